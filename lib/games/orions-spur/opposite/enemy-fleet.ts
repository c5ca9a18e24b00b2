// The enemy fleet: the one that a species starts with, and the reserve that comes in. (Building the Decks, p.5; Variant
// Rules, p.12)
import { memoPerKey } from "../../../core/memo.ts";
import type { Start } from "../../../core/table/board.ts";
import { CLASSES } from "../book/fleet.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { promote, vpOf } from "../table/flagship.ts";
import { vpToWin } from "../table/result.ts";
import { COUNTER, commission, ENEMIES, enemies, enterRow, fleet, ROW, type SpurTable, ZONE } from "../table/table.ts";

/** The class of each ship of the standard fleet. */
const STANDARD = CLASSES.flatMap(({ shipClass, ships }) => Array.from({ length: ships }, () => shipClass));
/** As many ships as the standard fleet has: while fewer stand, the reserve comes in. */
export const STRENGTH = STANDARD.length;
/** Two rows of five, and the flagship. */
const MOST = 2 * ROW + 1;
const MEDIUM = 12;

interface Opponent {
  readonly fleet: readonly number[];
  readonly reserve: readonly number[];
}

/** The ships of each species that a fleet can be chosen from. They are kept with the cards, because all games share them. */
const opponents = memoPerKey((_: Start<OrionsSpurCard>["cards"]) => new Map<string, Opponent>());

export function opponentOf(table: SpurTable, species: string): Opponent {
  const { format, options, cards } = table.start;
  const cost = format === "points" ? (options.points ?? MEDIUM) : undefined;
  const key = `${species} ${cost} ${vpToWin(table)}`;
  const kept = opponents(cards);
  let opponent = kept.get(key);
  if (!opponent) {
    opponent = chosen(table, species, cost);
    kept.set(key, opponent);
  }
  return opponent;
}

function chosen(table: SpurTable, species: string, cost: number | undefined): Opponent {
  const all = [...table.start.cards.entries()].flatMap(([id, { card, from }]) =>
    from === "dock" && card.species === species ? [id] : [],
  );
  const fleet = cost === undefined ? standardOf(table, all) : worth(table, all, cost);
  return { fleet, reserve: reserveFor(table, fleet, all) };
}

/** The cheapest other ships, until all together are worth the VP that win. */
export function reserveFor(table: SpurTable, fleet: readonly number[], all: readonly number[]): readonly number[] {
  const costs = (id: number) => table.card(id).recruitment ?? 0;
  const others = all.filter((id) => !fleet.includes(id)).sort((a, b) => costs(a) - costs(b));
  let total = fleet.reduce((sum, id) => sum + vpOf(table, id), 0);
  const reserve: number[] = [];
  for (const id of others) {
    if (total >= vpToWin(table)) break;
    reserve.push(id);
    total += vpOf(table, id);
  }
  return reserve;
}

function standardOf(table: SpurTable, ships: readonly number[]): readonly number[] {
  const out: number[] = [];
  for (const shipClass of STANDARD) {
    const ship = ships.find((id) => table.card(id).shipClass === shipClass && !out.includes(id));
    if (ship !== undefined) out.push(ship);
  }
  return out;
}

interface Picked {
  readonly vp: number;
  readonly ships: readonly number[];
}

/** The ships that cost exactly this much, or else as much as possible: those of the most VP, then the most ships. */
function worth(table: SpurTable, ships: readonly number[], cost: number): readonly number[] {
  const best: (Picked | undefined)[][] = Array.from({ length: MOST + 1 }, () => []);
  (best[0] as Picked[])[0] = { vp: 0, ships: [] };
  for (const id of ships) {
    const { recruitment } = table.card(id);
    if (typeof recruitment === "number") addShip(best, { id, recruitment, vp: vpOf(table, id) }, cost);
  }
  let found: Picked | undefined;
  for (let sum = cost; sum > 0 && !found; sum--) {
    for (const row of best.toReversed()) if ((row[sum]?.vp ?? -1) > (found?.vp ?? -1)) found = row[sum];
  }
  return found?.ships ?? ships.slice(0, 1);
}

/** Adds a ship to every fleet that still has room and points for it. */
function addShip(
  best: (Picked | undefined)[][],
  { id, recruitment, vp }: { readonly id: number; readonly recruitment: number; readonly vp: number },
  cost: number,
): void {
  for (let count = MOST - 1; count >= 0; count--) {
    for (let sum = cost - recruitment; sum >= 0; sum--) {
      const before = best[count]?.[sum];
      if (before === undefined) continue;
      const row = best[count + 1] ?? [];
      const now = { vp: before.vp + vp, ships: [...before.ships, id] };
      if (now.vp > (row[sum + recruitment]?.vp ?? -1)) row[sum + recruitment] = now;
    }
  }
}

export function byVp(table: SpurTable, ships: readonly number[]): number[] {
  return [...ships].sort((a, b) => vpOf(table, b) - vpOf(table, a));
}

/**
 * Puts the ship with the highest VP behind, the next one into the middle row and the others in front of it, with at
 * most five in a row. Ships that were put there by hand make room.
 */
export function oppose(table: SpurTable, species: string): void {
  clear(table);
  const { fleet, reserve } = opponentOf(table, species);
  const isFree = (id: number) => table.zoneOf(id) === ZONE.dock;
  const [flagship, ...others] = byVp(table, fleet.filter(isFree));
  if (flagship === undefined) return;
  const behind = others.length < 2 ? 0 : Math.max(1, others.length - ROW);
  station(table, [others.slice(behind), others.slice(0, behind), [flagship]], reserve.filter(isFree));
}

/** Sends all enemy ships back where they came from. */
export function clear(table: SpurTable): void {
  for (const id of [...enemies(table), ...table.in(ZONE["enemy-reserve"])])
    table.move(id, table.zone(table.board.begins[table.start.cards[id]?.from ?? ""] ?? "dock"));
}

/** Lays out the rows of an enemy fleet, the front row first, each from the left. */
export function station(table: SpurTable, rows: readonly (readonly number[])[], reserve: readonly number[]): void {
  for (const [at, ships] of rows.entries()) {
    for (const [column, id] of ships.entries()) {
      enterRow(table, id, ENEMIES[at] ?? ZONE.dock, column);
      commission(table, id);
    }
  }
  for (const id of reserve) table.move(id, ZONE["enemy-reserve"]);
}

/** Ships of the reserve come in front until the fleet is as strong as a standard one. */
export function reinforce(table: SpurTable): void {
  while (table.count(ZONE["enemy-reserve"]) > 0 && enemies(table).length < STRENGTH) {
    const id = table.first(ZONE["enemy-reserve"]);
    enterRow(table, id, ZONE["enemy-front"]);
    commission(table, id);
    table.say(() => `${table.label(id)} comes in from the enemy's reserve.`);
    promote(table, ENEMIES);
  }
}

/** Gives the fleet what a player has: the tactics deck and all other ships of its species. */
export function muster(table: SpurTable): void {
  table.set(COUNTER.answers, 1);
  const { species } = table.card(table.first(ZONE["enemy-flagship"]));
  const isOfSpecies = (id: number) => table.card(id).species === species;
  for (const id of table.in(ZONE.dock).filter(isOfSpecies)) table.move(id, ZONE["enemy-reserve"]);
  for (const id of table.in(ZONE.box).filter(isOfSpecies)) table.move(id, ZONE["enemy-draw"]);
}

/** The possible enemy fleets, by species. */
export function fleets(table: SpurTable): readonly string[] {
  return [...new Set(table.in(ZONE.dock).map((id) => table.card(id).species ?? ""))].filter((one) => one !== "");
}

/** The species of the own fleet, if ships of it can sit opposite. */
export function ownSpecies(table: SpurTable): string | undefined {
  const [ship = -1] = fleet(table);
  const species = ship < 0 ? undefined : table.card(ship).species;
  const isThere = species && table.in(ZONE.dock).some((id) => table.card(id).species === species);
  return isThere ? species : fleets(table)[0];
}
