import type { PoolCard } from "../../lib/cards/pool.ts";
import { gameNamed } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { CardArt } from "../_ui/cards/card-art.tsx";

/** The drawing of the card that a deck of any game is known by. It is loaded once there is a deck to show. */
export default function OwnCoverArt({ game, entry }: { game: string; entry: Pick<PoolCard, "card" | "label"> }) {
  const known = gameNamed(games, game);
  return known ? <CardArt game={known} card={entry.card} label={entry.label} size="medium" /> : null;
}
