// Random games, judged by a second reading of the rulebook. Every other game is played without texts, where the whole
// state can be predicted.

import { expect, test } from "vitest";
import { Dice } from "../../lib/core/random.ts";
import type { Start } from "../../lib/core/table/board.ts";
import type { Dealer } from "../../lib/core/table/dealer.ts";
import { facingCalled } from "../../lib/core/table/seats.ts";
import { stateOf } from "../../lib/core/table/state.ts";
import { conquestOfFates } from "../../lib/games/conquest-of-fates/index.ts";
import { shareOf } from "../../lib/trials/interval.ts";
import { again, runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";
import { referee } from "./conquest-of-fates.ts";
import { type Play, written } from "./referee.ts";

const MOST_MOVES = 400;
/** So many games tell the shares below, in any run that is not one with fewer. */
const GAMES = 10;
/** The greatest share of moves and of states that the referee may leave unjudged. */
const LEFT = { moves: 0.05, states: 0.4 };

class Verdict {
  readonly departures: string[] = [];
  moves = 0;
  movesJudged = 0;
  statesJudged = 0;

  judge(told: string, faults: readonly string[]): void {
    if (faults.length > 0) this.departures.push(`${told}\n  ${faults.join("\n  ")}`);
  }
}

const list = (moves: readonly Play[]) => moves.map(written).sort().join(", ");

function withoutTexts(start: Start): Start {
  return { ...start, cards: start.cards.map((dealt) => ({ ...dealt, card: { ...dealt.card, text: "" } })) };
}

function playGame(dealer: Dealer, begun: Start, facing: string, to: Verdict): void {
  const start = facingCalled(begun, facing);
  const dice = Dice.of(start.seed);
  const judge = referee(start.cards);
  const table = dealer.open(start, false);
  const state = () => stateOf(dealer.goldfish, table);
  const played = [facing];
  for (let at = 0; at < MOST_MOVES && !dealer.isOver(table); at++) {
    const before = state();
    const moves = dealer.moves(table);
    const expected = judge.moves(before);
    const told = () => `${start.seed}: ${played.join("; ")}`;
    to.moves++;
    if (expected) to.movesJudged++;
    if (expected && list(moves) !== list(expected))
      to.judge(told(), [`${before.phase} offers ${list(moves)}`, `instead of ${list(expected)}`]);
    const move = moves[dice.below(moves.length)];
    if (!move) throw new Error(`There is no move in ${before.phase}.`);
    dealer.play(table, move);
    played.push(written(move));
    const faults = judge.departures(before, move, state());
    if (faults) to.statesJudged++;
    to.judge(told(), faults ?? []);
  }
}

test.each(["raiders", "recruits", "nobody"])("the table and a second reading agree against %s", async (facing) => {
  const { dealer, start } = await tableOf(conquestOfFates);
  const { numRuns, seed } = runs(GAMES, 300);
  const verdict = new Verdict();
  for (let game = 0; game < numRuns; game++) {
    const begin = start(`${seed}-${game}`, game >> 1);
    playGame(dealer, game % 2 === 0 ? begin : withoutTexts(begin), facing, verdict);
  }
  const { departures, moves, movesJudged, statesJudged } = verdict;
  const left = { moves: 1 - movesJudged / moves, states: 1 - statesJudged / moves };
  console.info(`Not judged against ${facing}: ${left.moves.toFixed(3)} of moves, ${left.states.toFixed(3)} of states`);
  expect(departures.slice(0, 3).join("\n"), `${departures.length} departures. ${again(seed)}`).toBe("");
  // Moves of one game are alike, so few games tell little: then the shares of the games must not all but rule the limit out.
  const least = (share: number) => (numRuns < GAMES ? shareOf(share * numRuns, numRuns).from : share);
  expect(least(left.moves)).toBeLessThan(LEFT.moves);
  expect(least(left.states)).toBeLessThan(LEFT.states);
});
