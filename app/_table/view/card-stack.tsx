import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Sitting } from "../state/session.ts";
import type { CardSeen } from "../state/view-model.ts";
import { TableCard } from "./table-card.tsx";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly seen: CardSeen;
}

/** So many cards below another still stand in one column. */
const MANY = 4;

/** A card and what lies on or under it. */
export const CardStack = memo(function CardStack({ game, sitting, seen }: Props) {
  return (
    <li className="stack" data-many={seen.below.length > MANY || undefined}>
      <TableCard game={game} sitting={sitting} seen={seen} />
      {seen.below.length === 0 ? null : (
        <ul className="stack-below">
          {seen.below.map((card) => (
            <CardStack key={card.id} game={game} sitting={sitting} seen={card} />
          ))}
        </ul>
      )}
    </li>
  );
});
