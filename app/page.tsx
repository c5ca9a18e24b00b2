import type { Metadata } from "next";
import { connection } from "next/server";
import { countsOf } from "../db/sets.ts";
import { spelled } from "../lib/core/words.ts";
import { games } from "../lib/games/index.ts";
import { openText } from "./_server/decks.ts";
import { ready } from "./_server/pools.ts";
import { GameLine } from "./_ui/cards/game-line.tsx";
import { OwnDecks } from "./_ui/deck/own-decks.tsx";
import { PasteBox } from "./_ui/deck/paste-box.tsx";

export const metadata: Metadata = {
  title: { absolute: `Drydock: decks for ${spelled(games.length)} sci-fi card games` },
};

export default async function Home({ searchParams }: PageProps<"/">) {
  await connection();
  const { list } = await searchParams;
  const given = typeof list === "string" ? list : "";
  const db = await ready();
  const rows = await Promise.all(games.map(async (game) => ({ game, sets: await countsOf(db, game.id) })));
  const opened = given.trim() === "" ? undefined : await openText(given);
  const answer = opened && (opened.ok ? { report: opened.shared.report } : { why: opened.why });
  const called = games.map(({ id, name, formats }) => ({ id, name, formats }));
  return (
    <>
      <section className="grid gap-x-10 gap-y-6 py-8 md:grid-cols-2">
        <div>
          <h1 className="text-3xl font-bold tracking-tight text-balance">
            Build, check and playtest decks for {spelled(games.length)} sci-fi card games
          </h1>
          <p className="mt-3 text-lg text-faint">
            Every ruling cites the page. If something was never published, we say so instead of guessing.
          </p>
        </div>
        <PasteBox games={called} given={given} answer={answer} />
      </section>
      <h2 id="games" className="text-xl font-semibold tracking-tight">
        The games
      </h2>
      <ul className="sheet ruled mt-2">
        {rows.map(({ game, sets }) => (
          <GameLine key={game.id} game={game} sets={sets} />
        ))}
      </ul>
      <h2 id="decks" className="mt-8 text-xl font-semibold tracking-tight">
        Your decks
      </h2>
      <div className="mt-2">
        <OwnDecks games={called} />
      </div>
    </>
  );
}
