import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Opening } from "../../lib/core/table/opening.ts";
import { games } from "../../lib/games/index.ts";
import { decimalOf } from "../../lib/odds/fraction.ts";
import { type Scales, weighHand, weighRedrawn } from "../../lib/odds/weigh.ts";
import { runs } from "../runs.ts";
import { cardsOf, chosen } from "./counted.ts";

const game = games[0];
const named = builtInPool(game)
  .cards.filter(({ label, card }) => label === card.name)
  .slice(0, 3);
const [first, second] = named.map(({ label }) => label);
const questions = [
  { says: "The first", asks: `1 of "${first}"`, more: 1 },
  { says: "Two of the second", asks: `2 of "${second}"`, more: 2 },
];

function scalesOf(counts: readonly number[], size: number, most: number | "all"): Scales {
  const redraw = { move: "redraw", says: "", verb: "put away", most };
  const pile = named.map(({ card, label }, at) => ({ card, label, set: "", count: counts[at] ?? 0 }));
  const opening: Opening = { redraw, questions };
  return { game, opening, house: {}, pile, size, served: () => ({ least: 0, at: [] }) };
}

/** A pile, and a shuffle of it of which the first cards are the hand and the next ones come instead of those that go. */
const dealt = fc
  .record({
    counts: fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 3, maxLength: 3 }),
    order: fc.array(fc.nat(1_000_000), { minLength: 12, maxLength: 12 }),
    going: fc.integer({ min: 1, max: 2 }),
    isWhole: fc.boolean(),
    wanted: fc.constantFrom(0, 1),
  })
  .filter(({ counts }) => counts.reduce((sum, count) => sum + count, 0) >= 9);

const SIZE = 3;

test("what a redraw came to is what trying every later draw finds", () => {
  fc.assert(
    fc.property(dealt, ({ counts, order, going, isWhole, wanted }) => {
      const scales = scalesOf(counts, SIZE, isWhole ? "all" : 2);
      const cards = cardsOf(scales.pile);
      const shuffled = cards.map((label, at) => ({ label, at: order[at] ?? 0 })).sort((a, b) => a.at - b.at);
      const labels = shuffled.map(({ label }) => label);
      const before = labels.slice(0, SIZE);
      const gone = isWhole ? [] : before.slice(0, going);
      const now = isWhole
        ? labels.slice(SIZE, 2 * SIZE)
        : [...before.slice(going), ...labels.slice(SIZE, SIZE + going)];
      const rest = isWhole ? [...before, ...labels.slice(2 * SIZE)] : labels.slice(SIZE + going);
      const found = weighRedrawn(scales, { before, now, gone }, wanted);
      const asked = weighHand(scales, before, wanted);
      if (typeof found === "string" || typeof asked === "string") throw new Error(String(found));
      expect(found.questions).toEqual(asked.questions);
      expect(found.before).toEqual(asked.keep);
      const [label, least, more] = found.questions[wanted]?.startsWith("Two") ? [second, 2, 2] : [first, 1, 1];
      const draws = chosen(rest, more);
      const good = draws.filter(({ of }) => [...now, ...of].filter((one) => one === label).length >= least);
      expect(decimalOf(found.now)).toBeCloseTo(good.length / draws.length, 12);
    }),
    runs(100, 3_000),
  );
});

test("the question that is asked first tells whether a hand had better stay", () => {
  const scales = scalesOf([2, 2, 6], SIZE, 2);
  const [, , third = ""] = named.map(({ label }) => label);
  const asked = (hand: readonly string[], most: number | "all" = 2) => {
    const weighed = weighHand({ ...scales, opening: scalesOf([], SIZE, most).opening }, hand, "open");
    if (typeof weighed === "string") throw new Error(weighed);
    return weighed.questions[weighed.asked];
  };
  expect(asked([third, third, third])).toBe("The first in 4 cards");
  // With the first card in hand, that stays certain when others go.
  expect(asked([first ?? "", third, third])).toBe("Two of the second in 5 cards");
  // When the whole hand goes, it would be lost.
  expect(asked([first ?? "", third, third], "all")).toBe("The first in 4 cards");
});

test("what the builder asks comes first: a question by its name, or a group of cards", () => {
  const [, , third = ""] = named.map(({ label }) => label);
  const groups = [{ name: "two", cards: [first ?? "", second ?? ""] }];
  const asked = (hand: string | undefined) => {
    const scales = { ...scalesOf([2, 2, 6], SIZE, 2), own: { groups, hand } };
    const weighed = weighHand(scales, [third, third, third], "open");
    if (typeof weighed === "string") throw new Error(weighed);
    return [weighed.questions[weighed.asked], decimalOf(weighed.keep)];
  };
  expect(asked("Two of the second")[0]).toBe("Two of the second in 5 cards");
  expect(asked("two")).toEqual(["A card of “two” in 3 cards", 0]);
  expect(asked("no such name")[0]).toBe(asked(undefined)[0]);
});

test.each([games.find(({ id }) => id === "orions-spur"), games.find(({ id }) => id === "shoulder-of-orion")])(
  "a game without a redraw says so",
  async (game) => {
    if (!game) throw new Error("no such game");
    const { opening } = await game.goldfish();
    const said = weighHand({ ...scalesOf([3, 3, 3], SIZE, 2), game, opening }, [], "open");
    expect(said).toContain(`${game.name} has no redraw`);
  },
);
