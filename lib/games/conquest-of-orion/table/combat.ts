// Who may attack whom, and what an attack does: 1.11 Movement and Combat, 1.12, and the keywords of 2.1 and 2.2.

import { isInPlay } from "./galaxy.ts";
import { damageOf, hurt, isLost, shieldsLeft, toughness } from "./stats.ts";
import { COUNTER, type GalaxyTable, ZONE } from "./table.ts";
import { traitsOf, watched } from "./traits.ts";
import { facedBy, isAssaulting, isNearby, isOnBoard, isStealthed, placeOf, unitsOf, wordFor } from "./whereabouts.ts";

/** The planets whose cards are near a card: its own, and those that a planet with Traveler has brought near. */
function spotsOf(table: GalaxyTable, place: number): readonly number[] {
  const faced = facedBy(table, place);
  const travelers = watched(table).travelers.filter(
    (id) => isOnBoard(table.zoneOf(id)) && facedBy(table, id) === place,
  );
  return faced < 0 && travelers.length === 0 ? [place] : [place, faced, ...travelers];
}

/** The units and planets of the other side near a card. */
function foesNear(table: GalaxyTable, id: number): number[] {
  const place = placeOf(table, id);
  if (place < 0) return [];
  const spots = spotsOf(table, place);
  return table.as(table.controllerOf(id), () => [
    ...unitsOf(table, true).filter((foe) => spots.includes(placeOf(table, foe))),
    ...spots.filter((spot) => table.zoneOf(spot) === ZONE.enemy),
  ]);
}

/** Whether an attack still has its target: both are in play, near each other, and nothing is stealthed. */
export function isStruck(table: GalaxyTable, id: number, target: number): boolean {
  const isHidden = isStealthed(table, id) || isStealthed(table, target);
  return isInPlay(table, id) && !isHidden && foesNear(table, id).includes(target);
}

function canBeAttacked(table: GalaxyTable, id: number): boolean {
  if (isStealthed(table, id) || isLost(table, id)) return false;
  const { isOrbital, isUnit } = traitsOf(table, id);
  return !(isUnit && isOrbital && isAssaulting(table, id));
}

/**
 * What a card can attack. Guardians are attacked before units without guardian, even where
 * nothing can attack them, and a planet only when all units that defend it have been dealt lethal damage. Stealthed units
 * protect nothing.
 */
export function targetsOf(table: GalaxyTable, id: number): readonly number[] {
  const foes = foesNear(table, id);
  const holding = foes.filter((foe) => traitsOf(table, foe).isUnit && !isLost(table, foe) && !isStealthed(table, foe));
  const guards = holding.filter((foe) => traitsOf(table, foe).isGuardian);
  return foes.filter((foe) => {
    if (!canBeAttacked(table, foe)) return false;
    const { isUnit, isGuardian } = traitsOf(table, foe);
    if (isUnit) return isGuardian || !guards.some((guard) => isNearby(table, guard, foe));
    return !holding.some((one) => table.hostOf(one) === foe);
  });
}

/** What an attack on one card deals, before shields. Some texts count for attacks on planets alone. */
export function attackOn(table: GalaxyTable, id: number, target: number): number {
  return damageOf(table, id) + (traitsOf(table, target).isPlanet ? table.sum("siege", id) : 0);
}

/** Attacks a card, with what Sweep and Barrage add. Answers what the target itself is dealt before its shields. */
export function strike(table: GalaxyTable, id: number, target: number): number {
  const { isBarrage, isSweep } = traitsOf(table, id);
  const isOnUnit = traitsOf(table, target).isUnit;
  const others = isOnUnit && (isBarrage || isSweep) ? foesNear(table, id).filter((foe) => foe !== target) : [];
  const damage = attackOn(table, id, target);
  const needed = isOnUnit && isSweep ? Math.min(toughness(table, target), damage) : damage;
  // Without another target, all that is left goes to the first one.
  const first = others.length === 0 ? damage : needed;
  deal(table, id, target, first);
  if (isBarrage) for (const foe of others) if (traitsOf(table, foe).isUnit) alsoHurt(table, id, foe, damage);
  if (isSweep && first < damage) sweepOn(table, id, damage - first);
  if (!isOnUnit) table.tell("attacks-planet", id);
  return first;
}

/** What a card of whoever acts deals is counted. Answers what the shields let through. */
function deal(table: GalaxyTable, id: number, foe: number, amount: number): number {
  const dealt = hurt(table, foe, amount);
  if (!table.isTheirs(id)) table.add(COUNTER.dealt, amount);
  return dealt;
}

function alsoHurt(table: GalaxyTable, id: number, foe: number, amount: number): void {
  const dealt = deal(table, id, foe, amount);
  table.say(() => `${table.label(id)} deals ${dealt} damage to ${wordFor(table, foe)} too.`);
}

/** Goes on to the unit that the least damage destroys, of those that may be attacked, and at last to the planet. */
function sweepOn(table: GalaxyTable, id: number, damage: number): void {
  for (let left = damage; left > 0; ) {
    const targets = targetsOf(table, id);
    const next = leastOf(targets, (foe) => toughness(table, foe) + (traitsOf(table, foe).isUnit ? 0 : 1000));
    if (next === undefined) return;
    const dealt = traitsOf(table, next).isUnit ? Math.min(toughness(table, next), left) : left;
    alsoHurt(table, id, next, dealt);
    left -= dealt;
    if (!isLost(table, next)) return;
  }
}

function leastOf(ids: readonly number[], of: (id: number) => number): number | undefined {
  let [found, least]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const id of ids) {
    const value = of(id);
    if (value < least) [found, least] = [id, value];
  }
  return found;
}

/** What a card attacks, or -1 without damage to deal: the dearest that it destroys, else the one of most damage. */
export function bestTarget(table: GalaxyTable, id: number): number {
  let [found, best] = [-1, Number.NEGATIVE_INFINITY];
  for (const target of targetsOf(table, id)) {
    const { price, isUnit } = traitsOf(table, target);
    const deals = attackOn(table, id, target);
    if (deals === 0) continue;
    const reaches = deals - shieldsLeft(table, target);
    const isLethal = reaches >= toughness(table, target) - shieldsLeft(table, target);
    const worth = isLethal ? 1000 + (isUnit ? price : 50) : damageOf(table, target);
    if (worth > best) [found, best] = [target, worth];
  }
  return found;
}
