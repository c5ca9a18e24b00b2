import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { factLines } from "../../../lib/core/look/fact-lines.ts";
import { CardLine } from "./card-line.tsx";
import { cardPath } from "./card-path.ts";

/** One card of a list, with how much is known of it, if that is not all. A press reads it. */
export function CardRow({ game, entry }: { game: Game; entry: PoolCard }) {
  const lines = factLines(game, entry.card);
  const known = lines.filter(({ state }) => state === "fact").length;
  return (
    <li>
      <a
        href={cardPath(game, entry)}
        data-shows={entry.label}
        className="flex items-center gap-4 px-3 text-ink no-underline hover:bg-wash"
      >
        <CardLine game={game} entry={entry} />
        {/* It keeps its width, so that the numbers of all cards stand in one column. */}
        <span className="text-sm text-faint tabular-nums max-sm:sr-only sm:w-34 sm:flex-none sm:text-right">
          {known === lines.length ? null : `${known} of ${lines.length} facts known`}
        </span>
      </a>
    </li>
  );
}
