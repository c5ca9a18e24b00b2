import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalOf } from "../../lib/odds/fraction.ts";
import { oddsOf } from "../../lib/odds/odds.ts";
import type { Question } from "../../lib/odds/question.ts";
import { type FirstDraw, Redraws } from "../../lib/odds/redraw.ts";
import { runs } from "../runs.ts";
import { question, smallPile } from "./arbitrary.ts";
import { type Chosen, cardsOf, chosen, isMet } from "./counted.ts";

const draw: fc.Arbitrary<FirstDraw> = fc
  .record({
    hand: fc.integer({ min: 1, max: 4 }),
    more: fc.nat(2),
    most: fc.oneof(fc.constant("all" as const), fc.nat(4)),
  })
  .map(({ hand, more, most }) => ({ hand, seen: hand + more, most }));

/** The share of draws of so many cards from a pile that answer a question with yes, together with a hand, by trying each. */
function shareOf(rest: readonly string[], drawn: number, kept: readonly string[], asked: Question): number {
  const all = chosen(rest, drawn);
  return all.filter((some) => isMet(asked, [...kept, ...some.of])).length / all.length;
}

/** What keeping a hand comes to, and the best redraw of all that there are. */
function tried(pile: readonly string[], hand: Chosen, { seen, most }: FirstDraw, asked: Question) {
  const size = hand.of.length;
  const keep = shareOf(hand.rest, seen - size, hand.of, asked);
  if (most === "all") return { keep, redraw: shareOf(pile, seen, [], asked) };
  const redraws = Array.from({ length: Math.min(most, size, pile.length - seen) }, (_, gone) =>
    chosen(hand.of, gone + 1).map((away) => shareOf(hand.rest, seen - size + gone + 1, away.rest, asked)),
  ).flat();
  return { keep, redraw: redraws.length > 0 ? Math.max(...redraws) : undefined };
}

const asked = fc
  .record({ pile: smallPile, asked: question, draw })
  .filter(({ pile, draw }) => draw.seen <= cardsOf(pile).length);

/** Holds what is said of a hand against every redraw, and the cards that are named against their chance. */
function checkHand(odds: Redraws, pile: readonly string[], hand: Chosen, draw: FirstDraw, asked: Question): number {
  const found = odds.ofHand(hand.of);
  if (typeof found === "string") throw new Error(found);
  const { keep, redraw } = tried(pile, hand, draw, asked);
  expect(decimalOf(found.keep)).toBeCloseTo(keep, 12);
  expect(found.redraw === undefined).toBe(redraw === undefined);
  if (!found.redraw || redraw === undefined) return keep;
  expect(decimalOf(found.redraw.chance)).toBeCloseTo(redraw, 12);
  const kept = hand.of.filter((_, place) => !found.redraw?.away.includes(place));
  const rest = draw.most === "all" ? pile : hand.rest;
  expect(shareOf(rest, draw.seen - kept.length, kept, asked)).toBeCloseTo(redraw, 12);
  return Math.max(keep, redraw);
}

test("keep or redraw is, for every hand of a small deck, what trying every redraw and every draw finds", () => {
  let [answered, refused] = [0, 0];
  fc.assert(
    fc.property(asked, ({ pile, asked, draw }) => {
      const cards = cardsOf(pile);
      const odds = Redraws.of(pile, asked, draw);
      if (typeof odds === "string") {
        refused++;
        return;
      }
      answered++;
      const hands = chosen(cards, draw.hand);
      const best = hands.reduce((sum, hand) => sum + checkHand(odds, cards, hand, draw, asked), 0) / hands.length;
      const any = odds.ofAny();
      if (typeof any === "string") throw new Error(any);
      expect(decimalOf(any.best)).toBeCloseTo(best, 10);
      const plain = oddsOf(pile, asked);
      expect(plain.ok && plain.bySeen[draw.seen]).toEqual(any.keep);
    }),
    runs(60, 3_000),
  );
  // Chance seldom makes a question of so many groups that it is refused.
  expect(refused).toBeLessThanOrEqual(answered / 50);
});
