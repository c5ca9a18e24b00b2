// Chooses which cards to stage at which worlds for the highest income at the next count.
import { memoPerKey } from "../../../core/memo.ts";
import { kept } from "../../../core/table/kept.ts";
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

/** The weights of a plan: income counts more than occupying new worlds, the richest first, and those more than defense. */
const INCOME = 10_000;
const NEW_WORLD = 100;
const CANNOT = -1;

/** What a plan needs to know about a card, computed once per card. */
function readOff(card: OpenWorldsCard) {
  const { kind, income, defense, swap } = card;
  return {
    card,
    kind,
    asked: requirementOf(card),
    isProhibited: card.prohibited === true,
    shipClass: card.class ?? 0,
    earnsRes: income === "RES",
    income: typeof income === "number" ? income : 0,
    canMakeRoom: swap === true || Array.isArray(swap),
    defense: Math.min(defense ?? 0, NEW_WORLD - 1),
  };
}

type CardFigures = ReturnType<typeof readOff>;

const figuresOf = memoPerKey(readOff);

/** The RES of the richest world that has room. */
const richestRoom = kept((table: WorldsTable): number =>
  PLACES.reduce((most, place) => (roomAt(table, place) > 0 ? Math.max(most, resAt(table, place)) : most), 0),
);

/** An Industry waits for a world that is richer by so much. */
const RICHER = 3;

/** So many places of the richest world are for Industries, unless a card there earns as much or can make room again. */
const LAST_PLACES = 2;

/** True while an Industry is in the hand or to be drawn. A player knows the list of the deck, not its order. */
const awaitsIndustry = kept((table: WorldsTable): boolean =>
  [ZONE.hand, ZONE.draw].some((zone) => table.in(zone).some((id) => table.card(id).income === "RES")),
);

/** What a plan needs to know about a place where a card could be staged. */
const siteAt = kept((table: WorldsTable, place) => {
  const [room, res, richest] = [roomAt(table, place), resAt(table, place), richestRoom(table)];
  return {
    place,
    offered: offeredAt(table, place),
    room,
    res,
    richest,
    isForIndustry: room <= LAST_PLACES && res >= richest && awaitsIndustry(table),
    isNew: table.count(ZONE.facilities + place) === 0,
    hasShipyards: hasShipyards(table, place),
  };
});

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

/** A facility that earns more elsewhere waits, and leaves its place to what earns more here. */
function waits(card: CardFigures, { room, res, richest, isForIndustry }: Site): boolean {
  if (card.earnsRes) return richest >= res + RICHER;
  return room > 0 && isForIndustry && card.income < res && !card.canMakeRoom;
}

function facilityWorth(table: WorldsTable, card: CardFigures, site: Site): number {
  const income = earned(card, site);
  if (table.get(COUNTER.last) === 0 && waits(card, site)) return CANNOT;
  if (site.room > 0) return INCOME * income + (site.isNew ? NEW_WORLD * (1 + site.res) : 0) + card.defense;
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
  const isFor = (place: number) => (id: number) =>
    worth(table, figuresOf(table.card(id)), siteAt(table, place), most) !== CANNOT;
  return PLACES.some((place) => isOpen(table, place) && table.in(ZONE.hand).some(isFor(place)));
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

/** The plan for one card more: the value of each set of worlds, and the world that the card takes in it, or -1. */
interface Row {
  readonly card: number;
  readonly values: Int32Array;
  readonly picks: Int8Array;
}

/**
 * The best assignment with one card per world, computed over all sets of worlds. A ship above the allowed Class, or one
 * that was left out, needs Shipyards.
 */
function assignment(table: WorldsTable, most: number, left: ReadonlySet<number>): readonly Staging[] {
  const sites = PLACES.flatMap((place) => (isOpen(table, place) ? [siteAt(table, place)] : []));
  const rows: Row[] = [];
  let values: Int32Array = new Int32Array(SETS).fill(NOT_REACHED);
  values[0] = 0;
  for (const card of table.in(ZONE.hand)) {
    const gains = gainsOf(table, figuresOf(table.card(card)), sites, left.has(card) ? NO_CLASS : most);
    if (gains.length === 0) continue;
    const row = rowWith(card, gains, values);
    rows.push(row);
    values = row.values;
  }
  let set = 0;
  for (let one = 1; one < SETS; one++) if (worthOfSet(values, one) > worthOfSet(values, set)) set = one;
  return traced(rows, set);
}

const worthOfSet = (values: Int32Array, set: number) => values[set] ?? NOT_REACHED;

interface Gain {
  readonly place: number;
  readonly by: number;
}

/** What a card gains at each place where it can enter play. */
function gainsOf(table: WorldsTable, card: CardFigures, sites: readonly Site[], mostClass: number): readonly Gain[] {
  const gains: Gain[] = [];
  for (const site of sites) {
    const gain = worth(table, card, site, mostClass);
    if (gain !== CANNOT) gains.push({ place: site.place, by: gain + 1 });
  }
  return gains;
}

/** Adds a card to every set of worlds that was reached without it. */
function rowWith(card: number, gains: readonly Gain[], before: Int32Array): Row {
  const values = before.slice();
  const picks = new Int8Array(SETS).fill(-1);
  for (let set = SETS - 1; set >= 0; set--) {
    const reached = worthOfSet(before, set);
    if (reached === NOT_REACHED) continue;
    for (const { place, by } of gains) {
      const target = set | (1 << place);
      if (target === set || reached + by <= worthOfSet(values, target)) continue;
      values[target] = reached + by;
      picks[target] = place;
    }
  }
  return { card, values, picks };
}

/** Traces the assignment that led to a set, from the last card back. */
function traced(rows: readonly Row[], from: number): Staging[] {
  const plan: Staging[] = [];
  let set = from;
  for (const { card, picks } of rows.toReversed()) {
    const place = picks[set] ?? -1;
    if (set === 0 || place < 0) continue;
    plan.push({ card, place });
    set ^= 1 << place;
  }
  return plan;
}
