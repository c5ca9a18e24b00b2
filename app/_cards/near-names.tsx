import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import { counted } from "../../lib/core/words.ts";
import { CardLine } from "../_ui/cards/card-line.tsx";
import { cardPath } from "../_ui/cards/card-path.ts";

interface Props {
  readonly pool: Pool;
  readonly typed: string;
  readonly meant: readonly PoolCard[];
}

/** Says that no card or several cards have a name, and lists the cards that it might mean. */
export function NearNames({ pool, typed, meant }: Props) {
  const { game } = pool;
  const several = pool.find(typed) !== undefined;
  return (
    <div data-game={game.id} className="max-w-2xl pt-8">
      <p className="label">{game.name}</p>
      <h1 className="text-2xl font-bold">
        {several ? `“${typed}” could be ${counted(meant.length, "card")}` : `No card is called “${typed}”`}
      </h1>
      {meant.length === 0 ? null : (
        <>
          <p className="mt-2">{several ? "Which one did you mean?" : "Did you mean one of these?"}</p>
          <ul className="sheet rows mt-2">
            {meant.map((entry) => (
              <li key={entry.label}>
                <a href={cardPath(game, entry)} className="block px-3 text-ink no-underline hover:underline">
                  <CardLine game={game} entry={entry} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4">
        Type the full card name. Capitals and accents don’t matter.
        <br />
        <a href={`/${game.id}/cards`} className="inline-block py-1">
          Search the cards of {game.name}
        </a>
      </p>
    </div>
  );
}
