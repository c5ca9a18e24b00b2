// Keep or redraw: what a first hand comes to as it is, and after the best redraw that the rules allow.
import { Budget } from "../core/budget.ts";
import type { Redraw } from "../core/table/opening.ts";
import type { Copies } from "./atoms.ts";
import { sizeOf } from "./count.ts";
import { type Fraction, fractionOf } from "./fraction.ts";
import { type Counts, isCountable, Kinds, pascal } from "./kinds.ts";
import { plainly, type Question } from "./question.ts";

/** A first hand of a shuffled pile. The question counts when so many cards are seen in all. */
export interface FirstDraw {
  readonly hand: number;
  readonly seen: number;
  readonly most: Redraw["most"];
}

/** What one hand comes to. */
export interface HandChance {
  readonly keep: Fraction;
  /** What the best redraw comes to, and the cards that go, by their places in the hand. Undefined if none can go. */
  readonly redraw: { readonly chance: Fraction; readonly away: readonly number[] } | undefined;
}

/** What hands come to before they are dealt: if all stay, and if each stays or is redrawn as is better for it. */
export interface DrawChance {
  readonly keep: Fraction;
  readonly best: Fraction;
}

/** About a second of work. */
const MOST_STEPS = 200_000_000;

const TOO_MUCH = "This question has too many groups or different cards for exact odds with a redraw.";

/** So many draws answer yes, of all that may come. */
interface Draws {
  readonly good: number;
  readonly all: number;
}

/** What a hand comes to without some of its cards. */
interface Choice extends Draws {
  readonly away: Counts;
}

/** Answers one question about first hands of one pile that may be redrawn. */
export class Redraws {
  readonly #kinds: Kinds;
  readonly #sizes: Counts;
  readonly #draw: FirstDraw;
  readonly #cards: number;
  /** How many cards can go at most. As many must be left to be drawn. */
  readonly #most: number;

  private constructor(kinds: Kinds, draw: FirstDraw, cards: number) {
    this.#kinds = kinds;
    this.#sizes = kinds.all.map(({ size }) => size);
    this.#draw = draw;
    this.#cards = cards;
    this.#most = draw.most === "all" ? 0 : Math.min(draw.most, draw.hand, cards - draw.seen);
  }

  /** Reads the question, or says why it cannot be answered exactly. */
  static of(pile: readonly Copies[], question: Question, draw: FirstDraw): Redraws | string {
    const cards = sizeOf(pile);
    if (draw.seen < draw.hand) return `A first hand has ${draw.hand} cards. Ask about as many, or more.`;
    if (draw.seen > cards) return `Only ${cards} cards are shuffled.`;
    const plain = plainly(question);
    const kinds = plain && Kinds.of(pile, plain);
    if (!kinds) return TOO_MUCH;
    const redraws = new Redraws(kinds, draw, cards);
    return redraws.#isCountable()
      ? redraws
      : "Exact odds with a redraw need a smaller deck, or fewer cards that are seen.";
  }

  #isCountable(): boolean {
    const { hand, seen, most } = this.#draw;
    const later = Array.from({ length: this.#most + 1 }, (_, away) =>
      isCountable(this.#cards - hand, seen - hand + away),
    );
    return isCountable(this.#cards, hand) && later.every(Boolean) && (most !== "all" || isCountable(this.#cards, seen));
  }

  /** What a hand comes to, by the labels of its cards. */
  ofHand(labels: readonly string[]): HandChance | string {
    const places = this.#kinds.all.map(({ labels: its }) =>
      [...labels.keys()].filter((place) => its.includes(labels[place] ?? "")),
    );
    const budget = new Budget(MOST_STEPS);
    const choices = this.#choices(
      places.map(({ length }) => length),
      this.#anew(budget),
      budget,
    );
    if (!choices) return TOO_MUCH;
    const { keep, redraw } = choices;
    const away = places.flatMap((its, kind) => (redraw?.away[kind] ? its.slice(-redraw.away[kind]) : []));
    return {
      keep: chanceOf(keep),
      redraw: redraw && { chance: chanceOf(redraw), away: away.sort((one, other) => one - other) },
    };
  }

  /** What hands come to before one is dealt. */
  ofAny(): DrawChance | string {
    const budget = new Budget(MOST_STEPS);
    const anew = this.#anew(budget);
    const [keep, best] = [new Sum(), new Sum()];
    for (const hand of spreads(this.#sizes, this.#draw.hand)) {
      const choices = this.#choices(hand, anew, budget);
      if (!choices) return TOO_MUCH;
      const hands = hand.reduce((product, count, kind) => product * (pascal(this.#sizes[kind] ?? 0)[count] ?? 0), 1);
      keep.add(hands, choices.keep);
      best.add(hands, choices.redraw && isBetter(choices.redraw, choices.keep) ? choices.redraw : choices.keep);
    }
    const hands = pascal(this.#cards)[this.#draw.hand] ?? 0;
    return { keep: keep.of(hands), best: best.of(hands) };
  }

  /** A hand as it is, and its best redraw: of equal ones the one with which fewest cards go. */
  #choices(
    hand: Counts,
    anew: Draws | undefined,
    budget: Budget,
  ): { readonly keep: Draws; readonly redraw: Choice | undefined } | undefined {
    const isWhole = this.#draw.most === "all";
    const [keep, ...some] = this.#outcomes(hand, budget);
    if (!keep || budget.isSpent || (isWhole && !anew)) return undefined;
    if (anew) return { keep, redraw: { ...anew, away: hand } };
    const [first, ...others] = some;
    return { keep, redraw: first && others.reduce((best, one) => (isBetter(one, best) ? one : best), first) };
  }

  /** What a hand comes to without each choice of its cards, beginning with none. Too few if the budget does not last. */
  #outcomes(hand: Counts, budget: Budget): readonly Choice[] {
    const later = this.#draw.seen - this.#draw.hand;
    const rest = this.#sizes.map((all, kind) => all - (hand[kind] ?? 0));
    const width = later + this.#most + 1;
    const tables = new Map<string, Float64Array>();
    const outcomes: Choice[] = [];
    for (let gone = 0; gone <= this.#most; gone++) {
      const all = pascal(this.#cards - this.#draw.hand)[later + gone] ?? 0;
      for (const away of spreads(hand, gone)) {
        const left = hand.map((count, kind) => count - (away[kind] ?? 0));
        const names = this.#kinds.namesIn(left);
        const table = tables.get(names) ?? this.#kinds.completing(rest, names, width - 1, budget);
        if (!table || !budget.spend(hand.length)) return outcomes;
        tables.set(names, table);
        outcomes.push({ away, all, good: table[this.#kinds.stateOf(left) * width + later + gone] ?? 0 });
      }
    }
    return outcomes;
  }

  /** A hand that is shuffled back and drawn anew, if the rules allow that and the budget lasts. */
  #anew(budget: Budget): Draws | undefined {
    if (this.#draw.most !== "all") return undefined;
    const { seen } = this.#draw;
    const table = this.#kinds.completing(this.#sizes, "", seen, budget);
    return table && { good: table[seen] ?? 0, all: pascal(this.#cards)[seen] ?? 0 };
  }
}

/** All ways to take so many cards, by how many of each kind. */
function* spreads(of: Counts, cards: number): Generator<Counts> {
  const [first, ...rest] = of;
  if (first === undefined) {
    if (cards === 0) yield [];
    return;
  }
  const least = Math.max(0, cards - rest.reduce((sum, count) => sum + count, 0));
  for (let count = least; count <= Math.min(first, cards); count++)
    for (const others of spreads(rest, cards - count)) yield [count, ...others];
}

function isBetter(one: Draws, other: Draws): boolean {
  return BigInt(one.good) * BigInt(other.all) > BigInt(other.good) * BigInt(one.all);
}

function chanceOf({ good, all }: Draws): Fraction {
  return fractionOf(BigInt(good), BigInt(all));
}

/** Adds up chances of hands. Those with the same number of draws are added as whole numbers. */
class Sum {
  readonly #good = new Map<number, bigint>();

  add(hands: number, { good, all }: Draws): void {
    this.#good.set(all, (this.#good.get(all) ?? 0n) + BigInt(hands) * BigInt(good));
  }

  of(hands: number): Fraction {
    let sum = fractionOf(0n, 1n);
    for (const [all, good] of this.#good) {
      const { numerator, denominator } = sum;
      sum = fractionOf(numerator * BigInt(all) + good * denominator, denominator * BigInt(all));
    }
    return fractionOf(sum.numerator, sum.denominator * BigInt(hands));
  }
}
