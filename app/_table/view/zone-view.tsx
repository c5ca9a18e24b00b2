import { type DragEvent, memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { sizesOf } from "../state/packing.ts";
import type { Session } from "../state/session.ts";
import { useZone } from "../state/stages.ts";
import { type PlacedZone, placeOf } from "../state/table-plan.ts";
import { CardStack } from "./card-stack.tsx";
import { PileView } from "./pile-view.tsx";
import styles from "./zone.module.css";
import { CardList, ZoneFrame } from "./zone-frame.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly place: PlacedZone;
}

/**
 * One zone with its cards. It is highlighted while the selected card may be played here, by pressing the zone or
 * dropping the card.
 */
export const ZoneView = memo(function ZoneView({ game, session, place }: Props) {
  const model = useZone(session, place.zone);
  if (!model) return null;
  const { area } = place;
  const { name, here: move, count } = model;
  const sizes = sizesOf(model);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (move) session.play(move);
  };
  return (
    <ZoneFrame
      place={place}
      model={model}
      isFront={area.as === "row" && area.row === session.plan.front}
      style={{ ...placeOf(place), ...sizes }}
      data-reach={move ? true : undefined}
      data-hint={model.isHinted || undefined}
      onDragOver={(event) => move && event.preventDefault()}
      onDrop={drop}
    >
      {area.as === "pile" ? (
        <PileView game={game} session={session} place={place} model={model} />
      ) : (
        <CardList
          model={model}
          style={sizes}
          draw={(card) => <CardStack key={card.id} game={game} session={session} model={card} />}
        />
      )}
      {move ? (
        <button type="button" className={styles.here} data-here onClick={() => session.play(move)}>
          <span className="sr-only">{`${session.dealer.says(session.view.table, move).what}: ${name}`}</span>
          {count === 0 && area.as !== "pile" ? <span aria-hidden="true">Here</span> : null}
          <Wastes says={session.dealer.wastes(session.view.table, move)} />
        </button>
      ) : null}
    </ZoneFrame>
  );
});

/** What would become of the card there. */
function Wastes({ says }: { says: string | undefined }) {
  return says === undefined ? null : <small>{says}</small>;
}
