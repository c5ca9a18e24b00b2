import type { PoolCard } from "../../lib/cards/pool.ts";
import { gameNamed } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { CoverFace } from "../_ui/deck/cover-face.tsx";

/** The cover of a deck of any game. It is loaded once there is a deck to show. */
export default function OwnCoverFace({ game, entry }: { game: string; entry: Pick<PoolCard, "card" | "label"> }) {
  const known = gameNamed(games, game);
  return known ? <CoverFace game={known} entry={entry} /> : null;
}
