import type { Pool, PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf, printed, valueAt } from "../../../lib/core/look/card-view.ts";
import type { Drawings } from "../../../lib/core/look/drawings.ts";
import type { Slot } from "../../../lib/core/look/layout.ts";
import type { Block } from "../../../lib/deck/view/blocks.ts";
import { cardArt } from "../../../lib/games/art.ts";
import type { PicturedCard } from "./picture.ts";

const MOST = 3;
/** The letters that a card has room for beside the symbols of its numbers. */
const LETTERS = 7;

/** The strongest card of the first block and of the two largest others. If there are fewer blocks, the next strongest. */
export async function keyCards(pool: Pool, blocks: readonly Block[]): Promise<readonly PicturedCard[]> {
  const [first, ...rest] = blocks.filter(({ entries, count }) => entries.length > 0 && count !== undefined);
  if (!first) return [];
  const large = rest.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, MOST - 1);
  const ranked = [first, ...rest.filter((block) => large.includes(block))].map(({ entries }) =>
    entries
      .map(({ card, count }) => ({ entry: pool.of(card), count }))
      .sort((a, b) => strength(pool.game, b.entry) - strength(pool.game, a.entry) || b.count - a.count),
  );
  const inOrder = [...ranked.flatMap((own) => own.slice(0, 1)), ...ranked.flatMap((own) => own.slice(1))];
  const drawings = await pool.game.drawings();
  return inOrder.slice(0, MOST).map(({ entry }) => pictured(pool.game, drawings, entry));
}

/** The sum of the numbers in a card's line. */
function strength(game: Game, { card }: PoolCard): number {
  return faceOf(game, card)
    .line.flatMap((slot) => valueAt(card, slot).value)
    .reduce<number>((sum, value) => sum + (typeof value === "number" ? value : 0), 0);
}

function pictured(game: Game, drawings: Drawings, { card, label }: PoolCard): PicturedCard {
  const { outline = "stands", line } = faceOf(game, card);
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
    numbers: numbers.slice(0, isLong ? 1 : MOST),
  };
}

/** A number of a card, if it has one, and whether that is a fact. */
function numberOf(game: Game, card: PoolCard["card"], slot: Slot) {
  const { state, value } = valueAt(card, slot);
  if (state === "unknown" || state === "none" || typeof value === "boolean") return undefined;
  return { text: printed(game.layout, value, "•"), isFact: state === "fact" };
}
