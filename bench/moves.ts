import type { Start } from "../lib/core/table/board.ts";
import type { Dealer } from "../lib/core/table/dealer.ts";
import { games } from "../lib/games/index.ts";
import { tableOf } from "../tests/table/games.ts";
import { toyPeers } from "./peers-toy.ts";
import { measured } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";
import { drydock, MOVES } from "./toy.ts";

/** Moves per second in the toy game, compared with libraries. */
export function movesOfToy(): void {
  const contestants = [{ name: "Drydock", run: drydock }, ...toyPeers()];
  const [wanted] = contestants.map(({ run }) => run());
  for (const { name, run } of contestants) {
    const score = run();
    // Playing the last card of the hand or the first one gives the same score, because all five are played.
    if (score !== wanted) throw new Error(`${name} scores ${score}, not ${wanted}`);
  }
  const rates = measured(contestants).map((us) => (MOVES / us) * 1e6);
  const rows = contestants.map(({ name }, i) => [
    name,
    figure(rates[i] ?? Number.NaN),
    figure((rates[i] ?? Number.NaN) / (rates[0] ?? Number.NaN)),
  ]);
  table(
    "Goldfish moves: draw, play up to five, end turn, ten turns; one thread",
    ["contestant", "moves/s", "of ours"],
    rows,
  );
  notes(["Only Drydock and boardgame.io check each move before it is played."]);
}

const MOST_MOVES = 3000;
/** How long each game is played before it is measured. The code that the games share is compiled anew for each. */
const WARM_UP_SECONDS = 3;

/** Autopilot turns per second for every game with all its rules, and the cost of early and late turns. */
export async function turnsOfGames(): Promise<void> {
  const rows: string[][] = [];
  for (const game of games) {
    const { dealer, start } = await tableOf(game);
    const base = start("bench");
    let seed = 0;
    const play = (turns: number): number => {
      const sitting = dealer.open({ ...base, seed: `bench ${seed++}` }, false);
      for (let moves = 0; moves < MOST_MOVES && sitting.turn <= turns; moves++) {
        const advice = dealer.advise(sitting);
        if (!advice) break;
        const why = dealer.play(sitting, advice.move);
        if (why !== undefined) throw new Error(`${game.id}: ${why}`);
      }
      return Math.min(sitting.turn, turns);
    };
    for (const until = performance.now() + WARM_UP_SECONDS * 1000; performance.now() < until; ) play(10);
    seed = 0;
    // The average number of turns in a game of ten, because some games end earlier.
    const turns = Array.from({ length: 400 }, () => play(10)).reduce((sum, one) => sum + one, 0) / 400;
    const [opening = 0, ten = 0] = measured([
      { name: "opening", run: () => play(0) },
      { name: "ten turns", run: () => play(10) },
    ]);
    const each = turnTimes(dealer, base);
    rows.push([
      game.name,
      figure((turns / ten) * 1e6),
      figure(turns),
      figure(opening),
      ...[1, 3, 10].map((at) => figure(each[at] ?? Number.NaN)),
    ]);
  }
  const head = ["game", "turns/s", "turns of a game", "dealing, µs", "turn 1, µs", "turn 3, µs", "turn 10, µs"];
  table("Autopilot turns a second, dealing included; one thread", head, rows);
  notes([`Each game is played for ${WARM_UP_SECONDS} s before it is measured. All five run in one process.`]);
}

/** The microseconds that each turn takes, over the games that last that long. */
function turnTimes(dealer: Dealer, base: Start): readonly number[] {
  const [took, games]: [number[], number[]] = [[], []];
  for (let seed = 0; seed < 600; seed++) {
    const sitting = dealer.open({ ...base, seed: `turns ${seed}` }, false);
    let [turn, since] = [sitting.turn, performance.now()];
    for (let moves = 0; moves < MOST_MOVES && turn <= 10; moves++) {
      const advice = dealer.advise(sitting);
      if (advice) dealer.play(sitting, advice.move);
      if (advice && sitting.turn === turn) continue;
      const now = performance.now();
      took[turn] = (took[turn] ?? 0) + (now - since) * 1000;
      games[turn] = (games[turn] ?? 0) + 1;
      if (!advice) break;
      [turn, since] = [sitting.turn, now];
    }
  }
  return took.map((sum, turn) => sum / (games[turn] ?? 1));
}
