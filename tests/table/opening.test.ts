import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Start } from "../../lib/core/table/board.ts";
import { isTyped, type Redraw, redrawOf } from "../../lib/core/table/opening.ts";
import { type FirstHand, FirstHands } from "../../lib/deck/first-hand.ts";
import { pileOf } from "../../lib/deck/view/odds.ts";
import { askRedraws, type PileCard } from "../../lib/odds/ask-odds.ts";
import { decimalOf } from "../../lib/odds/fraction.ts";
import type { HandChance, Redraws } from "../../lib/odds/redraw.ts";
import { games } from "../every-game.ts";
import { type OpenTable, tableOf } from "./games.ts";

const DEALS = 400;

type Moves = { do: string; card?: number }[];

/** First hands of a sample deck, with the house rule that allows a redraw if there is one. */
function opened({ game, dealer, start }: OpenTable, sample: number) {
  const { goldfish } = dealer;
  const { redraw } = goldfish.opening;
  const house = redraw?.house === undefined ? {} : { [redraw.house]: true };
  const of = (seed: string): Start => ({ ...start(seed, sample), house });
  const hands = new FirstHands(goldfish, of(""));
  const dealt = (seed: string, moves: Moves = []) => {
    const hand = hands.dealt(of(seed), moves);
    if (typeof hand === "string") throw new Error(hand);
    return hand;
  };
  const labels = pileOf(goldfish, of("").cards, dealt("")).map(({ label }) => label);
  const pool = builtInPool(game);
  const pile = [...Map.groupBy(labels, (label) => label)].flatMap(([label, { length: count }]): PileCard[] => {
    const row = pool.cards.find((one) => one.label === label);
    return row ? [{ ...row, count }] : [];
  });
  const size = dealt("").cards.length;
  const ask = (asks: string, more: number): Redraws => {
    const draw = { hand: size, seen: size + more, most: redraw?.most ?? 0 };
    const redraws = askRedraws(game, pile, asks, draw);
    if (typeof redraws === "string") throw new Error(redraws);
    return redraws;
  };
  return {
    redraw: redrawOf(goldfish.opening, house),
    refused: (seed: string, moves: Moves) => hands.dealt(of(seed), moves),
    dealt,
    ask,
    questions: goldfish.opening.questions,
  };
}

function chancesOf(odds: Redraws, labels: readonly string[]): HandChance {
  const chances = odds.ofHand(labels);
  if (typeof chances === "string") throw new Error(chances);
  return chances;
}

/** The hand of a seed after the best redraw, if that is better than to keep it. */
function played(seed: string, odds: Redraws, redraw: Redraw, dealt: (seed: string, moves?: Moves) => FirstHand) {
  const { cards } = dealt(seed);
  const { keep, redraw: best } = chancesOf(
    odds,
    cards.map(({ label }) => label),
  );
  if (!best || decimalOf(best.chance) <= decimalOf(keep)) return cards.map(({ label }) => label);
  const byCard = best.away.map((place) => ({ do: redraw.move, card: cards[place]?.id ?? -1 }));
  const moves = redraw.most === "all" ? [{ do: redraw.move }] : [...byCard, { do: "pass" }];
  return dealt(seed, moves).cards.map(({ label }) => label);
}

describe.each(games.map((game) => [game.id, game] as const))("the opening of %s", (_, game) => {
  test("has a redraw that is a move of its setup, with as many cards as it says", async () => {
    const { redraw, dealt, refused } = opened(await tableOf(game), 0);
    const { cards, choices } = dealt("a");
    expect(choices.map((choice) => choice.do)).toEqual(redraw ? [redraw.move] : []);
    if (!redraw) return;
    const each = cards.map(({ id: card }) => ({ do: redraw.move, card }));
    if (redraw.most === "all") expect(typeof refused("a", [{ do: redraw.move }])).toBe("object");
    else {
      const most = Math.min(redraw.most, cards.length);
      const moves = each.slice(0, most);
      const after = dealt("a", [...moves, { do: "pass" }]).cards.map(({ id }) => id);
      // What goes is not drawn again, and the rest stays.
      expect(after).toHaveLength(cards.length);
      expect(after.filter((id) => cards.some((card) => card.id === id))).toEqual(cards.slice(most).map(({ id }) => id));
      if (most < cards.length) expect(typeof refused("a", each.slice(0, most + 1))).toBe("string");
    }
  });

  test("has questions with names that its sample decks do not always answer in the same way", async () => {
    const table = await tableOf(game);
    const samples = [0, 1, 2, 3].map((sample) => opened(table, sample));
    const { questions } = table.dealer.goldfish.opening;
    expect(questions.length).toBeGreaterThan(0);
    expect(new Set(questions.map(({ says }) => says)).size).toBe(questions.length);
    for (const { asks, more } of questions.filter(isTyped)) {
      const chances = samples.map(({ ask }) => {
        const chance = ask(asks, more).ofAny();
        if (typeof chance === "string") throw new Error(chance);
        return decimalOf(chance.keep);
      });
      expect(Math.max(...chances), asks).toBeGreaterThan(0.1);
      expect(Math.min(...chances), asks).toBeLessThan(0.95);
    }
  });

  test("comes to what playing the best redraws at the table comes to", async () => {
    const { redraw, dealt, ask, questions } = opened(await tableOf(game), 1);
    const [question] = questions.filter(isTyped);
    if (!redraw || !question) return;
    const now = ask(question.asks, 0);
    const hands = Array.from({ length: DEALS }, (_, deal) => played(`${deal}`, now, redraw, dealt));
    const met = hands.filter((labels) => decimalOf(chancesOf(now, labels).keep) === 1).length;
    const any = now.ofAny();
    if (typeof any === "string") throw new Error(any);
    const chance = decimalOf(any.best);
    // Four times the spread of so many deals. The seeds are always the same, and so is the answer.
    expect(Math.abs(met / DEALS - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / DEALS) + 1 / DEALS);
  });
});
