import { builtInPool, pilesOf, samplesOf } from "../lib/cards/built-in.ts";
import type { Start } from "../lib/core/table/board.ts";
import { Dealer } from "../lib/core/table/dealer.ts";
import type { Ruled } from "../lib/core/table/goldfish.ts";
import type { Table } from "../lib/core/table/table.ts";
import { deal } from "../lib/deck/deal.ts";
import { games } from "../lib/games/index.ts";
import { think } from "../lib/pilots/thinking.ts";
import { samples } from "./decks.ts";
import { figure, notes, table } from "./table.ts";

const SEEDS = Number(process.env.SEEDS ?? 40);
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

/** The plain autopilot and the thinking pilot on each sample deck, with the same seeds. */
export async function pilots(): Promise<void> {
  const rows: string[][] = [];
  for (const game of games) {
    const goldfish = await game.goldfish();
    const dealer = new Dealer(goldfish);
    const pool = builtInPool(game);
    const ids = samplesOf(game).map(({ id }) => id);
    for (const [at, deck] of samples(game).entries()) {
      const starts = Array.from({ length: SEEDS }, (_, seed) =>
        deal(goldfish, deck, { pool, builtIn: pool, piles: pilesOf(game) }, `pilots-${seed}`),
      ).filter((start) => typeof start !== "string");
      const plain = starts.map((start) => played(dealer, start, (sitting) => dealer.advise(sitting)?.move));
      const thinking = starts.map((start) =>
        played(dealer, start, (sitting) => think(dealer, sitting, { rolls: ROLLS, seed: start.seed })?.move),
      );
      rows.push([
        ids[at] ?? "",
        ...compared(plain, thinking, goldfish.isRace === true, goldfish.measuresDown === true),
      ]);
    }
  }
  const head = ["deck", "plain", "thinking", "turns", "turns", "better by", "95 % within", "ms a game"];
  table(`Pilots: plain and thinking (K = ${ROLLS}), paired over ${SEEDS} seeds`, head, rows);
  notes([
    "Plain and thinking: the measure of the game at its end, or after 12 turns. Better by: turns in a race, else the measure.",
    "SEEDS=200 plays more of them. Both pilots see the same cards and throws.",
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

function compared(plain: readonly Played[], thinking: readonly Played[], isRace: boolean, isDown: boolean): string[] {
  const differences = plain.map((one, at) => {
    const other = thinking[at] ?? one;
    if (isRace) return one.turns - other.turns;
    return (other.measure - one.measure) * (isDown ? -1 : 1);
  });
  const better = mean(differences);
  const spread = Math.sqrt(mean(differences.map((one) => (one - better) ** 2)) / (differences.length - 1));
  const of = (games: readonly Played[], what: keyof Played) => figure(mean(games.map((one) => one[what])));
  return [
    of(plain, "measure"),
    of(thinking, "measure"),
    of(plain, "turns"),
    of(thinking, "turns"),
    figure(better),
    `± ${figure(1.96 * spread)}`,
    of(thinking, "ms"),
  ];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}
