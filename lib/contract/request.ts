import { z } from "zod";
import type { Line } from "../deck/place.ts";

const word = z.string().min(1).max(80);

export const optionsSchema = z.record(word, z.number()).describe("Options of the format, such as points or vp.");
export const houseSchema = z.record(word, z.union([z.boolean(), z.number()])).describe("House rules in force, by id.");

export const deckSchema = z.strictObject({
  name: z.string().max(200).optional(),
  sections: z
    .record(z.string().max(80), z.array(z.tuple([z.string().max(200), z.number()])).max(1000))
    .describe("Cards with their counts, section by section."),
});

const heading = {
  format: word.optional(),
  options: optionsSchema.optional(),
  house: houseSchema.optional(),
};

const textSchema = z.strictObject({ ...heading, text: z.string().max(65_536) });
const postedDeckSchema = z.strictObject({ ...heading, deck: deckSchema });

/** What is posted to have one deck checked: a list as text, or a deck. */
export const checkSchema = z.union([textSchema, postedDeckSchema]);

/** Reads what was posted; a text is told of as a text, a deck as a deck. */
export function readCheck(value: unknown): z.ZodSafeParseResult<z.infer<typeof checkSchema>> {
  const isText = typeof value === "object" && value !== null && "text" in value;
  return isText ? textSchema.safeParse(value) : postedDeckSchema.safeParse(value);
}

/** One line of `drydock check --jsonl`. */
export const lineSchema = z.strictObject({
  id: z.union([z.string().max(200), z.number()]),
  game: word,
  ...heading,
  deck: deckSchema,
});

export type DeckRequest = z.infer<typeof deckSchema>;

/** The lines of a deck that came as JSON. */
export function deckLines(deck: DeckRequest): Line[] {
  return Object.entries(deck.sections).flatMap(([section, cards]) =>
    cards.map(([name, count]) => ({ section, name, count })),
  );
}

/** What is wrong with a request, one sentence for each fault. */
export function requestFaults(error: z.ZodError): { at: string; message: string }[] {
  return error.issues.map((issue) => ({
    at: issue.path.map(String).join("."),
    message: issue.message.replace(/^Invalid input: /, ""),
  }));
}
