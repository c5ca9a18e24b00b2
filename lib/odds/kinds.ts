// Counts in how many ways the rest of a pile completes a hand, for every hand that may have been kept of it at once. Cards
// that a question does not tell apart are one kind. Numbers are doubles, which are whole numbers as long as no count
// exceeds 2^53: whoever asks sees to that.
import type { Budget } from "../core/budget.ts";
import { type Asked, atomsOf, type Copies, type Total } from "./atoms.ts";
import { answerOf } from "./count.ts";
import type { Plain } from "./question.ts";

export interface Kind {
  readonly labels: readonly string[];
  readonly size: number;
  /** One of its cards counts differently from the next, because some total counts names. */
  readonly isName: boolean;
}

/** A kind with where a state leads when a first or a later card of it comes. */
interface Step extends Kind {
  readonly first: Int32Array;
  readonly later: Int32Array;
}

/** How many cards of each kind. */
export type Counts = readonly number[];

/** More states than this would take too long for any hand. */
const MOST_STATES = 20_000;

export class Kinds {
  readonly all: readonly Kind[];
  readonly #steps: readonly Step[];
  /** For each state of the totals, whether a hand that ends in it answers yes. */
  readonly #yes: Uint8Array;

  private constructor(steps: readonly Step[], yes: Uint8Array) {
    this.all = steps;
    this.#steps = steps;
    this.#yes = yes;
  }

  /** The kinds of a pile, or undefined if a question has too many totals. */
  static of(pile: readonly Copies[], question: Plain): Kinds | undefined {
    const { asked, totals, atoms, others } = atomsOf(pile, question);
    const states = totals.reduce((product, { top }) => product * (top + 1), 1);
    if (states > MOST_STATES) return undefined;
    const steps = atoms.flatMap(({ cards, totals: its }) => {
      const isName = its.some((total) => totals[total]?.byName);
      const kinds = isName ? cards.map((card) => [card]) : [cards];
      const first = stepsOf(totals, states, its);
      const later = stepsOf(
        totals,
        states,
        its.filter((total) => !totals[total]?.byName),
      );
      return kinds.map((some) => ({ ...kindOf(some), isName, first, later }));
    });
    const inAtoms = new Set(steps.flatMap(({ labels }) => labels));
    const rest = pile.filter(({ label }) => !inAtoms.has(label));
    const still = stepsOf(totals, states, []);
    const all = others > 0 ? [...steps, { ...kindOf(rest), isName: false, first: still, later: still }] : steps;
    return new Kinds(all, answersOf(asked, totals, states));
  }

  /** The state of a hand. */
  stateOf(hand: Counts): number {
    let state = 0;
    for (const [at, { first, later }] of this.#steps.entries())
      for (let card = 0; card < (hand[at] ?? 0); card++) state = (card === 0 ? first : later)[state] as number;
    return state;
  }

  /** What of a hand changes how the rest completes it: which names it has. */
  namesIn(hand: Counts): string {
    return this.all.map(({ isName }, at) => (isName && (hand[at] ?? 0) > 0 ? "1" : "0")).join("");
  }

  /**
   * In how many ways so many cards of the rest, up to a number, complete a hand of each state, if it has these names. The
   * ways to draw `d` cards onto state `s` stand at `s * (most + 1) + d`. Undefined if the budget does not last.
   */
  completing(rest: Counts, names: string, most: number, budget: Budget): Float64Array | undefined {
    const states = this.#yes.length;
    const width = most + 1;
    let after = new Float64Array(states * width);
    for (let state = 0; state < states; state++) after[state * width] = this.#yes[state] as number;
    for (let at = this.#steps.length - 1; at >= 0; at--) {
      const step = this.#steps[at];
      const cards = rest[at] ?? 0;
      const left = Math.min(cards, most);
      if (!step || !budget.spend(states * width * (left + 1))) return undefined;
      const { first, later } = step;
      const ways = pascal(cards);
      const before = new Float64Array(states * width);
      for (let state = 0; state < states; state++) {
        let to = state;
        for (let copies = 0; copies <= left; copies++) {
          const way = ways[copies] as number;
          for (let drawn = copies; drawn <= most; drawn++)
            before[state * width + drawn] =
              (before[state * width + drawn] as number) + way * (after[to * width + drawn - copies] as number);
          to = (copies === 0 && names[at] !== "1" ? first : later)[to] as number;
        }
      }
      after = before;
    }
    return after;
  }
}

function kindOf(cards: readonly Copies[]): Pick<Kind, "labels" | "size"> {
  return { labels: cards.map(({ label }) => label), size: cards.reduce((sum, { count }) => sum + count, 0) };
}

/** Where each state leads when a card of these totals comes. A state is the totals' numbers in a mixed base. */
function stepsOf(totals: readonly Total[], states: number, its: readonly number[]): Int32Array {
  return Int32Array.from({ length: states }, (_, state) => {
    let place = 1;
    let to = state;
    for (const [total, { top }] of totals.entries()) {
      if (its.includes(total) && Math.floor(state / place) % (top + 1) < top) to += place;
      place *= top + 1;
    }
    return to;
  });
}

function answersOf(asked: Asked, totals: readonly Total[], states: number): Uint8Array {
  const nothing = totals.map(() => 0);
  return Uint8Array.from({ length: states }, (_, state) => {
    let left = state;
    const numbers = totals.map(({ top }) => {
      const number = left % (top + 1);
      left = (left - number) / (top + 1);
      return number;
    });
    return answerOf(asked, String.fromCharCode(...numbers), nothing) ? 1 : 0;
  });
}

const rows: Float64Array[] = [];

/** n! / (k! (n - k)!) for each k, by the rule of Pascal. */
export function pascal(n: number): Float64Array {
  const known = rows[n];
  if (known) return known;
  const above = n > 0 ? pascal(n - 1) : Float64Array.of();
  const row = Float64Array.from({ length: n + 1 }, (_, k) => (n === 0 ? 1 : (above[k - 1] ?? 0) + (above[k] ?? 0)));
  rows[n] = row;
  return row;
}

/** The largest number up to which doubles hold every whole number. */
export const isCountable = (cards: number, drawn: number): boolean =>
  (pascal(cards)[drawn] ?? 0) < Number.MAX_SAFE_INTEGER;
