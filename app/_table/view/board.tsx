import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Session } from "../state/session.ts";
import { StateWords } from "./table-card.tsx";
import { ZoneView } from "./zone-view.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
}

/** The zones where the rulebook's picture has them. On a phone, they are stacked. */
export const Board = memo(function Board({ game, session }: Props) {
  return (
    <section className="table-board" aria-label="The table">
      <StateWords spent={session.dealer.goldfish.spent} />
      {session.zones.map((place) => (
        <ZoneView key={place.zone} game={game} session={session} place={place} />
      ))}
    </section>
  );
});
