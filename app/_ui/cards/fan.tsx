import type { Game } from "../../../lib/core/game.ts";
import styles from "../base/felt.module.css";
import { CardFace } from "./card-face.tsx";
import { cardPath } from "./card-path.ts";
import type { HandFace } from "./hand-faces.tsx";

interface Props {
  readonly game: Game;
  readonly label: string;
  readonly faces: readonly HandFace[];
  /** A few cards, shown larger. */
  readonly isLarge?: boolean;
}

/** Cards with their texts, as they are held in a hand. Each is a link to its page. */
export function Fan({ game, label, faces, isLarge }: Props) {
  return (
    <ul className={styles.fan} aria-label={label} data-large={isLarge || undefined} data-beside>
      {faces.map(({ id, entry }) => (
        <li key={id} className={styles.item}>
          <a href={cardPath(game, entry)} aria-label={entry.label} data-shows={entry.label}>
            <CardFace game={game} entry={entry} isFirst />
          </a>
        </li>
      ))}
    </ul>
  );
}
