import type { Card } from "../card/card.ts";
import type { Board, Dealt, Player, Sides, Zone } from "./board.ts";

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

/** How cards lie on or under another card. */
const ON_CARD: Lie = { isPile: false, isPlay: true, isUp: true };

type Cards<C extends Card> = readonly Dealt<C>[];

/** Cards as they lie before the setup: the cards of each zone, and the zone of each card. */
interface Deal {
  readonly zones: readonly (readonly number[] | undefined)[];
  readonly zoneOf: readonly number[];
}

/** The zones of a board by number and name, computed once for all its tables. */
export class ZoneIndex<C extends Card = Card> {
  readonly spots: readonly ZoneSlot[];
  /** The side that holds what lies in a zone, or has it in play. */
  readonly holders: readonly (Player | undefined)[];
  readonly #board: Board<C>;
  readonly #each: Pick<Sides, "places" | "counters">;
  readonly #numbers = new Map<string, number>();
  readonly #deals = new WeakMap<Cards<C>, Deal>();
  readonly #owners = new WeakMap<Cards<C>, readonly Player[]>();

  constructor(board: Board<C>) {
    this.#board = board;
    this.spots = board.zones.flatMap(slotsOf);
    for (const [number, { name }] of this.spots.entries()) this.#numbers.set(name, number);
    this.#each = board.sides ?? { places: 0, counters: 0 };
    this.holders = this.spots.map(({ isPile }, at) => (isPile ? undefined : this.sideOf(at)));
  }

  /** The side that has a place, or undefined for what lies between the sides. */
  sideOf(zone: number): Player | undefined {
    const { places } = this.#each;
    return zone < places ? 0 : zone < 2 * places ? 1 : undefined;
  }

  /** The zone that a number means to a side, and the other way round. */
  zoneFor(side: Player, zone: number): number {
    return side === 0 ? zone : across(zone, this.#each.places);
  }

  counterFor(side: Player, counter: number): number {
    return side === 0 ? counter : across(counter, this.#each.counters);
  }

  lie(zone: number): Lie {
    return this.spots[zone] ?? ON_CARD;
  }

  /** Whether cards of a zone lie open to the other side alone, as a hand does to whoever holds it. */
  isHeld(zone: number, from: Player): boolean {
    return this.lie(zone).isUp && !this.lie(this.zoneFor(from, zone)).isUp;
  }

  /** Whose each card is, computed once for all games with the same cards. */
  owners(cards: Cards<C>): readonly Player[] {
    const before = this.#owners.get(cards);
    if (before) return before;
    const owners = cards.map(({ side }): Player => side ?? 0);
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
    const zoneOf = cards.map(({ from, side }, id) => {
      const zone = this.zoneFor(side ?? 0, this.number(this.#board.begins[from] ?? "", cards));
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

/** The same of the other side, of what each side has so many of. What comes behind is between them. */
function across(number: number, each: number): number {
  if (number < each) return number < 0 ? number : number + each;
  return number < 2 * each ? number - each : number;
}

function slotsOf(zone: Zone): ZoneSlot[] {
  const { id, slots, as, face, hides: isSecret = false } = zone;
  const lie: Lie = { isPile: as === "pile", isPlay: as === "play", isUp: face === "up" };
  if (slots === undefined) return [{ name: id, zone, isSecret, ...lie }];
  return Array.from({ length: slots }, (_, slot) => ({ name: `${id}:${slot + 1}`, zone, isSecret, ...lie }));
}
