import { builtInPool, pilesOf, samplesOf } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import type { Start } from "../lib/core/table/board.ts";
import { Dealer } from "../lib/core/table/dealer.ts";
import type { Goldfish, Ruled } from "../lib/core/table/goldfish.ts";
import type { Table } from "../lib/core/table/table.ts";
import { deal } from "../lib/deck/deal.ts";
import { games } from "../lib/games/index.ts";
import { think } from "../lib/pilots/thinking.ts";
import { samples } from "./decks.ts";
import { earlierPlayer } from "./earlier-players.ts";
import { simplePlayers } from "./simple-players.ts";
import { figure, notes, table } from "./table.ts";

const SEEDS = Number(process.env.SEEDS ?? 40);
/** The game to play, by its id. Without it, all of them. */
const ONLY = process.env.GAME;
/** The thinking pilot takes nearly all of the time. */
const THINKS = process.env.THINK !== "off";
const ROLLS = 3;
const MOST_MOVES = 4_000;
/** Games that do not end by themselves are stopped here. */
const MOST_TURNS = 12;

const NOTES = [
  "Turns in a race, else the measure of the game at its end, or after 12 turns. Behind ±: 95 of 100 such intervals hold the true difference.",
  `A race that is not over by then counts as ${MOST_TURNS + 1} turns.`,
  "Earlier: the autopilot before texts were carried out and before it was improved, at today's table. What it does not know",
  "(choices that texts ask for, who is opposite, the opponent's turn, defending) today's plain autopilot chooses for it.",
];

interface Played {
  readonly measure: number;
  /** The measure after each turn, from turn 0, which is the setup. */
  readonly after: readonly number[];
  readonly turns: number;
  readonly ms: number;
}

type Pilot = (table: Table, start: Start) => Ruled | undefined;

/** What is played on one deck, by everybody with the same seeds. */
interface Contest {
  readonly deck: string;
  readonly earlier: readonly Played[];
  readonly simple: readonly Played[];
  readonly plain: readonly Played[];
  readonly thinking?: readonly Played[];
}

/** The earlier and the plain autopilot, a simple player and the thinking pilot on each sample deck, paired by seed. */
export async function pilots(): Promise<void> {
  const rows: string[][] = [];
  const says: string[] = [];
  const early = new Map<string, string[][]>();
  for (const game of games) {
    if (ONLY !== undefined && game.id !== ONLY) continue;
    const goldfish = await game.goldfish();
    const { says: how, lacks } = simpleOf(game);
    says.push(`The simple player of ${game.name} ${how}.`);
    const contests = contestsOf(game, goldfish);
    rows.push(...contests.map((contest) => rowOf(contest, goldfish)));
    if (lacks) early.set(`${game.name}: ${lacks.move} against none`, earlyRows(lacks.turns, contests, goldfish));
  }
  const better = ["plain better than earlier by", "plain better than simple by", "thinking better by"];
  const head = ["deck", "earlier", "simple", "plain", "thinking", ...better, "ms a game"];
  table(`Pilots: earlier, simple, plain and thinking (K = ${ROLLS}), paired over ${SEEDS} seeds`, head, rows);
  notes([
    ...NOTES,
    ...says,
    "SEEDS=200 plays more of them, GAME=open-worlds only one game. All pilots see the same cards and throws.",
    "THINK=off leaves out the thinking pilot, which takes nearly all of the time. The ms are then the plain autopilot's.",
  ]);
  for (const [title, turns] of early)
    table(`${title}, paired over ${SEEDS} seeds`, ["deck", "turn", "none", "plain", "better by"], turns);
}

function simpleOf({ id }: Game): (typeof simplePlayers)[string] {
  const simple = simplePlayers[id];
  if (!simple) throw new Error(`${id} has no simple player`);
  return simple;
}

function contestsOf(game: Game, goldfish: Goldfish): Contest[] {
  const dealer = new Dealer(goldfish);
  const pool = builtInPool(game);
  const ids = samplesOf(game).map(({ id }) => id);
  const [simple, earlier] = [simpleOf(game), earlierPlayer(game.id, goldfish)];
  return samples(game).map((deck, at) => {
    const starts = Array.from({ length: SEEDS }, (_, seed) =>
      deal(goldfish, deck, { pool, builtIn: pool, piles: pilesOf(game) }, `pilots-${seed}`),
    ).filter((start) => typeof start !== "string");
    const all = (pilot: Pilot) => starts.map((start) => played(dealer, start, pilot));
    return {
      deck: ids[at] ?? "",
      earlier: all(earlier),
      simple: all((sitting) => simple.choose(dealer, sitting)),
      plain: all((sitting) => dealer.advise(sitting)?.move),
      ...(THINKS && { thinking: all((sitting, { seed }) => think(dealer, sitting, { rolls: ROLLS, seed })?.move) }),
    };
  });
}

const DASH = "–";

function rowOf({ deck, earlier, simple, plain, thinking }: Contest, goldfish: Goldfish): string[] {
  const isRace = goldfish.isRace === true;
  return [
    deck,
    ...[earlier, simple, plain].map((those) => resultOf(those, isRace)),
    thinking ? resultOf(thinking, isRace) : DASH,
    betterBy(earlier, plain, goldfish),
    betterBy(simple, plain, goldfish),
    thinking ? betterBy(plain, thinking, goldfish) : DASH,
    figure(mean((thinking ?? plain).map(({ ms }) => ms))),
  ];
}

/** The measure after early turns and at the end, with and without the move that the simple player lacks. */
function earlyRows(turns: readonly number[], contests: readonly Contest[], { measuresDown }: Goldfish): string[][] {
  return contests.flatMap(({ deck, simple, plain }) =>
    [...turns, undefined].map((turn) => {
      const none = simple.map((one) => measureAfter(one, turn));
      const own = plain.map((one) => measureAfter(one, turn));
      const better = none.map((before, at) => ((own[at] ?? before) - before) * (measuresDown ? -1 : 1));
      return [deck, String(turn ?? "end"), figure(mean(none)), figure(mean(own)), interval(better)];
    }),
  );
}

/** The measure after a turn, or at the end, if the game was over by then. */
function measureAfter({ after, measure }: Played, turn = Number.POSITIVE_INFINITY): number {
  return after[turn] ?? measure;
}

function played(dealer: Dealer, start: Start, pilot: Pilot): Played {
  const { goldfish } = dealer;
  const from = performance.now();
  const sitting = dealer.open(start, false);
  const counter = goldfish.counters.findIndex(({ id }) => id === goldfish.measure);
  const after: number[] = [];
  for (let moves = 0; moves < MOST_MOVES && !dealer.isOver(sitting) && sitting.turn <= MOST_TURNS; moves++) {
    const move = pilot(sitting, start);
    if (!move) break;
    const why = dealer.play(sitting, move);
    if (why !== undefined) throw new Error(why);
    while (after.length < sitting.turn) after.push(sitting.get(counter));
  }
  return { measure: sitting.get(counter), after, turns: sitting.turn, ms: performance.now() - from };
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
  return interval(differences);
}

function interval(differences: readonly number[]): string {
  const better = mean(differences);
  const spread = Math.sqrt(mean(differences.map((each) => (each - better) ** 2)) / (differences.length - 1));
  return `${better.toFixed(2)} ± ${(1.96 * spread).toFixed(2)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}
