// The state of a table as one side sees it, for people and scripts: without dice, and where a card is not known, its place
// and a number that tells nothing.
import type { Card } from "../card/card.ts";
import type { Player } from "./board.ts";
import type { Goldfish } from "./goldfish.ts";
import type { Move, Ruled } from "./move.ts";
import { type CardState, type State, stateOf } from "./state.ts";
import type { Table } from "./table.ts";

type SeenState = Omit<State, "dice" | "stack"> & { readonly moves: readonly Ruled[] };

const UNKNOWN = "A face-down card";
/** A word of a move that names a card, or a place on one: `#12`, `under:12`. */
const OF_CARD = /^(#|[a-z]+:)(-?\d+)$/;

/** The numbers of the cards that a side does not know, from -1 down in the order of their places. */
function hiddenNumbers<C extends Card>(table: Table<C>, by: Player): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const zone of table.index.spots.keys())
    for (const id of table.in(zone)) if (!table.isKnownTo(by, id)) numbers.set(id, -1 - numbers.size);
  return numbers;
}

/** The cards of a zone, in no order where a side knows the cards but not how they lie: those of its own deck. */
function inSeenOrder<C extends Card>(table: Table<C>, cards: readonly CardState[], by: Player): readonly CardState[] {
  const isStirred = ({ id }: CardState) => {
    const spot = table.index.spots[table.zoneOf(id)];
    return spot?.isPile === true && !spot.isUp && table.isKnownTo(by, id) && !table.isKnown(id, by);
  };
  const stirred = Map.groupBy(cards.filter(isStirred), ({ zone }) => zone);
  const next = new Map([...stirred].map(([zone, all]) => [zone, all.toSorted((a, b) => a.id - b.id).values()]));
  return cards.map((card) => (isStirred(card) ? (next.get(card.zone)?.next().value ?? card) : card));
}

function renumbered<C extends Card>(table: Table<C>, to: string, of: (id: number) => number): string {
  const [, head = "", id] = OF_CARD.exec(to) ?? [];
  const isOnCard = head === "#" || Number(id) < 0 || table.zone(to) >= table.under(0);
  return id !== undefined && isOnCard ? `${head}${of(Number(id))}` : to;
}

const IN_NUMBERS = new Intl.Collator("en", { numeric: true });
const byPlace = (a: Ruled, b: Ruled) => IN_NUMBERS.compare(a.to ?? "", b.to ?? "");

/** The state and the moves that are allowed, as a side sees them. */
export function seenBy<C extends Card>(
  goldfish: Goldfish<C>,
  table: Table<C>,
  moves: readonly Ruled[],
  by: Player = table.person,
): SeenState {
  const numbers = hiddenNumbers(table, by);
  const number = (id: number) => numbers.get(id) ?? id;
  const seen = (move: Ruled): Ruled => ({
    ...move,
    ...(move.card !== undefined && { card: number(move.card) }),
    ...(move.to !== undefined && { to: renumbered(table, move.to, number) }),
  });
  const words = [...new Set(moves.map((move) => move.do))];
  const byWords = (a: Ruled, b: Ruled) => words.indexOf(a.do) - words.indexOf(b.do);
  const { dice: _, stack: __, cards, ...state } = stateOf(goldfish, table);
  return {
    ...state,
    cards: inSeenOrder(table, cards, by).map((card) => {
      const zone = renumbered(table, card.zone, number);
      const id = numbers.get(card.id);
      if (id === undefined) return { ...card, zone };
      const { faceUp, exhausted, counters } = card;
      return { id, name: UNKNOWN, zone, faceUp, exhausted, counters };
    }),
    // The order in which they are found may tell how a deck lies.
    moves: moves.map(seen).toSorted((a, b) => byWords(a, b) || (a.card ?? 0) - (b.card ?? 0) || byPlace(a, b)),
  };
}

/** A move as the table knows it, from the numbers that a side sees. */
export function unseen<C extends Card>(table: Table<C>, move: Move, by: Player = table.person): Move {
  const ids = new Map([...hiddenNumbers(table, by)].map(([id, number]) => [number, id]));
  const idOf = (number: number) => ids.get(number) ?? number;
  return {
    ...move,
    ...(move.card !== undefined && { card: idOf(move.card) }),
    ...(move.to !== undefined && { to: renumbered(table, move.to, idOf) }),
  };
}
