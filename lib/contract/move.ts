import { FREE } from "../core/table/move.ts";
import { listed } from "../core/words.ts";
import * as z from "./zod.ts";

const MOST = 999;
const LETTERS = 80;

/** Cards that nobody may see have numbers below 0. */
const card = z.int().min(-9999).max(9999);
const to = z.string().min(1).max(LETTERS);
const isLine = (text: string) => text.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

const ruledSchema = z.strictObject({ do: z.string().min(1).max(40), card: card.optional(), to: to.optional() });

const freeSchema = z.strictObject({
  free: z.enum(FREE),
  card: card.optional(),
  to: to.optional(),
  by: z.int().min(-MOST).max(MOST).optional(),
  text: z.string().max(LETTERS).refine(isLine).optional(),
  bottom: z.literal(true).optional(),
});

const backSchema = z.strictObject({ undo: z.literal(true) });
const againSchema = z.strictObject({ redo: z.literal(true) });

type PlayStep =
  | z.infer<typeof ruledSchema>
  | z.infer<typeof freeSchema>
  | z.infer<typeof backSchema | typeof againSchema>;

const FORMS = `{"do": …} with "card" and "to", {"free": …} with "card", "to", "by", "text" and "bottom", {"undo": true} or {"redo": true}.`;

/** What each field must be. */
const FIELDS: Readonly<Record<string, string>> = {
  free: listed(FREE, "or"),
  card: "the number of a card",
  to: `a word of at most ${LETTERS} letters`,
  by: `a whole number from -${MOST} to ${MOST}`,
  text: `one line of at most ${LETTERS} letters`,
  bottom: "true, or left out",
  undo: "true",
  redo: "true",
};

/** Reads a move, an undo or a redo from outside. A fault is one sentence. */
export function readStep(value: unknown): { ok: true; step: PlayStep } | { ok: false; why: string } {
  const has = (key: string) => typeof value === "object" && value !== null && Object.hasOwn(value, key);
  const schema = has("free") ? freeSchema : has("undo") ? backSchema : has("redo") ? againSchema : ruledSchema;
  const read = schema.safeParse(value);
  if (read.success) return { ok: true, step: read.data };
  const [issue] = read.error.issues;
  const isStrange = issue?.code === "unrecognized_keys";
  const at = isStrange ? (issue.keys[0]?.slice(0, 80) ?? "") : (issue?.path.join(".") ?? "");
  const field = !isStrange && Object.hasOwn(FIELDS, at) ? FIELDS[at] : undefined;
  const wanted = field === undefined ? FORMS : `“${at}” is ${field}.`;
  return { ok: false, why: `This is not a move${at === "" ? "" : ` (${at})`}: ${wanted}` };
}
