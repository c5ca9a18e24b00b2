import type { Metadata } from "next";
import { connection } from "next/server";
import { countsOf } from "../db/sets.ts";
import { games } from "../lib/games/index.ts";
import { ready } from "./_server/pools.ts";
import { GameLine } from "./_ui/game-line.tsx";

export const metadata: Metadata = { title: { absolute: "Drydock: decks of five small science-fiction card games" } };

export default async function Home() {
  await connection();
  const db = await ready();
  const rows = await Promise.all(games.map(async (game) => ({ game, sets: await countsOf(db, game.id) })));
  return (
    <>
      <section className="max-w-3xl py-8">
        <h1 className="text-3xl font-bold tracking-tight text-balance">
          Where a deck is built, inspected and sea-trialled before it flies
        </h1>
        <p className="mt-3 text-lg text-faint">
          Five small science-fiction card games, their cards and their rules. Every rule names its place in the
          rulebook, every fact its source, and what nobody has published is said to be unknown.
        </p>
      </section>
      <h2 className="label">The games</h2>
      <ul className="sheet ruled mt-2">
        {rows.map(({ game, sets }) => (
          <GameLine key={game.id} game={game} sets={sets} />
        ))}
      </ul>
    </>
  );
}
