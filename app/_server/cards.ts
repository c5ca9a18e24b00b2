import { z } from "zod";
import type { Pool } from "../../lib/cards/pool.ts";
import type { cardsSchema, Problem } from "../../lib/contract/answers.ts";
import { search } from "../../lib/query/search.ts";

const number = z
  .string()
  .regex(/^\d{1,7}$/, "expected a whole number")
  .transform(Number);
const paging = z.object({
  q: z.string().max(256, "longer than 256 characters").default(""),
  limit: number.pipe(z.int().min(1, "expected 1 to 200").max(200, "expected 1 to 200")).default(50),
  cursor: number.default(0),
});

type CardsResult =
  | { ok: true; value: z.input<typeof cardsSchema> }
  | { ok: false; detail: string; errors: NonNullable<Problem["errors"]> };

/** A page of the cards that a query matches. */
export function cardsResult(pool: Pool, asked: URLSearchParams): CardsResult {
  const read = paging.safeParse(Object.fromEntries(asked));
  const strange = [...asked.keys()].filter(
    (name, i, all) => !Object.hasOwn(paging.shape, name) || all.indexOf(name) < i,
  );
  if (!read.success || strange.length > 0) {
    const wrong = (read.error?.issues ?? []).map(({ path, message }) => ({ at: path.join("."), message }));
    const more = strange.map((name) => ({ at: name.slice(0, 80), message: "not expected here, or not twice" }));
    return {
      ok: false,
      detail:
        "A search takes q of at most 256 characters, a limit from 1 to 200, and the cursor from the previous page.",
      errors: [...wrong, ...more],
    };
  }
  const { q, limit, cursor } = read.data;
  const answer = search(pool, q);
  if (!answer.ok) {
    const errors = answer.faults.map(({ at, message }) => ({ at: at < 0 ? "q" : `q, character ${at + 1}`, message }));
    return { ok: false, detail: errors[0]?.message ?? "The search could not be understood.", errors };
  }
  const { found, says } = answer;
  const cards = found.slice(cursor, cursor + limit).map(({ card, label, set }) => ({ ...card, label, set }));
  const next = cursor + limit < found.length ? { next: String(cursor + limit) } : {};
  return { ok: true, value: { total: found.length, says, cards, ...next } };
}
