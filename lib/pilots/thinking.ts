// A pilot that plays each candidate on with the plain autopilot, over cards that it cannot see, and takes the best.
import type { Card } from "../core/card/card.ts";
import { Dice } from "../core/random.ts";
import type { Dealer } from "../core/table/dealer.ts";
import type { Ruled } from "../core/table/move.ts";
import type { Result, Score } from "../core/table/result.ts";
import { leadOf } from "../core/table/result.ts";
import type { Table } from "../core/table/table.ts";

export interface Thinking {
  /** How often each candidate is played on. */
  readonly rolls: number;
  readonly seed: string;
  /** How many candidates are played on to the horizon. A glance chooses them. */
  readonly finalists?: number;
  /** Is told after each roll how many are done. */
  tells?(done: number): void;
}

/** What a candidate led to, over all rolls. */
export interface Expected {
  readonly move: Ruled;
  /**
   * What the pilot goes by: the result first, then the turn of a win or a loss, then what the rulebook counts. Of a gain
   * over the plain autopilot's move, what chance alone may have brought does not count.
   */
  readonly worth: number;
  /** The score at the end of a roll, on average. */
  readonly score: Score;
  /** In how many of the rolls the game was won or lost, and in which turn, on average. */
  readonly won: number;
  readonly wonIn: number;
  readonly lost: number;
}

export interface Thought {
  readonly move: Ruled;
  /** All candidates that were played on to the horizon, best first. */
  readonly expected: readonly Expected[];
  /** Those that a glance left out. */
  readonly others: readonly Ruled[];
}

/** How many turns each finalist is played on. */
export const HORIZON = 4;
/** After how many turns a glance tells which candidates are worth that, and how many are if nobody says. */
const GLANCE = 1;
const FINALISTS = 3;
const MOST_MOVES = 2_000;
const MOST_CANDIDATES = 24;
/** What a win is worth, beside which no turn counts, and a loss takes away. */
const WIN = 100_000;
/** What a turn is worth by which a win comes earlier or a loss later, beside which no score counts. */
const TURN = 1_000;

/** How one roll came out. */
interface Roll {
  readonly worth: number;
  readonly score: Score;
  readonly how: Result["how"] | undefined;
  readonly turn: number;
}

/** The move that leads furthest. It depends only on what the player can see, and on the dice. */
export function think<C extends Card>(
  dealer: Dealer<C>,
  table: Table<C>,
  { rolls, seed, finalists = FINALISTS, tells }: Thinking,
): Thought | undefined {
  const all = candidatesAt(dealer, table);
  const [only, ...others] = all;
  if (only === undefined) return undefined;
  if (others.length === 0) return { move: only, expected: [], others: [] };
  const candidates = all.length > finalists ? best(dealer, imagined(table, seed, "glance"), all, finalists) : all;
  const tried = candidates.map((move) => ({ move, rolls: [] as (Roll | undefined)[] }));
  for (let roll = 0; roll < rolls; roll++) {
    // All candidates are tried at the same table, so that only their own difference counts.
    const at = imagined(table, seed, roll);
    for (const each of tried) each.rolls.push(playedOn(dealer, at.copy(), each.move, HORIZON));
    tells?.(roll + 1);
  }
  const expected = tried.flatMap(({ move, rolls: some }) => {
    const whole = some.filter((roll) => roll !== undefined);
    // A candidate that could not be played on has nothing to be compared by.
    return whole.length === rolls ? [averageOf(move, whole, tried[0]?.rolls ?? [])] : [];
  });
  // The plain autopilot's own move comes first and stays where nothing is better.
  expected.sort((a, b) => b.worth - a.worth);
  return {
    move: expected[0]?.move ?? only,
    expected,
    others: all.filter((move) => !candidates.includes(move)),
  };
}

/** What a move and the autopilot after it lead to on the first imagined table, told to the end of the turn. */
export function lineOf<C extends Card>(
  dealer: Dealer<C>,
  table: Table<C>,
  seed: string,
  move: Ruled,
): readonly string[] {
  const at = imagined(table, seed, 0);
  at.log = [];
  playedOn(dealer, at, move, 1);
  return at.log.map(({ text }) => text);
}

/** A table as the player may imagine it, the same one for the same seed, moment and roll. */
function imagined<C extends Card>(table: Table<C>, seed: string, roll: number | "glance"): Table<C> {
  return table.imagined(Dice.of(`${seed} ${table.played} ${roll}`));
}

/** The first candidate, and those of the others that lead furthest at a glance. */
function best<C extends Card>(
  dealer: Dealer<C>,
  table: Table<C>,
  all: readonly Ruled[],
  most: number,
): readonly Ruled[] {
  const [plain, ...others] = all.map((move) => ({ move, roll: playedOn(dealer, table.copy(), move, GLANCE) }));
  const worth = ({ roll }: { readonly roll: Roll | undefined }) => roll?.worth ?? Number.NEGATIVE_INFINITY;
  const first = others.toSorted((a, b) => worth(b) - worth(a)).slice(0, most - 1);
  return [...(plain ? [plain] : []), ...first].map(({ move }) => move);
}

function averageOf(move: Ruled, rolls: readonly Roll[], plain: readonly (Roll | undefined)[]): Expected {
  const mean = (of: (roll: Roll) => number, some = rolls) =>
    some.reduce((sum, roll) => sum + of(roll), 0) / Math.max(some.length, 1);
  const won = rolls.filter(({ how }) => how === "won");
  const { name = "", theirs } = rolls[0]?.score ?? {};
  return {
    move,
    worth: mean(({ worth }) => worth) - luckIn(rolls.map(({ worth }, at) => worth - (plain[at]?.worth ?? worth))),
    score: {
      name,
      own: mean(({ score }) => score.own),
      ...(theirs !== undefined && { theirs: mean(({ score }) => score.theirs ?? 0) }),
    },
    won: won.length,
    wonIn: mean(({ turn }) => turn, won),
    lost: rolls.filter(({ how }) => how === "lost").length,
  };
}

/** How much of a gain may be luck: its standard error. With few rolls, the luckiest of many moves would often be taken. */
function luckIn(gains: readonly number[]): number {
  const n = gains.length;
  const gain = gains.reduce((sum, one) => sum + one, 0) / n;
  if (n < 2 || gain <= 0) return 0;
  return Math.sqrt(gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (n - 1) / n);
}

/** The moves worth thinking about: the plain autopilot's first, and of cards with one name only one. What a person decides
 * stays as the plain autopilot leaves it. */
export function candidatesAt<C extends Card>(dealer: Dealer<C>, table: Table<C>): readonly Ruled[] {
  const advice = dealer.advise(table)?.move;
  const own = dealer.moves(table).filter((move) => !dealer.isForPerson(table, move));
  const different = new Map<string, Ruled>();
  for (const move of advice ? [advice, ...own] : own) {
    const key = `${move.do} ${move.card === undefined ? "" : sameness(table, move.card)} ${move.to ?? ""}`;
    if (!different.has(key)) different.set(key, move);
  }
  return [...different.values()].slice(0, MOST_CANDIDATES);
}

/** Copies of a card in a hand or a pile are the same to the player. */
function sameness<C extends Card>(table: Table<C>, card: number): string {
  const zone = table.zoneOf(card);
  return table.isInPlay(zone) ? `#${card}` : `${zone} ${table.label(card)}`;
}

/** Plays a move and then as the plain autopilot does, and answers what it came to, or nothing if that cannot be done. */
function playedOn<C extends Card>(dealer: Dealer<C>, table: Table<C>, move: Ruled, turns: number): Roll | undefined {
  const end = table.turn + turns;
  dealer.play(table, move);
  // A win with this very move is taken before one that only comes later in the turn.
  const isNow = dealer.result(table)?.how === "won" ? TURN / 2 : 0;
  for (let moves = 0; table.turn < end && !dealer.isOver(table); moves++) {
    const advice = dealer.advise(table);
    if (!advice || moves === MOST_MOVES) return undefined;
    dealer.play(table, advice.move);
  }
  const { turn } = table;
  const score = dealer.goldfish.score(table);
  const how = dealer.result(table)?.how;
  return { worth: worthAt(dealer, table, end) + isNow, score, how, turn };
}

/** What a game has come to, for a player who looks as far as a turn: the result, how soon it came, and then the score. */
export function worthAt<C extends Card>(dealer: Dealer<C>, table: Table<C>, horizon: number): number {
  return worthOf(dealer.result(table)?.how, horizon - table.turn) + leadOf(dealer.goldfish.score(table));
}

/** What a result is worth that comes so many turns before the horizon. A loss is worse than any game that goes on. */
function worthOf(how: Result["how"] | undefined, turns: number): number {
  if (how === "won") return WIN + TURN * turns;
  return how === "lost" ? -WIN - TURN * turns : 0;
}
