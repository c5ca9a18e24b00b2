import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf } from "../../../lib/core/look/card-view.ts";
import styles from "../base/felt.module.css";
import { Face } from "../cards/card-face.tsx";
import frame from "../cards/card-frame.module.css";

interface Props {
  readonly game: Game;
  readonly entry: Pick<PoolCard, "card" | "label">;
  /** Where it lies. */
  readonly className?: string | undefined;
}

/** The card that a deck is known by, on its cover. */
export function CoverFace({ game, entry: { card, label }, className = styles.face }: Props) {
  return (
    <div aria-hidden="true" className={className}>
      <div className={`h-full ${frame.shadow}`} data-outline={faceOf(game, card).outline}>
        <Face game={game} card={card} label={label} />
      </div>
    </div>
  );
}
