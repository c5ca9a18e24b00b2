import { z } from "zod";

const card = z.int().min(0).max(9999);
const to = z.string().min(1).max(80);

const ruledSchema = z.strictObject({ do: z.string().min(1).max(40), card: card.optional(), to: to.optional() });

const freeSchema = z.strictObject({
  free: z.enum(["move", "counter", "exhaust", "ready", "turn", "note", "reveal", "look", "search", "shuffle"]),
  card: card.optional(),
  to: to.optional(),
  by: z.int().min(-999).max(999).optional(),
  text: z.string().max(80).optional(),
  bottom: z.literal(true).optional(),
});

const backSchema = z.strictObject({ undo: z.literal(true) });
const againSchema = z.strictObject({ redo: z.literal(true) });

type Step = z.infer<typeof ruledSchema> | z.infer<typeof freeSchema> | z.infer<typeof backSchema | typeof againSchema>;

/** Reads a move, or a step back or forth, as it came; a fault is one sentence. */
export function readStep(value: unknown): { ok: true; step: Step } | { ok: false; why: string } {
  const has = (key: string) => typeof value === "object" && value !== null && Object.hasOwn(value, key);
  const schema = has("free") ? freeSchema : has("undo") ? backSchema : has("redo") ? againSchema : ruledSchema;
  const read = schema.safeParse(value);
  if (read.success) return { ok: true, step: read.data };
  const [issue] = read.error.issues;
  const at = issue?.code === "unrecognized_keys" ? (issue.keys[0]?.slice(0, 80) ?? "") : (issue?.path.join(".") ?? "");
  return {
    ok: false,
    why: `This is no move${at === "" ? "" : ` (${at})`}: {"do": …} with "card" and "to", {"free": …}, {"undo": true} or {"redo": true}.`,
  };
}
