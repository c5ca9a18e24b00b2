import type { Attribute } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { groupOf, hasAttribute, printed, valueAt } from "../core/look/card-view.ts";
import type { Pool, PoolCard } from "./pool.ts";

/** A way to group results, or to list them without groups. */
export interface Grouping {
  readonly id: string;
  readonly label: string;
}

/** A row of the results: the heading of a group with its number of cards, or a card with its index among all cards. */
export type Item =
  | { readonly heading: string; readonly cards: number }
  | { readonly entry: PoolCard; readonly place: number };

const AS_IN_DECKS = "deck";
const NOT = "none";

/**
 * The groupings of a game: first like its decks, then by the kind of card and by each attribute whose words its charts
 * count, and last none.
 */
export function groupingsOf(game: Game): readonly [Grouping, ...Grouping[]] {
  const charted = game.layout.charts.flatMap((chart) => (chart.as === "bars" ? [chart.attribute] : []));
  const names = new Set([game.kind, ...charted]);
  const own = game.attributes.filter(({ name }) => names.has(name));
  return [
    { id: AS_IN_DECKS, label: "as in decks" },
    ...own.map(({ name, label }) => ({ id: name, label })),
    { id: NOT, label: "none" },
  ];
}

/** Cards under the headings of their groups, behind `before` others. Within a group they keep their order. */
export function itemsBy({ game }: Pool, rows: readonly PoolCard[], grouping: string, before = 0): readonly Item[] {
  let place = before;
  if (grouping === NOT) return rows.map((entry) => ({ entry, place: ++place }));
  const rankOf = ranking(game, grouping);
  const groups = new Map<string, { readonly rank: number; readonly rows: PoolCard[] }>();
  for (const entry of rows) {
    const { heading, rank } = rankOf(entry);
    const group = groups.get(heading);
    if (group) group.rows.push(entry);
    else groups.set(heading, { rank, rows: [entry] });
  }
  return [...groups]
    .sort(([a, { rank }], [b, other]) => rank - other.rank || (a < b ? -1 : 1))
    .flatMap(([heading, group]): readonly Item[] => [
      { heading, cards: group.rows.length },
      ...group.rows.map((entry) => ({ entry, place: ++place })),
    ]);
}

interface GroupRank {
  readonly heading: string;
  /** Groups with the same rank are sorted by heading. */
  readonly rank: number;
}

function ranking(game: Game, grouping: string): (entry: PoolCard) => GroupRank {
  const attribute = game.attributes.find(({ name }) => name === grouping);
  if (grouping !== AS_IN_DECKS && attribute) return ({ card }) => rankByWord(game, card, attribute);
  return ({ card }) => {
    const { heading, order } = groupOf(game, card);
    return { heading, rank: order };
  };
}

/** Ranks a card by its words, in the order of the game's own list. A card without any comes last. */
function rankByWord(game: Game, card: PoolCard["card"], attribute: Attribute): GroupRank {
  const { name, label, shapes } = attribute;
  const { value } = valueAt(card, { attribute: name });
  const [shape] = shapes;
  const order = "of" in shape && Array.isArray(shape.of) ? shape.of : [];
  const last = order.length + 1;
  if (hasAttribute(game, card, attribute) && value === undefined)
    return { heading: printed(game.layout, `${label} not known`), rank: last + 1 };
  const words = [value ?? []].flat().map(String).sort();
  if (words.length === 0) return { heading: `No ${label}`, rank: last };
  const at = words.length === 1 ? order.indexOf(words[0]) : -1;
  return { heading: printed(game.layout, words), rank: at < 0 ? order.length : at };
}
