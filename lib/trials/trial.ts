// A trial: many games of one deck, one pilot and one opponent. Its digits follow from these values, the deck and the version
// of the game's table alone, on every machine and with any number of threads.
import type { Card } from "../core/card/card.ts";
import type { Start } from "../core/table/board.ts";
import { Dealer } from "../core/table/dealer.ts";
import type { Goldfish } from "../core/table/goldfish.ts";
import type { Ruled } from "../core/table/move.ts";
import type { Result } from "../core/table/result.ts";
import { facingCalled } from "../core/table/seats.ts";
import type { Table } from "../core/table/table.ts";
import { think } from "../pilots/thinking.ts";
import { settled } from "./opposites.ts";
import { linesIn, type Order } from "./policy.ts";

export interface Trial {
  readonly seed: string;
  readonly games: number;
  /** Games that go on for longer are stopped after so many turns. */
  readonly turns: number;
  /** Who is opposite. Left out if it is whoever is usual. */
  readonly opposite?: string;
  /** The autopilot's lines in another order, or without some. Left out if they are as usual. */
  readonly order?: Order;
  /** How often the thinking pilot plays each candidate on. Left out if the plain autopilot plays. */
  readonly rolls?: number;
}

/** A game that is neither won nor lost when it is stopped is open. */
export interface Played {
  readonly how: Result["how"] | "open";
  /** It was stopped because it went on and on within one turn. */
  readonly isStuck?: true;
  /** The turn in which it ended or was stopped. */
  readonly turn: number;
  /** Each measure at the end of each turn: all of the first turn, then all of the second. */
  readonly values: Float64Array;
  /**
   * The places in the start of the cards that had a part in the game. Had another card stood in a place that is left out,
   * the game would nearly always have been the same: only a pilot knows what its deck holds.
   */
  readonly touched: Uint16Array;
}

/** A game of more moves is stuck: the pilot can go on and on by some text. */
const MOST_MOVES = 8_000;

/** The seed of one game of a trial, with which a table deals the very same. */
export function seedOf({ seed }: Pick<Trial, "seed">, at: number): string {
  return `${seed}-${at}`;
}

/** What one game of a trial starts with: its own deal, with its opponent. */
export function startOf<C extends Card>(
  start: Start<C>,
  trial: Pick<Trial, "seed" | "opposite">,
  at: number,
): Start<C> {
  return { ...facingCalled(start, trial.opposite), seed: seedOf(trial, at) };
}

/** A dealer for a trial, with the player's autopilot as the trial has it. */
export function dealerFor<C extends Card>(goldfish: Goldfish<C>, { order }: Pick<Trial, "order">): Dealer<C> {
  return new Dealer(goldfish, linesIn(goldfish, order));
}

/** Plays one game of a trial. */
export function playGame<C extends Card>(dealer: Dealer<C>, start: Start<C>, trial: Trial, at: number): Played {
  const { measures } = dealer.goldfish;
  const begun = startOf(start, trial, at);
  const table = dealer.open(begun, false);
  const values = new Float64Array(trial.turns * measures.length);
  let ended = 0;
  const note = () => {
    if (ended === trial.turns) return;
    table.as(0, () => {
      for (const [number, measure] of measures.entries()) values[ended * measures.length + number] = measure.at(table);
    });
    ended++;
  };
  table.turnEnds = note;
  table.touched = new Set(inTheOpen(dealer.goldfish, begun));
  for (const move of movesIn(dealer, table, trial)) play(dealer, table, move);
  const result = dealer.result(table);
  if (result) note();
  return {
    how: result?.how ?? "open",
    ...(result || table.turn > trial.turns ? {} : { isStuck: true }),
    turn: Math.max(ended, 1),
    values: values.slice(0, ended * measures.length),
    touched: Uint16Array.from(table.touched).sort(),
  };
}

/** The moves of a game as it goes on. Each has to be played before the next one is asked for. */
export function* movesIn<C extends Card>(dealer: Dealer<C>, table: Table<C>, trial: Trial): Generator<Ruled> {
  const { seed } = table.start;
  const pilot = (sitting: Table<C>) =>
    trial.rolls === undefined
      ? dealer.advise(sitting)?.move
      : think(dealer, sitting, { rolls: trial.rolls, seed })?.move;
  for (let moves = 0; !dealer.isOver(table) && table.turn <= trial.turns; moves++) {
    const move = settled(dealer, table) ?? pilot(table);
    if (!move) throw new Error(`a game of seed ${seed} is stuck in ${table.top.phase}`);
    if (moves === MOST_MOVES) return;
    yield move;
  }
}

/** Plays a move of a pilot, which is never refused. */
export function play<C extends Card>(dealer: Dealer<C>, table: Table<C>, move: Ruled): void {
  const why = dealer.play(table, move);
  if (why !== undefined) throw new Error(why);
}

/** The cards that do not wait in a pile at first. */
function inTheOpen<C extends Card>({ zones, begins }: Goldfish<C>, { cards }: Start<C>): readonly number[] {
  const piles = new Set<string>(zones.filter(({ as, face }) => as === "pile" && face === "down").map(({ id }) => id));
  return cards.flatMap(({ from }, at) => (piles.has(begins[from] ?? "") ? [] : [at]));
}

/** What a measure of a game was at the end of a turn. After its end, it stays as it was. */
export function measured({ values }: Played, measures: number, measure: number, turn: number): number {
  const last = values.length / measures;
  return values[(Math.min(turn, last) - 1) * measures + measure] ?? 0;
}
