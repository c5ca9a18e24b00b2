import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { oneOfEachGroup } from "../../lib/cards/one-of-each-group.ts";
import { gameNamed } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { GameFrame } from "../_game/game-frame.tsx";
import { gamePath } from "../_game/game-path.ts";
import { IntroSteps } from "../_game/intro-steps.tsx";
import { Samples } from "../_game/samples.tsx";
import { SectionHead } from "../_game/section-head.tsx";
import { opened } from "../_server/opened-game.ts";
import { judgedSamples } from "../_server/samples.ts";
import { sampleGameOf } from "../_server/tables.ts";
import { StillTable } from "../_table/still-table.tsx";
import { CardFaces } from "../_ui/cards/card-faces.tsx";
import { Sprite } from "../_ui/symbols/sprite.tsx";

export async function generateMetadata({ params }: PageProps<"/[game]">): Promise<Metadata> {
  const game = gameNamed(games, (await params).game);
  return game ? { title: game.name, description: game.about } : {};
}

/** What a game is and how it plays, with a deck to build or to play at once. */
export default async function GamePage(props: PageProps<"/[game]">) {
  const { game, pool, search, agreed } = await opened(props);
  // Cards and rules were parts of this page once, and links to them go on working.
  if (search.has("q") || search.has("cursor")) permanentRedirect(`/${game.id}/cards?${search}`);
  if (search.has("format") || search.has("house")) permanentRedirect(`/${game.id}/rules?${search}`);
  const played = await sampleGameOf(pool);
  return (
    <GameFrame pool={pool} part="start" agreed={agreed}>
      <Sprite games={[game]} />
      <div className="mt-5 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <section aria-labelledby="in-play">
          <SectionHead id="in-play" title="A game in play" />
          {played === "none" ? null : <StillTable of={played} />}
        </section>
        <section aria-labelledby="samples">
          <SectionHead id="samples" title="Play one of these">
            <a href={gamePath(game, "decks", agreed)}>All decks</a>
          </SectionHead>
          <Samples pool={pool} samples={judgedSamples(pool)} />
        </section>
      </div>
      <section aria-labelledby="intro" className="mt-8">
        <SectionHead id="intro" title="How it plays, in one minute">
          <a href={gamePath(game, "learn", agreed)}>Learn it turn by turn</a>
        </SectionHead>
        <IntroSteps steps={await game.intro()} columns />
      </section>
      <section aria-labelledby="look" className="mt-8">
        <SectionHead id="look" title="A look at the cards">
          <a href={gamePath(game, "cards", agreed)}>All {pool.cards.length} cards</a>
        </SectionHead>
        <CardFaces game={game} cards={oneOfEachGroup(pool)} as="strip" />
      </section>
    </GameFrame>
  );
}
