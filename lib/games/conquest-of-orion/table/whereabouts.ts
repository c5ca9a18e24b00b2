// Whose a card is, and on which planet: 1.2 Terminology, 1.11 Movement and Combat, Traveler of 2.1.
import { named } from "../../../core/table/place-names.ts";
import { COUNTER, type GalaxyTable, isPlanet, TOKEN, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";

/** A card in the words of the log: of several planets with one name, it says which. */
export function wordFor(table: GalaxyTable, id: number): string {
  return isPlanet(table.card(id)) ? named(table, id) : table.label(id);
}

/** The opponents that can be chosen, as the counter has them. */
export const OPPONENT = { nobody: 0, planets: 1, units: 2 } as const;

export function hasOpponent(table: GalaxyTable): boolean {
  return table.get(COUNTER.opponent) > OPPONENT.nobody;
}

/** Whether the opponent has units and turns. */
export function hasFleet(table: GalaxyTable): boolean {
  return table.get(COUNTER.opponent) === OPPONENT.units;
}

/** Counts the player's and the opponent's turns, so that each has a number of its own. */
export function halfTurn(table: GalaxyTable): number {
  return table.turn * 2 + table.get(COUNTER.theirs);
}

/** Whether a card is a unit of the opponent. */
export function isOfFleet(table: GalaxyTable, id: number): boolean {
  return table.start.cards[id]?.from === "fleet";
}

export function isTheirs(table: GalaxyTable, id: number): boolean {
  return isOfFleet(table, id) || table.zoneOf(id) === ZONE.enemy;
}

/** The planet that a card assaults in this combat, or -1. A text may have taken that planet away since. */
export function facedBy(table: GalaxyTable, id: number): number {
  const planet = table.token(id, TOKEN.facing) - 1;
  if (planet < 0) return -1;
  const there = isOfFleet(table, id) ? ZONE.planets : ZONE.enemy;
  return table.zoneOf(planet) === there && hasOpponent(table) ? planet : -1;
}

const isOnBoard = (zone: number) => zone === ZONE.planets || zone === ZONE.enemy || zone === ZONE.neutral;

/**
 * The planet that a card is on, or is itself, or -1. Units that assault are on the planet that they assault, attachments
 * where their host is. A card that has just left play was on the planet that this answers.
 */
export function placeOf(table: GalaxyTable, id: number): number {
  if (isOnBoard(table.zoneOf(id))) return id;
  const faced = facedBy(table, id);
  if (faced >= 0) return faced;
  const host = table.hostOf(id);
  if (host < 0) return table.token(id, TOKEN.was) - 1;
  return traitsOf(table, host).isPlanet ? host : placeOf(table, host);
}

/** Whether two cards are on one planet, or on two of which one assaults the other with Traveler. */
export function isNearby(table: GalaxyTable, id: number, other: number): boolean {
  const [here, there] = [placeOf(table, id), placeOf(table, other)];
  if (here < 0 || there < 0) return false;
  return here === there || facedBy(table, here) === there || facedBy(table, there) === here;
}

/** Whether a card assaults a planet. With nobody opposite, it names none. */
export function isAssaulting(table: GalaxyTable, id: number): boolean {
  if (table.token(id, TOKEN.facing) > 0) return true;
  return table.token(id, TOKEN.assaulted) === table.turn && table.stack[0]?.phase === "assault";
}

/** Whether a unit lies on this planet and does not assault another one. */
export function isDefending(table: GalaxyTable, id: number, planet: number): boolean {
  return traitsOf(table, id).isUnit && table.hostOf(id) === planet && facedBy(table, id) < 0;
}

export function isStealthed(table: GalaxyTable, id: number): boolean {
  return table.token(id, TOKEN.stealthed) === halfTurn(table);
}

/** All units of one side that are on planets, wherever they fight. */
export function unitsOf(table: GalaxyTable, theirs: boolean): number[] {
  const found: number[] = [];
  for (const planet of table.in(theirs ? ZONE.enemy : ZONE.planets))
    for (const id of table.in(table.under(planet))) if (traitsOf(table, id).isUnit) found.push(id);
  return found;
}
