import type { ArtSize } from "../../../lib/art/address.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";

/** Draws a card: the address of its picture, which holds the picture itself. */
export type Drawer = (game: Game, card: Card, label: string, size: ArtSize) => string;

const drawers = new WeakMap<Card, Drawer>();

/**
 * From now on these cards are drawn where they are shown, because they have no address. Whoever loads such cards brings what
 * draws them, so that nobody else loads it.
 */
export function drawHere(cards: readonly Card[], drawer: Drawer): void {
  for (const card of cards) drawers.set(card, drawer);
}

export function ownArt(game: Game, card: Card, label: string, size: ArtSize): string | undefined {
  return drawers.get(card)?.(game, card, label, size);
}
