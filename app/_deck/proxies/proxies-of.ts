import type { Pool, PoolCard } from "../../../lib/cards/pool.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";

const ON_A_PAGE = 9;
/** How much one sheet draws: so many copies, and so many different cards, which cost the server's time. */
const MOST_COPIES = 20 * ON_A_PAGE;
const MOST_DIFFERENT = 80;

interface Proxy {
  readonly key: string;
  readonly entry: PoolCard;
}

interface Proxies {
  readonly pages: readonly (readonly Proxy[])[];
  /** The number of the first card among all of the deck, and of the last one. */
  readonly first: number;
  readonly last: number;
  readonly total: number;
  /** How many sheets hold the whole deck. */
  readonly sheets: number;
}

/**
 * The cards of a deck in pages, every copy or one of each card. A deck that is too large for one sheet has several.
 * Lines that name no card are left out.
 */
export function proxiesOf(pool: Pool, deck: Pick<Deck, "entries">, isOneEach: boolean, sheet = 1): Proxies {
  const own: Proxy[] = [];
  let [at, copies, different] = [1, 0, 0];
  let [total, last] = [0, 0];
  for (const { section, card, count } of deck.entries) {
    const entry = pool.of(card);
    for (let copy = 0; copy < (isOneEach ? 1 : count); copy++) {
      if (copies === MOST_COPIES || (copy === 0 && different === MOST_DIFFERENT))
        [at, copies, different] = [at + 1, 0, 0];
      if (copies === 0 || copy === 0) different++;
      copies++;
      total++;
      if (at !== sheet) continue;
      own.push({ key: `${section} ${entry.label} ${copy}`, entry });
      last = total;
    }
  }
  const pages = Array.from({ length: Math.ceil(own.length / ON_A_PAGE) }, (_, page) =>
    own.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );
  return { pages, first: last - own.length + 1, last, total, sheets: at };
}
