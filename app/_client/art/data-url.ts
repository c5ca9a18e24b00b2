import { type ArtSize, artPrint } from "../../../lib/art/address.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { cardArt } from "../../../lib/games/art.ts";
import { drawHere } from "./own-art.ts";

/** The picture of a card as an address that holds all of it. */
export function artDataUrl(game: Game, card: Card, label: string, size: ArtSize): string {
  return `data:image/svg+xml,${cardArt(game, card, label, size).replace(/[%#"<>]/g, encodeURIComponent)}`;
}

/** From now on the cards of a pool are drawn where they are shown, unless they look like cards that the server knows. */
export function drawOwn(pool: Pool, known?: Pool): void {
  const prints = new Set(known?.cards.map(({ card, label }) => artPrint(pool.game, card, label)));
  const own = pool.cards.filter(({ card, label }) => !prints.has(artPrint(pool.game, card, label)));
  drawHere(
    own.map(({ card }) => card),
    artDataUrl,
  );
}
