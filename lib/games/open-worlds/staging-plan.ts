// Which card to stage at which world: the assignment that earns most at the next count.
import type { OpenWorldsCard } from "./card.ts";
import { COUNTER, PLACES, type WorldsTable, ZONE } from "./table.ts";
import { canSwap, facilitiesAt, hasShipyards, incomeOf, meets, roomAt, worldAt } from "./worlds.ts";

/** What of a plan counts more: income, then occupying new worlds, then defense. */
const INCOME = 10_000;
const NEW_WORLD = 100;
const CANNOT = -1;

/** How much a card staged at a place is worth, or that it cannot enter play there. */
function worth(table: WorldsTable, id: number, place: number): number {
  const card = table.card(id);
  if (worldAt(table, place) < 0 || !meets(table, card, place)) return CANNOT;
  if (card.prohibited && table.get(COUNTER.final) > 0) return CANNOT;
  const defense = Math.min(card.defense ?? 0, NEW_WORLD - 1);
  if (card.kind === "facility") return facilityWorth(table, id, place, defense);
  if (card.kind === "ground") return defense;
  if (card.kind !== "orbital") return CANNOT;
  const isFree = (card.class ?? 0) <= table.get(COUNTER.priorIncome) || hasShipyards(table, place);
  return isFree ? defense + INCOME * incomeOf(table, id, place) : CANNOT;
}

function facilityWorth(table: WorldsTable, id: number, place: number, defense: number): number {
  const income = incomeOf(table, id, place);
  const isNew = facilitiesAt(table, place).length === 0;
  if (roomAt(table, place) > 0) return INCOME * income + (isNew ? NEW_WORLD : 0) + defense;
  const out = cheapestSwap(table, table.card(id), place);
  if (out < 0) return CANNOT;
  const gain = income - incomeOf(table, out, place);
  return gain > 0 ? INCOME * gain + defense : CANNOT;
}

/** The facility of the lowest income that may make room for a newcomer, or -1. */
export function cheapestSwap(table: WorldsTable, newcomer: OpenWorldsCard, place: number): number {
  let found = -1;
  for (const id of facilitiesAt(table, place)) {
    if (!canSwap(table.card(id), newcomer)) continue;
    if (found < 0 || incomeOf(table, id, place) < incomeOf(table, found, place)) found = id;
  }
  return found;
}

export interface Staging {
  readonly card: number;
  readonly place: number;
}

const SETS = 1 << PLACES.length;
const NOT_REACHED = -1;

/** Room to count in, used again for every plan. */
let best = new Int32Array(SETS);
let next = new Int32Array(SETS);
let picks = new Int8Array(16 * SETS);

/** The best assignment of hand cards to worlds without a staged card, one card a world: counted over all sets of worlds. */
export function bestStaging(table: WorldsTable): readonly Staging[] {
  const hand = table.in(ZONE.hand);
  if (picks.length < hand.length * SETS) picks = new Int8Array(2 * hand.length * SETS);
  picks.fill(-1, 0, hand.length * SETS);
  best.fill(NOT_REACHED);
  best[0] = 0;
  for (let at = 0; at < hand.length; at++) {
    next.set(best);
    for (const place of PLACES) {
      if (table.count(ZONE.staged + place) > 0) continue;
      const gain = worth(table, hand[at] as number, place);
      if (gain !== CANNOT) addTo(place, gain + 1, at * SETS);
    }
    [best, next] = [next, best];
  }
  let set = 0;
  for (let one = 1; one < SETS; one++) if ((best[one] as number) > (best[set] as number)) set = one;
  return traced(hand, set);
}

/** What a card at a place adds to every set of worlds that was reached without it. */
function addTo(place: number, gain: number, row: number): void {
  const bit = 1 << place;
  for (let set = 0; set < SETS; set++) {
    if ((set & bit) !== 0 || best[set] === NOT_REACHED) continue;
    const total = (best[set] as number) + gain;
    if (total <= (next[set | bit] as number)) continue;
    next[set | bit] = total;
    picks[row + (set | bit)] = place;
  }
}

/** The assignment that led to a set, from the last card back. */
function traced(hand: readonly number[], from: number): Staging[] {
  const plan: Staging[] = [];
  let set = from;
  for (let at = hand.length - 1; at >= 0 && set > 0; at--) {
    const place = picks[at * SETS + set] as number;
    if (place < 0) continue;
    plan.push({ card: hand[at] as number, place });
    set ^= 1 << place;
  }
  return plan;
}
