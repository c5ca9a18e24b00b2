// A rival that plays another deck by the same rules, and what an opponent may do to a game alone: draw the last card
// (p.13), and strike worlds (p.11).
import type { Dealt, Player } from "../../../core/table/board.ts";
import type { Facing, Piles } from "../../../core/table/goldfish.ts";
import { isOpposed, NOBODY_OPPOSITE } from "../../../core/table/seats.ts";
import { otherOf } from "../../../core/table/sides.ts";
import { counted } from "../../../core/words.ts";
import * as book from "../book/rulebook.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { COUNTER, PLACES, type WorldsMove, type WorldsNeed, type WorldsTable } from "../table/table.ts";
import { worldAt } from "../table/worlds.ts";

/** The Industries that a deck of 51 cards leaves out of the rulebook's. */
const LEFT_OUT = ["Industry 9", "Industry 10", "Industry 11"];

/** The decks that may sit opposite, the usual one first. */
export function opponents(list: readonly Dealt<OpenWorldsCard>[], piles: Piles): readonly Facing[] {
  const boson = (piles["smith-boson"] ?? []).map(([label, count]) => ({ label, count, from: "player" }));
  return [
    {
      id: "charter",
      name: "Smith Boson with two Industries, 51 cards",
      list: boson.filter(({ label }) => !LEFT_OUT.includes(label)),
    },
    { id: "smith-boson", name: "Smith Boson, the rulebook’s deck", level: "harder", list: boson },
    { id: "twin", name: "your own deck", list: list.map(({ label, from }) => ({ label, count: 1, from })) },
    NOBODY_OPPOSITE,
  ];
}

/** Chance decides who has Priority first. */
export function tossForPriority(table: WorldsTable): void {
  table.set(COUNTER.waiting, table.dice.below(2));
  const priority = first(table) === table.person ? "You have" : "The rival has";
  table.as(table.person, () => table.say(() => `${priority} Priority.`));
}

/** Who has Priority. (p.12) */
export function first(table: WorldsTable): Player {
  return table.get(COUNTER.waiting) > 0 ? 1 : 0;
}

/** Whether who acts is the last to do so in a step of the turn. */
export function isSecondOf(table: WorldsTable): boolean {
  return !isOpposed(table.start) || table.side !== first(table);
}

/** The highest income has Priority; between equal ones it stays where it was. (Count Income, p.12) */
export function passPriority(table: WorldsTable): void {
  const lead = table.get(COUNTER.income) - table.get(COUNTER["enemy-income"]);
  if (lead !== 0) table.set(COUNTER.waiting, lead > 0 ? table.side : otherOf(table.side));
}

/** The turns in which an opponent's deck may be chosen to end. Sample decks end between turns 5 and 11. */
const [FIRST_CLOCK, LAST_CLOCK] = [3, 12];
/** Without a choice it is the last of them, because a hand from which nothing is played would never let a game end. */
export const USUAL_CLOCK = LAST_CLOCK;
const CLOCKS = ["x:0", ...Array.from({ length: LAST_CLOCK - FIRST_CLOCK + 1 }, (_, n) => `x:${FIRST_CLOCK + n}`)];

function changes(counter: number): WorldsNeed {
  return {
    id: "change",
    cite: book.SETUP,
    holds: (table, _, to) => table.get(counter) !== Number(to.slice(2)),
    lacks: () => "it is so already",
  };
}

export const clock: WorldsMove = {
  do: "clock",
  says: "The opponent’s deck runs out",
  isForPerson: true,
  // A rival draws the last card of its own deck.
  targets: (table) => (isOpposed(table.start) ? [] : CLOCKS),
  at: () => "a setting, with nobody opposite",
  needs: [changes(COUNTER.clock)],
  names: (_, to) => (to === "x:0" ? "none" : `turn ${to.slice(2)}`),
  play: (table, _, to) => setClock(table, Number(to.slice(2))),
};

export function setClock(table: WorldsTable, turn: number): void {
  table.set(COUNTER.clock, turn);
  table.say(() =>
    turn === 0
      ? "No opponent draws: the game only ends after you have drawn your own last card."
      : `An opponent draws the last card in turn ${turn}, if you do not draw yours before.`,
  );
}

/** None, or an asteroid strike every so many turns. */
const INTERVALS = ["x:0", "x:2", "x:3"];

export const asteroids: WorldsMove = {
  do: "asteroids",
  says: "Asteroid strikes of an opponent",
  isForPerson: true,
  targets: (table) => (isOpposed(table.start) ? [] : INTERVALS),
  at: () => "a setting, with nobody opposite",
  needs: [changes(COUNTER.asteroids)],
  names: (_, to) => (to === "x:0" ? "none" : `every ${to.slice(2)} turns`),
  play: (table, _, to) => {
    const turns = Number(to.slice(2));
    table.set(COUNTER.asteroids, turns);
    table.say(() =>
      turns === 0 ? "No opponent strikes a world." : `An asteroid strikes a world every ${counted(turns, "turn")}.`,
    );
  },
};

/** The place that an opponent's Asteroid Strike hits in this turn, drawn by the dice, or -1. */
export function struckPlace(table: WorldsTable): number {
  const turns = table.get(COUNTER.asteroids);
  if (turns === 0 || table.turn % turns !== 0) return -1;
  const places = PLACES.filter((place) => worldAt(table, place) >= 0);
  return places.length === 0 ? -1 : (places[table.dice.below(places.length)] ?? -1);
}
