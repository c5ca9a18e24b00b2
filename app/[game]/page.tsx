import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { gameNamed } from "../../lib/core/game.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import { games } from "../../lib/games/index.ts";
import { GameFrame } from "../_game/game-frame.tsx";
import { GameHero } from "../_game/game-hero.tsx";
import { gamePath } from "../_game/game-path.ts";
import { IntroSteps } from "../_game/intro-steps.tsx";
import { Samples } from "../_game/samples.tsx";
import { SectionHead } from "../_game/section-head.tsx";
import { finestHandOf } from "../_server/first-page.ts";
import { opened } from "../_server/opened-game.ts";
import { judgedSamples } from "../_server/samples.ts";
import { playableHandOf, sampleGameOf } from "../_server/tables.ts";
import { StillTable } from "../_table/still-table.tsx";
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
  const [played, finest] = await Promise.all([sampleGameOf(pool), finestHandOf(pool)]);
  const hand = finest && (await playableHandOf({ pool, ...finest.sample }, String(finest.hand)));
  const samples = judgedSamples(pool);
  const covers = [
    ...samples.flatMap(({ deck }) => coverOf(pool, deck.entries) ?? []),
    ...(hand?.faces ?? []).map(({ entry }) => entry),
  ];
  const cards = [...new Map(covers.map((entry) => [entry.label, entry])).values()].slice(0, 3);
  const hero = <GameHero pool={pool} agreed={agreed} table={hand?.href} cards={cards} />;
  return (
    <GameFrame pool={pool} part="start" agreed={agreed} hero={hero}>
      <Sprite games={[game]} />
      <section aria-labelledby="intro" className="mt-6">
        <SectionHead id="intro" title="How it plays, in one minute">
          <a href={gamePath(game, "learn", agreed)}>Learn it turn by turn</a>
        </SectionHead>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          {played === "none" ? null : <StillTable of={played} />}
          <IntroSteps steps={await game.intro()} />
        </div>
      </section>
      <section aria-labelledby="samples" className="mt-6">
        <SectionHead id="samples" title="Decks to begin with">
          <a href={gamePath(game, "decks", agreed)}>All decks</a>
        </SectionHead>
        <Samples pool={pool} samples={samples} />
      </section>
    </GameFrame>
  );
}
