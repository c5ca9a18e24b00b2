// Deals first hands as fast as can be and counts those that answer a question with yes. Where there are exact odds they are
// better. Cards are numbers of kinds, a hand is a state that grows card by card, and the pile stays as the last hand left it.
import { Dice } from "../core/random.ts";
import type { Copies } from "./atoms.ts";
import { Kinds } from "./kinds.ts";
import { plainly, type Question } from "./question.ts";

const HALF = 0x1_0000;

export class Hands {
  readonly #kinds: Kinds;
  readonly #pile: Uint16Array;

  private constructor(kinds: Kinds) {
    this.#kinds = kinds;
    this.#pile = Uint16Array.from(kinds.all.flatMap(({ size }, kind) => Array.from({ length: size }, () => kind)));
  }

  /** Undefined if a question has too many totals. */
  static of(pile: readonly Copies[], question: Question): Hands | undefined {
    const plain = plainly(question);
    const kinds = plain && Kinds.of(pile, plain);
    return kinds && new Hands(kinds);
  }

  /** How many of so many hands answer yes. The same seed deals the same hands. */
  met(size: number, hands: number, seed: string): number {
    const { first, later, yes } = this.#kinds.growing();
    const count = this.#kinds.all.length;
    const pile = this.#pile.slice();
    const cards = pile.length;
    const rest = Uint16Array.from({ length: size }, (_, place) => cards - place);
    // Of the products of half a word with a number of cards, so many would make some card likelier than others.
    const uneven = Uint16Array.from(rest, (left) => HALF % left);
    const last = new Uint32Array(count);
    let [a, b, c, d] = Dice.of(seed).state;
    // Numbers above 2^31 would make the engine leave whole numbers.
    [a, b, c, d] = [a | 0, b | 0, c | 0, d | 0];
    let met = 0;
    let word = 0;
    let isHalfLeft = false;
    for (let hand = 1; hand <= hands; hand++) {
      let state = 0;
      for (let place = 0; place < size; place++) {
        const left = rest[place] as number;
        let product: number;
        do {
          if (isHalfLeft) word >>>= 16;
          else {
            const sum = (((a + b) | 0) + d) | 0;
            d = (d + 1) | 0;
            a = b ^ (b >>> 9);
            b = (c + (c << 3)) | 0;
            c = (((c << 21) | (c >>> 11)) + sum) | 0;
            word = sum;
          }
          isHalfLeft = !isHalfLeft;
          product = (word & 0xffff) * left;
        } while ((product & 0xffff) < (uneven[place] as number));
        const from = place + (product >>> 16);
        const kind = pile[from] as number;
        pile[from] = pile[place] as number;
        pile[place] = kind;
        state = (last[kind] === hand ? later : first)[state * count + kind] as number;
        last[kind] = hand;
      }
      met += yes[state] as number;
    }
    return met;
  }
}
