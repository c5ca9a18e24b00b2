import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf, printed, valueAt } from "../../../lib/core/look/card-view.ts";
import type { Slot } from "../../../lib/core/look/layout.ts";
import { cardArt } from "../../../lib/games/art.ts";
import type { PicturedCard } from "./picture.ts";

const MOST_NUMBERS = 3;
/** The letters that a card has room for beside the symbols of its numbers. */
const LETTERS = 7;

/** The card that a deck is known by, as its preview shows it. */
export async function pictured(game: Game, { card, label }: PoolCard): Promise<PicturedCard> {
  const { outline = "stands", line } = faceOf(game, card);
  const drawings = await game.drawings();
  const numbers = line
    .filter(({ as }) => as === undefined)
    .flatMap((slot) => {
      const number = numberOf(game, card, slot);
      const { line = "", fill = "" } = drawings.numbers[slot.symbol ?? ""] ?? {};
      return number === undefined ? [] : [{ ...number, line, fill }];
    });
  const isLong = numbers.reduce((sum, { text }) => sum + text.length, 0) > LETTERS;
  return {
    name: label,
    outline,
    art: cardArt(game, card, label, "medium", "light"),
    numbers: numbers.slice(0, isLong ? 1 : MOST_NUMBERS),
  };
}

/** A number of a card, if it has one, and whether that is a fact. */
function numberOf(game: Game, card: PoolCard["card"], slot: Slot) {
  const { state, value } = valueAt(card, slot);
  if (state === "unknown" || state === "none" || typeof value === "boolean") return undefined;
  return { text: printed(game.layout, value, "•"), isFact: state === "fact" };
}
