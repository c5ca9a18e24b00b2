import { type ArtSize, artPrint } from "../../../lib/art/address.ts";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { cardArt } from "../../../lib/games/art.ts";
import { drawHere } from "./own-art.ts";

type Drawn = Pick<PoolCard, "card" | "label">;

/** The picture of a card as an address that holds all of it. */
export function artDataUrl(game: Game, card: Card, label: string, size: ArtSize): string {
  return `data:image/svg+xml,${cardArt(game, card, label, size).replace(/[%#"<>]/g, encodeURIComponent)}`;
}

/** From now on these cards are drawn where they are shown, unless they look like cards that the server knows. */
export function drawOwn(game: Game, cards: readonly Drawn[], known: readonly Drawn[] = []): void {
  const prints = new Set(known.map(({ card, label }) => artPrint(game, card, label)));
  const own = cards.filter(({ card, label }) => !prints.has(artPrint(game, card, label)));
  drawHere(
    own.map(({ card }) => card),
    artDataUrl,
  );
}
