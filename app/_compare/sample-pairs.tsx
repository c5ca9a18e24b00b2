import { games } from "../../lib/games/index.ts";
import { poolOf } from "../_server/pools.ts";
import { judgedSamples } from "../_server/samples.ts";

/** Two sample decks of each game, to see what a comparison shows. */
export async function SamplePairs() {
  const pairs = await Promise.all(
    games.map(async (game) => ({ game, decks: judgedSamples(await poolOf(game)).slice(0, 2) })),
  );
  return (
    <section aria-labelledby="samples" className="mt-10">
      <h2 id="samples" className="text-xl font-semibold tracking-tight">
        Or compare two sample decks
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
        {pairs.map(({ game, decks }) => (
          <li
            key={game.id}
            data-game={game.id}
            className="relative rounded-sm border border-l-[6px] border-rule border-l-accent bg-sheet px-4 py-3 hover:bg-wash"
          >
            <p className="text-sm text-faint">{game.name}</p>
            <a
              className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
              href={`/compare?${new URLSearchParams(decks.map(({ report }, at) => [at === 0 ? "a" : "b", report.code ?? ""]))}`}
            >
              {decks.map(({ name }) => name).join(" and ")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
