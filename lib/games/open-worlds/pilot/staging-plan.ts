// Chooses which cards to stage at which worlds for the highest income at the next count.
import { memoPerKey } from "../../../core/memo.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { classStaged } from "../table/ship-class.ts";
import { COUNTER, PLACES, type WorldsTable, ZONE } from "../table/table.ts";
import {
  canSwap,
  facilitiesAt,
  hasShipyards,
  incomeOf,
  isMet,
  offeredAt,
  requirementOf,
  resAt,
  roomAt,
  worldAt,
} from "../table/worlds.ts";

/** The weights of a plan: income counts more than occupying new worlds, which counts more than defense. */
const INCOME = 10_000;
const NEW_WORLD = 100;
const CANNOT = -1;

/** What a plan needs to know about a card, computed once per card. */
function readOff(card: OpenWorldsCard) {
  const { kind, income, defense } = card;
  return {
    card,
    kind,
    asked: requirementOf(card),
    isProhibited: card.prohibited === true,
    shipClass: card.class ?? 0,
    earnsRes: income === "RES",
    income: typeof income === "number" ? income : 0,
    defense: Math.min(defense ?? 0, NEW_WORLD - 1),
  };
}

type CardFigures = ReturnType<typeof readOff>;

const figuresOf = memoPerKey(readOff);

/** What a plan needs to know about a place where a card could be staged. */
function siteAt(table: WorldsTable, place: number) {
  return {
    place,
    offered: offeredAt(table, place),
    room: roomAt(table, place),
    res: resAt(table, place),
    isNew: table.count(ZONE.facilities + place) === 0,
    hasShipyards: hasShipyards(table, place),
  };
}

type Site = ReturnType<typeof siteAt>;

/** The value of a card staged at a place if ships up to some Class are allowed there, or that it cannot enter play. */
function worth(table: WorldsTable, card: CardFigures, site: Site, mostClass: number): number {
  if (!isMet(table, card.asked, site.place, site.offered)) return CANNOT;
  if (card.isProhibited && table.get(COUNTER.final) > 0) return CANNOT;
  if (card.kind === "facility") return facilityWorth(table, card, site);
  if (card.kind === "ground") return card.defense;
  if (card.kind !== "orbital") return CANNOT;
  const isFree = card.shipClass === 0 || card.shipClass <= mostClass || site.hasShipyards;
  return isFree ? card.defense + INCOME * earned(card, site) : CANNOT;
}

function earned(card: CardFigures, site: Site): number {
  return card.earnsRes ? site.res : card.income;
}

function facilityWorth(table: WorldsTable, card: CardFigures, site: Site): number {
  const income = earned(card, site);
  if (site.room > 0) return INCOME * income + (site.isNew ? NEW_WORLD : 0) + card.defense;
  const out = cheapestSwap(table, card.card, site.place);
  if (out < 0) return CANNOT;
  const gain = income - incomeOf(table, out, site.place);
  return gain > 0 ? INCOME * gain + card.defense : CANNOT;
}

/** The facility with the lowest income that may make room for a newcomer, or -1. */
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

/** Working memory that every plan reuses: the value of each set of worlds, and the world that each card took. */
const best = new Int32Array(SETS);
const gains = PLACES.map(() => 0);
let picks = new Int8Array(16 * SETS);

/** Lower than the Class of any ship that counts. */
const NO_CLASS = 0;

const NONE: ReadonlySet<number> = new Set();

/**
 * The best assignment of cards in hand to worlds without a staged card. The income must support the Classes of all
 * staged ships.
 */
export function bestStaging(table: WorldsTable, income: number): readonly Staging[] {
  const most = income - classStaged(table);
  let left = NONE;
  for (;;) {
    const plan = assignment(table, most, left);
    const out = surplus(table, plan, most);
    if (out < 0) return plan;
    left = new Set([...left, out]);
  }
}

/** Whether any card in hand could be staged and enter play. */
export function hasStaging(table: WorldsTable, income: number): boolean {
  const most = income - classStaged(table);
  return PLACES.some((place) => {
    if (!isOpen(table, place)) return false;
    const site = siteAt(table, place);
    return table.in(ZONE.hand).some((id) => worth(table, figuresOf(table.card(id)), site, most) !== CANNOT);
  });
}

function isOpen(table: WorldsTable, place: number): boolean {
  return table.count(ZONE.staged + place) === 0 && worldAt(table, place) >= 0;
}

/** The ship to leave out if the Classes of a plan add up to too much, or -1. */
function surplus(table: WorldsTable, plan: readonly Staging[], most: number): number {
  let over = -most;
  for (const staging of plan) over += countedClass(table, staging);
  let out = -1;
  if (over <= 0) return out;
  for (const staging of plan) {
    if (countedClass(table, staging) === 0) continue;
    if (out < 0 || goesBefore(table, staging.card, out, over)) out = staging.card;
  }
  return out;
}

/** The Class that a ship adds to what the income must support. */
function countedClass(table: WorldsTable, { card, place }: Staging): number {
  const own = shipClass(table, card);
  return own > 0 && !hasShipyards(table, place) ? own : 0;
}

function shipClass(table: WorldsTable, id: number): number {
  return figuresOf(table.card(id)).shipClass;
}

/** Which of two ships to leave out: one that is enough on its own, else the one with the lower defense. */
function goesBefore(table: WorldsTable, ship: number, other: number, over: number): boolean {
  const isEnough = shipClass(table, ship) >= over;
  if (isEnough !== shipClass(table, other) >= over) return isEnough;
  return figuresOf(table.card(ship)).defense < figuresOf(table.card(other)).defense;
}

/**
 * The best assignment with one card per world, computed over all sets of worlds. A ship above the allowed Class, or one
 * that was left out, needs Shipyards.
 */
function assignment(table: WorldsTable, most: number, left: ReadonlySet<number>): readonly Staging[] {
  const sites: Site[] = [];
  for (const place of PLACES) if (isOpen(table, place)) sites.push(siteAt(table, place));
  const hand = table.in(ZONE.hand);
  if (picks.length < hand.length * SETS) picks = new Int8Array(2 * hand.length * SETS);
  best.fill(NOT_REACHED);
  best[0] = 0;
  const useful: number[] = [];
  for (const id of hand) {
    const open = findGains(table, figuresOf(table.card(id)), sites, left.has(id) ? NO_CLASS : most);
    if (open === 0) continue;
    addToSets(open, useful.length * SETS);
    useful.push(id);
  }
  let set = 0;
  for (let one = 1; one < SETS; one++) if ((best[one] as number) > (best[set] as number)) set = one;
  return traced(useful, set);
}

/** Computes what a card gains at each place, and returns the places where it gains anything, one bit each. */
function findGains(table: WorldsTable, card: CardFigures, sites: readonly Site[], mostClass: number): number {
  let open = 0;
  for (const site of sites) {
    const gain = worth(table, card, site, mostClass);
    if (gain === CANNOT) continue;
    gains[site.place] = gain + 1;
    open |= 1 << site.place;
  }
  return open;
}

/**
 * Adds a card to every set of worlds that was reached without it. Larger sets come first, because smaller ones lead to
 * them.
 */
function addToSets(open: number, row: number): void {
  picks.fill(-1, row, row + SETS);
  for (let set = SETS - 1; set >= 0; set--) {
    const before = best[set] as number;
    if (before === NOT_REACHED) continue;
    for (let left = open & ~set; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left);
      const total = before + (gains[place] as number);
      const target = set | (1 << place);
      if (total <= (best[target] as number)) continue;
      best[target] = total;
      picks[row + target] = place;
    }
  }
}

/** Traces the assignment that led to a set, from the last card back. */
function traced(cards: readonly number[], from: number): Staging[] {
  const plan: Staging[] = [];
  let set = from;
  for (let at = cards.length - 1; at >= 0 && set > 0; at--) {
    const place = picks[at * SETS + set] as number;
    if (place < 0) continue;
    plan.push({ card: cards[at] as number, place });
    set ^= 1 << place;
  }
  return plan;
}
