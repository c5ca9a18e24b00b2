// Counts the hands that answer a question with yes, of every size at once. Cards are laid out atom by atom, and hands that
// no later card can tell apart are counted together.
//
// How many hands there are of each size is a polynomial, in which the power of x is the size. It is stored as one number,
// with x = 2^bits, so that one product or sum of numbers takes care of all sizes. No coefficient exceeds the number of all
// hands of its size, so none runs over into the next.
import type { Budget } from "../core/budget.ts";
import type { Asked, Atom, Atoms, Copies, Total } from "./atoms.ts";
import type { Range } from "./question.ts";

/** Ways to draw some copies of an atom's cards, so many of them different, as a polynomial. */
interface Draw {
  readonly copies: number;
  readonly names: number;
  readonly ways: bigint;
}

/** Totals as the letters of a text, which is a key that no number of totals is too long for. */
type State = string;

/** The powers of 1 + x: all hands of so many cards. */
export class Polynomials {
  readonly bits: bigint;
  /** How many machine words a polynomial of the whole deck has, which is what a sum of two costs. */
  readonly words: number;
  readonly #mask: bigint;
  readonly #powers: bigint[] = [1n];

  constructor(cards: number) {
    this.bits = BigInt(cards + 1);
    this.words = Math.ceil(((cards + 1) * (cards + 1)) / 64);
    this.#mask = (1n << this.bits) - 1n;
  }

  all(cards: number): bigint {
    for (let n = this.#powers.length; n <= cards; n++) {
      const before = this.#powers[n - 1] ?? 1n;
      this.#powers.push(before + (before << this.bits));
    }
    return this.#powers[cards] ?? 1n;
  }

  /** How many hands of a size a polynomial counts. */
  at(polynomial: bigint, size: number): bigint {
    return (polynomial >> (this.bits * BigInt(size))) & this.#mask;
  }
}

/** The hands that a question says yes to, or undefined if the budget does not last. */
export function handsOf(cards: Atoms, polynomials: Polynomials, budget: Budget): bigint | undefined {
  const { asked, totals, atoms, others } = cards;
  const left = totals.map((_, total) => mostOf(atoms, totals, total));
  let after = atoms.reduce((sum, { cards }) => sum + sizeOf(cards), others);
  let states = new Map<State, bigint>([[String.fromCharCode(...totals.map(() => 0)), 1n]]);
  let hands = 0n;
  for (const atom of [...atoms, undefined]) {
    const open: (readonly [State, bigint])[] = [];
    for (const [state, ways] of states) {
      const answer = answerOf(asked, state, left);
      if (answer) hands += ways * polynomials.all(after);
      else if (answer === undefined) open.push([state, ways]);
    }
    if (!atom || open.length === 0) break;
    const draws = drawsOf(atom, totals, polynomials, budget);
    if (!budget.spend(open.length * draws.length * (totals.length + polynomials.words))) return undefined;
    for (const total of atom.totals) left[total] = (left[total] ?? 0) - grows(atom, totals[total]);
    after -= sizeOf(atom.cards);
    states = drawn(open, atom, draws, { totals, left });
  }
  return hands;
}

/** The states after an atom's cards were drawn in every way. */
function drawn(
  open: readonly (readonly [State, bigint])[],
  atom: Atom,
  draws: readonly Draw[],
  { totals, left }: { readonly totals: readonly Total[]; readonly left: readonly number[] },
): Map<State, bigint> {
  const its = atom.totals.flatMap((place) => {
    const total = totals[place];
    return total ? [{ place, total, same: samesOf(total, left[place] ?? 0) }] : [];
  });
  const next = new Map<State, bigint>();
  for (const [state, ways] of open) {
    for (const { copies, names, ways: more } of draws) {
      const numbers = totals.map((_, place) => state.charCodeAt(place));
      for (const { place, total, same } of its) {
        const number = Math.min((numbers[place] ?? 0) + (total.byName ? names : copies), total.top);
        numbers[place] = same[number] ?? number;
      }
      const key = String.fromCharCode(...numbers);
      next.set(key, (next.get(key) ?? 0n) + ways * more);
    }
  }
  return next;
}

/** Each number of a total as the least one that is alike: one for which all ranges are decided in the same way. */
function samesOf({ top, ranges }: Total, left: number): readonly number[] {
  const first = new Map<string, number>();
  return Array.from({ length: top + 1 }, (_, number) => {
    const answers = ranges.map((range) => inRange(range, number, left));
    if (answers.includes(undefined)) return number;
    const key = answers.join();
    if (!first.has(key)) first.set(key, number);
    return first.get(key) ?? number;
  });
}

/** Whether a total ends in a range, if that is certain: so many more cards may still come. */
function inRange({ least, most }: Range, number: number, left: number): boolean | undefined {
  if (number > most || number + left < least) return false;
  return number >= least && number + left <= most ? true : undefined;
}

/** The answer to a question, if the cards that are still to come cannot change it. */
export function answerOf(asked: Asked, state: State, left: readonly number[]): boolean | undefined {
  if (asked.is === "range") return inRange(asked, state.charCodeAt(asked.total), left[asked.total] ?? 0);
  if (asked.is === "not") {
    const answer = answerOf(asked.of, state, left);
    return answer === undefined ? undefined : !answer;
  }
  const decisive = asked.is === "any";
  let isOpen = false;
  for (const part of asked.of) {
    const answer = answerOf(part, state, left);
    if (answer === decisive) return decisive;
    if (answer === undefined) isOpen = true;
  }
  return isOpen ? undefined : !decisive;
}

/** All ways to draw an atom's cards, or some if the budget is spent. Numbers that its totals do not tell apart are one. */
function drawsOf(
  { cards, totals: its }: Atom,
  totals: readonly Total[],
  polynomials: Polynomials,
  budget: Budget,
): readonly Draw[] {
  const top = (byName: boolean) =>
    Math.max(0, ...its.map((place) => (totals[place]?.byName === byName ? (totals[place]?.top ?? 0) : 0)));
  const [mostCopies, mostNames] = [top(false), top(true)];
  // Where no different cards are counted, all cards are copies of one.
  const counts = mostNames === 0 ? [sizeOf(cards)] : cards.map(({ count }) => count);
  let draws: readonly Draw[] = [{ copies: 0, names: 0, ways: 1n }];
  for (const count of counts) {
    const next = new Map<number, Draw>();
    const hands = polynomials.all(count);
    if (!budget.spend(draws.length * (count + 1) * polynomials.words)) return draws;
    for (const before of draws) {
      for (let copy = 0; copy <= count; copy++) {
        const copies = Math.min(before.copies + copy, mostCopies);
        const names = Math.min(before.names + (copy > 0 ? 1 : 0), mostNames);
        const ways = before.ways * (polynomials.at(hands, copy) << (polynomials.bits * BigInt(copy)));
        const key = copies * (mostNames + 1) + names;
        next.set(key, { copies, names, ways: (next.get(key)?.ways ?? 0n) + ways });
      }
    }
    draws = [...next.values()];
  }
  return draws;
}

/** How much a total grows at most while some atoms are drawn. */
function mostOf(atoms: readonly Atom[], totals: readonly Total[], total: number): number {
  const its = atoms.filter((atom) => atom.totals.includes(total));
  return its.reduce((sum, atom) => sum + grows(atom, totals[total]), 0);
}

function grows({ cards }: Atom, total: Total | undefined): number {
  return total?.byName ? cards.length : sizeOf(cards);
}

/** How many cards these are with all their copies. */
export function sizeOf(cards: readonly Copies[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}
