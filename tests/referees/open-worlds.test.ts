// Random games of both sides, judged by a second reading of the rulebook. Every other game is played without texts.
import { test } from "vitest";
import type { Start } from "../../lib/core/table/board.ts";
import { openWorlds as game } from "../../lib/games/open-worlds/index.ts";
import { runs } from "../runs.ts";
import { tableOf } from "../table/games.ts";
import { playBoth, Verdict } from "./both-sides.ts";
import { openWorlds } from "./open-worlds.ts";

/** The greatest share of moves and of states that the reading may leave out. */
const LEFT = { moves: 0.15, states: 0.15 };

function withoutTexts(start: Start): Start {
  return {
    ...start,
    cards: start.cards.map((dealt) => (dealt.card.text ? { ...dealt, card: { ...dealt.card, text: null } } : dealt)),
  };
}

test("the table and a second reading agree on both sides", async () => {
  const { dealer, start } = await tableOf(game);
  const { numRuns, seed } = runs(10, 300);
  const verdict = new Verdict();
  for (let at = 0; at < numRuns; at++) {
    const begin = start(`${seed}-${at}`, at >> 2);
    const played = at % 2 === 0 ? begin : withoutTexts(begin);
    playBoth(dealer, played, openWorlds(played.cards), verdict, { isRandom: at % 4 < 2 });
  }
  verdict.hold(LEFT, seed);
});
