import type { Metadata } from "next";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { GameFrame } from "../../_game/game-frame.tsx";
import { gamePath } from "../../_game/game-path.ts";
import { ListedDecks } from "../../_game/listed-decks.tsx";
import { Samples } from "../../_game/samples.tsx";
import { SectionHead } from "../../_game/section-head.tsx";
import { opened } from "../../_server/opened-game.ts";
import { judgedSamples } from "../../_server/samples.ts";
import { DECK } from "../../_server/saved/deck.ts";
import { listFrom } from "../../_server/saved/list.ts";
import { stampedGames } from "../../_server/stamped-games.ts";
import { OwnDecks } from "../../_shelf/own-decks.tsx";
import { Sprite } from "../../_ui/symbols/sprite.tsx";

export async function generateMetadata({ params }: PageProps<"/[game]/decks">): Promise<Metadata> {
  const game = gameNamed(games, (await params).game);
  if (!game) return {};
  return {
    title: `Decks of ${game.name}`,
    description: `Sample decks of ${game.name} to play, view and edit, each with its verdict, decks that players show, and your own decks.`,
  };
}

export default async function Decks(props: PageProps<"/[game]/decks">) {
  const { game, pool, agreed, search } = await opened(props);
  return (
    <GameFrame pool={pool} part="decks" agreed={agreed}>
      <Sprite games={[game]} />
      <section aria-labelledby="samples" className="mt-5">
        <SectionHead id="samples" title="Sample decks" />
        <Samples pool={pool} samples={judgedSamples(pool)} edit />
      </section>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <ListedDecks game={game} agreed={agreed} {...(await listFrom(DECK, game, search))} />
        <section aria-labelledby="own">
          <SectionHead id="own" title="Your decks">
            <a href={gamePath(game, "build", agreed)} className="mr-4">
              New deck
            </a>
            <a href="/decks">All your decks</a>
          </SectionHead>
          <OwnDecks games={await stampedGames()} of={game.id} />
          <noscript>
            <p className="text-faint">Your decks are kept in your browser. Listing them needs JavaScript.</p>
          </noscript>
        </section>
      </div>
    </GameFrame>
  );
}
