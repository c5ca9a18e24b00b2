// Which of a game's questions tell one deck from another.
import type { Answer } from "./outcome.ts";

/** If fewer than one game of so many comes out the other way, a question tells two decks hardly apart. */
const ONE_OF = 100;

export function isNearlyAlways({ hits, of }: Pick<Answer, "hits" | "of">): boolean {
  return ONE_OF * (of - hits) < of;
}

export function isHardlyEver({ hits, of }: Pick<Answer, "hits" | "of">): boolean {
  return ONE_OF * hits < of;
}

/** The few questions whose answers are nearest to even, in the order of the game. */
export function telling<A extends { readonly answer: Pick<Answer, "hits" | "of"> }>(
  all: readonly A[],
  few: number,
): A[] {
  const open = all.filter(({ answer }) => !isNearlyAlways(answer) && !isHardlyEver(answer));
  const fromEven = ({ answer: { hits, of } }: A) => Math.abs(hits / of - 0.5);
  const first = new Set(open.toSorted((a, b) => fromEven(a) - fromEven(b)).slice(0, few));
  return all.filter((one) => first.has(one));
}

/** About how many of 100. What was counted in some games but not in all is never none or all of them. */
export function hundred(hits: number, of: number): string {
  const share = of === 0 ? 0 : (100 * hits) / of;
  if (hits > 0 && share < 1) return "<1";
  return hits < of && share > 99 ? ">99" : String(Math.round(share));
}
