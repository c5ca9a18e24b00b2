// The opponent's turn, and what its units do in the player's: 1.10 Turn Structure, 1.11 Movement and Combat.
import { bestTarget, strike } from "../table/combat.ts";
import { arrive, isNew, planets } from "../table/galaxy.ts";
import { damageOf, healthLeft, isBound, isSwift, regenerationOf, toughness } from "../table/stats.ts";
import { COUNTER, type GalaxyTable, TOKEN, ZONE } from "../table/table.ts";
import { traitsOf } from "../table/traits.ts";
import { facedBy, isDefending, unitsOf, wordFor } from "../table/whereabouts.ts";
import { enemies } from "./opposite.ts";

/** How many of its units the opponent has to choose from. */
const IN_HAND = 6;
/** What each of its planets yields a turn, for its units. */
const PER_PLANET = 2;

/** Readies and regenerates the opponent's cards. */
function readyAll(table: GalaxyTable): void {
  for (const id of [...enemies(table), ...unitsOf(table, true)]) {
    const isAsleep = table.token(id, TOKEN.asleep) > 0;
    if (isAsleep) table.setToken(id, TOKEN.asleep, 0);
    else table.exhaust(id, false);
    const mended = Math.min(regenerationOf(table, id), table.token(id, TOKEN.damage));
    if (mended > 0) table.setToken(id, TOKEN.damage, table.token(id, TOKEN.damage) - mended);
  }
}

const defenders = (table: GalaxyTable, planet: number): readonly number[] =>
  table.in(table.under(planet)).filter((id) => isDefending(table, id, planet));

const sum = (ids: readonly number[], of: (id: number) => number) => ids.reduce((total, id) => total + of(id), 0);

/** What the opponent can spend on units in this turn of its own. Each planet that it has lost is missing from it. */
function incomeIn(table: GalaxyTable, turn: number): number {
  const even = turn + (turn % 2);
  return Math.min(even + table.get(COUNTER.ahead), PER_PLANET * enemies(table).length);
}

/** The dearest of the next units that costs no more than this, or -1. */
function dearestFor(table: GalaxyTable, most: number): number {
  let [unit, dearest] = [-1, -1];
  for (const id of table.in(ZONE.fleet).slice(0, IN_HAND)) {
    const { price } = traitsOf(table, id);
    if (price <= most && price > dearest) [unit, dearest] = [id, price];
  }
  return unit;
}

/**
 * In a turn of its own, counted from 1, the opponent plays the dearest units that it can pay for, each on the planet that is
 * defended worst by then.
 */
export function deployFleet(table: GalaxyTable, turn: number): void {
  const guarded = (planet: number) => sum(defenders(table, planet), (id) => toughness(table, id));
  let left = incomeIn(table, turn);
  for (let unit = dearestFor(table, left); unit >= 0; unit = dearestFor(table, left)) {
    const [to] = [...enemies(table)].sort((a, b) => guarded(a) - guarded(b));
    if (to === undefined) return;
    left -= traitsOf(table, unit).price;
    const played = unit;
    table.move(played, table.under(to));
    arrive(table, played);
    table.say(() => `The opponent plays ${table.label(played)} on ${wordFor(table, to)}.`);
  }
}

/** Whether a unit of the opponent can assault now. */
function mayAssault(table: GalaxyTable, id: number): boolean {
  if (table.isExhausted(id) || isBound(table, id) || damageOf(table, id) === 0) return false;
  return isSwift(table, id) || !isNew(table, id);
}

/**
 * The opponent assaults the player's planet that is defended worst with all units that can, if together they reach the
 * planet and the ready defenders cannot destroy them all.
 */
function assault(table: GalaxyTable): void {
  const able = unitsOf(table, true).filter((id) => mayAssault(table, id));
  const held = (planet: number) => sum(defenders(table, planet), (id) => toughness(table, id));
  const [target] = [...planets(table)].sort((a, b) => held(a) - held(b) || healthLeft(table, a) - healthLeft(table, b));
  if (target === undefined || able.length === 0) return;
  const answer = [...defenders(table, target), target].filter((id) => !table.isExhausted(id));
  const isEnough = sum(able, (id) => damageOf(table, id)) > held(target);
  const isSafe = sum(able, (id) => toughness(table, id)) > sum(answer, (id) => damageOf(table, id));
  if (!isEnough || !isSafe) return;
  for (const id of able) {
    table.setToken(id, TOKEN.facing, target + 1);
    table.say(() => `The opponent's ${table.label(id)} assaults ${wordFor(table, target)}.`);
    table.tell("assaults", id, true);
  }
}

/** The opponent's turn up to the point where the player may react. */
export function beginTheirTurn(table: GalaxyTable): void {
  readyAll(table);
  // Whoever goes first has had a turn before the player's first one.
  deployFleet(table, table.get(COUNTER.first) > 0 ? table.turn : table.turn + 1);
  assault(table);
}

/** The opponent's units that assault, and what they assault. */
export function assaultsOn(table: GalaxyTable): readonly (readonly [unit: number, planet: number])[] {
  return unitsOf(table, true)
    .map((id) => [id, facedBy(table, id)] as const)
    .filter(([, planet]) => planet >= 0);
}

/** Each unit of the opponent that assaults attacks once, even one with lethal damage. */
export function fight(table: GalaxyTable): void {
  for (const [id] of assaultsOn(table)) {
    const target = bestTarget(table, id);
    if (target < 0 || table.isExhausted(id)) continue;
    table.exhaust(id);
    const damage = strike(table, id, target);
    table.say(() => `The opponent's ${table.label(id)} attacks ${wordFor(table, target)} for ${damage} damage.`);
  }
}

/**
 * Where the assaulters would destroy a planet, the opponent moves the toughest ready unit there from a planet that
 * nobody assaults. It cannot attack then.
 */
export function defendTheirs(table: GalaxyTable): void {
  const assaulters = unitsOf(table, false).filter((id) => facedBy(table, id) >= 0);
  for (const planet of enemies(table)) {
    const there = assaulters.filter((id) => facedBy(table, id) === planet);
    const threat = sum(there, (id) => damageOf(table, id));
    if (threat < sum([...defenders(table, planet), planet], (id) => toughness(table, id))) continue;
    const free = unitsOf(table, true).filter((id) => {
      const from = table.hostOf(id);
      const isQuiet = from !== planet && !assaulters.some((one) => facedBy(table, one) === from);
      return isQuiet && !table.isExhausted(id) && !isBound(table, id);
    });
    const [best] = free.sort((a, b) => toughness(table, b) - toughness(table, a));
    if (best === undefined) continue;
    table.move(best, table.under(planet));
    table.exhaust(best);
    table.say(() => `The opponent moves ${table.label(best)} to defend ${wordFor(table, planet)}.`);
  }
}
