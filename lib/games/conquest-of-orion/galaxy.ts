// The galaxy: what the player has in play, and where it is. (1.2 Terminology)
import { type CardTable, TOKEN, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";

/** The planets and satellites that the player controls. */
export function planets(table: CardTable): readonly number[] {
  return table.in(ZONE.planets);
}

/** Whether the player still controls a common or unique planet. Satellites do not count. */
export function hasPlanet(table: CardTable): boolean {
  for (const id of planets(table)) if (traitsOf(table, id).type === "planet") return true;
  return false;
}

type Test = (table: CardTable, id: number) => boolean;

/** The units on the player's planets that pass a test. */
export function unitsThat(table: CardTable, test: Test): number[] {
  const found: number[] = [];
  for (const planet of planets(table)) {
    for (const id of table.in(table.under(planet))) {
      if (traitsOf(table, id).isUnit && test(table, id)) found.push(id);
    }
  }
  return found;
}

/** The first unit on the player's planets that passes a test, or -1. */
export function firstUnit(table: CardTable, test: Test): number {
  for (const planet of planets(table)) {
    for (const id of table.in(table.under(planet))) {
      if (traitsOf(table, id).isUnit && test(table, id)) return id;
    }
  }
  return -1;
}

/** All cards that the player has in play, including those that lie on other cards. */
export function inPlay(table: CardTable): number[] {
  const found: number[] = [];
  for (const zone of CONTROLLED) collect(table, zone, found);
  return found;
}

const CONTROLLED = [ZONE.planets, ZONE.space, ZONE.achievements];

function collect(table: CardTable, zone: number, found: number[]): void {
  for (const id of table.in(zone)) {
    found.push(id);
    collect(table, table.under(id), found);
  }
}

/** Whether the cards in a zone are in play and belong to the player: on their own, or on a card that does. */
export function isControlled(table: CardTable, zone: number): boolean {
  const host = zone - table.under(0);
  return host >= 0 ? isInPlay(table, host) : CONTROLLED.some((one) => one === zone);
}

export function isInPlay(table: CardTable, id: number): boolean {
  return isControlled(table, table.zoneOf(id));
}

/** What happens when a card enters play: it is new for a turn, and its Half life begins. */
export function arrive(table: CardTable, id: number): void {
  table.setToken(id, TOKEN.entered, table.turn);
  table.setToken(id, TOKEN.time, traitsOf(table, id).life);
}

/** How much damage the shields of a card still prevent this turn. (1.12 Damage, Stats, and Destruction) */
export function shieldsLeft(table: CardTable, id: number): number {
  const { shields } = traitsOf(table, id);
  const isSame = table.token(id, TOKEN.shielded) === table.turn;
  return isSame ? Math.max(shields - table.token(id, TOKEN.absorbed), 0) : shields;
}

/** Deals damage to a card, of which its shields prevent what they still can. Answers what is left of it. */
export function hurt(table: CardTable, id: number, amount: number): number {
  const left = shieldsLeft(table, id);
  const dealt = Math.max(amount - left, 0);
  if (left > 0) {
    table.setToken(id, TOKEN.absorbed, traitsOf(table, id).shields - left + amount - dealt);
    table.setToken(id, TOKEN.shielded, table.turn);
  }
  table.setToken(id, TOKEN.damage, table.token(id, TOKEN.damage) + dealt);
  return dealt;
}

function any(): boolean {
  return true;
}

/** The units on the player's planets. */
export function units(table: CardTable): number[] {
  return unitsThat(table, any);
}

/** Whether the card entered play this turn. */
export function isNew(table: CardTable, id: number): boolean {
  return table.token(id, TOKEN.entered) === table.turn;
}

/** Whether a unit can move between planets at all. */
export function canMove(table: CardTable, id: number): boolean {
  return !table.isExhausted(id) && !traitsOf(table, id).isBound;
}
