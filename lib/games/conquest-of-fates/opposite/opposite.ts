// Somebody opposite: an enemy deck of units without text, deployed and revealed by the book. (p.8-10)
import { counted } from "../../../core/words.ts";
import * as book from "../book/rulebook.ts";
import { announce, meetExisting } from "../table/accordion.ts";
import {
  BATTLE_ZONE,
  COUNTER,
  cqOf,
  ENEMY_ZONE,
  type FatesMove,
  type FatesPhase,
  type FatesTable,
  SKIRMISHES,
  ZONE,
} from "../table/table.ts";
import { announcedUnit } from "../table/units.ts";

const ENEMY = "an enemy that deploys a unit at each location";
const NOBODY = "nobody";

const face: FatesMove = {
  do: "face",
  says: "Face",
  isForPerson: true,
  targets: (table) => (table.count(ZONE.enemies) > 0 ? [ENEMY, NOBODY] : [NOBODY]),
  play: (table, _, to) => {
    if (to === ENEMY) oppose(table);
    table.leave();
  },
};

function oppose(table: FatesTable): void {
  table.set(COUNTER.opposed, 1);
  table.shuffle(ZONE.enemies);
  table.set(COUNTER.waiting, table.dice.below(2));
  const first = table.get(COUNTER.waiting) > 0 ? "The enemy is" : "You are";
  table.say(() => `An enemy is opposite. Its units have no text. ${first} the first Active Player.`);
}

export const opposite: FatesPhase = {
  id: "opposite",
  name: "Who is opposite",
  cite: book.HOW_TO_PLAY,
  says: "Choose who plays against you. An enemy deploys a unit at each location, or nobody does.",
  moves: [face],
};

/** Whether the units of somebody else are at the table. */
export function isOpposed(table: FatesTable): boolean {
  return table.get(COUNTER.opposed) > 0;
}

/** The enemy deploys the next cards of its deck face down, one to each location of a skirmish. */
export function deployEnemies(table: FatesTable, locations: readonly number[]): void {
  if (!isOpposed(table)) return;
  let deployed = 0;
  for (const location of locations) {
    const unit = table.first(ZONE.enemies);
    if (unit < 0) break;
    table.move(unit, ENEMY_ZONE[location - 1] ?? -1);
    table.turnUp(unit, false);
    deployed++;
  }
  table.say(() => `The enemy deploys ${counted(deployed, "unit")} face down.`);
}

/**
 * The zones of each skirmish in the order in which their units are revealed: from left to right, and at each location
 * the Active Player's first.
 */
const inOrder = (isEnemyFirst: boolean): readonly (readonly number[])[] =>
  SKIRMISHES.map((locations) =>
    locations.flatMap((location) => {
      const own = ZONE[location];
      const enemy = ENEMY_ZONE[BATTLE_ZONE.indexOf(own)] ?? -1;
      return isEnemyFirst ? [enemy, own] : [own, enemy];
    }),
  );
const ORDER = inOrder(false);
const ORDER_WAITING = inOrder(true);

/** The unit that is revealed next in a skirmish, or -1. */
export function nextToReveal(table: FatesTable, skirmish: 1 | 2): number {
  const zones = (table.get(COUNTER.waiting) > 0 ? ORDER_WAITING : ORDER)[skirmish - 1] as readonly number[];
  for (let at = 0; at < zones.length; at++) {
    const units = table.in(zones[at] as number);
    for (let n = 0; n < units.length; n++) if (!table.isUp(units[n] as number)) return units[n] as number;
  }
  return -1;
}

/** Announces an enemy unit. The player may answer it now. */
export function revealEnemy(table: FatesTable, unit: number): void {
  announce(table, unit);
  table.set(COUNTER.announced, unit + 1);
  table.say(() => `The enemy reveals ${table.label(unit)}: ${cqOf(table, unit)} CQ.`);
}

/** Ends the announcement of the enemy unit that is still being announced, if there is one. */
export function endAnnouncement(table: FatesTable): void {
  const [unit] = announcedUnit(table);
  if (unit === undefined) return;
  const before = cqOf(table, unit);
  meetExisting(table, unit);
  const after = cqOf(table, unit);
  if (after !== before) table.say(() => `Effects in play make ${table.label(unit)} ${after} CQ.`);
}

/** Adds what the enemy's units are worth. The rulebook knows no winner of a battle, only one of the game. */
export function tallyEnemy(table: FatesTable): void {
  if (!isOpposed(table)) return;
  let sum = 0;
  for (const zone of ENEMY_ZONE) for (const id of table.in(zone)) if (table.isUp(id)) sum += cqOf(table, id);
  table.add(COUNTER["enemy-conquest"], sum);
  table.say(() => `The enemy: ${sum} CQ, ${table.get(COUNTER["enemy-conquest"])} in its conquest pool.`);
}
