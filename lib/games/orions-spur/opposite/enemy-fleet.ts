// The enemy fleets: those that a species starts with, and the reserve that comes in. (Building the Decks, p.5; Variant
// Rules, p.12)
import type { Dealt } from "../../../core/table/board.ts";
import type { Facing, FacingAt, Piles, Supply } from "../../../core/table/goldfish.ts";
import { CLASSES, ROW } from "../book/fleet.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import type { SectionId } from "../cards/sections.ts";
import { promote } from "../table/flagship.ts";
import { vpToWin } from "../table/result.ts";
import { commission, ENEMIES, enemies, enterRow, type SpurTable, ZONE } from "../table/table.ts";

/** The head of the names of piles that hold all ships of a species. */
export const SHIPS = "ships of ";

/** The class of each ship of the standard fleet. */
const STANDARD = CLASSES.flatMap(({ shipClass, ships }) => Array.from({ length: ships }, () => shipClass));
/** As many ships as the standard fleet has: while fewer stand, the reserve comes in. */
export const STRENGTH = STANDARD.length;
/** Two rows of five, and the flagship. */
const MOST = 2 * ROW + 1;
const MEDIUM = 12;

/** How hard each fleet is. */
const LEVELS: Readonly<Record<string, Facing["level"]>> = {
  "H'ssuk Empire": "easier",
  "Churrap Hegemony": "easiest",
  "Mroo'shen Clans": "harder",
};

/** One ship of a pile. Two of a kind are two of these. */
interface Ship {
  readonly label: string;
  readonly card: OrionsSpurCard;
}

type List = readonly Dealt<OrionsSpurCard>[];

/** A fleet of each species, the own one first, then the same fleets where they hold their fire. */
export function opponents(list: List, piles: Piles, at: FacingAt<OrionsSpurCard>): readonly Facing[] {
  const own = SHIPS + list.find(({ card }) => card.kind === "ship")?.card.species;
  const all = Object.keys(piles).filter((pile) => pile.startsWith(SHIPS));
  const fleets = all
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .map((pile) => ({ species: pile.slice(SHIPS.length), ...fleetOf(piles[pile] ?? [], at) }));
  return [
    ...fleets.map(({ species, rows }): Facing => {
      const level = LEVELS[species];
      return { id: species, name: species, list: rows, ...(level && { level }) };
    }),
    ...fleets.map(({ species, rows, reserve }): Facing => {
      const name = `${species}, holding its fire`;
      return { id: name, name, list: [...rows, ...reserve], isIdle: true, isWhole: true };
    }),
  ];
}

/** The fleet that is chosen of a pile, and the reserve that it has if it holds its fire. */
function fleetOf(pile: Piles[string], { format, options, card }: FacingAt<OrionsSpurCard>) {
  const ships = pile.flatMap(([label, count]) =>
    Array.from({ length: count }, (): Ship => ({ label, card: card(label) })),
  );
  const cost = format === "points" ? (options.points ?? MEDIUM) : undefined;
  const fleet = cost === undefined ? standardOf(ships) : worth(ships, cost);
  const reserve = reserveFor(fleet, ships, vpToWin({ options }));
  return { rows: inRows(fleet), reserve: reserve.map(suppliedTo("reserve")) };
}

function suppliedTo(from: SectionId | "reserve"): (ship: Ship) => Supply {
  return ({ label }) => ({ label, count: 1, from });
}

const vpOf = ({ card }: Ship): number => card.vp ?? 0;
const costOf = ({ card }: Ship): number => card.recruitment ?? 0;

/** The cheapest other ships, until all together are worth the VP that win. */
function reserveFor(fleet: readonly Ship[], all: readonly Ship[], vp: number): readonly Ship[] {
  const others = all.filter((ship) => !fleet.includes(ship)).toSorted((a, b) => costOf(a) - costOf(b));
  let total = fleet.reduce((sum, ship) => sum + vpOf(ship), 0);
  const reserve: Ship[] = [];
  for (const ship of others) {
    if (total >= vp) break;
    reserve.push(ship);
    total += vpOf(ship);
  }
  return reserve;
}

function standardOf(ships: readonly Ship[]): readonly Ship[] {
  const out: Ship[] = [];
  for (const shipClass of STANDARD) {
    const ship = ships.find((one) => one.card.shipClass === shipClass && !out.includes(one));
    if (ship) out.push(ship);
  }
  return out;
}

interface Picked {
  readonly vp: number;
  readonly ships: readonly Ship[];
}

/** The ships that cost exactly this much, or else as much as possible: those of the most VP, then the most ships. */
function worth(ships: readonly Ship[], cost: number): readonly Ship[] {
  const best: (Picked | undefined)[][] = Array.from({ length: MOST + 1 }, (_, count) =>
    count === 0 ? [{ vp: 0, ships: [] }] : [],
  );
  for (const ship of ships) if (typeof ship.card.recruitment === "number") addShip(best, ship, cost);
  let found: Picked | undefined;
  for (let sum = cost; sum > 0 && !found; sum--) {
    for (const row of best.toReversed()) if ((row[sum]?.vp ?? -1) > (found?.vp ?? -1)) found = row[sum];
  }
  return found?.ships ?? ships.slice(0, 1);
}

/** Adds a ship to every fleet that still has room and points for it. */
function addShip(best: (Picked | undefined)[][], ship: Ship, cost: number): void {
  for (let count = MOST - 1; count >= 0; count--) {
    for (let sum = cost - costOf(ship); sum >= 0; sum--) {
      const before = best[count]?.[sum];
      if (before === undefined) continue;
      const row = best[count + 1] ?? [];
      const now = { vp: before.vp + vpOf(ship), ships: [...before.ships, ship] };
      if (now.vp > (row[sum + costOf(ship)]?.vp ?? -1)) row[sum + costOf(ship)] = now;
    }
  }
}

/**
 * Puts the ship with the highest VP behind, the next one into the middle row and the others in front of it, with at
 * most five in a row.
 */
function inRows(fleet: readonly Ship[]): readonly Supply[] {
  const [flagship, ...others] = fleet.toSorted((a, b) => vpOf(b) - vpOf(a));
  const behind = others.length < 2 ? 0 : Math.max(1, others.length - ROW);
  return [
    ...others.slice(behind).map(suppliedTo("front")),
    ...others.slice(0, behind).map(suppliedTo("middle")),
    ...(flagship ? [flagship] : []).map(suppliedTo("flagship")),
  ];
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
