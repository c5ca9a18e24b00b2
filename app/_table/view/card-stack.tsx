import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Session } from "../state/session.ts";
import type { CardModel } from "../state/view-model.ts";
import { TableCard } from "./table-card.tsx";
import styles from "./zone.module.css";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly model: CardModel;
}

/** A card, and beside it the cards on or under it, held together by a line. */
export const CardStack = memo(function CardStack({ game, session, model }: Props) {
  return (
    <li className={styles.stack} data-holds={model.below.length > 0 || undefined}>
      <TableCard game={game} session={session} model={model} />
      {model.below.length === 0 ? null : (
        <ul className={styles.below} aria-label={`On ${model.label}`}>
          {model.below.map((card) => (
            <CardStack key={card.id} game={game} session={session} model={card} />
          ))}
        </ul>
      )}
    </li>
  );
});
