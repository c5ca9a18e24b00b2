// What an opponent may do to a game alone, if its player chooses so: draw the last card (p.13), and strike worlds (p.11).
import { counted } from "../../../core/words.ts";
import { COUNTER, PLACES, type WorldsMove, type WorldsTable } from "../table/table.ts";
import { worldAt } from "../table/worlds.ts";

/** The turns in which an opponent's deck may be chosen to end. Sample decks end between turns 5 and 11. */
const [FIRST_CLOCK, LAST_CLOCK] = [3, 12];
/** Without a choice it is the last of them, because a hand from which nothing is played would never let a game end. */
export const USUAL_CLOCK = LAST_CLOCK;
const CLOCKS = ["x:0", ...Array.from({ length: LAST_CLOCK - FIRST_CLOCK + 1 }, (_, n) => `x:${FIRST_CLOCK + n}`)];

export const clock: WorldsMove = {
  do: "clock",
  says: "An opponent draws the last card",
  isForPerson: true,
  targets: () => CLOCKS,
  allows: (table, _, to) => table.get(COUNTER.clock) !== Number(to.slice(2)),
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
  targets: () => INTERVALS,
  allows: (table, _, to) => table.get(COUNTER.asteroids) !== Number(to.slice(2)),
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
