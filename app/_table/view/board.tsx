import { memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { BoardArea } from "../../../lib/core/table/goldfish.ts";
import { useStaged } from "../../_client/staged-store.ts";
import { heightsOf, shownPlan } from "../state/room.ts";
import type { Session } from "../state/session.ts";
import type { PlacedZone, Strip } from "../state/table-plan.ts";
import styles from "./board.module.css";
import { StateWords } from "./table-card.tsx";
import { ZoneView } from "./zone-view.tsx";

interface Props {
  readonly game: Game;
  readonly session: Session;
}

/** The zones where the rulebook's picture has them. On a phone, a strip of zones is a line that can be swiped. */
export const Board = memo(function Board({ game, session }: Props) {
  const { strips, wells: all, columns } = session.plan;
  const heights = useStaged(session.store, (now) =>
    heightsOf(session, now)
      // Shares that add up to less than one would leave a part of the board free.
      .map((height) => (height === 0 ? "0" : `minmax(1.75rem, ${height * 10}fr)`))
      .join(" "),
  );
  const shown = useStaged(session.store, (now) =>
    shownPlan(session, now)
      .wells.map(({ zone, area }) => `${zone}:${area.span}`)
      .join(" "),
  );
  const spans = new Map<number, number>();
  for (const well of shown.split(" ")) {
    const [zone = -1, span] = well.split(":").map(Number);
    if (span !== undefined) spans.set(zone, span);
  }
  const wells = all.filter(({ zone }) => spans.has(zone));
  const style = { gridTemplateRows: heights, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` };
  return (
    <section className={styles.board} aria-label="The table" style={style} data-strips={strips.length || undefined}>
      {PAPER}
      <StateWords spent={session.dealer.goldfish.spent} />
      {strips.map((strip) => (
        <StripView key={strip.column} game={game} session={session} strip={strip} />
      ))}
      {wells.map((place) => (
        <ZoneView
          key={place.zone}
          game={game}
          session={session}
          place={place}
          lies={placeOf(place, spans.get(place.zone))}
        />
      ))}
    </section>
  );
});

/** The lines that the table lies on, for the largest of screens: those beyond a smaller one are never drawn. */
const PAPER = (
  <svg aria-hidden="true">
    <path d={`M0 .5${"h5120m-5120 16".repeat(180)}M.5 0${"v2880m16-2880".repeat(320)}`} />
  </svg>
);

const StripView = memo(function StripView({ game, session, strip }: Props & { strip: Strip }) {
  const { column, span, zones } = strip;
  return (
    <div className={styles.strip} style={{ gridColumn: `${column} / span ${span}` }}>
      {zones.map((place) => (
        <ZoneView key={place.zone} game={game} session={session} place={place} lies={placeOf(place)} />
      ))}
    </div>
  );
});

/** Kept per zone, so that a zone is not drawn again because of a new object that says the same. */
const kept = new WeakMap<PlacedZone, { readonly gridRow: string; readonly gridColumn: string }>();

function placeOf(place: PlacedZone<BoardArea>, span = place.area.span) {
  const { row, rows = 1, column } = place.area;
  const lies = { gridRow: `${row} / span ${rows}`, gridColumn: `${column} / span ${span}` };
  const before = kept.get(place);
  if (before?.gridColumn === lies.gridColumn) return before;
  kept.set(place, lies);
  return lies;
}
