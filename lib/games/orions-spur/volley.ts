// What a ship could do in a main attack, for the autopilot: attacks follow each other until the energy is spent.
import { keptPer } from "../../core/kept-per.ts";
import type { Ruled } from "../../core/table/goldfish.ts";
import { attacksFor, energyOf, targetsOf, type Weapon, weaponOf } from "./attacking.ts";
import { type Damage, type Guard, guardOf, hullTaken, oneRowBack, shieldTaken, withMore } from "./damage.ts";
import { vpOf } from "./flagship.ts";
import { has, isInFleet, type SpurTable, TOKEN } from "./table.ts";
import { addsToAttacks, moreDamage, reachesBack } from "./texts.ts";

/** What a VP is worth in points of damage. */
const VP = 4;
/** A ship that is overcharged cannot act again before the regroup, so it has to bring something. */
const OVERCHARGE = 0.5;
const KILL = 1000;

/** All sources have the same fields, because the search reads them all the time. */
interface Source {
  /** The card, or -1 for the ship's own weapon, which can be fired again. */
  readonly card: number;
  readonly energy: number;
  readonly damage: Damage;
  /** What its text may add to it. */
  readonly says: { readonly more: boolean; readonly reach: boolean };
  /** How much more damage its text does to each of the ships that can be hit. */
  readonly more: readonly number[] | undefined;
  /** Whether its text lets it be aimed one row back. */
  readonly isFar: boolean;
}

/** The ship whose attacks are worth the most, and the first move of them. */
export interface Volley {
  readonly ship: number;
  readonly worth: number;
  readonly vp: number;
  readonly move: Ruled;
}

/** How far a volley has come: the energy left, and a bit for each source that is used up. */
interface Course {
  /** The target, by its place in the field, and whether it is out of reach unless a text says so. */
  readonly at: number;
  readonly isBack: boolean;
  energy: number;
  used: number;
  shield: number;
  hull: number;
  readonly armor: number;
}

/** What a ship can fire. Its weapon comes first, so that no card is spent where the weapon does as much. */
function sourcesOf(table: SpurTable, ship: number, cards: readonly Source[], field: Field): readonly Source[] {
  const weapon = weaponOf(table, ship);
  const all = weapon ? [weaponSource(table, ship, weapon), ...cards] : cards;
  for (const { says } of all) if (says.more || says.reach) return all.map((source) => told(table, ship, source, field));
  return all;
}

/** A source with what its text adds to it. */
function told(table: SpurTable, ship: number, one: Source, { targets }: Field): Source {
  if (!one.says.more && !one.says.reach) return one;
  const source = one.card < 0 ? ship : one.card;
  const more = one.says.more ? targets.map((target) => moreDamage(table, source, ship, target)) : undefined;
  const isFar = reachesBack(table, source, ship);
  return isFar || more?.some((by) => by > 0) ? { ...one, more, isFar } : one;
}

function damageOf({ damage, more }: Source, { at }: Course): Damage {
  return more ? withMore(damage, more[at] as number) : damage;
}

function weaponSource(table: SpurTable, ship: number, { energy, damage }: Weapon): Source {
  return { card: -1, energy, damage, says: addsToAttacks(table, ship), more: undefined, isFar: false };
}

/** The cards of a game as sources, made when they are first asked for. */
const sourcesIn = keptPer((_: SpurTable["start"]["cards"]): Source[] => []);

function cardsIn(table: SpurTable): readonly Source[] {
  const all = sourcesIn(table.start.cards);
  return attacksFor(table, Number.POSITIVE_INFINITY).map((card) => {
    const { energy, damage } = table.card(card);
    const says = () => addsToAttacks(table, card);
    all[card] ??= { card, energy: energy ?? 0, damage: damage ?? 0, says: says(), more: undefined, isFar: false };
    return all[card];
  });
}

function sizeOf(damage: Damage): number {
  return typeof damage === "number" ? damage : (damage.shield ?? 0) + (damage.hull ?? 0);
}

/** The source that destroys the target for the least energy, or else that of the most damage for each energy, or -1. */
function bestOf(sources: readonly Source[], course: Course, energy: number): number {
  let [found, most] = [-1, 0];
  for (let at = 0; at < sources.length; at++) {
    const source = sources[at] as Source;
    const cost = source.energy;
    if (cost > energy || (course.used & (1 << at)) !== 0 || (course.isBack && !source.isFar)) continue;
    const damage = damageOf(source, course);
    const hull = hullTaken(course, damage);
    const taken = hull + shieldTaken(course, damage);
    const isKill = hull > 0 && hull === course.hull;
    const worth = taken === 0 ? 0 : isKill ? KILL - 10 * cost - sizeOf(damage) : taken / Math.max(cost, 0.5);
    if (worth > most) [found, most] = [at, worth];
  }
  return found;
}

/** Attacks with a source and answers how much damage that does. */
function take(course: Course, sources: readonly Source[], at: number): number {
  const source = sources[at] as Source;
  const { card, energy } = source;
  const damage = damageOf(source, course);
  const [shield, hull] = [shieldTaken(course, damage), hullTaken(course, damage)];
  course.shield -= shield;
  course.hull -= hull;
  course.energy -= energy;
  if (card >= 0) course.used |= 1 << at;
  return shield + hull;
}

/** Attacks one ship with a source, then with others while there is energy and it stands. Answers the damage. */
function pound(course: Course, sources: readonly Source[], first: number): number {
  let damage = 0;
  for (let at = first; at >= 0; at = course.hull > 0 ? bestOf(sources, course, course.energy) : -1) {
    damage += take(course, sources, at);
  }
  return damage;
}

function begun({ guards, near }: Field, at: number, energy: number, used = 0): Course {
  const { shield, hull, armor } = guards[at] as Guard;
  return { at, isBack: at >= near, energy, used, shield, hull, armor };
}

/** The ships that can be hit. */
interface Field {
  readonly targets: readonly number[];
  readonly guards: readonly Guard[];
  readonly vps: readonly number[];
  /** How many of them are in reach. Those behind them are for texts that reach further. */
  readonly near: number;
}

/** A ship without a known hull is attacked by hand. */
function fieldOf(table: SpurTable, reach: readonly number[], behind: readonly number[]): Field {
  const near = reach.filter((id) => table.token(id, TOKEN.hull) > 0);
  const far = behind.filter((id) => table.token(id, TOKEN.hull) > 0 && !near.includes(id));
  const targets = far.length > 0 ? [...near, ...far] : near;
  return {
    near: near.length,
    targets,
    guards: targets.map((id) => guardOf(table, id)),
    vps: targets.map((id) => vpOf(table, id)),
  };
}

/** The best so far. Without a source, the volley begins with an overcharge. */
interface Best {
  ship: number;
  worth: number;
  vp: number;
  target: number;
  source: Source | undefined;
}

/** What one ship fires at. */
interface Aim {
  readonly ship: number;
  readonly energy: number;
  readonly sources: readonly Source[];
  readonly field: Field;
}

function better(best: Best, { ship, field }: Aim, at: number, worth: number, vp: number, source?: Source): void {
  if (worth <= best.worth) return;
  best.ship = ship;
  best.worth = worth;
  best.vp = vp;
  best.target = field.targets[at] as number;
  best.source = source;
}

/** One attack by a ship that is overcharged, or would be for a kill. */
function lastAttack(best: Best, aim: Aim, target: number, isOver: boolean): void {
  const { energy, sources, field } = aim;
  const course = begun(field, target, energy + (isOver ? 0 : 1));
  const at = bestOf(sources, course, course.energy);
  if (at < 0) return;
  const damage = take(course, sources, at);
  const vp = course.hull === 0 ? (field.vps[target] as number) : 0;
  if (isOver) better(best, aim, target, damage + VP * vp, vp, sources[at]);
  else if (vp > 0) better(best, aim, target, damage + VP * vp - OVERCHARGE, vp);
}

/**
 * Attacks one target with all the energy, then the others in turn while each is destroyed. At the end comes an
 * overcharge, if it is enough for one more attack.
 */
function allAttacks(best: Best, aim: Aim, target: number): void {
  const { energy, sources, field } = aim;
  const { guards, vps } = field;
  let course = begun(field, target, energy);
  const first = bestOf(sources, course, energy);
  let [worth, vp, now, next] = [pound(course, sources, first), 0, target, 0];
  while (course.hull === 0) {
    vp += vps[now] as number;
    if (next === target) next++;
    now = next++;
    if (now >= guards.length) break;
    course = begun(field, now, course.energy, course.used);
    worth += pound(course, sources, bestOf(sources, course, course.energy));
  }
  const more = course.hull > 0 ? bestOf(sources, course, course.energy + 1) : -1;
  if (more >= 0) {
    worth += take(course, sources, more) - OVERCHARGE;
    if (course.hull === 0) vp += vps[now] as number;
  }
  better(best, aim, target, worth + VP * vp, vp, sources[first]);
}

function moveOf({ target, source }: Best): Ruled {
  if (!source) return { do: "overcharge" };
  const to = `#${target}`;
  return source.card < 0 ? { do: "fire", to } : { do: "play", card: source.card, to };
}

const NOBODY: readonly number[] = [];

/** Whether a text lets one of these ships aim one row back now. */
function mayReach(table: SpurTable, ships: readonly number[], cards: readonly Source[]): boolean {
  for (const { card, says } of cards)
    if (says.reach && ships.some((ship) => reachesBack(table, card, ship))) return true;
  return ships.some((ship) => reachesBack(table, ship, ship));
}

/** The most that one of these ships could do now, of all targets to begin with. */
export function volley(table: SpurTable, ships: readonly number[], held?: number, isOver = false): Volley | undefined {
  const best: Best = { ship: -1, worth: 0, vp: 0, target: -1, source: undefined };
  const cards = cardsIn(table);
  const behind = held === undefined && mayReach(table, ships, cards) ? oneRowBack(table) : NOBODY;
  let inReach: Field | undefined;
  for (const ship of ships) {
    if (!isInFleet(table, ship) || table.isExhausted(ship)) continue;
    if (!inReach || has(table, ship, "Artillery")) inReach = fieldOf(table, targetsOf(table, ship, held), behind);
    const sources = sourcesOf(table, ship, cards, inReach);
    const aim = { ship, energy: energyOf(table, ship), sources, field: inReach };
    if (has(table, ship, "Artillery")) inReach = undefined;
    for (let target = 0; target < aim.field.targets.length; target++) {
      if (!isOver) allAttacks(best, aim, target);
      lastAttack(best, aim, target, isOver);
    }
  }
  return best.ship < 0 ? undefined : { ship: best.ship, worth: best.worth, vp: best.vp, move: moveOf(best) };
}
