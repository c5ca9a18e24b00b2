import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { countsOf } from "../../db/sets.ts";
import { gameNamed } from "../../lib/core/game.ts";
import { agreedIn } from "../../lib/deck/code/address.ts";
import { games } from "../../lib/games/index.ts";
import { poolOf, ready } from "../_server/pools.ts";
import { CardSearch } from "./card-search.tsx";
import { Checklist } from "./checklist.tsx";
import { gamePath } from "./game-path.ts";
import { Readings } from "./readings.tsx";
import { Samples } from "./samples.tsx";
import { Sets } from "./sets.tsx";

export async function generateMetadata({ params }: PageProps<"/[game]">): Promise<Metadata> {
  const game = gameNamed(games, (await params).game);
  return game ? { title: game.name, description: game.about } : {};
}

export default async function GamePage({ params, searchParams }: PageProps<"/[game]">) {
  const { game: id } = await params;
  const game = games.find((g) => g.id === id);
  if (!game) notFound();
  const [pool, sets, search] = await Promise.all([poolOf(game), countsOf(await ready(), game.id), searchParams]);
  const given = agreedIn(game, searchOf(search));
  const agreed = given.ok ? given.settings : { format: game.formats[0].id, house: {} };
  const faults = given.ok ? [] : given.faults.map(({ message }) => message);
  const links = [
    ["rules", "Rules"],
    ["readings", "Interpretations"],
    ["table-readings", "At the table"],
    ["samples", "Sample decks"],
    ["sets", "Sets"],
    ["cards", "Cards"],
  ];
  return (
    <div data-game={game.id}>
      <header className="rail mt-6">
        <p className="label">{game.rulebook}</p>
        <h1 className="text-3xl font-bold tracking-tight">{game.name}</h1>
        <p className="mt-1 max-w-3xl text-faint">{game.about}</p>
        <a href={gamePath(game, agreed, { build: true })} className="button mt-3 inline-flex items-center no-underline">
          Build a deck
        </a>
      </header>
      <nav aria-label="Parts of this page" className="mt-4 flex flex-wrap gap-x-5 border-y border-rule py-1 text-sm">
        {links.map(([anchor, name]) => (
          <a key={anchor} href={`#${anchor}`} className="py-1.5">
            {name}
          </a>
        ))}
      </nav>
      <Checklist pool={pool} agreed={agreed} faults={faults} />
      <Readings game={game} agreed={agreed} />
      <Samples pool={pool} />
      <Sets pool={pool} sets={sets} agreed={agreed} />
      <CardSearch pool={pool} search={search} agreed={agreed} />
    </div>
  );
}

function searchOf(search: Awaited<PageProps<"/[game]">["searchParams"]>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );
}
