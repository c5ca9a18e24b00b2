// Whose a card is, and on which planet: 1.2 Terminology, 1.11 Movement and Combat, Traveler of 2.1.
import { named } from "../../../core/table/place-names.ts";
import { isOpposed } from "../../../core/table/seats.ts";
import { type GalaxyTable, isPlanet, TOKEN, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";

/** A card in the words of the log: of several planets with one name, it says which. */
export function wordFor(table: GalaxyTable, id: number): string {
  return isPlanet(table.card(id)) ? named(table, id) : table.label(id);
}

/** How much of an opponent there may be. */
export const OPPONENT = { nobody: 0, planets: 1, deck: 2 } as const;

export function opponentOf(table: GalaxyTable): number {
  if (hasDeck(table)) return OPPONENT.deck;
  return hasOpponent(table) ? OPPONENT.planets : OPPONENT.nobody;
}

export function hasOpponent({ start }: GalaxyTable): boolean {
  return start.seats[1] !== "nobody";
}

/** Whether the opponent has a deck, and plays it by the same rules. */
export function hasDeck({ start }: GalaxyTable): boolean {
  return isOpposed(start);
}

/** Counts the turns of both sides, so that each has a number of its own. */
export function halfTurn(table: GalaxyTable): number {
  return table.turn * 2 + (table.stack[0]?.side ?? 0);
}

/** The planets of the other side. What lies opposite by hand while there is no opponent is nobody's. */
export function enemies(table: GalaxyTable): readonly number[] {
  return hasOpponent(table) ? table.in(ZONE.enemy) : NOBODY;
}

const NOBODY: readonly number[] = [];

/** The planet that a card assaults in this combat, or -1. A text may have taken that planet away since. */
export function facedBy(table: GalaxyTable, id: number): number {
  const planet = table.token(id, TOKEN.facing) - 1;
  if (planet < 0) return -1;
  const there = table.isTheirs(id) ? ZONE.planets : ZONE.enemy;
  return table.zoneOf(planet) === there && hasOpponent(table) ? planet : -1;
}

/** Whether a place is one of planets. */
export const isOnBoard = (zone: number) => zone === ZONE.planets || zone === ZONE.enemy || zone === ZONE.neutral;

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
  return table.token(id, TOKEN.assaulted) === halfTurn(table) && table.stack[0]?.phase === "assault";
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

/** The units of the other side that assault, and what they assault. */
export function assaultsOn(table: GalaxyTable): readonly (readonly [unit: number, planet: number])[] {
  return unitsOf(table, true)
    .map((id) => [id, facedBy(table, id)] as const)
    .filter(([, planet]) => planet >= 0);
}
