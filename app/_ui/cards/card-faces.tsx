import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { CardFace } from "./card-face.tsx";
import { cardPath } from "./card-path.ts";

interface Props {
  readonly game: Game;
  /** A hand can hold several copies of a card. */
  readonly cards: readonly PoolCard[];
}

/** Two faces side by side on a narrow phone, each wide enough for its text. On a wide screen six, which fill their last row. */
const GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(9.875rem,1fr))] items-start gap-3 min-[93.75rem]:grid-cols-6 min-[93.75rem]:gap-4";

/** Cards as faces, each a link to its page. */
export function CardFaces({ game, cards }: Props) {
  const copies = new Map<PoolCard, number>();
  return (
    <ul className={GRID}>
      {cards.map((entry) => {
        const copy = (copies.get(entry) ?? 0) + 1;
        copies.set(entry, copy);
        return (
          <li key={`${entry.label} ${copy}`}>
            <a
              href={cardPath(game, entry)}
              aria-label={entry.label}
              data-shows={entry.label}
              className="block text-ink no-underline"
            >
              <CardFace game={game} entry={entry} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
