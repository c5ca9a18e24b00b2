import { z } from "zod";
import type { Pool } from "../../lib/cards/pool.ts";
import type { cardsSchema, Problem } from "../../lib/contract/answers.ts";
import { compile } from "../../lib/query/query.ts";

const paging = z.strictObject({
  q: z.string().max(256).default(""),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

type Answer =
  | { ok: true; value: z.input<typeof cardsSchema> }
  | { ok: false; detail: string; errors: NonNullable<Problem["errors"]> };

/** A page of the cards that a query matches. */
export function cardsAnswer(pool: Pool, search: URLSearchParams): Answer {
  const asked = paging.safeParse(Object.fromEntries(search));
  if (!asked.success) {
    const errors = asked.error.issues.map(({ path, message }) => ({ at: path.join("."), message }));
    return {
      ok: false,
      detail:
        "A search takes q of at most 256 characters, a limit from 1 to 200, and the cursor that the page before gave.",
      errors,
    };
  }
  const { q, limit, cursor } = asked.data;
  const query = compile(pool.game, q);
  if (!query.ok) {
    const errors = query.faults.map(({ at, message }) => ({ at: `q, character ${at + 1}`, message }));
    return { ok: false, detail: errors[0]?.message ?? "The question is not understood.", errors };
  }
  const found = pool.cards.filter((row) => query.query.matches(row));
  const cards = found.slice(cursor, cursor + limit).map(({ card, label, set }) => ({ ...card, label, set }));
  const next = cursor + limit < found.length ? { next: String(cursor + limit) } : {};
  return { ok: true, value: { total: found.length, says: query.query.says, cards, ...next } };
}
