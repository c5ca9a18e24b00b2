import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { games } from "../../../lib/games/index.ts";
import { BuilderPage } from "../../_builder/builder-page.tsx";
import { aboutSample } from "../../_game/samples.tsx";
import { poolOf, stampFor } from "../../_server/pools.ts";
import { judgedSamples } from "../../_server/samples.ts";

export async function generateMetadata({ params }: PageProps<"/[game]/build">): Promise<Metadata> {
  const { game: id } = await params;
  const game = games.find((g) => g.id === id);
  return game ? { title: `Build a deck of ${game.name}`, description: `Build and check a deck of ${game.name}.` } : {};
}

export default async function Build({ params }: PageProps<"/[game]/build">) {
  await connection();
  const { game: id } = await params;
  const game = games.find((g) => g.id === id);
  if (!game) notFound();
  const pool = await poolOf(game);
  const samples = judgedSamples(pool).flatMap((sample) => {
    const { code } = sample.report;
    return code === null ? [] : [{ name: sample.name, code, says: aboutSample(pool, sample) }];
  });
  return (
    <div data-game={game.id}>
      <noscript>
        <p className="py-6">
          The builder needs JavaScript. Without it, you can still read <a href={`/${game.id}`}>the cards and rules</a>{" "}
          and every shared deck.
        </p>
      </noscript>
      <BuilderPage gameId={game.id} stamp={await stampFor(game)} samples={samples} />
    </div>
  );
}
