import { builtInPool, pilesOf, samplesOf } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import { Dice } from "../lib/core/random.ts";
import type { Start } from "../lib/core/table/board.ts";
import { Dealer } from "../lib/core/table/dealer.ts";
import type { Goldfish } from "../lib/core/table/goldfish.ts";
import type { Ruled } from "../lib/core/table/move.ts";
import type { Result } from "../lib/core/table/result.ts";
import { leadOf } from "../lib/core/table/result.ts";
import type { Table } from "../lib/core/table/table.ts";
import { deal } from "../lib/deck/deal.ts";
import { games } from "../lib/games/index.ts";
import { think } from "../lib/pilots/thinking.ts";
import { type Opposite, oppositesOf, settled } from "../lib/trials/opposites.ts";
import { samples } from "./decks.ts";
import { simplePlayers } from "./simple-players.ts";
import { figure, notes, table } from "./table.ts";

const SEEDS = Number(process.env.SEEDS ?? 40);
/** The game to play, by its id. Without it, all of them. */
const ONLY = process.env.GAME;
/** The thinking pilot takes nearly all of the time. */
const THINKS = process.env.THINK !== "off";
/** Plays only against whom the autopilot faces unless told otherwise. */
const DEFAULT_ONLY = process.env.OPPOSITE === "default";
const ROLLS = 3;
const MOST_MOVES = 8_000;
/** Games that do not end by themselves are stopped here. */
const MOST_TURNS = 40;
/** Alone, a game that cannot be won is compared after as many turns as a game takes. */
const ALONE_TURNS = 12;

const NOTES = [
  "Won: of all games, in percent. Lead: by how much the player is ahead in what the rulebook counts, at the end or when stopped.",
  `Games are stopped after ${MOST_TURNS} turns, those that cannot be won after ${ALONE_TURNS}. All players see the same cards and throws.`,
  "Plain − another: by how much the autopilot wins more often, in hundredths, and leads further; 95 of 100 such intervals hold.",
  "SEEDS=200 plays more games, GAME=open-worlds one game only, OPPOSITE=default one opponent only. THINK=off leaves out the thinking pilot.",
];

interface Played {
  readonly how: Result["how"] | "open";
  readonly lead: number;
  readonly turns: number;
  readonly ms: number;
}

type Pilot = (table: Table, start: Start) => Ruled | undefined;

/** The plain autopilot beside a random player, a simple one and the thinking pilot, paired by seed, on each sample deck. */
export async function pilots(): Promise<void> {
  const says: string[] = [];
  const worse: string[] = [];
  const rows: string[][] = [];
  for (const game of games) {
    if (ONLY !== undefined && game.id !== ONLY) continue;
    says.push(`The simple player of ${game.name} ${simpleOf(game).says}.`);
    for (const deck of comparedIn(game, await game.goldfish())) {
      rows.push(deck.row);
      if (deck.isWorse) worse.push(`${deck.row.slice(0, 2).join(" against ")}`);
    }
  }
  const better = (who: string) => [`${who}: won`, "lead"];
  const head = [
    ...["deck", "opposite", "random won", "simple won", "plain won", "think won", "turns", "lead"],
    ...[...better("plain − simple"), ...better("think − plain"), "ms a game", "think"],
  ];
  table(`Pilots (thinking with K = ${ROLLS}), paired over ${SEEDS} seeds`, head, rows);
  notes([
    ...NOTES,
    ...says,
    worse.length > 0
      ? `The simple player is better, beyond the interval: ${worse.join("; ")}.`
      : "Nowhere is the simple player better than the autopilot beyond the interval.",
  ]);
}

function simpleOf({ id }: Game): (typeof simplePlayers)[string] {
  const simple = simplePlayers[id];
  if (!simple) throw new Error(`${id} has no simple player`);
  return simple;
}

interface Compared {
  readonly row: string[];
  /** Whether the simple player is better than the plain one beyond the interval. */
  readonly isWorse: boolean;
}

function comparedIn(game: Game, goldfish: Goldfish): Compared[] {
  const dealer = new Dealer(goldfish);
  const pool = builtInPool(game);
  const ids = samplesOf(game).map(({ id }) => id);
  const simple = simpleOf(game);
  return samples(game).flatMap((deck, at) => {
    const starts = Array.from({ length: SEEDS }, (_, seed) =>
      deal(goldfish, deck, { pool, builtIn: pool, piles: pilesOf(game) }, `pilots-${seed}`),
    ).filter((start) => typeof start !== "string");
    const [first] = starts;
    return (first ? opponents(dealer, first) : []).map((opposite): Compared => {
      const all = (pilot: Pilot) => starts.map((start) => played(dealer, start, opposite.id, pilot));
      const plain = all((sitting) => dealer.advise(sitting)?.move);
      const random = all((sitting, { seed }) => anyMove(dealer, sitting, Dice.of(`${seed} ${sitting.played}`)));
      const simply = all((sitting) => simple.choose(dealer, sitting));
      const thinking = THINKS
        ? all((sitting, { seed }) => think(dealer, sitting, { rolls: ROLLS, seed })?.move)
        : undefined;
      const [won, lead] = betterBy(simply, plain);
      return {
        row: [
          ...[
            ids[at] ?? "",
            opposite.name,
            wonOf(random),
            wonOf(simply),
            wonOf(plain),
            thinking ? wonOf(thinking) : "–",
          ],
          ...[figure(mean(plain.map(({ turns }) => turns))), figure(mean(plain.map((one) => one.lead)))],
          ...[won, lead, ...(thinking ? betterBy(plain, thinking) : [undefined, undefined])].map(interval),
          ...[plain, thinking].map((some) => (some ? figure(mean(some.map(({ ms }) => ms))) : "–")),
        ],
        isWorse: won !== undefined && lead !== undefined && (isBelow(won) || (won.mean <= 0 && isBelow(lead))),
      };
    });
  });
}

/** Everybody whom the setup offers to face, the usual one first, or just that one. */
function opponents(dealer: Dealer, start: Start): readonly Pick<Opposite, "id" | "name">[] {
  const all = oppositesOf(dealer, start);
  return DEFAULT_ONLY ? all.slice(0, 1) : all;
}

/** Any move that is allowed, except where only a person decides. */
function anyMove(dealer: Dealer, sitting: Table, dice: Dice): Ruled | undefined {
  const moves = dealer.moves(sitting).filter((move) => !dealer.isForPerson(sitting, move));
  return moves[dice.below(Math.max(1, moves.length))] ?? dealer.advise(sitting)?.move;
}

function played(dealer: Dealer, start: Start, opposite: string, pilot: Pilot): Played {
  const from = performance.now();
  const sitting = dealer.open(start, false);
  const isOpposed = () => dealer.goldfish.score(sitting).theirs !== undefined;
  const most = () => (sitting.turn > 0 && !isOpposed() ? ALONE_TURNS : MOST_TURNS);
  for (let played = 0; played < MOST_MOVES && !dealer.isOver(sitting) && sitting.turn <= most(); played++) {
    const move = settled(dealer, sitting, opposite) ?? pilot(sitting, start);
    if (!move) throw new Error(`a pilot is stuck in ${sitting.top.phase}`);
    const why = dealer.play(sitting, move);
    if (why !== undefined) throw new Error(why);
  }
  const { how = "open" } = dealer.result(sitting) ?? {};
  return { how, lead: leadOf(dealer.goldfish.score(sitting)), turns: sitting.turn, ms: performance.now() - from };
}

function wonOf(all: readonly Played[]): string {
  return `${Math.round((100 * all.filter(({ how }) => how === "won").length) / all.length)} %`;
}

interface Difference {
  readonly mean: number;
  /** Half of the interval that holds the true difference in 95 of 100 cases. */
  readonly within: number;
}

const isBelow = ({ mean: difference, within }: Difference) => difference + within < 0;

/** By how much the other one is better: in games won of a hundred, and in what the rulebook counts. */
function betterBy(one: readonly Played[], other: readonly Played[]): readonly (Difference | undefined)[] {
  const pairs = one.flatMap((before, at) => (other[at] ? [{ before, after: other[at] }] : []));
  const win = ({ how }: Played) => (how === "won" ? 100 : 0);
  return [
    difference(pairs.map(({ before, after }) => win(after) - win(before))),
    difference(pairs.map(({ before, after }) => after.lead - before.lead)),
  ];
}

function difference(all: readonly number[]): Difference | undefined {
  if (all.length < 2) return undefined;
  const better = mean(all);
  const spread = Math.sqrt(mean(all.map((each) => (each - better) ** 2)) / (all.length - 1));
  return { mean: better, within: 1.96 * spread };
}

function interval(one: Difference | undefined): string {
  return one ? `${one.mean.toFixed(1)} ± ${one.within.toFixed(1)}` : "–";
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
}
