import type { Metadata } from "next";
import { connection } from "next/server";
import { spelled } from "../lib/core/words.ts";
import { coverOf } from "../lib/deck/view/cover.ts";
import { games } from "../lib/games/index.ts";
import { CardsFound } from "./_home/cards-found.tsx";
import { Demonstrations } from "./_home/demonstrations.tsx";
import { GameBands } from "./_home/game-bands.tsx";
import { PasteBox } from "./_home/paste-box.tsx";
import { sampleAsked } from "./_home/sample-asked.ts";
import { SampleHand } from "./_home/sample-hand.tsx";
import { findAnywhere } from "./_server/find.ts";
import { demonstrationOf, finestHandOf, withWholeHands } from "./_server/first-page.ts";
import { openText } from "./_server/open-text.ts";
import { poolOf } from "./_server/pools.ts";
import { judgedSamples } from "./_server/samples.ts";
import { stampedGames } from "./_server/stamped-games.ts";
import { playableHandOf } from "./_server/tables.ts";
import { RecentDecks } from "./_shelf/recent-decks.tsx";
import { Sprite } from "./_ui/symbols/sprite.tsx";

export const metadata: Metadata = {
  title: { absolute: `Drydock: decks for ${spelled(games.length)} sci-fi card games` },
};

const SAYS = `Build decks for ${spelled(games.length)} small sci-fi card games, and play them here. The table knows the rules and cites the page of every ruling.`;
const DAY_MS = 86_400_000;

export default async function Home({ searchParams }: PageProps<"/">) {
  await connection();
  const { list, sample, hand } = await searchParams;
  const given = typeof list === "string" ? list : "";
  const pools = await Promise.all(games.map(poolOf));
  const opened = given.trim() === "" ? undefined : await openText(given);
  const cards = (await findAnywhere(given)).filter(({ kind }) => kind === "card");
  const answer = opened && (opened.ok ? { report: opened.shared.report } : { why: opened.why });
  const search = new URLSearchParams(Object.entries({ sample: String(sample), hand: String(hand ?? "") }));
  const asked = sampleAsked(pools, await withWholeHands(pools), search, Math.floor(Date.now() / DAY_MS));
  const finest = asked && (await finestHandOf(asked.pool));
  const shown = asked && finest && { ...asked, sample: finest.sample, hand: asked.hand ?? finest.hand };
  const dealt = shown && (await playableHandOf({ pool: shown.pool, ...shown.sample }, String(shown.hand)));
  const atWork = asked && (await demonstrationOf(asked.pool));
  const covers = pools.map((pool) => {
    const played = judgedSamples(pool).flatMap(({ deck }) => deck.entries);
    return { pool, cover: coverOf(pool, played) };
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8 pt-1 sm:pt-3">
      <Sprite games={games} />
      <CardsFound typed={given} cards={cards} />
      <section id="decks" aria-label="Your decks" className="hidden scroll-mt-4 in-data-decks:block">
        <RecentDecks games={await stampedGames()} />
      </section>
      <div>
        <section id="sample" aria-label="A sample deck" className="mb-3 scroll-mt-4 in-data-decks:hidden">
          {shown && dealt ? <SampleHand {...shown} says={SAYS} faces={dealt.faces} table={dealt.href} /> : null}
        </section>
        <nav id="games" aria-label="Games" className="scroll-mt-4">
          <h2 className="mb-3 hidden text-xl font-bold tracking-tight in-data-decks:block">Start something new</h2>
          <GameBands games={covers} here={shown?.pool.game.id} />
        </nav>
      </div>
      <PasteBox games={games.map(({ id, name, formats }) => ({ id, name, formats }))} given={given} answer={answer} />
      {asked && atWork ? <Demonstrations game={asked.pool.game} {...atWork} /> : null}
      <p className="text-faint">
        Do you own cards that were never published? <a href="/sets">Bring your own cards</a>.
      </p>
    </div>
  );
}
