// A pilot that plays each candidate on with the plain autopilot, over cards that it cannot see, and takes the best.
import type { Card } from "../core/card/card.ts";
import type { Dealer } from "../core/table/dealer.ts";
import type { Ruled } from "../core/table/goldfish.ts";
import { Dice } from "../core/table/random.ts";
import type { Table } from "../core/table/table.ts";

export interface Thinking {
  /** How often each candidate is played on. */
  readonly rolls: number;
  readonly seed: string;
  /** Is told after each roll how many are done. */
  tells?(done: number): void;
}

/** What a candidate is expected to lead to, on the average of all rolls. */
export interface Expected {
  readonly move: Ruled;
  /** The measure of the game. In a race, turns saved count most. */
  readonly worth: number;
  readonly measure: number;
  /** In how many of the rolls the game was over, and in which turn, on average. */
  readonly overs: number;
  readonly overIn: number;
}

export interface Thought {
  readonly move: Ruled;
  /** All candidates, best first. */
  readonly expected: readonly Expected[];
}

/** How many turns each candidate is played on. */
export const HORIZON = 6;
const MOST_MOVES = 2_000;
const MOST_CANDIDATES = 24;
/** What a turn saved is worth in a race, beside which no measure counts. */
const TURN_SAVED = 1_000;

/** The move that leads furthest. It depends only on what the player can see, and on the dice. */
export function think<C extends Card>(
  dealer: Dealer<C>,
  table: Table<C>,
  { rolls, seed, tells }: Thinking,
): Thought | undefined {
  const candidates = candidatesAt(dealer, table);
  const [only, ...others] = candidates;
  if (only === undefined) return undefined;
  if (others.length === 0) return { move: only, expected: [] };
  const sums = candidates.map(() => ({ worth: 0, measure: 0, overs: 0, overTurns: 0 }));
  for (let roll = 0; roll < rolls; roll++) {
    // All candidates are tried at the same table, so that only their own difference counts.
    const imagined = table.imagined(Dice.of(`${seed} ${table.played} ${roll}`));
    for (const [at, sum] of sums.entries()) {
      const end = playedOn(dealer, imagined.copy(), candidates[at] ?? only);
      sum.worth += end.worth;
      sum.measure += end.measure;
      sum.overs += end.isOver ? 1 : 0;
      sum.overTurns += end.isOver ? end.turn : 0;
    }
    tells?.(roll + 1);
  }
  const expected = sums.map(({ worth, measure, overs, overTurns }, at) => ({
    move: candidates[at] ?? only,
    worth: worth / rolls,
    measure: measure / rolls,
    overs,
    overIn: overTurns / Math.max(overs, 1),
  }));
  // The plain autopilot's own move comes first and stays where nothing is better.
  expected.sort((a, b) => b.worth - a.worth);
  return { move: expected[0]?.move ?? only, expected };
}

/** The moves worth thinking about: the plain autopilot's first, and of cards with one name only one. */
function candidatesAt<C extends Card>(dealer: Dealer<C>, table: Table<C>): readonly Ruled[] {
  const advice = dealer.advise(table)?.move;
  const all = advice ? [advice, ...dealer.moves(table)] : dealer.moves(table);
  const different = new Map<string, Ruled>();
  for (const move of all) {
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

/** Plays a move and then as the plain autopilot does, and answers what it came to. */
function playedOn<C extends Card>(dealer: Dealer<C>, table: Table<C>, move: Ruled) {
  const end = table.turn + HORIZON;
  dealer.play(table, move);
  for (let moves = 0; moves < MOST_MOVES && table.turn < end && !dealer.isOver(table); moves++) {
    const advice = dealer.advise(table);
    if (!advice) break;
    dealer.play(table, advice.move);
  }
  const { counters, measure: id, measuresDown, isRace } = dealer.goldfish;
  const measure = table.get(counters.findIndex((counter) => counter.id === id));
  const isOver = dealer.isOver(table);
  const saved = isRace && isOver ? TURN_SAVED * (end - table.turn) : 0;
  return { worth: measure * (measuresDown ? -1 : 1) + saved, measure, isOver, turn: table.turn };
}
