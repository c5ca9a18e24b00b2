// Random games of both sides, judged by a second reading of the rulebook. Every other game is played without
// texts, and every other one of the rest with many cards of other decks.
import { test } from "vitest";
import { Dice } from "../../lib/core/random.ts";
import type { Start } from "../../lib/core/table/board.ts";
import { shoulderOfOrion as game } from "../../lib/games/shoulder-of-orion/index.ts";
import { runs } from "../runs.ts";
import { mixed, tableOf } from "../table/games.ts";
import { playBoth, Verdict } from "./both-sides.ts";
import { shoulderOfOrion } from "./shoulder-of-orion.ts";

/** The greatest share of moves and of states that the reading may leave out. */
const LEFT = { moves: 0.15, states: 0.25 };

function withoutTexts(start: Start): Start {
  return {
    ...start,
    cards: start.cards.map((dealt) => (dealt.card.text ? { ...dealt, card: { ...dealt.card, text: null } } : dealt)),
  };
}

test("the table and a second reading agree on both sides", async () => {
  const open = await tableOf(game);
  const { numRuns, seed } = runs(10, 300);
  const verdict = new Verdict();
  for (let at = 0; at < numRuns; at++) {
    const name = `${seed}-${at}`;
    const begin = open.start(name, at >> 2);
    const texted = at % 8 < 4 ? begin : mixed(open, begin, Dice.of(name));
    const played = at % 2 === 0 ? texted : withoutTexts(begin);
    playBoth(open.dealer, played, shoulderOfOrion(played.cards), verdict, { isRandom: at % 4 < 2 });
  }
  verdict.hold(LEFT, seed);
});
