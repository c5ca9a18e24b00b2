import type { Pool, PoolCard } from "../../../../lib/cards/pool.ts";
import type { Deck } from "../../../../lib/core/judge/deck.ts";

const ON_A_PAGE = 9;
const MOST_PAGES = 20;

interface Proxy {
  readonly key: string;
  readonly entry: PoolCard;
}

interface Proxies {
  readonly pages: readonly (readonly Proxy[])[];
  readonly shown: number;
  /** How many more cards there are than a sheet holds. */
  readonly left: number;
}

/** The cards of a deck in pages, every copy or one of each card. Lines that name no card are left out. */
export function proxiesOf(pool: Pool, deck: Pick<Deck, "entries">, isOneEach: boolean): Proxies {
  const all: Proxy[] = [];
  const most = MOST_PAGES * ON_A_PAGE;
  let total = 0;
  for (const { section, card, count } of deck.entries) {
    const copies = isOneEach ? 1 : count;
    total += copies;
    const entry = pool.of(card);
    for (let copy = 0; copy < copies && all.length < most; copy++)
      all.push({ key: `${section} ${entry.label} ${copy}`, entry });
  }
  const pages = Array.from({ length: Math.ceil(all.length / ON_A_PAGE) }, (_, page) =>
    all.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );
  return { pages, shown: all.length, left: total - all.length };
}
