import type { Metadata } from "next";
import { connection } from "next/server";
import { spelled } from "../lib/core/words.ts";
import { games } from "../lib/games/index.ts";
import { GameRows } from "./_home/game-rows.tsx";
import { PasteBox } from "./_home/paste-box.tsx";
import { firstLines, sampleAsked } from "./_home/sample-asked.ts";
import { SampleHand } from "./_home/sample-hand.tsx";
import { openText } from "./_server/open-text.ts";
import { poolOf } from "./_server/pools.ts";
import { judgedSamples } from "./_server/samples.ts";
import { stampedGames } from "./_server/stamped-games.ts";
import { firstHandOf } from "./_server/tables.ts";
import { RecentDecks } from "./_shelf/recent-decks.tsx";

export const metadata: Metadata = {
  title: { absolute: `Drydock: decks for ${spelled(games.length)} sci-fi card games` },
};

const DAY_MS = 86_400_000;
const COLUMNS = "grid items-start gap-x-10 gap-y-8 py-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:py-7";

/** As high as the decks that will be listed. Their rows have one height. */
const DECKS =
  "mt-4 mb-5 hidden scroll-mt-4 in-data-decks:block in-data-[decks=1]:min-h-24 in-data-[decks=2]:min-h-38 in-data-[decks=3]:min-h-52 in-data-[decks=4]:min-h-67";

export default async function Home({ searchParams }: PageProps<"/">) {
  await connection();
  const { list, sample, hand } = await searchParams;
  const given = typeof list === "string" ? list : "";
  const pools = await Promise.all(games.map(poolOf));
  const withSamples = pools.map((pool) => ({ pool, samples: judgedSamples(pool) }));
  const opened = given.trim() === "" ? undefined : await openText(given);
  const answer = opened && (opened.ok ? { report: opened.shared.report } : { why: opened.why });
  const search = new URLSearchParams(Object.entries({ sample: String(sample), hand: String(hand ?? 1) }));
  const shown = sampleAsked(withSamples, search, Math.floor(Date.now() / DAY_MS));
  const dealt = shown && (await firstHandOf({ pool: shown.pool, deck: shown.sample.deck }, String(shown.hand)));
  const called = games.map(({ id, name, formats }) => ({ id, name, formats }));
  return (
    <div className={COLUMNS}>
      <div className="min-w-0">
        <h1 className="font-bold tracking-tight text-balance max-sm:text-xl sm:text-3xl">
          Build, check and playtest decks for {spelled(games.length)} sci-fi card games
        </h1>
        {/* The room for them is kept before anything is painted, so that what stands below does not move. */}
        <section id="decks" aria-label="Your decks" className={DECKS}>
          <RecentDecks games={await stampedGames()} />
        </section>
        <p className="mt-2 mb-4 text-pretty text-faint in-data-decks:hidden">
          Paste a deck list and see at once whether it is legal.{" "}
          <span className="max-sm:hidden">Every ruling cites the page of the rulebook.</span>
        </p>
        <PasteBox games={called} given={given} example={shown ? firstLines(shown.sample.text) : ""} answer={answer} />
        <section aria-labelledby="own" className="mt-8 in-data-decks:hidden max-lg:hidden">
          <h2 id="own" className="mb-2 text-xl font-semibold tracking-tight">
            Your decks
          </h2>
          <p className="border-t border-ink py-3 text-faint">
            Decks that you build are kept here, in this browser. Press Build beside a game, edit a copy of a sample, or{" "}
            <a href="/decks">restore decks from a file</a>.
          </p>
        </section>
      </div>
      <div className="min-w-0">
        <section id="sample" aria-label="A sample deck" className="scroll-mt-4">
          {shown ? <SampleHand {...shown} faces={dealt?.faces ?? []} /> : null}
        </section>
        <section id="games" aria-labelledby="all-games" className="mt-8 scroll-mt-4">
          <h2 id="all-games" className="mb-2 text-xl font-semibold tracking-tight">
            The games
          </h2>
          <GameRows games={withSamples} />
        </section>
      </div>
    </div>
  );
}
