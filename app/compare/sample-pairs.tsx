import { games } from "../../lib/games/index.ts";
import { poolOf } from "../_server/pools.ts";
import { judgedSamples } from "../_server/samples.ts";

/** Two sample decks of each game, to see what a comparison shows. */
export async function SamplePairs() {
  const pairs = await Promise.all(
    games.map(async (game) => ({ game, decks: judgedSamples(await poolOf(game)).slice(0, 2) })),
  );
  return (
    <section aria-labelledby="samples" className="mt-8">
      <h2 id="samples" className="text-xl font-semibold">
        Or compare two sample decks
      </h2>
      <ul className="mt-2">
        {pairs.map(({ game, decks }) => (
          <li key={game.id} data-game={game.id} className="rail mt-2 flex min-h-9 flex-wrap items-baseline gap-x-4">
            <a
              href={`/compare?${new URLSearchParams(decks.map(({ report }, at) => [at === 0 ? "a" : "b", report.code ?? ""]))}`}
            >
              {decks.map(({ name }) => name).join(" and ")}
            </a>
            <span className="text-sm text-faint">{game.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
