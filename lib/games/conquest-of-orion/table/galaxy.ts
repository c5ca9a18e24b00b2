// The galaxy: what the player has in play, and where it is. (1.2 Terminology)
import * as book from "../book/rulebook.ts";
import { isBound } from "./stats.ts";
import { type GalaxyNeed, type GalaxyTable, TOKEN, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";
import { halfTurn, unitsOf, wordFor } from "./whereabouts.ts";

/** The planets and satellites that the player controls. */
export function planets(table: GalaxyTable): readonly number[] {
  return table.in(ZONE.planets);
}

/** Whether a side still controls a common or unique planet. Satellites do not count. */
export function hasPlanet(table: GalaxyTable, row: number): boolean {
  for (const id of table.in(row)) if (traitsOf(table, id).type === "planet") return true;
  return false;
}

type Test = (table: GalaxyTable, id: number) => boolean;

/** The units on the player's planets that pass a test. */
export function unitsThat(table: GalaxyTable, test: Test): number[] {
  return unitsOf(table, false).filter((id) => test(table, id));
}

/** All cards that the player has in play, including those that lie on other cards. */
export function inPlay(table: GalaxyTable): number[] {
  const found: number[] = [];
  for (const zone of CONTROLLED) collect(table, zone, found);
  return found;
}

const CONTROLLED = [ZONE.planets, ZONE.space, ZONE.achievements];

function collect(table: GalaxyTable, zone: number, found: number[]): void {
  for (const id of table.in(zone)) {
    found.push(id);
    collect(table, table.under(id), found);
  }
}

/** Whether the cards in a zone are in play and belong to the player: on their own, or on a card that does. */
export function isControlled(table: GalaxyTable, zone: number): boolean {
  const host = zone - table.under(0);
  if (host >= 0) return isInPlay(table, host);
  return zone === ZONE.planets || zone === ZONE.space || zone === ZONE.achievements;
}

export function isInPlay(table: GalaxyTable, id: number): boolean {
  return isControlled(table, table.zoneOf(id));
}

/** What happens when a card enters play: it is new for a turn, and its Half life begins. */
export function arrive(table: GalaxyTable, id: number): void {
  table.setToken(id, TOKEN.entered, halfTurn(table));
  table.setToken(id, TOKEN.time, traitsOf(table, id).life);
}

/** Brings a card into play: on a planet or unit, or on its own. */
export function enter(table: GalaxyTable, card: number, host: number): void {
  const alone = traitsOf(table, card).isPlanet ? ZONE.planets : ZONE.achievements;
  table.move(card, host >= 0 ? table.under(host) : alone);
  arrive(table, card);
  table.say(() => `${table.label(card)} enters the galaxy${host >= 0 ? ` on ${wordFor(table, host)}` : ""}.`);
  table.tell("enters", card);
}

/** Moves a unit to another planet. It is not assaulting any more. */
export function moveTo(table: GalaxyTable, id: number, planet: number): void {
  table.setToken(id, TOKEN.facing, 0);
  table.setToken(id, TOKEN.assaulted, 0);
  table.setToken(id, TOKEN.was, 0);
  table.move(id, table.under(planet));
}

/** A move of a unit onto a planet, which exhausts it unless a text says otherwise. */
export const goes = (verb: string) => (table: GalaxyTable, card: number, to: string) => {
  const planet = Number(to.slice(1));
  moveTo(table, card, planet);
  const isTired = !table.isExhausted(card) && table.sum("no-exhaust", planet) === 0;
  if (isTired) table.exhaust(card);
  table.say(() => `${table.label(card)} ${verb} ${wordFor(table, planet)}${isTired ? " and is exhausted" : ""}.`);
};

/** The units on the player's planets. */
export function units(table: GalaxyTable): number[] {
  return unitsOf(table, false);
}

/** Whether the card entered play this turn. */
export function isNew(table: GalaxyTable, id: number): boolean {
  const entered = table.token(id, TOKEN.entered);
  // This is asked of every unit before every attack, and most are older.
  return entered >> 1 === table.turn && entered === halfTurn(table);
}

/** What a unit needs to move between planets. */
export const moves: readonly GalaxyNeed[] = [
  {
    id: "ready",
    cite: book.COMBAT,
    holds: (table, id) => !table.isExhausted(id),
    lacks: () => "it is exhausted",
  },
  {
    id: "free",
    cite: book.KEYWORDS,
    holds: (table, id) => !isBound(table, id),
    lacks: () => "it cannot move by itself",
  },
];

/** Whether a unit can move between planets at all. */
export function canMove(table: GalaxyTable, id: number): boolean {
  for (const need of moves) if (need.holds(table, id, "") !== true) return false;
  return true;
}

export const otherPlanet: GalaxyNeed = {
  id: "elsewhere",
  cite: book.COMBAT,
  holds: (table, id, to) => to !== `#${table.hostOf(id)}`,
  lacks: () => "it is there already",
};
