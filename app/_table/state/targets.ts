import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Ruled } from "../../../lib/core/table/move.ts";
import type { Table } from "../../../lib/core/table/table.ts";

/**
 * The moves of the selected card, and the zones and cards that they lead to. A press there, or dropping the card there,
 * plays one.
 */
export interface Targets {
  readonly moves: readonly Ruled[];
  readonly zones: ReadonlyMap<number, Ruled>;
  readonly cards: ReadonlyMap<number, Ruled>;
}

export const NO_TARGETS: Targets = { moves: [], zones: new Map(), cards: new Map() };

export function targetsOf(dealer: Dealer, table: Table, offered: readonly Ruled[], card: number): Targets {
  const moves = offered.filter((move) => move.card === card);
  const zones = new Map<number, Ruled>();
  const cards = new Map<number, Ruled>();
  for (const move of moves) {
    const target = cardIn(move.to);
    const zone = target === undefined ? zoneAfter(dealer, table, move, card) : -1;
    if (target !== undefined && !cards.has(target)) cards.set(target, move);
    if (zone >= 0 && !zones.has(zone)) zones.set(zone, move);
  }
  return { moves, zones, cards };
}

function cardIn(to: string | undefined): number | undefined {
  return to !== undefined && /^#\d+$/.test(to) ? Number(to.slice(1)) : undefined;
}

/** The zone that a move names, or else the zone where its card would be afterwards. */
function zoneAfter(dealer: Dealer, table: Table, move: Ruled, card: number): number {
  const named = move.to === undefined ? -1 : table.zone(move.to);
  if (named >= 0) return named;
  const after = table.copy();
  after.log = undefined;
  dealer.play(after, move);
  return after.zoneOf(card) === table.zoneOf(card) ? -1 : after.zoneOf(card);
}
