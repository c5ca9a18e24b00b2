// What the API plays: a deck as for a check, and a trial with the words of its address.
import { checkFields, type ReadRequest, readEither } from "./request.ts";
import * as z from "./zod.ts";

/** A server plays no more for one call, and so many if nobody says how many. */
export const SERVED = { most: 1000, usual: 200 } as const;

const trialFields = {
  ask: z
    .array(z.string().max(40))
    .max(6)
    .optional()
    .describe("Goals: “won”, “won@8”, or a measure that is reached, such as “income>=20@3”."),
  games: z
    .int()
    .min(50)
    .max(SERVED.most)
    .optional()
    .describe(
      `How many games. The default is ${SERVED.usual}. After 20 seconds, the answer is of those that were played.`,
    ),
  turns: z.int().min(1).max(60).optional().describe("A game is stopped after so many turns. The default is 30."),
  seed: z.string().max(64).optional(),
  opposite: z.string().max(80).optional().describe("Who is opposite, by its word."),
  order: z.string().max(80).optional().describe("The autopilot’s lines in another order: “4.2.-7”."),
};

const textSchema = z.strictObject({ ...checkFields.text, ...trialFields });
const deckSchema = z.strictObject({ ...checkFields.deck, ...trialFields });
/** What is posted to play a deck many times. */
export const trialsSchema = z.union([textSchema, deckSchema]);

export type TrialsRequest = z.infer<typeof trialsSchema>;

export function readTrials(value: unknown): ReadRequest<TrialsRequest> {
  return readEither(textSchema, deckSchema, value);
}

const share = { from: z.number(), to: z.number() };

export const trialAnswerSchema = z.object({
  trial: z.looseObject({
    seed: z.string(),
    games: z.int(),
    turns: z.int(),
    opposite: z.string().nullable(),
    pilot: z.string(),
    deck: z.string().describe("The name of the deck."),
    release: z
      .string()
      .describe("The release of Drydock whose rules were played by. A “+” behind it means a build that is none."),
    fingerprint: z.string().describe("Of the cards with format and options, and behind a dot of their texts too."),
    table: z.int().describe("The release as one number, which only grows: 0.3.0 is 300."),
  }),
  asked: z.string().describe("The trial as the parameters of a measuring page’s address."),
  results: z.object({
    won: z.int(),
    lost: z.int(),
    ended: z.int(),
    open: z.int(),
    stuck: z.int().describe("Of the open ones, those that went on and on within one turn."),
  }),
  goals: z.array(
    z.object({
      goal: z.string(),
      says: z.string(),
      hits: z.int(),
      of: z.int(),
      byTurn: z.array(z.int()).describe("In how many games it was reached by the end of each turn."),
      missed: z.array(
        z.looseObject({ says: z.string(), count: z.int(), games: z.array(z.int()).describe("A few that show it.") }),
      ),
      ...share,
    }),
  ),
  measures: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      better: z.enum(["more", "less"]),
      byTurn: z.array(
        z.object({
          turn: z.int(),
          of: z.int().describe("The games still played then."),
          mean: z.number(),
          low: z.number(),
          high: z.number(),
          ...share,
        }),
      ),
    }),
  ),
});
