// What a ship could do in a main attack, for the autopilot: attacks follow each other until the energy is spent.
import { memoPerKey } from "../../../core/memo.ts";
import type { Ruled } from "../../../core/table/goldfish.ts";
import { attacksFor, energyOf, targetsOf, weaponOf } from "../table/attacking.ts";
import { type Damage, type Guard, guardOf, hullTaken, oneRowBack, shieldTaken, withMore } from "../table/damage.ts";
import { vpOf } from "../table/flagship.ts";
import { COUNTER, has, isInFleet, type SpurTable, TOKEN } from "../table/table.ts";
import { type Additions, additions, moreDamage, reachesBack } from "../texts/texts.ts";

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
  readonly says: Additions;
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

/** How far a volley has come: the energy left, and a bit for each source that is used up. One is used for all. */
interface Course {
  /** The target, by its place in the field, and whether it is out of reach unless a text says so. */
  at: number;
  isBack: boolean;
  energy: number;
  used: number;
  shield: number;
  hull: number;
  armor: number;
}

const course: Course = { at: 0, isBack: false, energy: 0, used: 0, shield: 0, hull: 0, armor: 0 };

/** The cards and the weapons of a game as sources, made when they are first asked for. */
const sourcesIn = memoPerKey((_: SpurTable["start"]["cards"]): (Source | undefined)[] => []);

function plain(card: number, energy: number, damage: Damage, says: Additions): Source {
  return { card, energy, damage, says, more: undefined, isFar: false };
}

/** What a ship fires without a card. Its cost is infinite if the ship has no weapon. */
function weaponIn(table: SpurTable, ship: number): Source {
  const known = sourcesIn(table.start.cards);
  const source = known[ship];
  if (source) return source;
  const { energy, damage } = weaponOf(table, ship) ?? { energy: Number.POSITIVE_INFINITY, damage: 0 };
  const made = plain(-1, energy, damage, additions(table, ship));
  known[ship] = made;
  return made;
}

/** What a ship can fire. Its weapon comes first, so that no card is spent where the weapon does as much. */
function sourcesOf(table: SpurTable, ship: number, cards: readonly Source[], field: Field): readonly Source[] {
  const all = [weaponIn(table, ship), ...cards];
  const boost = table.get(COUNTER.boost);
  for (let at = 0; at < all.length; at++) {
    const source = all[at] as Source;
    if (source.says.isAny || boost > 0) all[at] = told(table, ship, source, field);
  }
  return all;
}

/** A source with what its text adds to it, if the ship can pay for it. */
function told(table: SpurTable, ship: number, one: Source, { targets }: Field): Source {
  const { card, energy, damage, says } = one;
  if (energy > energyOf(table, ship) + 1) return one;
  const source = card < 0 ? ship : card;
  const isFar = reachesBack(table, source, ship);
  let more: number[] | undefined;
  // What the next attack alone has more is counted for each, because the next one is what is chosen.
  const boost = table.get(COUNTER.boost);
  for (let at = 0; (boost > 0 || says.more.length > 0) && at < targets.length; at++) {
    const by = boost + moreDamage(table, source, ship, targets[at] as number);
    if (by !== 0) more ??= targets.map(() => 0);
    if (more) more[at] = by;
  }
  return isFar || more ? { card, energy, damage, says, more, isFar } : one;
}

function damageOf({ damage, more }: Source): Damage {
  return more ? withMore(damage, more[course.at] as number) : damage;
}

function attackIn(table: SpurTable, id: number): Source {
  const { energy, damage } = table.card(id);
  return plain(id, energy ?? 0, damage ?? 0, additions(table, id));
}

function cardsIn(table: SpurTable): readonly Source[] {
  const known = sourcesIn(table.start.cards);
  const all: Source[] = [];
  for (const card of attacksFor(table, Number.POSITIVE_INFINITY)) {
    known[card] ??= attackIn(table, card);
    all.push(known[card]);
  }
  return all;
}

function sizeOf(damage: Damage): number {
  return typeof damage === "number" ? damage : (damage.shield ?? 0) + (damage.hull ?? 0);
}

/** What plain damage takes off shield and hull together. */
function allTaken(damage: number): number {
  const { shield, hull, armor } = course;
  return damage <= armor ? 0 : Math.min(damage - armor, shield + hull);
}

/** The source that destroys the target for the least energy, or else that of the most damage for each energy, or -1. */
function bestOf(sources: readonly Source[], energy: number): number {
  let [found, most] = [-1, 0];
  for (let at = 0; at < sources.length; at++) {
    const source = sources[at] as Source;
    const cost = source.energy;
    if (cost > energy || (course.used & (1 << at)) !== 0 || (course.isBack && !source.isFar)) continue;
    const damage = damageOf(source);
    const hull = hullTaken(course, damage);
    const taken = typeof damage === "number" ? allTaken(damage) : hull + shieldTaken(course, damage);
    const isKill = hull > 0 && hull === course.hull;
    const worth = taken === 0 ? 0 : isKill ? KILL - 10 * cost - sizeOf(damage) : taken / Math.max(cost, 0.5);
    if (worth > most) [found, most] = [at, worth];
  }
  return found;
}

/** Attacks with a source and answers how much damage that does. */
function take(sources: readonly Source[], at: number): number {
  const source = sources[at] as Source;
  const { card, energy } = source;
  const damage = damageOf(source);
  const [shield, hull] = [shieldTaken(course, damage), hullTaken(course, damage)];
  course.shield -= shield;
  course.hull -= hull;
  course.energy -= energy;
  if (card >= 0) course.used |= 1 << at;
  return shield + hull;
}

/** Attacks one ship with a source, then with others while there is energy and it stands. Answers the damage. */
function pound(sources: readonly Source[], first: number): number {
  let damage = 0;
  for (let at = first; at >= 0; at = course.hull > 0 ? bestOf(sources, course.energy) : -1) {
    damage += take(sources, at);
  }
  return damage;
}

/** Begins with a target. */
function begin({ guards, near }: Field, at: number, energy: number, used = 0): void {
  const { shield, hull, armor } = guards[at] as Guard;
  course.at = at;
  course.isBack = at >= near;
  course.energy = energy;
  course.used = used;
  course.shield = shield;
  course.hull = hull;
  course.armor = armor;
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
  const field = { targets: [], guards: [], vps: [], near: 0 };
  add(table, field, reach);
  field.near = field.targets.length;
  if (behind.length > 0) add(table, field, behind);
  return field;
}

interface Growing {
  readonly targets: number[];
  readonly guards: Guard[];
  readonly vps: number[];
}

function add(table: SpurTable, { targets, guards, vps }: Growing, ships: readonly number[]): void {
  for (const id of ships) {
    if (table.token(id, TOKEN.hull) <= 0 || targets.includes(id)) continue;
    targets.push(id);
    guards.push(guardOf(table, id));
    vps.push(vpOf(table, id));
  }
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
  begin(field, target, energy + (isOver ? 0 : 1));
  const at = bestOf(sources, course.energy);
  if (at < 0) return;
  const damage = take(sources, at);
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
  begin(field, target, energy);
  const first = bestOf(sources, energy);
  let [worth, vp, now, next] = [pound(sources, first), 0, target, 0];
  while (course.hull === 0) {
    vp += vps[now] as number;
    if (next === target) next++;
    now = next++;
    if (now >= guards.length) break;
    begin(field, now, course.energy, course.used);
    worth += pound(sources, bestOf(sources, course.energy));
  }
  const more = course.hull > 0 ? bestOf(sources, course.energy + 1) : -1;
  if (more >= 0) {
    worth += take(sources, more) - OVERCHARGE;
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
    if (says.reach.length > 0) for (const ship of ships) if (reachesBack(table, card, ship)) return true;
  for (const ship of ships)
    if (weaponIn(table, ship).says.reach.length > 0 && reachesBack(table, ship, ship)) return true;
  return false;
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
