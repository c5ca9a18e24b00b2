// What a ship could do in a main attack, for the autopilot: attacks follow each other until the energy is spent.
import type { Ruled } from "../../core/table/goldfish.ts";
import { attacksFor, energyOf, targetsOf, weaponOf } from "./attacking.ts";
import { type Damage, type Guard, guardOf, hullTaken, shieldTaken } from "./damage.ts";
import { vpOf } from "./flagship.ts";
import { isInFleet, type SpurTable } from "./table.ts";

/** What a VP is worth in points of damage. */
const VP = 4;
/** A ship that is overcharged cannot act again before the regroup, so it has to bring something. */
const OVERCHARGE = 0.5;
const KILL = 1000;

interface Source {
  /** The card, or -1 for the ship's own weapon, which can be fired again. */
  readonly card: number;
  readonly energy: number;
  readonly damage: Damage;
}

export interface Volley {
  readonly worth: number;
  readonly vp: number;
  /** The first move of it. */
  readonly move: Ruled;
}

/** How far a volley has come: the energy left, and a bit for each source that is used up. */
interface Course {
  energy: number;
  used: number;
  shield: number;
  hull: number;
  readonly armor: number;
}

function sourcesOf(table: SpurTable, ship: number, energy: number): Source[] {
  const sources: Source[] = [];
  const weapon = weaponOf(table, ship);
  if (weapon && weapon.energy <= energy) sources.push({ card: -1, energy: weapon.energy, damage: weapon.damage });
  for (const card of attacksFor(table, energy)) {
    const { energy: cost, damage } = table.card(card);
    sources.push({ card, energy: cost ?? 0, damage: damage ?? 0 });
  }
  return sources;
}

function sizeOf(damage: Damage): number {
  return typeof damage === "number" ? damage : (damage.shield ?? 0) + (damage.hull ?? 0);
}

/** The source that destroys the target for the least energy, or else that of the most damage for each energy, or -1. */
function bestOf(sources: readonly Source[], course: Course, energy: number): number {
  let [found, most] = [-1, 0];
  for (let at = 0; at < sources.length; at++) {
    const { energy: cost, damage } = sources[at] as Source;
    if (cost > energy || (course.used & (1 << at)) !== 0) continue;
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
  const { card, energy, damage } = sources[at] as Source;
  const [shield, hull] = [shieldTaken(course, damage), hullTaken(course, damage)];
  course.shield -= shield;
  course.hull -= hull;
  course.energy -= energy;
  if (card >= 0) course.used |= 1 << at;
  return shield + hull;
}

/** Attacks one ship as long as there is energy, or until it is destroyed. Answers the damage. */
function pound(course: Course, sources: readonly Source[]): number {
  let damage = 0;
  for (let at = bestOf(sources, course, course.energy); at >= 0 && course.hull > 0; ) {
    damage += take(course, sources, at);
    at = bestOf(sources, course, course.energy);
  }
  return damage;
}

function begun({ shield, hull, armor }: Guard, energy: number, used = 0): Course {
  return { energy, used, shield, hull, armor };
}

function moveOf({ card }: Source, target: number): Ruled {
  const to = `#${target}`;
  return card < 0 ? { do: "fire", to } : { do: "play", card, to };
}

const OVERCHARGED: Ruled = { do: "overcharge" };

/** The ships that a volley may hit, and what it is fired with. */
interface Field {
  readonly targets: readonly number[];
  readonly guards: readonly Guard[];
  readonly vps: readonly number[];
  readonly sources: readonly Source[];
}

/** One attack with a target, by a ship that is overcharged. */
function lastAttack({ targets, guards, vps, sources }: Field, target: number, energy: number): Volley | undefined {
  const course = begun(guards[target] as Guard, energy);
  const at = bestOf(sources, course, energy);
  if (at < 0) return undefined;
  const damage = take(course, sources, at);
  const vp = course.hull === 0 ? (vps[target] as number) : 0;
  return { worth: damage + VP * vp, vp, move: moveOf(sources[at] as Source, targets[target] as number) };
}

/**
 * Attacks one target with all the energy, then the others in turn while each is destroyed. At the end comes an
 * overcharge, if it is enough for one more attack.
 */
function allAttacks({ targets, guards, vps, sources }: Field, target: number, energy: number): Volley | undefined {
  let course = begun(guards[target] as Guard, energy);
  const first = bestOf(sources, course, energy);
  let [worth, vp, now, next] = [pound(course, sources), 0, target, 0];
  while (course.hull === 0) {
    vp += vps[now] as number;
    if (next === target) next++;
    now = next++;
    const guard = guards[now];
    if (!guard) break;
    course = begun(guard, course.energy, course.used);
    worth += pound(course, sources);
  }
  const more = course.hull > 0 ? bestOf(sources, course, course.energy + 1) : -1;
  if (more >= 0) {
    worth += take(course, sources, more) - OVERCHARGE;
    if (course.hull === 0) vp += vps[now] as number;
  }
  if (first < 0 && more < 0) return undefined;
  const move = first < 0 ? OVERCHARGED : moveOf(sources[first] as Source, targets[target] as number);
  return { worth: worth + VP * vp, vp, move };
}

/** The most that a ship could do now, of all targets to begin with. */
export function volley(table: SpurTable, ship: number, held?: number, isOver = false): Volley | undefined {
  if (!isInFleet(table, ship) || table.isExhausted(ship)) return undefined;
  const energy = energyOf(table, ship);
  const sources = sourcesOf(table, ship, energy + (isOver ? 0 : 1));
  if (sources.length === 0) return undefined;
  const targets = targetsOf(table, ship, held);
  const field: Field = {
    targets,
    guards: targets.map((id) => guardOf(table, id)),
    vps: targets.map((id) => vpOf(table, id)),
    sources,
  };
  let found: Volley | undefined;
  for (let target = 0; target < targets.length; target++) {
    const all = isOver ? lastAttack(field, target, energy) : allAttacks(field, target, energy);
    if (all && all.worth > (found?.worth ?? 0)) found = all;
    const last = isOver ? undefined : lastAttack(field, target, energy + 1);
    const worth = (last?.worth ?? 0) - OVERCHARGE;
    if (last && last.vp > 0 && worth > (found?.worth ?? 0)) found = { worth, vp: last.vp, move: OVERCHARGED };
  }
  return found;
}
