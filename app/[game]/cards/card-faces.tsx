import type { Pool, PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { groupOf } from "../../../lib/core/look/card-view.ts";
import { CardFace } from "../../_ui/cards/card-face.tsx";
import { cardPath } from "../../_ui/cards/card-path.ts";

interface Props {
  readonly game: Game;
  readonly cards: readonly PoolCard[];
  /** In one row that scrolls sideways, and not in as many rows as there are. */
  readonly isStrip?: true;
}

const STRIP = "flex gap-3 overflow-x-auto p-1 *:w-40 *:flex-none";
/** Two faces side by side on a narrow phone, each wide enough for its text. */
const GRID = "grid grid-cols-[repeat(auto-fill,minmax(9.875rem,1fr))] items-start gap-3";

/** Cards as faces, each a link to its page. */
export function CardFaces({ game, cards, isStrip }: Props) {
  return (
    <ul className={isStrip ? STRIP : GRID}>
      {cards.map((entry) => (
        <li key={entry.label}>
          <a href={cardPath(game, entry)} aria-label={entry.label} className="block text-ink no-underline">
            <CardFace game={game} entry={entry} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A glimpse of a game's cards: the first of every group that its lists have. */
export function oneOfEachGroup({ game, cards }: Pool): readonly PoolCard[] {
  const seen = new Set<string>();
  return cards.filter(({ card }) => {
    const { heading } = groupOf(game, card);
    const isNew = !seen.has(heading);
    seen.add(heading);
    return isNew;
  });
}
