import { builtInPool, pilesOf, samplesOf } from "../lib/cards/built-in.ts";
import type { Start } from "../lib/core/table/board.ts";
import { Dealer } from "../lib/core/table/dealer.ts";
import type { Goldfish, Ruled } from "../lib/core/table/goldfish.ts";
import type { Table } from "../lib/core/table/table.ts";
import { deal } from "../lib/deck/deal.ts";
import { games } from "../lib/games/index.ts";
import { think } from "../lib/pilots/thinking.ts";
import { samples } from "./decks.ts";
import { simplePlayers } from "./simple-players.ts";
import { figure, notes, table } from "./table.ts";

const SEEDS = Number(process.env.SEEDS ?? 40);
/** The game to play, by its id. Without it, all of them. */
const ONLY = process.env.GAME;
const ROLLS = 3;
const MOST_MOVES = 4_000;
/** Games that do not end by themselves are stopped here. */
const MOST_TURNS = 12;

interface Played {
  readonly measure: number;
  readonly turns: number;
  readonly ms: number;
}

type Pilot = (table: Table) => Ruled | undefined;

/** The plain autopilot, a simple player and the thinking pilot on each sample deck, with the same seeds. */
export async function pilots(): Promise<void> {
  const rows: string[][] = [];
  const says: string[] = [];
  for (const game of games) {
    if (ONLY !== undefined && game.id !== ONLY) continue;
    const simple = simplePlayers[game.id];
    if (!simple) throw new Error(`${game.id} has no simple player`);
    says.push(`The simple player of ${game.name} ${simple.says}.`);
    const goldfish = await game.goldfish();
    const dealer = new Dealer(goldfish);
    const pool = builtInPool(game);
    const ids = samplesOf(game).map(({ id }) => id);
    for (const [at, deck] of samples(game).entries()) {
      const starts = Array.from({ length: SEEDS }, (_, seed) =>
        deal(goldfish, deck, { pool, builtIn: pool, piles: pilesOf(game) }, `pilots-${seed}`),
      ).filter((start) => typeof start !== "string");
      const all = (pilot: (table: Table, start: Start) => Ruled | undefined) =>
        starts.map((start) => played(dealer, start, (sitting) => pilot(sitting, start)));
      const easy = all((sitting) => simple.choose(dealer, sitting));
      const plain = all((sitting) => dealer.advise(sitting)?.move);
      const thinking = all((sitting, { seed }) => think(dealer, sitting, { rolls: ROLLS, seed })?.move);
      rows.push([
        ids[at] ?? "",
        ...[easy, plain, thinking].map((those) => resultOf(those, goldfish.isRace === true)),
        betterBy(easy, plain, goldfish),
        betterBy(plain, thinking, goldfish),
        figure(mean(thinking.map(({ ms }) => ms))),
      ]);
    }
  }
  const head = ["deck", "simple", "plain", "thinking", "plain better by", "thinking better by", "ms a game"];
  table(`Pilots: simple, plain and thinking (K = ${ROLLS}), paired over ${SEEDS} seeds`, head, rows);
  notes([
    "Turns in a race, else the measure of the game at its end, or after 12 turns. Behind ±: 95 of 100 such intervals hold the true difference.",
    ...says,
    "SEEDS=200 plays more of them, GAME=open-worlds only one game. All pilots see the same cards and throws.",
  ]);
}

function played(dealer: Dealer, start: Start, pilot: Pilot): Played {
  const { goldfish } = dealer;
  const from = performance.now();
  const sitting = dealer.open(start, false);
  for (let moves = 0; moves < MOST_MOVES && !dealer.isOver(sitting) && sitting.turn <= MOST_TURNS; moves++) {
    const move = pilot(sitting);
    if (!move) break;
    const why = dealer.play(sitting, move);
    if (why !== undefined) throw new Error(why);
  }
  const measure = sitting.get(goldfish.counters.findIndex(({ id }) => id === goldfish.measure));
  return { measure, turns: sitting.turn, ms: performance.now() - from };
}

function resultOf(games: readonly Played[], isRace: boolean): string {
  return figure(mean(games.map(({ turns, measure }) => (isRace ? turns : measure))));
}

function betterBy(one: readonly Played[], other: readonly Played[], { isRace, measuresDown }: Goldfish): string {
  const differences = one.map((before, at) => {
    const after = other[at] ?? before;
    if (isRace) return before.turns - after.turns;
    return (after.measure - before.measure) * (measuresDown ? -1 : 1);
  });
  const better = mean(differences);
  const spread = Math.sqrt(mean(differences.map((each) => (each - better) ** 2)) / (differences.length - 1));
  return `${better.toFixed(2)} ± ${(1.96 * spread).toFixed(2)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}
