import { type DragEvent, memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { BoardZone } from "../state/board-zones.ts";
import type { Session } from "../state/session.ts";
import type { ZoneModel } from "../state/view-model.ts";
import { CardStack } from "./card-stack.tsx";
import { PileView } from "./pile-view.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly place: BoardZone;
}

/** Whether a zone has at most one card, and nothing on it. */
function isSmall({ cards }: ZoneModel): boolean {
  return cards.length < 2 && cards.every(({ below }) => below.length === 0);
}

/**
 * One zone with its cards. It is highlighted while the selected card may be played here, by pressing the zone or
 * dropping the card.
 */
export const ZoneView = memo(function ZoneView({ game, session, place }: Props) {
  const model = useStaged(session.store, (now, shown) =>
    // Cards move at once. Which of them are highlighted takes longer to compute and follows after that paint.
    (now === shown ? now.board() : now.laid).get(place.zone),
  );
  if (!model) return null;
  const { id, name, area, style } = place;
  const { here: move, cards, count } = model;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (move) session.play(move);
  };
  return (
    <section
      className={`zone zone-${area.as}`}
      style={style}
      data-zone={id}
      data-side={area.side}
      data-small={isSmall(model) || undefined}
      data-reach={move ? true : undefined}
      aria-label={name}
      onDragOver={(event) => move && event.preventDefault()}
      onDrop={drop}
    >
      <h2 className="zone-name">
        {name}
        {area.as === "row" && count < 2 ? null : <span className="zone-count"> {count}</span>}
      </h2>
      {area.as === "pile" ? (
        <PileView session={session} place={place} model={model} />
      ) : (
        <ul className="zone-cards">
          {cards.map((card) => (
            <CardStack key={card.id} game={game} session={session} model={card} />
          ))}
        </ul>
      )}
      {move ? (
        <button type="button" className="zone-here" onClick={() => session.play(move)}>
          <span className="sr-only">{`${session.dealer.says(session.view.table, move).what}: ${name}`}</span>
          {count === 0 && area.as !== "pile" ? <span aria-hidden="true">here</span> : null}
        </button>
      ) : null}
    </section>
  );
});
