import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { useStaged } from "../../_client/staged-store.ts";
import type { Session } from "../state/session.ts";
import { gridOf, stripStyle } from "../state/table-plan.ts";
import { BoardFrame } from "./board-frame.tsx";
import { StateWords } from "./table-card.tsx";
import { ZoneView } from "./zone-view.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
}

/** The board of the game that is played. */
export const Board = memo(function Board({ game, session }: Props) {
  const plan = useStaged(session.store, (now) => now.plan);
  const board = useStaged(session.store, (now) => now.board);
  return (
    <>
      <StateWords spent={session.dealer.goldfish.spent} />
      <BoardFrame
        plan={plan}
        style={gridOf(plan, (zone) => board.get(zone)?.count ?? 0)}
        stripStyle={stripStyle}
        zone={(place) => <ZoneView key={place.zone} game={game} session={session} place={place} />}
      />
    </>
  );
});
