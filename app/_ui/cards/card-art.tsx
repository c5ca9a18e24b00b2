import { type ArtSize, artAddress } from "../../../lib/art/address.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { ownArt } from "../../_client/art/own-art.ts";

interface Props {
  readonly game: Game;
  readonly card: Card;
  readonly label: string;
  readonly size: ArtSize;
  /** Whether it is in sight when the page opens. A browser would find that out about a lazy picture only after its styles. */
  readonly isFirst?: boolean | undefined;
}

/**
 * The drawing of a card: a picture with an address, or, for a card that the server does not know, the drawing itself. Large
 * ones stand in long lists, and are loaded when they come into sight. The others are moved about on a table, and must not
 * flicker. Their low priority also prevents React from naming each of them in the head of the page.
 */
export function CardArt({ game, card, label, size, isFirst }: Props) {
  const src = ownArt(game, card, label, size) ?? artAddress(game, card, label, size);
  const later = isFirst
    ? ({ decoding: "sync" } as const)
    : size === "large"
      ? ({ loading: "lazy", decoding: "async" } as const)
      : ({ decoding: "sync", fetchPriority: "low" } as const);
  // biome-ignore lint/performance/noImgElement: it is drawn for its size, and nothing is made of it
  return <img src={src} alt="" width={400} height={280} {...later} data-art />;
}
