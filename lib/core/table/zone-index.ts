import type { Card } from "../card/card.ts";
import type { Board, Dealt, Player, Zone } from "./board.ts";

/** How cards lie in a zone. */
export interface Lie {
  readonly isPile: boolean;
  readonly isPlay: boolean;
  readonly isUp: boolean;
}

interface ZoneSlot extends Lie {
  readonly name: string;
  /** The player does not see what lies face down here. */
  readonly isSecret: boolean;
  readonly zone: Zone;
}

type Cards<C extends Card> = readonly Dealt<C>[];

/** Cards as they lie before the setup: the cards of each zone, and the zone of each card. */
interface Deal {
  readonly zones: readonly (readonly number[] | undefined)[];
  readonly zoneOf: readonly number[];
}

/** The zones of a board by number and name, computed once for all its tables. */
export class ZoneIndex<C extends Card = Card> {
  readonly spots: readonly ZoneSlot[];
  /** The zone that each one stands for while the other side acts, and the same of counters. */
  readonly mirroredZones: readonly number[];
  readonly mirroredCounters: readonly number[];
  /** Whose each zone is, by its number: undefined for what lies between the sides. */
  readonly sides: readonly (Player | undefined)[];
  readonly #board: Board<C>;
  readonly #numbers = new Map<string, number>();
  readonly #deals = new WeakMap<Cards<C>, Deal>();
  readonly #owners = new WeakMap<Cards<C>, readonly Player[]>();

  constructor(board: Board<C>) {
    this.#board = board;
    this.spots = board.zones.flatMap(slotsOf);
    for (const [number, { name }] of this.spots.entries()) this.#numbers.set(name, number);
    const { zones = [], counters = [] } = board.mirror ?? {};
    const spot = (id: string) => this.spots.findIndex(({ zone }) => zone.id === id);
    const counter = (id: string) => board.counters.findIndex((one) => one.id === id);
    const pairs = zones.flatMap(([mine, theirs]) => this.#slotPairs(spot(mine), spot(theirs)));
    this.mirroredZones = swapped(this.spots.length, pairs);
    const sides = new Map(pairs.flatMap((pair) => pair.map((zone, side) => [zone, side as Player])));
    this.sides = this.spots.map((_, zone) => sides.get(zone));
    this.mirroredCounters = swapped(
      board.counters.length,
      counters.map(([mine, theirs]) => [counter(mine), counter(theirs)]),
    );
  }

  /** The slots of two zones, one by one. */
  #slotPairs(mine: number, theirs: number): readonly (readonly [number, number])[] {
    const slots = this.spots[mine]?.zone.slots ?? 1;
    return Array.from({ length: slots }, (_, slot) => [mine + slot, theirs + slot] as const);
  }

  /** Whose each card is, computed once for all games with the same cards. */
  owners(cards: Cards<C>): readonly Player[] {
    const before = this.#owners.get(cards);
    if (before) return before;
    const theirs = this.#board.mirror?.theirs ?? [];
    const owners = cards.map(({ from }): Player => (theirs.includes(from) ? 1 : 0));
    this.#owners.set(cards, owners);
    return owners;
  }

  /** The number of a zone by its name, or -1. The zones on or under cards come after those of the board. */
  number(name: string, cards: Cards<C>): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const id = Number(name.slice(name.indexOf(":") + 1));
    const held = cards[id];
    return held && name === `${this.holder(held.card)}:${id}` ? this.spots.length + id : -1;
  }

  holder(card: C): string {
    return this.#board.holds?.(card) ?? "under";
  }

  /** Where the cards of a game begin, computed once for all games with the same cards. */
  deal(cards: Cards<C>): Deal {
    const before = this.#deals.get(cards);
    if (before) return before;
    const deal = this.#dealt(cards);
    this.#deals.set(cards, deal);
    return deal;
  }

  #dealt(cards: Cards<C>): Deal {
    const zones: (number[] | undefined)[] = this.spots.map(() => undefined);
    const zoneOf = cards.map(({ from }, id) => {
      const zone = this.number(this.#board.begins[from] ?? "", cards);
      if (zone < 0) throw new Error(`no zone begins with ${from}`);
      zones[zone] ??= [];
      zones[zone].push(id);
      return zone;
    });
    return { zones, zoneOf };
  }
}

const sheets = new WeakMap<object, unknown>();

export function zoneIndexOf<C extends Card>(board: Board<C>): ZoneIndex<C> {
  const before = sheets.get(board) as ZoneIndex<C> | undefined;
  if (before) return before;
  const sheet = new ZoneIndex(board);
  sheets.set(board, sheet);
  return sheet;
}

/** Every number, with those of each pair swapped. */
function swapped(length: number, pairs: readonly (readonly [number, number])[]): readonly number[] {
  const numbers = Array.from({ length }, (_, at) => at);
  for (const [a, b] of pairs) {
    if (a < 0 || b < 0) throw new Error("a side of the table names a zone or counter that is not there");
    [numbers[a], numbers[b]] = [b, a];
  }
  return numbers;
}

function slotsOf(zone: Zone): ZoneSlot[] {
  const { id, slots, as, face, hides = false, isAside = false } = zone;
  const isSecret = hides || isAside;
  const lie: Lie = { isPile: as === "pile", isPlay: as === "play", isUp: face === "up" };
  if (slots === undefined) return [{ name: id, zone, isSecret, ...lie }];
  return Array.from({ length: slots }, (_, slot) => ({ name: `${id}:${slot + 1}`, zone, isSecret, ...lie }));
}
