import { samplesOf } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";
import { poolOf } from "../_server/pools.ts";

/** Two sample decks of each game, to see what a comparison shows. */
export async function SamplePairs() {
  const pairs = await Promise.all(games.map(async (game) => ({ game, decks: await firstTwo(game) })));
  return (
    <section aria-labelledby="samples" className="mt-8">
      <h2 id="samples" className="text-xl font-semibold">
        Or compare two sample decks
      </h2>
      <ul className="mt-2">
        {pairs.map(({ game, decks }) => (
          <li key={game.id} data-game={game.id} className="rail mt-2 flex min-h-9 flex-wrap items-baseline gap-x-4">
            <a href={`/compare?${new URLSearchParams(decks.map(({ code }, at) => [at === 0 ? "a" : "b", code]))}`}>
              {decks.map(({ name }) => name).join(" and ")}
            </a>
            <span className="text-sm text-faint">{game.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function firstTwo(game: Game): Promise<readonly { readonly name: string; readonly code: string }[]> {
  const pool = await poolOf(game);
  return samplesOf(game)
    .slice(0, 2)
    .map(({ name, text }) => {
      const read = readText(games, pool, text);
      const code = read.ok ? encode(games, pool, read.reading.deck) : undefined;
      if (code === undefined) throw new Error(`The sample deck “${name}” of ${game.name} has no code.`);
      return { name, code };
    });
}
