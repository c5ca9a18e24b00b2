import { z } from "zod";
import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import type { cardsSchema, Problem } from "../../lib/contract/answers.ts";
import { keptPer } from "../../lib/core/kept-per.ts";
import type { QueryFault } from "../../lib/query/lexer.ts";
import { compile } from "../../lib/query/query.ts";

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

/** How many letters of card texts one query may search: at most about 50 ms of the server's time. */
const MOST_LETTERS = 40_000_000;

const lettersOf = keptPer((pool: Pool) => pool.cards.reduce((sum, { card }) => sum + (card.text?.length ?? 0), 0));

type Searched =
  | { readonly ok: true; readonly found: readonly PoolCard[]; readonly says: string }
  | { readonly ok: false; readonly faults: readonly Pick<QueryFault, "at" | "message">[] };

/** All cards that a query matches, in the order of the pool. A fault of the whole query is at -1. */
export function searched(pool: Pool, q: string): Searched {
  const compiled = compile(pool.game, q);
  if (!compiled.ok) return compiled;
  const { query } = compiled;
  if (query.textTerms * lettersOf(pool) > MOST_LETTERS) {
    const message = `The cards of ${pool.game.name} have too much text for so many words at once. Ask for fewer words, or for names with name:word.`;
    return { ok: false, faults: [{ at: -1, message }] };
  }
  return { ok: true, found: query.in(pool.cards), says: query.says };
}

/** A page of the cards that a query matches. */
export function cardsResult(pool: Pool, search: URLSearchParams): CardsResult {
  const asked = paging.safeParse(Object.fromEntries(search));
  const strange = [...search.keys()].filter(
    (name, i, all) => !Object.hasOwn(paging.shape, name) || all.indexOf(name) < i,
  );
  if (!asked.success || strange.length > 0) {
    const wrong = (asked.error?.issues ?? []).map(({ path, message }) => ({ at: path.join("."), message }));
    const more = strange.map((name) => ({ at: name.slice(0, 80), message: "not expected here, or not twice" }));
    return {
      ok: false,
      detail:
        "A search takes q of at most 256 characters, a limit from 1 to 200, and the cursor from the previous page.",
      errors: [...wrong, ...more],
    };
  }
  const { q, limit, cursor } = asked.data;
  const answer = searched(pool, q);
  if (!answer.ok) {
    const errors = answer.faults.map(({ at, message }) => ({ at: at < 0 ? "q" : `q, character ${at + 1}`, message }));
    return { ok: false, detail: errors[0]?.message ?? "The search could not be understood.", errors };
  }
  const { found, says } = answer;
  const cards = found.slice(cursor, cursor + limit).map(({ card, label, set }) => ({ ...card, label, set }));
  const next = cursor + limit < found.length ? { next: String(cursor + limit) } : {};
  return { ok: true, value: { total: found.length, says, cards, ...next } };
}
