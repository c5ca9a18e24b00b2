// Random games of both sides, in which a second reading of the rulebook judges every choice.
import { expect } from "vitest";
import { Dice } from "../../lib/core/random.ts";
import type { Player, Start } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import type { Policy } from "../../lib/core/table/goldfish.ts";
import type { Ruled } from "../../lib/core/table/move.ts";
import { stateOf } from "../../lib/core/table/state.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { again } from "../runs.ts";
import { NotJudged, type Reading, type View } from "./board.ts";
import { type Play, written } from "./referee.ts";

interface Made {
  readonly before: View;
  readonly move: Ruled;
  readonly told: string;
}

const list = (moves: readonly Ruled[]) => moves.map(written).sort();

/** What a reading said of many games. */
export class Verdict {
  readonly departures: string[] = [];
  readonly left = new Map<string, number>();
  choices = 0;
  movesJudged = 0;
  statesJudged = 0;

  /** Runs a judgement, and notes why it cannot be made if it cannot. */
  judge(what: "moves" | "states", judgement: () => string | undefined): void {
    try {
      const departure = judgement();
      if (what === "moves") this.movesJudged++;
      else this.statesJudged++;
      if (departure !== undefined) this.departures.push(departure);
    } catch (error) {
      if (!(error instanceof NotJudged)) throw error;
      const why = `${what}: ${error.message}`;
      this.left.set(why, (this.left.get(why) ?? 0) + 1);
    }
  }

  /** Fails if the table departed from the reading, or if the reading left out more than these shares. */
  hold(most: { readonly moves: number; readonly states: number }, seed: number): void {
    const left = {
      moves: 1 - this.movesJudged / this.choices,
      states: 1 - this.statesJudged / this.choices,
    };
    const { choices, departures } = this;
    const often = [...this.left].sort(([, one], [, other]) => other - one).slice(0, 5);
    console.info(
      `${choices} choices, not judged: ${left.moves.toFixed(3)} of moves, ${left.states.toFixed(3)} of states.`,
      often.map(([why, times]) => `${times} ${why}`).join(", "),
    );
    expect(departures.slice(0, 3).join("\n"), `${departures.length} departures. ${again(seed)}`).toBe("");
    expect(left.moves).toBeLessThan(most.moves);
    expect(left.states).toBeLessThan(most.states);
  }
}

/** A view with whose phases are running said from the side that looks. */
function viewOf(dealer: Dealer, table: Table, side: Player): View {
  const state = table.as(side, () => stateOf(dealer.goldfish, table));
  const stack = state.stack.map(({ phase, args, theirs }) => {
    const isTheirs = (theirs === true) !== (side === 1);
    return { phase, args, ...(isTheirs ? { theirs: true as const } : {}) };
  });
  return { ...state, stack, side };
}

/**
 * Plays a game in which dice choose the player's moves. Whoever is opposite decides as it does by default, or by dice
 * too. Dice choose a kind of move first, so that passes and attacks are not lost among many cards to play.
 */
export function playBoth(
  by: Dealer,
  start: Start,
  reading: Reading,
  to: Verdict,
  { isRandom = false, most = 90 }: { readonly isRandom?: boolean; readonly most?: number } = {},
): void {
  const dice = Dice.of(start.seed);
  const played: string[] = [];
  let made: Made | undefined;

  const settle = (table: Table) => {
    const last = made;
    made = undefined;
    if (!last) return;
    to.judge("states", () => {
      const { before, move, told } = last;
      const after = viewOf(by, table, before.side);
      const faults = reading.next(before, move, after).departures(after);
      return faults.length > 0 ? `${told}\n  ${faults.join("\n  ")}` : undefined;
    });
  };
  const thrown = (moves: readonly Ruled[]): Ruled => {
    const words = [...new Set(moves.map((move) => move.do))];
    const word = words[dice.below(words.length)];
    const some = dice.below(2) === 0 ? moves : moves.filter((move) => move.do === word);
    const move = some[dice.below(some.length)];
    if (!move) throw new Error("There is no move.");
    return move;
  };
  const choose = (table: Table): Ruled => {
    settle(table);
    const before = viewOf(by, table, table.side);
    const moves = by.moves(table);
    const move = (table.side === 1 && !isRandom && by.advise(table)?.move) || thrown(moves);
    const told = `${start.seed} ${before.side === 1 ? "them" : "us"} in ${before.phase}: ${played.slice(-12).join("; ")}`;
    to.choices++;
    to.judge("moves", () => {
      const position = reading.at(before);
      const isWhole = (one: Play) => position.isPartly?.(one) !== true;
      const [is, said] = [list(moves.filter(isWhole)), list(position.moves().filter(isWhole))];
      const wrong = moves.filter((one) => !isWhole(one) && position.may?.(one) !== true);
      if (wrong.length > 0) return `${told}\n  the table must not offer ${list(wrong).join(", ")}`;
      if (is.join() === said.join()) return undefined;
      const [more, fewer] = [is.filter((line) => !said.includes(line)), said.filter((line) => !is.includes(line))];
      return `${told}\n  only the table offers ${more.join(", ")}; only the reading ${fewer.join(", ")}`;
    });
    played.push(`${before.side === 1 ? "they " : ""}${written(move)}`);
    made = { before, move, told: `${told} > ${written(move)}` };
    return move;
  };

  const opposite: Policy = { says: "watched", choose: (table) => (table.side === 1 ? choose(table) : undefined) };
  const dealer = new Dealer({ ...by.goldfish, autopilot: [opposite, ...by.goldfish.autopilot] });
  const table = dealer.open(start, false);
  for (let at = 0; at < most && !dealer.isOver(table); at++) {
    const refusal = dealer.play(table, choose(table));
    if (refusal !== undefined) throw new Error(refusal);
  }
  settle(table);
}
