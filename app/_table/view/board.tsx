import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Sitting } from "../state/session.ts";
import { StateWords } from "./table-card.tsx";
import { ZoneView } from "./zone-view.tsx";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
}

/** The zones where the rulebook's picture has them; on a phone one under the other. */
export const Board = memo(function Board({ game, sitting }: Props) {
  return (
    <section className="table-board" aria-label="The table">
      <StateWords spent={sitting.dealer.goldfish.spent} />
      {sitting.places.map((place) => (
        <ZoneView key={place.zone} game={game} sitting={sitting} place={place} />
      ))}
    </section>
  );
});
