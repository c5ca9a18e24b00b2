import type { Game } from "../core/game.ts";
import { memoPerKey } from "../core/memo.ts";
import type { QueryFault } from "./lexer.ts";
import { compile } from "./query.ts";
import type { Row } from "./rows.ts";

/** The cards of a game that are searched. */
interface Searchable<Entry> {
  readonly game: Game;
  readonly cards: readonly Entry[];
}

/** How many letters of card texts one query may search: at most about 50 ms of the server's time. */
const MOST_LETTERS = 40_000_000;

const lettersOf = memoPerKey((cards: readonly Row[]) =>
  cards.reduce((sum, { card }) => sum + (card.text?.length ?? 0), 0),
);

export type SearchResult<Entry> =
  | { readonly ok: true; readonly found: readonly Entry[]; readonly says: string }
  | { readonly ok: false; readonly faults: readonly Pick<QueryFault, "at" | "message">[] };

/** All cards that a query matches, in the order of the pool. A fault of the whole query is at -1. */
export function search<Entry extends Row>({ game, cards }: Searchable<Entry>, q: string): SearchResult<Entry> {
  const compiled = compile(game, q);
  if (!compiled.ok) return compiled;
  const { query } = compiled;
  if (query.textTerms * lettersOf(cards) > MOST_LETTERS) {
    const message = `The cards of ${game.name} have too much text for so many words at once. Ask for fewer words, or for names with name:word.`;
    return { ok: false, faults: [{ at: -1, message }] };
  }
  return { ok: true, found: query.in(cards), says: query.says };
}
