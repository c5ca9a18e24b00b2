import { listed } from "../core/words.ts";
import { type Line, MOST_LINES } from "../deck/place.ts";
import { pathOf } from "./json-path.ts";
import * as z from "./zod.ts";

/** The most options, house rules or sections that a request may name. No game has as many. */
const MOST_KEYS = 200;

const TOO_MANY_LINES = `a deck has at most ${MOST_LINES} lines`;

export const word = z.string().min(1).max(80);

export const optionsSchema = z.record(word, z.number()).describe("Options of the format, such as points or vp.");
export const houseSchema = z
  .record(word, z.union([z.boolean(), z.number()], { error: "expected true, false or a number" }))
  .describe("House rules in force, by id.");
export const line = z.tuple([z.string().max(200), z.number()], { error: 'expected a line such as ["Card name", 2]' });

export const deckSchema = z.strictObject({
  name: z.string().max(200).optional(),
  sections: z
    .record(z.string().max(80), z.array(line))
    .refine((sections) => Object.values(sections).reduce((sum, lines) => sum + lines.length, 0) <= MOST_LINES, {
      error: TOO_MANY_LINES,
    })
    .describe("Cards with their counts, section by section."),
});

export const settings = {
  format: word.optional(),
  options: optionsSchema.optional(),
  house: houseSchema.optional(),
};

export const textSchema = z.strictObject({ ...settings, text: z.string().max(65_536) });

/** The most card sets that a deck is checked with. Each may hold thousands of cards. */
export const MOST_SETS = 4;
const sets = z
  .array(word)
  .max(MOST_SETS, `more than ${MOST_SETS} card sets`)
  .optional()
  .describe("Ids of card sets that are saved on this server. Their cards lie over the others, the last set on top.");
/** A list as text, or a deck, with what it is judged by. */
export const checkFields = {
  text: { ...textSchema.shape, sets },
  deck: { ...settings, sets, deck: deckSchema },
};
const postedTextSchema = z.strictObject(checkFields.text);
const postedDeckSchema = z.strictObject(checkFields.deck);

/** What is posted to check one deck: a list as text, or a deck. */
export const checkSchema = z.union([postedTextSchema, postedDeckSchema]);

export type CheckRequest = z.infer<typeof checkSchema>;

/** What is posted to recognise a list or a code. */
export const recogniseSchema = z.strictObject({ text: z.string().max(65_536) });

/** A request that was read, or everything that is wrong with it. */
export type ReadRequest<T> =
  | { readonly ok: true; readonly asked: T }
  | { readonly ok: false; readonly faults: readonly { readonly at: string; readonly message: string }[] };

/** Reads a request by its schema. A request that is too large is rejected before its parts are examined. */
export function readAs<T>(schema: z.ZodType<T>, value: unknown): ReadRequest<T> {
  const fault = overfull(value);
  if (fault) return { ok: false, faults: [fault] };
  const parsed = schema.safeParse(value, { error: sentence });
  if (parsed.success) return { ok: true, asked: parsed.data };
  return { ok: false, faults: parsed.error.issues.map(({ path, message }) => ({ at: pathOf(path), message })) };
}

/** Reads a request to check a deck. */
export function readCheck(value: unknown): ReadRequest<CheckRequest> {
  return readEither(postedTextSchema, postedDeckSchema, value);
}

/** Reads a request with a list or a deck. Faults are described for the form that was sent. */
export function readEither<T, D>(text: z.ZodType<T>, deck: z.ZodType<D>, value: unknown): ReadRequest<T | D> {
  return isObject(value) && "text" in value ? readAs(text, value) : readAs(deck, value);
}

/** The parts of a request that are longer than allowed, found before anything is read. */
function overfull(value: unknown): { at: string; message: string } | undefined {
  if (!isObject(value)) return undefined;
  const sections = isObject(value.deck) ? value.deck.sections : undefined;
  for (const [at, part] of Object.entries({ options: value.options, house: value.house, "deck.sections": sections })) {
    if (isObject(part) && Object.keys(part).length > MOST_KEYS)
      return { at, message: `more than ${MOST_KEYS} entries` };
  }
  if (!isObject(sections)) return undefined;
  const lines = Object.values(sections).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  return lines > MOST_LINES ? { at: "deck.sections", message: TOO_MANY_LINES } : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const lineId = z.union([z.string().max(200), z.number()], {
  error: "expected a text of at most 200 characters or a number",
});

/** One line of `drydock check --jsonl` with a list, a code or an address of a deck as text. */
export const textLineSchema = z.strictObject({
  id: lineId,
  game: word.optional(),
  ...settings,
  text: z.string().max(65_536),
});

/** One line of `drydock check --jsonl` with a deck. */
export const lineSchema = z.strictObject({
  id: lineId,
  game: word,
  ...settings,
  deck: deckSchema,
});

export type DeckRequest = z.infer<typeof deckSchema>;
/** The lines of a deck that was sent as JSON. */
export function deckLines({ sections }: DeckRequest): Line[] {
  const lines: Line[] = [];
  for (const [section, cards] of Object.entries(sections))
    for (const [name, count] of cards) lines.push({ section, name, count });
  return lines;
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

/** A fault in a sentence, or nothing where the schema has words of its own. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `“${key.slice(0, 80)}”`);
    return `${listed(keys)} ${keys.length === 1 ? "is" : "are"} not expected here`;
  }
  if (issue.code === "invalid_type") {
    const got = typeOf(issue.input);
    return `expected ${TYPES[issue.expected] ?? issue.expected}, got ${TYPES[got] ?? got}`;
  }
  if (issue.code === "too_big" && issue.origin === "string") return `longer than ${issue.maximum} characters`;
  if (issue.code === "too_small" && issue.origin === "string") return "empty";
  return undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
