import { memo } from "react";
import { artOf } from "../../../lib/art/card-art.ts";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import styles from "./card-art.module.css";

interface Props {
  readonly game: Game;
  readonly entry: Pick<PoolCard, "card" | "label">;
  /** Fills what it stands in, and is cut off at the sides; otherwise all of it is shown. */
  readonly fills?: boolean;
  /** Leaves its finest lines out and rounds the others, as one sees no more of it in a picture of many cards. */
  readonly isCoarse?: boolean;
}

/** The drawing of a card: made from its name and what it is, so that it is the same wherever the card is shown. */
export const CardArt = memo(function CardArt({ game, entry, fills = false, isCoarse = false }: Props) {
  const { faint, axis, body, line } = artOf(game, entry.card, entry.label);
  const drawn = isCoarse ? coarse : (path: string) => path;
  return (
    <svg
      viewBox="0 0 100 70"
      preserveAspectRatio={fills ? "xMidYMid slice" : undefined}
      className={styles.drawing}
      aria-hidden="true"
      data-art
    >
      {isCoarse ? null : <path className={styles.faint} d={faint} />}
      {axis === "" || isCoarse ? null : <path className={styles.axis} d={axis} />}
      <path className={styles.body} d={drawn(body)} />
      <path d={drawn(line)} />
    </svg>
  );
});

/** A path in whole units, of which a hundred are the width of a drawing. */
function coarse(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
