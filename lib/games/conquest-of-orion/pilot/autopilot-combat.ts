// How the autopilot of Conquest of Orion fights: in its own turn, and in the opponent's.
import type { Policy } from "../../../core/table/goldfish.ts";
import type { Ruled } from "../../../core/table/move.ts";
import { isOwnTurn } from "../../../core/table/sides.ts";
import { isMet } from "../../../core/table/why-not.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import {
  advance,
  assault,
  attackers,
  firstToHurt,
  forcedUnit,
  freshMovers,
  intercept,
  stealth,
} from "../table/assault.ts";
import { bestTarget } from "../table/combat.ts";
import { deployed } from "../table/defense.ts";
import { nameOf } from "../table/economy.ts";
import { canMove, inPlay, planets, unitsThat } from "../table/galaxy.ts";
import { damageOf, healthLeft, toughness } from "../table/stats.ts";
import { COUNTER, type GalaxyIds, type GalaxyTable, ZONE } from "../table/table.ts";
import { traitsOf, watched } from "../table/traits.ts";
import { assaultsOn, enemies, facedBy, hasDeck, hasOpponent, isDefending, unitsOf } from "../table/whereabouts.ts";
import { price } from "../texts/effects.ts";
import { texts } from "../texts/texts.ts";
import { ambush, bestUse, payingCard, usersOf } from "./worth.ts";

/** More than the health of any planet. */
const FINISHED = 1000;

/**
 * The planet of the opponent that a card attacks: one that is assaulted already, because a planet strikes only once a
 * turn, and then the one with the least health left. It is -1 without an opponent.
 */
function easiest(table: GalaxyTable, card: number): number {
  if (!hasOpponent(table)) return -1;
  const known = new Set(inPlay(table).map((id) => facedBy(table, id)));
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  for (const id of enemies(table)) {
    if (!isMet(table, assault, card, nameOf(id))) continue;
    const left = healthLeft(table, id);
    const worth = left <= 0 ? FINISHED : left - (known.has(id) ? FINISHED : 0);
    if (worth < least) [found, least] = [id, worth];
  }
  return found;
}

/** What a planet that is taken is worth, in resources. */
const TAKEN = 10;

const sum = (ids: readonly number[], of: (id: number) => number) => ids.reduce((total, id) => total + of(id), 0);

function heldBy(table: GalaxyTable, planet: number): number {
  const units = table.in(table.under(planet)).filter((id) => isDefending(table, id, planet));
  return sum(units, (id) => toughness(table, id));
}

/**
 * What some units are worth that others destroy, who strike one after the other: each the dearest that it destroys at once,
 * or else the most dangerous. `left` is the damage of those that find nobody any more.
 */
function struck(table: GalaxyTable, by: readonly number[], among: readonly number[]) {
  const health = new Map(among.map((id) => [id, toughness(table, id)]));
  let [worth, left] = [0, 0];
  for (const damage of by.map((id) => damageOf(table, id))) {
    let [target, best] = [-1, Number.NEGATIVE_INFINITY];
    for (const [id, has] of health) {
      const value = damage >= has ? FINISHED + price(table, id) : damageOf(table, id);
      if (value > best) [target, best] = [id, value];
    }
    const rest = (health.get(target) ?? 0) - damage;
    if (target < 0) left += damage;
    else if (rest > 0) health.set(target, rest);
    else if (health.delete(target)) worth += price(table, target);
  }
  return { worth, left: health.size === 0 ? left : 0 };
}

/** Units that could assault are of no use while they wait, the more of them the less. */
const WAITING = 0.5;

/** What an assault on a planet by these is worth: what falls there, less what falls of them. */
function assaultWorth(table: GalaxyTable, planet: number, movers: readonly number[]): number {
  const there = table.in(table.under(planet)).filter((id) => isDefending(table, id, planet));
  const { worth: won, left } = struck(table, movers, there);
  const open = movers.filter((id) => !traitsOf(table, id).isOrbital);
  const { worth: lost } = struck(
    table,
    [planet, ...there].filter((id) => !table.isExhausted(id)),
    open,
  );
  const health = toughness(table, planet);
  const isLast = table.count(ZONE.enemy) === 1;
  const taken = left >= health ? (isLast ? FINISHED : TAKEN) : left / health;
  return won + taken - lost + movers.length * WAITING;
}

/** The planet of an opponent with a deck where all assaulters together win more than they lose, or -1. */
function reachable(table: GalaxyTable): number {
  const movers = freshMovers(table).filter((id) => damageOf(table, id) > 0);
  if (movers.length === 0) return -1;
  // Who has begun goes on, until it is enough for a planet that nobody defends.
  const forces = enemies(table).map((planet) => [planet, forceOn(table, planet, false)] as const);
  const isEnough = (planet: number, force: number) => heldBy(table, planet) === 0 && force >= toughness(table, planet);
  const [begun] = forces.find(([planet, force]) => force > 0 && !isEnough(planet, force)) ?? [];
  if (begun !== undefined) return begun;
  const strikers = movers.sort((a, b) => damageOf(table, a) - damageOf(table, b));
  let [found, most] = [-1, 0];
  for (const [planet, force] of forces) {
    const worth = force > 0 ? 0 : assaultWorth(table, planet, strikers);
    if (worth > most) [found, most] = [planet, worth];
  }
  return found;
}

function assaultTogether(table: GalaxyTable): Ruled | undefined {
  const planet = reachable(table);
  return planet < 0 ? undefined : sent(table, advance, planet);
}

/** A card that deals damage and may assault this planet. */
function sent(table: GalaxyTable, kind: typeof advance, planet: number): Ruled | undefined {
  const to = nameOf(planet);
  const card = kind.cards?.(table).find((id) => damageOf(table, id) > 0 && isMet(table, kind, id, to));
  return card === undefined ? undefined : { do: kind.do, card, to };
}

const NONE: readonly number[] = [];

function assaultNow(table: GalaxyTable): Ruled | undefined {
  if (hasDeck(table)) return assaultTogether(table);
  // Units with an ability come last, because it may be about what has attacked.
  const other = firstToHurt(table, usersOf(table));
  const card = other < 0 ? firstToHurt(table, NONE) : other;
  if (card < 0) return undefined;
  const use = other < 0 ? bestUse(table) : undefined;
  if (use?.card === card) return use;
  const planet = easiest(table, card);
  if (planet < 0) return hasOpponent(table) ? undefined : { do: "assault", card };
  return { do: "assault", card, to: nameOf(planet) };
}

/** What has to assault, though it deals no damage. */
function assaultForced(table: GalaxyTable): Ruled | undefined {
  const card = forcedUnit(table);
  const to = card < 0 ? undefined : advance.targets?.(table, card)[0];
  if (to === undefined) return undefined;
  return to === "" ? { do: "advance", card } : { do: "advance", card, to };
}

/** The attack that destroys the dearest target, else the one on what is most dangerous. */
function attackNow(table: GalaxyTable): Ruled | undefined {
  for (const card of attackers(table)) {
    const target = bestTarget(table, card);
    if (target >= 0) return { do: "attack", card, to: nameOf(target) };
  }
  return undefined;
}

/** The damage of all units of one side that assault a planet. */
const forceOn = (table: GalaxyTable, planet: number, theirs = true) =>
  sum(
    unitsOf(table, theirs).filter((id) => facedBy(table, id) === planet),
    (id) => damageOf(table, id),
  );

/** The planet that would fall to what assaults it, or -1. */
function endangered(table: GalaxyTable): number {
  const falls = (planet: number) => {
    const force = forceOn(table, planet);
    return force > 0 && force >= heldBy(table, planet) + toughness(table, planet);
  };
  return planets(table).find(falls) ?? -1;
}

/** The toughest free unit goes where a planet would fall, if it survives even when everything there attacks it. */
function defendNow(table: GalaxyTable): Ruled | undefined {
  const planet = endangered(table);
  if (planet < 0 || table.sum("closed", planet) > 0) return undefined;
  const force = forceOn(table, planet);
  const free = unitsThat(
    table,
    (_, id) => canMove(table, id) && toughness(table, id) > force && forceOn(table, table.hostOf(id)) === 0,
  );
  const card = free.sort((a, b) => toughness(table, b) - toughness(table, a))[0];
  return card === undefined ? undefined : { do: "defend", card, to: nameOf(planet) };
}

function musterNow(table: GalaxyTable): Ruled | undefined {
  const [card] = deployed(table);
  const to = assaultsOn(table)[0]?.[1] ?? table.first(ZONE.planets);
  return card === undefined || to < 0 ? undefined : { do: "muster", card, to: nameOf(to) };
}

export const combatPolicies: readonly Policy<ConquestOfOrionCard, GalaxyIds["phase"]>[] = [
  {
    says: "Change damage before units attack.",
    in: ["assault", "readiness", "battle", "defense", "answer"],
    choose: (table) => (table.get(COUNTER.attacks) > 0 ? undefined : payingCard(table, watched(table).boosts)),
  },
  { says: "Assault with all that can.", in: ["assault"], choose: assaultNow },
  { says: "It has to assault.", in: ["assault"], choose: assaultForced },
  {
    says: "It cannot attack any more: stealth it, for what its text gives.",
    in: ["assault"],
    choose: (table) => {
      const card = stealth
        .cards?.(table)
        .find((id) => table.isExhausted(id) && texts.worth(table, id, "stealthed") > 0);
      return card === undefined ? undefined : { do: "stealth", card };
    },
  },
  {
    says: "The opponent has moved: assault with Intercept.",
    in: ["readiness"],
    choose: (table) => {
      const planet = isOwnTurn(table) ? reachable(table) : -1;
      return planet < 0 ? undefined : sent(table, intercept, planet);
    },
  },
  { says: "Attack what can be destroyed, the dearest first.", in: ["battle"], choose: attackNow },
  { says: "Bring a deployed unit to where the opponent assaults.", in: ["defense"], choose: musterNow },
  {
    says: "A unit with Ambush defends where the opponent assaults.",
    in: ["defense"],
    choose: (table) => {
      const planet = assaultsOn(table)[0]?.[1] ?? -1;
      return planet < 0 ? undefined : ambush(table, planet);
    },
  },
  {
    says: "A fast card is worth its price now.",
    in: ["assault", "readiness", "battle", "defense", "answer"],
    choose: (table) => payingCard(table, watched(table).fasts),
  },
  {
    says: "An ability in play is worth using.",
    in: ["assault", "readiness", "battle", "answer", "post-economy", "defense"],
    choose: bestUse,
  },
  {
    says: "A planet would fall: move the toughest free unit there that survives what assaults it.",
    in: ["defense"],
    choose: defendNow,
  },
];
