import * as z from "./zod.ts";

const cite = z.object({ rulebook: z.string(), part: z.string(), page: z.int().optional() });

const sectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().optional(),
  kinds: z.array(z.string()).optional(),
  optional: z.boolean().optional(),
});

export const gameSchema = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  rulebook: z.string(),
  sections: z.array(sectionSchema),
  formats: z.array(z.object({ id: z.string(), name: z.string(), says: z.string() })),
  options: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      says: z.string(),
      default: z.int(),
      min: z.int(),
      max: z.int(),
      formats: z.array(z.string()).optional(),
    }),
  ),
  house: z.array(z.object({ id: z.string(), says: z.string(), upTo: z.int().optional() })),
  rules: z.array(
    z.object({
      id: z.string(),
      says: z.string(),
      cite,
      formats: z.array(z.string()).optional(),
      house: z.string().optional(),
      advice: z.boolean().optional().describe("The rule only advises and does not affect the verdict."),
    }),
  ),
  readings: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      of: z.literal("table").optional().describe("It is about playing at a table and does not affect verdicts."),
      formats: z.array(z.string()).optional(),
      house: z.string().optional(),
    }),
  ),
});

export const gamesSchema = z.object({ games: z.array(gameSchema) });

const edit = z.object({ section: z.string(), card: z.string(), by: z.int() });
const house = z.record(z.string(), z.union([z.boolean(), z.number()]));

export const verdictSchema = z.object({
  game: z.string(),
  format: z.string(),
  options: z.record(z.string(), z.number()),
  house,
  name: z.string().optional(),
  status: z.enum(["legal", "illegal", "undetermined"]),
  counts: z.record(z.string(), z.number()),
  findings: z.array(
    z.object({
      rule: z.string(),
      severity: z.enum(["error", "unknown", "advice"]),
      section: z.string().optional(),
      line: z.int().optional().describe("The line of the list that could not be read."),
      message: z.string(),
      cards: z.array(z.object({ name: z.string(), count: z.number(), section: z.string() })),
      cite,
      fixes: z.array(
        z.object({ label: z.string(), edits: z.array(edit), house: house.optional(), format: z.string().optional() }),
      ),
    }),
  ),
  moreFindings: z.int().optional().describe("How many findings are left out. An answer holds at most 200."),
  held: z.array(z.object({ rule: z.string(), cite })),
  readings: z.array(z.object({ id: z.string(), text: z.string() })),
  code: z.string().nullable(),
  reading: z
    .object({
      guessed: z.array(z.object({ line: z.int(), text: z.string(), as: z.string() })),
      notUnderstood: z.array(z.object({ line: z.int(), text: z.string(), why: z.string() })),
    })
    .optional(),
});

export const recognisedSchema = z.union([
  z.object({ recognised: z.literal(true), verdict: verdictSchema }),
  z.object({ recognised: z.literal(false), why: z.string() }),
]);

export const cardsSchema = z.object({
  total: z.int(),
  says: z.string().describe("What was understood of the query."),
  cards: z.array(z.looseObject({ name: z.string(), label: z.string(), set: z.string() })),
  next: z.string().optional().describe("The cursor of the next page, if there is one."),
});

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(z.object({ at: z.string(), message: z.string() })).optional(),
  moreErrors: z.int().optional().describe("How many faults are left out. An answer holds at most 50."),
});

export type Problem = z.infer<typeof problemSchema>;
