import type { CSSProperties } from "react";
import type { CardModel } from "./view-model.ts";

declare module "react" {
  interface CSSProperties {
    /** How many cards lie in a zone. The style sheet makes them as large as that allows. */
    "--cards"?: number;
    /** How much room one line, two or three need for them, in widths of a card. */
    "--one"?: number;
    "--two"?: number;
    "--three"?: number;
  }
}

/** How wide a card is that was turned, compared with one that stands. */
const TURNED = 1.4;

/** How wide each card of a zone is together with those on or under it, in widths of a card that stands. */
function widthsOf(cards: readonly CardModel[]): readonly number[] {
  return cards.map(({ isExhausted, below }) => (isExhausted ? TURNED : 1) + sum(widthsOf(below)));
}

/** How many cards lie in a zone, and how much room one line, two or three need for them, in widths of a card. */
export function sizesOf(cards: readonly CardModel[]): CSSProperties {
  const widths = widthsOf(cards);
  return {
    "--cards": Math.max(1, howMany(cards)),
    "--one": roomFor(widths, 1),
    "--two": roomFor(widths, 2),
    "--three": roomFor(widths, 3),
  };
}

function howMany(cards: readonly CardModel[]): number {
  return cards.reduce((sum, { below }) => sum + 1 + howMany(below), 0);
}

/** How wide so many lines have to be to hold things of these widths in their order. */
export function lineWidth(widths: readonly number[], lines: number): number {
  let width = Math.max(sum(widths) / lines, 1, ...widths);
  for (;;) {
    const missing = overflow(widths, lines, width);
    if (missing === 0) return width;
    width += missing;
  }
}

/** How much room grows at once. */
const STEP = 1.15;

/**
 * The width from which the size of cards follows: a little more than `lineWidth`, and the same for a while. So the cards
 * of a full row keep their size while one of them is turned or another comes.
 */
export function roomFor(widths: readonly number[], lines: number): number {
  return STEP ** Math.ceil(Math.log(lineWidth(widths, lines)) / Math.log(STEP) - 1e-9);
}

/** How much wider the lines have to be at least. It is 0 if everything fits. */
function overflow(widths: readonly number[], lines: number, width: number): number {
  let [line, used, missing] = [1, 0, Number.POSITIVE_INFINITY];
  for (const one of widths) {
    // Sums of tenths are not exact.
    if (used + one <= width + 0.001) used += one;
    else {
      missing = Math.min(missing, used + one - width);
      line++;
      used = one;
    }
  }
  return line <= lines ? 0 : missing;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
