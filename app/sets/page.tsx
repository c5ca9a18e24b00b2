import type { Metadata } from "next";
import { gameNamed } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { listFrom } from "../_server/saved/list.ts";
import { SET } from "../_server/saved/set.ts";
import { searchIn } from "../_server/search-in.ts";
import { stampedGames } from "../_server/stamped-games.ts";
import { ListedSets } from "../_sets/listed-sets.tsx";
import { SetShelf } from "../_sets/set-shelf.tsx";
import { OwnTabs } from "../_ui/base/own-tabs.tsx";

export const metadata: Metadata = {
  title: "Your card sets",
  description: "Bring your own cards: from a spreadsheet, a file or typed lines, to build, check and play with.",
};

export default async function Sets({ searchParams }: PageProps<"/sets">) {
  const search = searchIn(await searchParams);
  const game = gameNamed(games, search.get("game") ?? "");
  const stamped = await stampedGames();
  return (
    <>
      <h1 className="mt-6 text-2xl font-bold tracking-tight">Your card sets</h1>
      <OwnTabs here="/sets" />
      <p className="mb-4 max-w-3xl text-faint">
        Few cards of these games were ever published. Bring the ones that you hold: this browser keeps them. Nothing is
        sent anywhere until you save a set on this server.
      </p>
      <noscript>
        <p>Card sets of a browser need JavaScript. The operator of a server can load sets for everybody.</p>
      </noscript>
      <SetShelf games={stamped} of={game?.id} />
      <ListedSets game={game} {...(await listFrom(SET, game, search))} />
    </>
  );
}
