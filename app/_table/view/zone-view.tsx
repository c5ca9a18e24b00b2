import { type DragEvent, memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Place } from "../state/places.ts";
import type { Sitting } from "../state/session.ts";
import { useZone } from "../state/staged-updates.ts";
import type { ZoneSeen } from "../state/view-model.ts";
import { CardStack } from "./card-stack.tsx";
import { PileView } from "./pile-view.tsx";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly place: Place;
}

/** Whether a zone has no more than one card, and nothing on it. */
function isSmall({ cards }: ZoneSeen): boolean {
  return cards.length < 2 && cards.every(({ below }) => below.length === 0);
}

/** One zone with its cards. While a card is picked up that may come here, the zone is lit: a press or a drop plays it. */
export const ZoneView = memo(function ZoneView({ game, sitting, place }: Props) {
  const seen = useZone(sitting, place.zone);
  if (!seen) return null;
  const { id, name, area, style } = place;
  const { here: move, cards, count } = seen;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (move) sitting.play(move);
  };
  return (
    <section
      className={`zone zone-${area.as}`}
      style={style}
      data-zone={id}
      data-side={area.side}
      data-small={isSmall(seen) || undefined}
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
        <PileView sitting={sitting} place={place} seen={seen} />
      ) : (
        <ul className="zone-cards">
          {cards.map((card) => (
            <CardStack key={card.id} game={game} sitting={sitting} seen={card} />
          ))}
        </ul>
      )}
      {move ? (
        <button type="button" className="zone-here" onClick={() => sitting.play(move)}>
          <span className="sr-only">{`${sitting.dealer.says(sitting.seen().table, move).what}: ${name}`}</span>
          {count === 0 && area.as !== "pile" ? <span aria-hidden="true">here</span> : null}
        </button>
      ) : null}
    </section>
  );
});
