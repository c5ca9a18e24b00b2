import type { Metadata } from "next";
import { gameNamed } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { markMissing } from "../_server/missing.ts";
import NotFound, { metadata } from "../not-found.tsx";

export async function generateMetadata({ params }: LayoutProps<"/[game]">): Promise<Metadata> {
  return gameNamed(games, (await params).game) ? {} : metadata;
}

/** Everything below the address of a game. Where there is no such game, nothing is. */
export default async function GameLayout({ params, children }: LayoutProps<"/[game]">) {
  if (gameNamed(games, (await params).game)) return children;
  markMissing();
  return <NotFound />;
}
