import { nameOf } from "./economy.ts";
import { firstUnit, isNew, planets, unitsThat } from "./galaxy.ts";
import { COUNTER, type GalaxyMove, type GalaxyTable, TOKEN, ZONE } from "./table.ts";
import { traitsOf, watched } from "./traits.ts";

function hasAssaulted(table: GalaxyTable, id: number): boolean {
  return table.token(id, TOKEN.assaulted) === table.turn;
}

function isDelayed(table: GalaxyTable, id: number): boolean {
  return isNew(table, id) && !traitsOf(table, id).isSwift;
}

/** Whether a planet can travel with all its units: it is ready, and neither the planet nor any unit is new. */
function canTravel(table: GalaxyTable, id: number): boolean {
  if (table.zoneOf(id) !== ZONE.planets || table.isExhausted(id) || isDelayed(table, id)) return false;
  return !table.in(table.under(id)).some((one) => traitsOf(table, one).isUnit && isDelayed(table, one));
}

/** Whether a unit on a planet can assault: it is ready, it is swift or not new, and it can move or be carried. */
function canAssault(table: GalaxyTable, id: number): boolean {
  if (table.isExhausted(id)) return false;
  const { isBound, isSwift } = traitsOf(table, id);
  return (isSwift || !isNew(table, id)) && (!isBound || hasAssaulted(table, table.hostOf(id)));
}

function canHurt(table: GalaxyTable, id: number): boolean {
  return traitsOf(table, id).damage > 0 && canAssault(table, id);
}

/** The first planet that can assault and deals damage, else the first such unit, or -1. */
export function firstToHurt(table: GalaxyTable): number {
  for (const id of watched(table).travelers) if (canTravel(table, id) && traitsOf(table, id).damage > 0) return id;
  return firstUnit(table, canHurt);
}

function assaulters(table: GalaxyTable): readonly number[] {
  const units = unitsThat(table, canAssault);
  for (const id of watched(table).travelers) if (canTravel(table, id)) units.push(id);
  return units;
}

/** Whether anything can assault now. */
export function isArmed(table: GalaxyTable): boolean {
  return firstUnit(table, canAssault) >= 0 || watched(table).travelers.some((id) => canTravel(table, id));
}

export const assault: GalaxyMove = {
  do: "assault",
  says: "Assault the opponent, who defends nothing",
  cards: assaulters,
  play: (table, card) => {
    const { damage, isUnit } = traitsOf(table, card);
    table.exhaust(card);
    table.use(card);
    table.setToken(card, TOKEN.assaulted, table.turn);
    table.add(COUNTER.dealt, damage);
    table.say(() => `${table.label(card)} assaults and deals ${damage} damage${isUnit ? ", then retreats" : ""}.`);
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
    table.say(() => `${table.label(card)} retreats to ${table.label(planet)}.`);
  },
};

function canRetreat(table: GalaxyTable, id: number): boolean {
  return hasAssaulted(table, id) && !traitsOf(table, id).isBound;
}
