import type { PoolCard } from "../../../lib/cards/pool.ts";
import { factLines } from "../../../lib/core/card/fact-lines.ts";
import type { Game } from "../../../lib/core/game.ts";
import { CardFace } from "./card-face.tsx";
import { CardFacts } from "./card-facts.tsx";
import { CardLine } from "./card-line.tsx";
import { cardPath } from "./card-path.ts";

/** One card of a list. When opened, it is drawn beside everything that is known about it. */
export function CardRow({ game, entry }: { game: Game; entry: PoolCard }) {
  const lines = factLines(game, entry.card);
  const known = lines.filter(({ state }) => state === "fact").length;
  return (
    <li>
      <details>
        <summary className="card-row opens">
          <CardLine game={game} entry={entry} />
          <span className="text-sm text-faint tabular-nums">
            {known} of {lines.length}
            <span className="max-sm:sr-only"> facts known</span>
          </span>
        </summary>
        <div className="grid gap-4 border-t border-rule p-4 sm:grid-cols-[200px_1fr]">
          <div className="w-50">
            <CardFace game={game} entry={entry} />
          </div>
          <div>
            <CardFacts game={game} entry={entry} />
            <a href={cardPath(game, entry)} className="mt-2 inline-block py-1.5 text-sm">
              Page of {entry.label}
            </a>
          </div>
        </div>
      </details>
    </li>
  );
}
