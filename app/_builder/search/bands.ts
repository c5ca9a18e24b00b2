import type { Item } from "../../../lib/cards/groupings.ts";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf } from "../../../lib/core/look/card-view.ts";

type Heading = Extract<Item, { readonly heading: string }>;
type Card = Extract<Item, { readonly entry: PoolCard }>;

/** What stands side by side in the results: a heading, or as many cards as there are columns. */
export type Band = { readonly heading: Heading } | { readonly cards: readonly [Card, ...Card[]] };

/** The results as bands. A list has one column. */
export function bandsOf(items: readonly Item[], columns: number): readonly Band[] {
  const bands: ({ heading: Heading } | { cards: [Card, ...Card[]] })[] = [];
  for (const item of items) {
    const last = bands.at(-1);
    if ("heading" in item) bands.push({ heading: item });
    else if (last && "cards" in last && last.cards.length < columns) last.cards.push(item);
    else bands.push({ cards: [item] });
  }
  return bands;
}

/** Cards that all lie across need no room for one that stands. */
export function isWide(game: Game, band: Band): boolean {
  return "cards" in band && band.cards.every(({ entry }) => faceOf(game, entry.card).shape === "wide");
}

/** Where a card stands: its band, and its column there. */
export function placeIn(bands: readonly Band[], label: string): { readonly at: number; readonly column: number } {
  for (const [at, band] of bands.entries()) {
    const column = "cards" in band ? band.cards.findIndex(({ entry }) => entry.label === label) : -1;
    if (column >= 0) return { at, column };
  }
  return { at: -1, column: 0 };
}

/** The card above or below another one, or that before or behind it. */
export function besides(bands: readonly Band[], label: string, isBack: boolean, isAcross: boolean): string | undefined {
  const rows = bands.flatMap((band) => ("cards" in band ? [band.cards.map(({ entry }) => entry.label)] : []));
  const by = isBack ? -1 : 1;
  if (isAcross) {
    const all = rows.flat();
    return all[all.indexOf(label) + by];
  }
  const at = rows.findIndex((row) => row.includes(label));
  const next = rows[at + by];
  return next?.[Math.min(rows[at]?.indexOf(label) ?? 0, next.length - 1)];
}
