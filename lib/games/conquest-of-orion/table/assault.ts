// Assaults, attacks, and what follows them: 1.10 Turn Structure, 1.11 Movement and Combat.

import { ask, askIf } from "../../../core/table/ask.ts";
import { isOwnTurn } from "../../../core/table/sides.ts";
import { isOffered } from "../../../core/table/why-not.ts";
import * as book from "../book/rulebook.ts";
import { isStruck, strike, targetsOf } from "./combat.ts";
import { nameOf, trade } from "./economy.ts";
import { goes, inPlay, isInPlay, isNew, otherPlanet, planets, units, unitsThat } from "./galaxy.ts";
import { damageOf, isBound, isSwift } from "./stats.ts";
import { COUNTER, type GalaxyMove, type GalaxyNeed, type GalaxyPhase, type GalaxyTable, TOKEN, ZONE } from "./table.ts";
import { traitsOf, watched } from "./traits.ts";
import { enemies, facedBy, halfTurn, hasDeck, hasOpponent, isStealthed, wordFor } from "./whereabouts.ts";

function hasAssaulted(table: GalaxyTable, id: number): boolean {
  return table.token(id, TOKEN.assaulted) === halfTurn(table);
}

function isDelayed(table: GalaxyTable, id: number): boolean {
  return isNew(table, id) && !isSwift(table, id);
}

const ready: GalaxyNeed = {
  id: "ready",
  cite: book.COMBAT,
  holds: (table, id) => !table.isExhausted(id),
  lacks: () => "it is exhausted",
};

/** A planet that travels takes its units along. Armaments are not hurried by Swiftness. */
const settled: GalaxyNeed = {
  id: "settled",
  cite: book.COMBAT,
  holds: (table, id) => {
    const { isUnit, isPlanet } = traitsOf(table, id);
    if (!isUnit && !isPlanet) return !isNew(table, id);
    if (isDelayed(table, id)) return false;
    return isUnit || !table.in(table.under(id)).some((one) => traitsOf(table, one).isUnit && isDelayed(table, one));
  },
  lacks: (table, id) =>
    isNew(table, id)
      ? "it entered play this turn"
      : "a unit on it entered play this turn, and it travels with all of them",
};

/** What cannot move by itself attacks where what it lies on has gone. */
const carried: GalaxyNeed = {
  id: "carried",
  cite: book.COMBAT,
  holds: (table, id) => {
    const { isUnit, isPlanet } = traitsOf(table, id);
    return isPlanet || (isUnit && !isBound(table, id)) || hasAssaulted(table, table.hostOf(id));
  },
  lacks: (table, id) => `it cannot move by itself, and ${hostInWords(table, id)} has not assaulted`,
};

const seen: GalaxyNeed = {
  id: "seen",
  cite: book.KEYWORDS,
  holds: (table, id) => !traitsOf(table, id).isStealthy || !isStealthed(table, id),
  lacks: () => "it is stealthed: it neither attacks nor is attacked",
};

function hostInWords(table: GalaxyTable, id: number): string {
  const host = table.hostOf(id);
  return host < 0 ? "what it lies on" : wordFor(table, host);
}

/** Whether a planet can travel with all its units. */
function canTravel(table: GalaxyTable, id: number): boolean {
  return (
    table.zoneOf(id) === ZONE.planets && ready.holds(table, id, "") === true && settled.holds(table, id, "") === true
  );
}

/** Whether a unit on a planet can assault: it is ready, it is swift or not new, and it can move or be carried. */
function canAssault(table: GalaxyTable, id: number): boolean {
  return canFire(table, id) && seen.holds(table, id, "") === true;
}

/** Whether a card can attack where it is: it is ready and was there before. */
function canFire(table: GalaxyTable, id: number): boolean {
  return (
    ready.holds(table, id, "") === true &&
    settled.holds(table, id, "") === true &&
    carried.holds(table, id, "") === true
  );
}

/**
 * The first planet that can assault and deals damage, else the first such unit or Armament, or -1. This is asked before
 * each attack, so it looks through the units itself, without some of them.
 */
export function firstToHurt(table: GalaxyTable, without: readonly number[]): number {
  for (const id of watched(table).travelers) if (canTravel(table, id) && damageOf(table, id) > 0) return id;
  for (const planet of planets(table))
    for (const id of table.in(table.under(planet))) {
      if (table.isExhausted(id)) continue;
      const { isUnit, damage } = traitsOf(table, id);
      const isMeant = isUnit && (without.length === 0 || !without.includes(id));
      if (isMeant && canAssault(table, id) && (damage > 0 || damageOf(table, id) > 0)) return id;
    }
  return armaments(table).find((id) => canFire(table, id)) ?? -1;
}

/** The Armaments that the player has in play. */
function armaments(table: GalaxyTable): readonly number[] {
  const { armed } = watched(table);
  return armed.length === 0 ? armed : armed.filter((id) => isInPlay(table, id));
}

/** What can move and attack at all: units on planets, and planets that travel. */
function movers(table: GalaxyTable): number[] {
  const found = units(table);
  for (const id of watched(table).travelers) if (table.zoneOf(id) === ZONE.planets) found.push(id);
  return found;
}

/** What can assault without attacking now. */
export function freshMovers(table: GalaxyTable): number[] {
  return movers(table).filter((id) => canAssault(table, id) && !hasAssaulted(table, id));
}

/** Whether anything can assault now, or be stealthed. */
export function isArmed(table: GalaxyTable): boolean {
  return (
    unitsThat(table, canAssault).length > 0 ||
    watched(table).travelers.some((id) => canTravel(table, id)) ||
    watched(table).stealthy.some((id) => canHide(table, id))
  );
}

/** Without an opponent nothing lies opposite, so that an assault names no planet. */
const NOBODY: readonly string[] = [""];
const NONE: readonly number[] = [];

function targets(table: GalaxyTable): readonly string[] {
  return hasOpponent(table) ? enemies(table).map(nameOf) : NOBODY;
}

/** Where a card already is in this combat, by itself or with what it lies on, or -1. */
function placeFaced(table: GalaxyTable, id: number): number {
  const faced = facedBy(table, id);
  if (faced >= 0 || !(isBound(table, id) || traitsOf(table, id).isArmed)) return faced;
  return facedBy(table, table.hostOf(id));
}

/** A card attacks where it is: if it has already assaulted a planet in this combat, it can attack no other. */
const there: GalaxyNeed = {
  id: "there",
  cite: book.COMBAT,
  holds: (table, id, to) => {
    if (to === "") return true;
    const faced = placeFaced(table, id);
    return faced < 0 || to === nameOf(faced);
  },
  lacks: (table, id) => `it is at ${wordFor(table, placeFaced(table, id))} in this combat`,
};

const undefended: GalaxyNeed = {
  id: "undefended",
  cite: book.COMBAT,
  holds: (table) => !hasDeck(table),
  lacks: () => "the opponent may answer first: assault without attacking, and attack in combat",
};

const notYet: GalaxyNeed = {
  id: "not-yet",
  cite: book.COMBAT,
  holds: (table, id) => !hasAssaulted(table, id),
  lacks: () => "it has assaulted in this turn",
};

const PLANETS_OPPOSITE = () => "a planet of the opponent";

/** Answers the planet that it assaults, or -1. */
function go(table: GalaxyTable, id: number, to: string): number {
  table.use(id);
  const isFirst = !hasAssaulted(table, id);
  table.setToken(id, TOKEN.assaulted, halfTurn(table));
  const planet = to === "" ? -1 : Number(to.slice(1));
  table.setToken(id, TOKEN.facing, planet + 1);
  if (isFirst) table.tell("assaults", id);
  return planet;
}

function inWords(table: GalaxyTable, planet: number): string {
  return planet < 0 ? "" : ` ${wordFor(table, planet)}`;
}

export const assault: GalaxyMove = {
  do: "assault",
  says: "Assault and attack",
  of: "a unit on a planet of yours, a planet that travels or an Armament",
  at: PLANETS_OPPOSITE,
  cards: (table) => [...movers(table), ...armaments(table)],
  targets,
  needs: [undefended, ready, settled, carried, seen, there],
  play: (table, card, to) => {
    const planet = go(table, card, to);
    table.exhaust(card);
    table.add(COUNTER.attacks, 1);
    const damage = to === "" ? attackNobody(table, card) : strike(table, card, planet);
    const after = traitsOf(table, card).isUnit && planet < 0 ? ", then retreats" : "";
    table.say(() => `${table.label(card)} assaults${inWords(table, planet)} and deals ${damage} damage${after}.`);
  },
};

/** With nobody opposite, the damage that a planet would be dealt is only counted. */
function attackNobody(table: GalaxyTable, id: number): number {
  const damage = damageOf(table, id) + table.sum("siege", id);
  table.add(COUNTER.dealt, damage);
  table.tell("attacks-planet", id);
  return damage;
}

/** A unit that does not attack stays ready, as long as it returns to the planet that it came from. (1.11) */
export const advance: GalaxyMove = {
  do: "advance",
  says: "Assault without attacking",
  of: "a unit on a planet of yours or a planet that travels",
  at: PLANETS_OPPOSITE,
  cards: movers,
  targets,
  needs: [ready, settled, carried, seen, notYet, there],
  play: (table, card, to) => {
    const planet = go(table, card, to);
    const yet = hasDeck(table) ? " yet" : "";
    table.say(() => `${table.label(card)} assaults${inWords(table, planet)} and does not attack${yet}.`);
  },
};

/** Units with Intercept may assault when the defender has moved. (2.1) */
export const intercept: GalaxyMove = {
  ...advance,
  do: "intercept",
  says: "Assault with Intercept",
  cite: book.KEYWORDS,
  of: "a unit on a planet of yours",
  // Only whoever assaults in this turn does.
  cards: (table) => (isOwnTurn(table) ? units(table) : NONE),
  needs: [
    {
      id: "intercept",
      cite: book.KEYWORDS,
      holds: (table, id) => traitsOf(table, id).isIntercept,
      lacks: () => "it has no Intercept",
    },
    ...(advance.needs ?? []),
  ],
};

/** What can attack now: ready units and planets, and Armaments that were there before this turn. */
export function attackers(table: GalaxyTable): readonly number[] {
  return inPlay(table).filter((id) => {
    if (table.isExhausted(id) || isStealthed(table, id)) return false;
    const { isUnit, isPlanet, isArmed: isWeapon } = traitsOf(table, id);
    return (isUnit || isPlanet || (isWeapon && !isNew(table, id))) && targetsOf(table, id).length > 0;
  });
}

/** An attack can be answered before it deals its damage. (1.14) */
export const attack: GalaxyMove = {
  do: "attack",
  says: "Attack",
  of: "a ready card of yours with something to attack",
  at: () => "something that it can attack",
  cards: attackers,
  targets: (table, card) => targetsOf(table, card).map(nameOf),
  play: (table, card, to) => {
    const target = Number(to.slice(1));
    table.use(card);
    table.exhaust(card);
    table.add(COUNTER.attacks, 1);
    table.say(() => `${table.label(card)} attacks ${wordFor(table, target)}.`);
    table.call("strike", { card, target });
    ask(table, "answer", "other-only", { card, target });
  },
};

/** What an attack comes to once nobody answers it any more. */
export const striking: GalaxyPhase = {
  id: "strike",
  name: "Attack",
  cite: book.RESOLVING,
  says: "An attack deals its damage, which destroys nothing before the clean-up.",
  begin: (table, { card = -1, target = -1 }) => {
    if (isStruck(table, card, target)) {
      const damage = strike(table, card, target);
      table.say(() => `${table.label(card)} deals ${damage} damage to ${wordFor(table, target)}.`);
    } else table.say(() => `The attack of ${table.label(card)} has no target any more.`);
  },
  moves: [],
};

/** Whether a unit with Stealth can be stealthed in this combat: it is on a planet and has not attacked. */
function canHide(table: GalaxyTable, id: number): boolean {
  if (table.hostOf(id) < 0 || !isInPlay(table, id) || isStealthed(table, id)) return false;
  return !(table.isExhausted(id) && hasAssaulted(table, id));
}

export const stealth: GalaxyMove = {
  do: "stealth",
  says: "Stealth a unit",
  cite: book.KEYWORDS,
  of: "a unit with Stealth on a planet, that has not attacked",
  cards: (table) => watched(table).stealthy.filter((id) => canHide(table, id)),
  play: (table, card) => {
    table.use(card);
    table.setToken(card, TOKEN.stealthed, halfTurn(table));
    table.say(() => `${table.label(card)} is stealthed: it can neither attack nor be attacked.`);
    table.tell("stealthed", card);
  },
};

/** After combat, an assaulter may go to a different planet from the one that it came from. (1.11) */
const retreat: GalaxyMove = {
  do: "retreat",
  says: "Retreat to another planet",
  cards: (table) => unitsThat(table, canRetreat),
  of: "a unit that assaulted and can move",
  at: () => "a planet of yours",
  targets: (table) => planets(table).map(nameOf),
  needs: [otherPlanet],
  play: goes("retreats to"),
};

export const retreating: GalaxyPhase = {
  id: "retreat",
  name: "Post-combat",
  cite: book.COMBAT,
  says: "Each unit that assaulted and has survived goes to a planet of yours: back to its own, or to another one, which exhausts it.",
  run: askIf((table) => isOffered(table, retreat)),
  moves: [retreat, trade],
  end: endCombat,
};

/** Nobody assaults any more. What was destroyed in combat has done by now what its text says about cards nearby. */
function endCombat(table: GalaxyTable): void {
  for (const id of inPlay(table)) table.setToken(id, TOKEN.facing, 0);
}

function canRetreat(table: GalaxyTable, id: number): boolean {
  return hasAssaulted(table, id) && !isBound(table, id);
}

/** A unit that has to assault and still can, or -1. */
export function forcedUnit(table: GalaxyTable): number {
  for (const id of watched(table).forced) {
    const isThere = table.hostOf(id) >= 0 && isInPlay(table, id);
    if (isThere && canAssault(table, id) && !hasAssaulted(table, id)) return id;
  }
  return -1;
}
