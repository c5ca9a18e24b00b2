import { builtInPool, pilesOf, samplesOf } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import type { Start } from "../lib/core/table/board.ts";
import { Dealer } from "../lib/core/table/dealer.ts";
import type { Goldfish, Ruled } from "../lib/core/table/goldfish.ts";
import type { Result } from "../lib/core/table/result.ts";
import { leadOf } from "../lib/core/table/result.ts";
import type { Table } from "../lib/core/table/table.ts";
import { deal } from "../lib/deck/deal.ts";
import { games } from "../lib/games/index.ts";
import { think } from "../lib/pilots/thinking.ts";
import { samples } from "./decks.ts";
import { type Opposite, opposites } from "./opposites.ts";
import { simplePlayers } from "./simple-players.ts";
import { figure, notes, table } from "./table.ts";

const SEEDS = Number(process.env.SEEDS ?? 40);
/** The game to play, by its id. Without it, all of them. */
const ONLY = process.env.GAME;
/** The thinking pilot takes nearly all of the time. */
const THINKS = process.env.THINK !== "off";
const ROLLS = 3;
const MOST_MOVES = 8_000;
/** Games that do not end by themselves are stopped here. */
const MOST_TURNS = 40;
/** Alone, a game that cannot be won is compared after as many turns as a game takes. */
const ALONE_TURNS = 12;

const NOTES = [
  "Won: games of all games. Count: by how much the player leads in what the rulebook counts, at the end or when stopped.",
  `Games are stopped after ${MOST_TURNS} turns, those that cannot be won after ${ALONE_TURNS}. Turns: of games that both won.`,
  "Behind ±: 95 of 100 such intervals hold the true difference. All pilots see the same cards and throws.",
  "SEEDS=200 plays more of them, GAME=open-worlds only one game. THINK=off leaves out the thinking pilot.",
];

interface Played {
  readonly how: Result["how"] | "open";
  readonly lead: number;
  readonly turns: number;
  readonly ms: number;
}

type Pilot = (table: Table, start: Start) => Ruled | undefined;

/** The plain autopilot, a simple player and the thinking pilot on each sample deck against each opposite, paired by seed. */
export async function pilots(): Promise<void> {
  const rows: string[][] = [];
  const says: string[] = [];
  for (const game of games) {
    if (ONLY !== undefined && game.id !== ONLY) continue;
    const { says: how } = simpleOf(game);
    says.push(`The simple player of ${game.name} ${how}.`);
    rows.push(...rowsOf(game, await game.goldfish()));
  }
  const better = (who: string) => [`${who}: won`, `${who}: turns saved`, `${who}: count`];
  const head = [
    "deck",
    "opposite",
    "plain won",
    "turns",
    "count",
    ...better("plain − simple"),
    ...better("think − plain"),
  ];
  table(`Pilots: plain, simple and thinking (K = ${ROLLS}), paired over ${SEEDS} seeds`, [...head, "ms a game"], rows);
  notes([...NOTES, ...says]);
}

function simpleOf({ id }: Game): (typeof simplePlayers)[string] {
  const simple = simplePlayers[id];
  if (!simple) throw new Error(`${id} has no simple player`);
  return simple;
}

function rowsOf(game: Game, goldfish: Goldfish): string[][] {
  const dealer = new Dealer(goldfish);
  const pool = builtInPool(game);
  const ids = samplesOf(game).map(({ id }) => id);
  const simple = simpleOf(game);
  return samples(game).flatMap((deck, at) => {
    const starts = Array.from({ length: SEEDS }, (_, seed) =>
      deal(goldfish, deck, { pool, builtIn: pool, piles: pilesOf(game) }, `pilots-${seed}`),
    ).filter((start) => typeof start !== "string");
    return (opposites[game.id] ?? []).map((opposite) => {
      const all = (pilot: Pilot) => starts.map((start) => played(dealer, start, opposite, pilot));
      const plain = all((sitting) => dealer.advise(sitting)?.move);
      const thinking = THINKS
        ? all((sitting, { seed }) => think(dealer, sitting, { rolls: ROLLS, seed })?.move)
        : undefined;
      return [
        ...[ids[at] ?? "", opposite.name, wonOf(plain)],
        ...[figure(mean(plain.map(({ turns }) => turns))), figure(mean(plain.map(({ lead }) => lead)))],
        ...betterBy(
          all((sitting) => simple.choose(dealer, sitting)),
          plain,
        ),
        ...(thinking ? betterBy(plain, thinking) : ["–", "–", "–"]),
        figure(mean((thinking ?? plain).map(({ ms }) => ms))),
      ];
    });
  });
}

function played(dealer: Dealer, start: Start, { moves }: Opposite, pilot: Pilot): Played {
  const from = performance.now();
  const sitting = dealer.open(start, false);
  const setup = [...moves];
  const isOpposed = () => dealer.goldfish.score(sitting).theirs !== undefined;
  const most = () => (sitting.turn > 0 && !isOpposed() ? ALONE_TURNS : MOST_TURNS);
  for (let played = 0; played < MOST_MOVES && !dealer.isOver(sitting) && sitting.turn <= most(); played++) {
    const [set] = setup;
    const isSet = set !== undefined && dealer.allows(sitting, set);
    const move = isSet ? setup.shift() : pilot(sitting, start);
    if (!move) throw new Error(`a pilot is stuck in ${sitting.top.phase}`);
    const why = dealer.play(sitting, move);
    if (why !== undefined) throw new Error(why);
  }
  const { how = "open" } = dealer.result(sitting) ?? {};
  return { how, lead: leadOf(dealer.goldfish.score(sitting)), turns: sitting.turn, ms: performance.now() - from };
}

function wonOf(all: readonly Played[]): string {
  return `${all.filter(({ how }) => how === "won").length}/${all.length}`;
}

/** By how much the other one is better: in wins, in turns of the games that both won, and in what the rulebook counts. */
function betterBy(one: readonly Played[], other: readonly Played[]): string[] {
  const pairs = one.flatMap((before, at) => (other[at] ? [{ before, after: other[at] }] : []));
  const both = pairs.filter(({ before, after }) => before.how === "won" && after.how === "won");
  const win = ({ how }: Played) => (how === "won" ? 1 : 0);
  return [
    interval(pairs.map(({ before, after }) => win(after) - win(before))),
    interval(both.map(({ before, after }) => before.turns - after.turns)),
    interval(pairs.map(({ before, after }) => after.lead - before.lead)),
  ];
}

function interval(differences: readonly number[]): string {
  if (differences.length < 2) return "–";
  const better = mean(differences);
  const spread = Math.sqrt(mean(differences.map((each) => (each - better) ** 2)) / (differences.length - 1));
  return `${better.toFixed(2)} ± ${(1.96 * spread).toFixed(2)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}
