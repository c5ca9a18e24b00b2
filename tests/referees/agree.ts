// Random games of both sides, judged by a second reading of the rulebook. Every other game is played without texts.
import type { Game } from "../../lib/core/game.ts";
import { Dice } from "../../lib/core/random.ts";
import type { Start } from "../../lib/core/table/board.ts";
import { runs } from "../runs.ts";
import { facingAny, mixed, tableOf } from "../table/games.ts";
import type { Reading } from "./board.ts";
import { playBoth, Verdict } from "./both-sides.ts";

interface Judged {
  readonly game: Game;
  readonly reading: (cards: Start["cards"]) => Reading;
  /** The greatest share of moves and of states that the reading may leave out. */
  readonly left: { readonly moves: number; readonly states: number };
  /** Whether half of the games with texts have many cards of other decks too. */
  readonly isMixed?: boolean;
}

function withoutTexts(start: Start): Start {
  return {
    ...start,
    cards: start.cards.map((dealt) => (dealt.card.text ? { ...dealt, card: { ...dealt.card, text: null } } : dealt)),
  };
}

/** Fails if the table and the reading disagree. */
export async function agree({ game, reading, left, isMixed = false }: Judged): Promise<void> {
  const open = await tableOf(game);
  const { numRuns, seed } = runs(10, 300);
  const verdict = new Verdict();
  for (let at = 0; at < numRuns; at++) {
    const name = `${seed}-${at}`;
    const begin = facingAny(open.start(name, at >> 2), Dice.of(`${name} seats`));
    const texted = isMixed && at % 8 >= 4 ? mixed(open, begin, Dice.of(name)) : begin;
    const played = at % 2 === 0 ? texted : withoutTexts(begin);
    playBoth(open.dealer, played, reading(played.cards), verdict, { isRandom: at % 4 < 2 });
  }
  verdict.hold(left, seed);
}
