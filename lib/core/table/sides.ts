// The two sides of a table. What a player has is declared once, and each side has it; what lies between them is declared once.
import type { Card } from "../card/card.ts";
import { type Counter, countersOf, type Numbered, type Player, type Sides, type Zone, zonesOf } from "./board.ts";
import type { MoveKind } from "./goldfish.ts";
import type { Table } from "./table.ts";

/** A zone or counter that each side has, and what is otherwise about the other side's: what is known of it, say. */
export type Own<T extends { readonly id: string }> = T & { readonly theirs?: Partial<T> };

type TheirId<O> = O extends { readonly theirs: { readonly id: infer I extends string } }
  ? I
  : O extends { readonly id: infer I extends string }
    ? `enemy-${I}`
    : never;

type IdsOf<P extends readonly { readonly id: string }[], B extends readonly { readonly id: string }[]> =
  | P[number]["id"]
  | TheirId<P[number]>
  | B[number]["id"];

interface Declared<Z extends string, C extends string> {
  readonly zones: readonly (Zone<Z> & { readonly id: Z })[];
  readonly counters: readonly (Counter & { readonly id: C })[];
  /** How many places and counters each side has. */
  readonly sides: Pick<Sides, "places" | "counters">;
  /** Their numbers. */
  readonly ZONE: Numbered<Z>;
  readonly COUNTER: Numbered<C>;
}

interface Declaring<
  PZ extends readonly Own<Zone>[],
  PC extends readonly Own<Counter>[],
  BZ extends readonly Zone[],
  BC extends readonly Counter[],
> {
  readonly player: { readonly zones: PZ; readonly counters: PC };
  readonly between: { readonly zones: BZ; readonly counters: BC };
  /** What is the other side's, by the name of the player's: "Their Hand". */
  theirs(name: string): string;
}

/** The zones and counters of a table with two sides: the player's, the other side's in the same order, and what lies between. */
export function twoSided<
  const PZ extends readonly Own<Zone>[],
  const PC extends readonly Own<Counter>[],
  const BZ extends readonly Zone[],
  const BC extends readonly Counter[],
>({ player, between, theirs }: Declaring<PZ, PC, BZ, BC>): Declared<IdsOf<PZ, BZ>, IdsOf<PC, BC>> {
  const other = <T extends { readonly id: string; readonly name: string }>({ theirs: differs, ...own }: Own<T>) => ({
    ...own,
    id: `enemy-${own.id}`,
    name: theirs(own.name),
    ...differs,
  });
  const mine = <T extends { readonly id: string }>({ theirs: _, ...own }: Own<T>) => own;
  const all = <T extends { readonly id: string; readonly name: string }>(
    own: readonly Own<T>[],
    rest: readonly T[],
  ) => [...own.map(mine), ...own.map(other), ...rest];
  const zones = all<Zone>(player.zones, between.zones);
  const counters = all<Counter>(player.counters, between.counters);
  return {
    zones,
    counters,
    ZONE: zonesOf(zones),
    COUNTER: countersOf(counters),
    sides: { places: player.zones.reduce((sum, { slots = 1 }) => sum + slots, 0), counters: player.counters.length },
  } as never;
}

/** What nobody but its owner sees of the other side's, such as a hand or a deck. */
export const HIDDEN = { face: "down", hides: true } as const;

export function otherOf(side: Player): Player {
  return side === 0 ? 1 : 0;
}

/** The same places of the other side, and those of both. */
export function theirsOf({ places }: Pick<Sides, "places">, zones: readonly number[]): readonly number[] {
  return zones.map((zone) => zone + places);
}
export function bothOf(sides: Pick<Sides, "places">, zones: readonly number[]): readonly number[] {
  return [...zones, ...theirsOf(sides, zones)];
}

/** A place of whoever acts, or the same one of the other side if a card is from their deck. */
export function ownersOf<C extends Card, P extends string>(table: Table<C, P>, id: number, zone: number): number {
  return table.index.zoneFor(table.side, table.index.zoneFor(table.ownerOf(id), zone));
}

/** Does something as the first side, and then as the other one. */
export function asEach(table: Pick<Table, "as">, does: () => void): void {
  for (const side of [0, 1] as const) table.as(side, does);
}

/** A person says who goes first. Each side has a counter of it, which is above 0 for that one. */
export function goFirst<C extends Card, P extends string>(first: number, says: (to: string) => string): MoveKind<C, P> {
  return {
    do: "go",
    says: "Go",
    isForPerson: true,
    at: () => "first or second",
    targets: () => ["first", "second"],
    play: (table, _, to) => {
      table.set(first, to === "first" ? 1 : 0);
      table.as(otherOf(table.side), () => table.set(first, to === "first" ? 0 : 1));
      table.say(() => (table.isPersons ? says(to) : `It goes ${to}.`));
      table.leave();
    },
  };
}

/** Whether it is the turn of whoever acts. */
export function isOwnTurn({ stack, side }: Pick<Table, "stack" | "side">): boolean {
  return stack[0]?.side === side;
}
