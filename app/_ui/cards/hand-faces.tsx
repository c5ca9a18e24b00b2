import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf } from "../../../lib/core/look/card-view.ts";
import { Face } from "./card-face.tsx";
import frame from "./card-frame.module.css";
import { cardPath } from "./card-path.ts";
import styles from "./hand-faces.module.css";

export interface HandFace {
  readonly id: number;
  readonly entry: Pick<PoolCard, "card" | "label">;
}

interface Props {
  readonly game: Game;
  readonly faces: readonly HandFace[];
  /** The cards that are chosen. */
  readonly chosen?: readonly number[] | undefined;
  /** Chooses a card, while some can be chosen. */
  readonly onChoose?: ((id: number) => void) | undefined;
}

/** The faces of a hand, side by side. */
export function HandFaces({ game, faces, chosen, onChoose }: Props) {
  return (
    <ul className={styles.hand} aria-label="Cards of the hand" data-beside>
      {faces.map(({ id, entry }) => (
        <li
          key={id}
          className={frame.shadow}
          data-shows={entry.label}
          data-outline={faceOf(game, entry.card).outline}
          data-chosen={chosen?.includes(id) || undefined}
        >
          {onChoose ? (
            <button
              type="button"
              aria-pressed={chosen?.includes(id)}
              aria-label={entry.label}
              onClick={() => onChoose(id)}
            >
              <Face game={game} card={entry.card} label={entry.label} />
            </button>
          ) : (
            <a href={cardPath(game, entry)} aria-label={entry.label}>
              <Face game={game} card={entry.card} label={entry.label} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
