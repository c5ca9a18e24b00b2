import type { PoolCard } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import { CardFace } from "../_ui/cards/card-face.tsx";
import { CardPlace } from "../_ui/cards/card-place.tsx";
import { CardReader } from "../_ui/cards/card-reader.tsx";

interface Props {
  readonly game: Game;
  /** The stamp of the game's card sets. */
  readonly stamp: string;
  /** The first of the cards that were found. */
  readonly entry: PoolCard | undefined;
}

/** What stands beside the cards: the first of them, and then the one that somebody points at. */
export function CardBeside({ game, stamp, entry }: Props) {
  if (!entry) return <CardReader gameId={game.id} stamp={stamp} beside={null} />;
  const face = (
    <CardPlace>
      <CardFace game={game} entry={entry} />
    </CardPlace>
  );
  return (
    <>
      <CardReader gameId={game.id} stamp={stamp} first={entry.label} beside={face} />
      <p className="mt-3 text-sm text-faint [@media(scripting:none)]:hidden">
        Point at a card to read it here. Press{" "}
        <kbd className="rounded-xs border border-(--edge) px-1.5 font-mono text-xs">i</kbd> to open it large.
      </p>
    </>
  );
}
