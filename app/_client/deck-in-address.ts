import { useEffect, useState } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import type { Game } from "../../lib/core/game.ts";
import { decode } from "../../lib/deck/code/code-reader.ts";
import { games } from "../../lib/games/index.ts";

export interface DeckInAddress {
  readonly game: Game;
  readonly code: string;
  readonly name: string | undefined;
  /** The stamp of the game's cards. */
  readonly stamp: string;
}

/** The deck whose code is in the address, where the server knows nothing of it, or why there is none. */
export function useDeckInAddress(stamped: readonly StampedGame[]): DeckInAddress | string | undefined {
  const [code, setCode] = useState<string | undefined>(undefined);
  useEffect(() => setCode(/^\/d\/([^/]+)\//.exec(location.pathname)?.[1]), []);
  if (code === undefined) return undefined;
  const decoded = decode(games, code);
  if (!decoded.ok) return decoded.why;
  const { game, settings } = decoded.carried;
  const stamp = stamped.find(({ id }) => id === game.id)?.stamp;
  if (stamp === undefined) return `This browser does not have the cards of ${game.name}.`;
  return { game, code, name: settings.name, stamp };
}
