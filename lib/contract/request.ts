import { z } from "zod";
import { listed } from "../core/phrases.ts";
import type { Line } from "../deck/place.ts";

export const MOST_LINES = 1000;
const word = z.string().min(1).max(80);

export const optionsSchema = z.record(word, z.number()).describe("Options of the format, such as points or vp.");
export const houseSchema = z
  .record(word, z.union([z.boolean(), z.number()], { error: "expected true, false or a number" }))
  .describe("House rules in force, by id.");
const line = z.tuple([z.string().max(200), z.number()], { error: 'expected a line such as ["Card name", 2]' });

export const deckSchema = z.strictObject({
  name: z.string().max(200).optional(),
  sections: z
    .record(z.string().max(80), z.array(line))
    .refine((sections) => Object.values(sections).reduce((sum, lines) => sum + lines.length, 0) <= MOST_LINES, {
      error: `a deck has at most ${MOST_LINES} lines`,
    })
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

/** What is posted to have a list or a code recognised. */
export const recogniseSchema = z.strictObject({ text: z.string().max(65_536) });

/** Reads what was posted; a text is told of as a text, a deck as a deck. */
export function readCheck(value: unknown): z.ZodSafeParseResult<z.infer<typeof checkSchema>> {
  const isText = typeof value === "object" && value !== null && "text" in value;
  return isText ? textSchema.safeParse(value) : postedDeckSchema.safeParse(value);
}

/** One line of `drydock check --jsonl`. */
export const lineSchema = z.strictObject({
  id: z.union([z.string().max(200), z.number()], { error: "expected a text of at most 200 characters or a number" }),
  game: word,
  ...heading,
  deck: deckSchema,
});

export type DeckRequest = z.infer<typeof deckSchema>;
/** The lines of a deck that came as JSON. */
export function deckLines({ sections }: DeckRequest): Line[] {
  const lines: Line[] = [];
  for (const [section, cards] of Object.entries(sections))
    for (const [name, count] of cards) lines.push({ section, name, count });
  return lines;
}

/** What is wrong with a request, one sentence for each fault. */
export function requestFaults(error: z.ZodError): { at: string; message: string }[] {
  return error.issues.map((issue) => ({ at: pathOf(issue.path), message: sentence(issue) }));
}

/** Where something stands in JSON: `deck.sections.main[0]`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((step, i) => (typeof step === "number" ? `[${step}]` : `${i > 0 ? "." : ""}${String(step)}`))
    .join("");
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "a boolean",
  array: "a list",
  object: "an object",
  record: "an object",
  undefined: "nothing",
  null: "null",
};

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `“${key.slice(0, 80)}”`);
    return `${listed(keys)} ${keys.length === 1 ? "is" : "are"} not expected here`;
  }
  if (issue.code === "invalid_type" && issue.message.startsWith("Invalid input")) {
    const got = /received (\w+)$/.exec(issue.message)?.[1] ?? "";
    return `expected ${TYPES[issue.expected] ?? issue.expected}, got ${TYPES[got] ?? got}`;
  }
  if (issue.code === "too_big" && issue.origin === "string") return `longer than ${issue.maximum} characters`;
  if (issue.code === "too_small" && issue.origin === "string") return "empty";
  return issue.message;
}
