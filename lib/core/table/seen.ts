// The state of a table as one side sees it, for people and scripts: without dice, and where a card is not known, its place
// and a number that tells nothing.
import type { Card } from "../card/card.ts";
import type { Player } from "./board.ts";
import { UNKNOWN } from "./frame.ts";
import type { Goldfish } from "./goldfish.ts";
import type { Move, Ruled } from "./move.ts";
import { type CardState, cardState, type State, stateOf } from "./state.ts";
import type { Table } from "./table.ts";

type SeenState = Omit<State, "dice" | "stack"> & { readonly moves: readonly Ruled[] };

/** A word of a move that names a card, or a place on one: `#12`, `under:12`. */
const OF_CARD = /^(#|[a-z]+:)(-?\d+)$/;

/** What a side sees of a table: the cards of each zone, and the numbers of those that it does not know. */
export interface Sight {
  readonly zones: readonly (readonly number[])[];
  readonly numbers: ReadonlyMap<number, number>;
}

export function sightOf<C extends Card>(table: Table<C>, by: Player): Sight {
  const all = Array.from({ length: table.under(table.size) }, (_, zone) => inSeenOrder(table, zone, by));
  const inZones = all.slice(0, table.index.spots.length);
  return { zones: all, numbers: numbered(inZones, (id) => !table.isKnownTo(by, id)) };
}

/** The numbers of cards that a side does not know, from -1 down in the order of their places. */
export function numbered(zones: Sight["zones"], isHidden: (id: number) => boolean): ReadonlyMap<number, number> {
  return new Map(zones.flatMap((cards) => cards.filter(isHidden)).map((id, at) => [id, -1 - at]));
}

/** The cards of a zone, in no order where a side knows the cards but not how they lie: those of its own deck. */
function inSeenOrder<C extends Card>(table: Table<C>, zone: number, by: Player): readonly number[] {
  const cards = table.in(zone);
  const spot = table.index.spots[zone];
  if (!spot?.isPile || spot.isUp) return cards.slice();
  const isStirred = (id: number) => table.isKnownTo(by, id) && !table.isKnown(id, by);
  const stirred = cards
    .filter(isStirred)
    .toSorted((a, b) => a - b)
    .values();
  return cards.map((id) => (isStirred(id) ? (stirred.next().value ?? id) : id));
}

/** A card as a side sees it: one that it does not know has no name and no past. */
export function seenCard<C extends Card>(
  table: Table<C>,
  card: CardState,
  numbers: ReadonlyMap<number, number>,
): CardState {
  const zone = renumbered(table, card.zone, numbers);
  const id = numbers.get(card.id);
  if (id === undefined) return { ...card, zone };
  const { faceUp, exhausted, counters } = card;
  return { id, name: UNKNOWN, zone, faceUp, exhausted, counters };
}

function renumbered<C extends Card>(table: Table<C>, to: string, numbers: ReadonlyMap<number, number>): string {
  const [, head = "", id] = OF_CARD.exec(to) ?? [];
  const isOnCard = head === "#" || Number(id) < 0 || table.zone(to) >= table.under(0);
  return id !== undefined && isOnCard ? `${head}${numbers.get(Number(id)) ?? id}` : to;
}

/** A move with other numbers of cards. */
export function withNumbers<C extends Card, M extends Move>(
  table: Table<C>,
  move: M,
  numbers: ReadonlyMap<number, number>,
): M {
  return {
    ...move,
    ...(move.card !== undefined && { card: numbers.get(move.card) ?? move.card }),
    ...(move.to !== undefined && { to: renumbered(table, move.to, numbers) }),
  };
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
  const { zones, numbers } = sightOf(table, by);
  const words = [...new Set(moves.map((move) => move.do))];
  const byWords = (a: Ruled, b: Ruled) => words.indexOf(a.do) - words.indexOf(b.do);
  const { dice: _, stack: __, ...state } = stateOf(goldfish, table);
  const cards = zones.flatMap((ids, zone) => ids.map((id) => cardState(table, id, zone, by)));
  return {
    ...state,
    cards: cards.map((card) => seenCard(table, card, numbers)),
    // The order in which they are found may tell how a deck lies.
    moves: moves
      .map((move) => withNumbers(table, move, numbers))
      .toSorted((a, b) => byWords(a, b) || (a.card ?? 0) - (b.card ?? 0) || byPlace(a, b)),
  };
}

/** A move as the table knows it, from the numbers that a side sees. */
export function unseen<C extends Card>(table: Table<C>, move: Move, by: Player = table.person): Move {
  const ids = new Map([...sightOf(table, by).numbers].map(([id, number]) => [number, id]));
  return withNumbers(table, move, ids);
}
