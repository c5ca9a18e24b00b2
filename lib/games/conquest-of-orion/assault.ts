import { nameOf } from "./economy.ts";
import { firstUnit, isNew, planets, unitsThat } from "./galaxy.ts";
import { enemies, facedBy, hasOpponent } from "./opponent.ts";
import { type CardTable, COUNTER, type GalaxyMove, TOKEN, ZONE } from "./table.ts";
import { traitsOf, watched } from "./traits.ts";

function hasAssaulted(table: CardTable, id: number): boolean {
  return table.token(id, TOKEN.assaulted) === table.turn;
}

function isDelayed(table: CardTable, id: number): boolean {
  return isNew(table, id) && !traitsOf(table, id).isSwift;
}

/** Whether a planet can travel with all its units: it is ready, and neither the planet nor any unit is new. */
function canTravel(table: CardTable, id: number): boolean {
  if (table.zoneOf(id) !== ZONE.planets || table.isExhausted(id) || isDelayed(table, id)) return false;
  return !table.in(table.under(id)).some((one) => traitsOf(table, one).isUnit && isDelayed(table, one));
}

/** Whether a unit on a planet can assault: it is ready, it is swift or not new, and it can move or be carried. */
function canAssault(table: CardTable, id: number): boolean {
  if (table.isExhausted(id)) return false;
  const { isBound, isSwift } = traitsOf(table, id);
  return (isSwift || !isNew(table, id)) && (!isBound || hasAssaulted(table, table.hostOf(id)));
}

function canHurt(table: CardTable, id: number): boolean {
  return traitsOf(table, id).damage > 0 && canAssault(table, id);
}

/** The first planet that can assault and deals damage, else the first such unit, or -1. */
export function firstToHurt(table: CardTable): number {
  for (const id of watched(table).travelers) if (canTravel(table, id) && traitsOf(table, id).damage > 0) return id;
  return firstUnit(table, canHurt);
}

function assaulters(table: CardTable): readonly number[] {
  const units = unitsThat(table, canAssault);
  for (const id of watched(table).travelers) if (canTravel(table, id)) units.push(id);
  return units;
}

/** Whether anything can assault now. */
export function isArmed(table: CardTable): boolean {
  return firstUnit(table, canAssault) >= 0 || watched(table).travelers.some((id) => canTravel(table, id));
}

/** Without an opponent nothing lies opposite, so that an assault names no planet. */
const NOBODY: readonly string[] = [""];

function targets(table: CardTable): readonly string[] {
  return hasOpponent(table) ? enemies(table).map(nameOf) : NOBODY;
}

/** A card attacks where it is: if it has already assaulted a planet in this combat, it can attack no other. */
function isThere(table: CardTable, id: number, to: string): boolean {
  const faced = facedBy(table, id);
  return faced < 0 || to === nameOf(faced);
}

function go(table: CardTable, id: number, to: string): string {
  table.use(id);
  table.setToken(id, TOKEN.assaulted, table.turn);
  if (to === "") return "";
  const planet = Number(to.slice(1));
  table.setToken(id, TOKEN.facing, planet + 1);
  return ` ${table.label(planet)}`;
}

export const assault: GalaxyMove = {
  do: "assault",
  says: "Assault and attack",
  cards: assaulters,
  targets,
  allows: isThere,
  play: (table, card, to) => {
    const { damage, isUnit } = traitsOf(table, card);
    const what = go(table, card, to);
    table.exhaust(card);
    table.add(COUNTER.dealt, damage);
    if (to !== "") {
      const planet = Number(to.slice(1));
      table.setToken(planet, TOKEN.damage, table.token(planet, TOKEN.damage) + damage);
    }
    const after = isUnit && what === "" ? ", then retreats" : "";
    table.say(() => `${table.label(card)} assaults${what} and deals ${damage} damage${after}.`);
  },
};

/** A unit that does not attack stays ready, as long as it returns to the planet that it came from. (1.11) */
export const advance: GalaxyMove = {
  do: "advance",
  says: "Assault without attacking",
  cards: (table) => assaulters(table).filter((id) => !hasAssaulted(table, id)),
  targets,
  play: (table, card, to) => {
    const what = go(table, card, to);
    table.say(() => `${table.label(card)} assaults${what} and does not attack.`);
  },
};

/** After combat, an assaulter may go to a different planet from the one that it came from. */
export const retreat: GalaxyMove = {
  do: "retreat",
  says: "Retreat to another planet",
  cards: (table) => unitsThat(table, canRetreat),
  targets: (table) => planets(table).map(nameOf),
  allows: (table, card, to) => to !== nameOf(table.hostOf(card)),
  play: (table, card, to) => {
    const planet = Number(to.slice(1));
    table.move(card, table.under(planet));
    table.setToken(card, TOKEN.assaulted, 0);
    const tires = !table.isExhausted(card);
    table.exhaust(card);
    table.say(() => `${table.label(card)} retreats to ${table.label(planet)}${tires ? " and is exhausted" : ""}.`);
  },
};

function canRetreat(table: CardTable, id: number): boolean {
  return hasAssaulted(table, id) && !traitsOf(table, id).isBound;
}
