import { near } from "../../lib/cards/near.ts";
import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import { comparedBy, valuesFirst } from "../../lib/cards/sort.ts";
import { type SearchResult, search } from "../../lib/query/search.ts";
import type { Question } from "./question.ts";

/** Every card is rendered whole, so that it can be read without a script. Showing more would make the page slow. */
const AT_ONCE = { "": 24, list: 60 };

interface Found {
  readonly ok: true;
  readonly total: number;
  /** The query in words. */
  readonly says: string;
  /** The index of the first card that is shown. */
  readonly first: number;
  /** The most cards that a page shows. */
  readonly most: number;
  readonly shown: readonly PoolCard[];
  /** If none is found: the cards whose names are nearest to the words of the query. */
  readonly nearest: readonly PoolCard[];
}

export type CardsFound = Found | Extract<SearchResult<PoolCard>, { readonly ok: false }>;

/** The cards that a question finds, in the order that it asks for, as far as one page shows them. */
export function cardsFound(pool: Pool, { q, sort, view, cursor }: Question): CardsFound {
  const answer = search(pool, q);
  if (!answer.ok) return answer;
  const { found, says } = answer;
  const cards = sort === "" ? valuesFirst(pool, found) : [...found].sort(comparedBy(sort));
  const most = AT_ONCE[view];
  const first = Math.min(Number(cursor), Math.max(0, cards.length - 1));
  return {
    ok: true,
    total: cards.length,
    says,
    first,
    most,
    shown: cards.slice(first, first + most),
    nearest: nearestTo(pool, q, cards),
  };
}

/** Terms with a sign ask for no name. */
function nearestTo(pool: Pool, q: string, found: readonly PoolCard[]): readonly PoolCard[] {
  if (found.length > 0) return [];
  const words = q.split(/\s+/u).filter((word) => !/[:=<>()-]/u.test(word));
  const typed = words.join(" ").replaceAll('"', "");
  return typed === "" ? [] : near(pool, typed);
}
