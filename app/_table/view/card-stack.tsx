import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Session } from "../state/session.ts";
import type { CardModel } from "../state/view-model.ts";
import { TableCard } from "./table-card.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly model: CardModel;
}

/** Up to this many cards below another still fit in one column. */
const MANY = 4;

/** A card and the cards on or under it. */
export const CardStack = memo(function CardStack({ game, session, model }: Props) {
  return (
    <li className="stack" data-many={model.below.length > MANY || undefined}>
      <TableCard game={game} session={session} model={model} />
      {model.below.length === 0 ? null : (
        <ul className="stack-below">
          {model.below.map((card) => (
            <CardStack key={card.id} game={game} session={session} model={card} />
          ))}
        </ul>
      )}
    </li>
  );
});
