import type { Game } from "../../../lib/core/game.ts";
import { CardFacts } from "../../_ui/cards/card-facts.tsx";
import type { GameView, Session } from "../state/session.ts";
import { CardActions } from "./card-actions.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly view: GameView;
  readonly card: number;
}

/** What a card says, and the moves to carry it out by hand. */
export function ByHand({ game, session, view, card }: Props) {
  const { table } = view;
  const isWaiting = table.stack.length > 1;
  return (
    <section className="table-hand" aria-label={`${table.label(card)}: facts and moves by hand`}>
      <details open>
        <summary className="label">The card</summary>
        <CardFacts game={game} entry={{ card: table.card(card), label: table.label(card) }} />
      </details>
      {session.dealer.isOver(table) ? null : (
        <details>
          <summary className="label">Apply this card’s text yourself</summary>
          {isWaiting ? (
            <p className="text-sm">First finish what has begun.</p>
          ) : (
            <CardActions session={session} table={table} card={card} />
          )}
        </details>
      )}
    </section>
  );
}
