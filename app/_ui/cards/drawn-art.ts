import type { ArtSize } from "../../../lib/art/address.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { cardArt } from "../../../lib/games/art.ts";

/** The picture of a card as an address that holds all of it. */
export function drawnArt(game: Game, card: Card, label: string, size: ArtSize): string {
  return `data:image/svg+xml,${encodeURIComponent(cardArt(game, card, label, size))}`;
}
