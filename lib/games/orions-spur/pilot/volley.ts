// What a ship could do in a main attack, for the autopilot: attacks follow each other until the energy is spent.
import type { Ruled } from "../../../core/table/move.ts";
import { attacksFor, energyOf, targetsOf, weaponOf } from "../table/attacking.ts";
import { type Damage, type Guard, guardOf, hullTaken, oneRowBack, shieldTaken, withMore } from "../table/damage.ts";
import { vpOf } from "../table/flagship.ts";
import { COUNTER, isInFleet, type SpurTable, TOKEN } from "../table/table.ts";
import { type Additions, additions, moreDamage, reachesBack } from "../texts/texts.ts";

/** What a VP is worth in points of damage. */
const VP = 4;
/** A ship that is overcharged cannot act again before the regroup, so it has to bring something. */
const OVERCHARGE = 0.5;
/** Of attacks that are worth the same, those of the least energy are taken. */
const SPENT = 0.01;
const KILL = 1000;

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

/** How far a volley has come: what the target has left, the energy left, and a bit for each card that is used up. */
interface Course extends Guard {
  /** The target, by its place in the field, and whether it is out of reach unless a text says so. */
  readonly at: number;
  readonly isBack: boolean;
  readonly energy: number;
  readonly used: number;
  /** What all attacks have taken until now. */
  readonly damage: number;
}

function plain(card: number, energy: number, damage: Damage, says: Additions): Source {
  return { card, energy, damage, says, more: undefined, isFar: false };
}

/** What a ship fires without a card. Its cost is infinite if the ship has no weapon. */
function weaponIn(table: SpurTable, ship: number): Source {
  const { energy, damage } = weaponOf(table, ship) ?? { energy: Number.POSITIVE_INFINITY, damage: 0 };
  return plain(-1, energy, damage, additions(table, ship));
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

function damageOf({ damage, more }: Source, { at }: Course): Damage {
  return more ? withMore(damage, more[at] as number) : damage;
}

function cardsIn(table: SpurTable): readonly Source[] {
  return attacksFor(table, Number.POSITIVE_INFINITY).map((id) => {
    const { energy, damage } = table.card(id);
    return plain(id, energy ?? 0, damage ?? 0, additions(table, id));
  });
}

function sizeOf(damage: Damage): number {
  return typeof damage === "number" ? damage : (damage.shield ?? 0) + (damage.hull ?? 0);
}

/** The source that destroys the target for the least energy, or else that of the most damage for each energy, or -1. */
function bestOf(sources: readonly Source[], course: Course, energy = course.energy): number {
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

/** The course after an attack with a source. */
function after(course: Course, sources: readonly Source[], by: number): Course {
  const source = sources[by] as Source;
  const damage = damageOf(source, course);
  const [shield, hull] = [shieldTaken(course, damage), hullTaken(course, damage)];
  return {
    at: course.at,
    isBack: course.isBack,
    shield: course.shield - shield,
    hull: course.hull - hull,
    armor: course.armor,
    energy: course.energy - source.energy,
    used: source.card < 0 ? course.used : course.used | (1 << by),
    damage: course.damage + shield + hull,
  };
}

/** The course after one ship was attacked with a source, then with others while there is energy and it stands. */
function pounded(course: Course, sources: readonly Source[], first: number): Course {
  let now = course;
  for (let at = first; at >= 0; at = now.hull > 0 ? bestOf(sources, now) : -1) now = after(now, sources, at);
  return now;
}

/** Begins with a target, or goes on to it with what the course before has left. */
function towards({ guards, near }: Field, at: number, { energy, used, damage }: Rest): Course {
  const { shield, hull, armor } = guards[at] as Guard;
  return { at, isBack: at >= near, shield, hull, armor, energy, used, damage };
}

type Rest = Pick<Course, "energy" | "used" | "damage">;

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
    const guard = guardOf(table, id);
    // What a text takes off each attack is taken off like armor.
    guards.push({ ...guard, armor: guard.armor + table.token(id, TOKEN.shelter) });
    vps.push(vpOf(table, id));
  }
}

/** What one ship fires at. */
interface Aim {
  readonly ship: number;
  readonly energy: number;
  readonly sources: readonly Source[];
  readonly field: Field;
}

/** What attacks that begin with a target come to. Without a source, they begin with an overcharge. */
interface Plan {
  readonly worth: number;
  readonly vp: number;
  readonly source: Source | undefined;
}

/** One attack by a ship that is overcharged, or would be for a kill. */
function lastAttack({ energy, sources, field }: Aim, target: number, isOver: boolean): Plan | undefined {
  const before = towards(field, target, { energy: energy + (isOver ? 0 : 1), used: 0, damage: 0 });
  const at = bestOf(sources, before);
  if (at < 0) return undefined;
  const { damage, hull } = after(before, sources, at);
  const vp = hull === 0 ? (field.vps[target] as number) : 0;
  if (isOver) return { worth: damage + VP * vp, vp, source: sources[at] };
  return vp > 0 ? { worth: damage + VP * vp - OVERCHARGE, vp, source: undefined } : undefined;
}

/**
 * Attacks one target with all the energy, then the others in turn while each is destroyed. At the end comes an
 * overcharge, if it is enough for one more attack.
 */
function allAttacks({ energy, sources, field }: Aim, target: number): Plan | undefined {
  const { guards, vps } = field;
  const start = towards(field, target, { energy, used: 0, damage: 0 });
  const first = bestOf(sources, start);
  let [course, vp, next, price] = [pounded(start, sources, first), 0, 0, 0];
  while (course.hull === 0) {
    vp += vps[course.at] as number;
    if (next === target) next++;
    if (next >= guards.length) break;
    const other = towards(field, next++, course);
    course = pounded(other, sources, bestOf(sources, other));
  }
  const more = course.hull > 0 ? bestOf(sources, course, course.energy + 1) : -1;
  if (more >= 0) {
    course = after(course, sources, more);
    price = OVERCHARGE;
    if (course.hull === 0) vp += vps[course.at] as number;
  }
  const worth = course.damage - price + VP * vp - SPENT * (energy - course.energy);
  return { worth, vp, source: sources[first] };
}

function moveOf(source: Source | undefined, target: number): Ruled {
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

/** The best that a ship could do, of all targets to begin with. */
function bestPlan(aim: Aim, isOver: boolean): Volley | undefined {
  const { ship, field } = aim;
  let best: Volley | undefined;
  for (const [at, target] of field.targets.entries()) {
    for (const plan of [isOver ? undefined : allAttacks(aim, at), lastAttack(aim, at, isOver)]) {
      if (!plan || plan.worth <= (best?.worth ?? 0)) continue;
      best = { ship, worth: plan.worth, vp: plan.vp, move: moveOf(plan.source, target) };
    }
  }
  return best;
}

/** The most that one of these ships could do now. */
export function volley(table: SpurTable, ships: readonly number[], held?: number, isOver = false): Volley | undefined {
  const cards = cardsIn(table);
  const behind = held === undefined && mayReach(table, ships, cards) ? oneRowBack(table) : NOBODY;
  let best: Volley | undefined;
  for (const ship of ships) {
    if (!isInFleet(table, ship) || table.isExhausted(ship)) continue;
    const field = fieldOf(table, targetsOf(table, ship, held), behind);
    const aim = { ship, energy: energyOf(table, ship), sources: sourcesOf(table, ship, cards, field), field };
    const plan = bestPlan(aim, isOver);
    if (plan && plan.worth > (best?.worth ?? 0)) best = plan;
  }
  return best;
}
