import type { CSSProperties } from "react";
import type { Game } from "../../../../lib/core/game.ts";
import type { Area } from "../../../../lib/core/goldfish.ts";
import type { Reach } from "./reach.ts";
import type { Seen, Sitting } from "./sitting.ts";
import { ZoneView } from "./zone-view.tsx";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly seen: Seen;
  readonly reach: Reach;
}

/** The zones where the rulebook's picture has them; on a phone one under the other. */
export function Board({ game, sitting, seen, reach }: Props) {
  const lit = new Set(seen.moves.flatMap(({ card }) => (card === undefined ? [] : [card])));
  const areas = [...sitting.dealer.goldfish.areas].sort((a, b) => a.order - b.order);
  const slots = areas.flatMap((area) => slotsOf(sitting, area));
  return (
    <section className="table-board" aria-label="The table">
      {slots.map(({ area, zone, style }) => (
        <ZoneView
          key={zone}
          game={game}
          sitting={sitting}
          seen={seen}
          reach={reach}
          zone={zone}
          area={area}
          style={style}
          lit={lit}
        />
      ))}
    </section>
  );
}

interface Slot {
  readonly area: Area;
  readonly zone: number;
  readonly style: CSSProperties;
}

/** The places of an area: one, or one for each slot of its zone. */
function slotsOf(sitting: Sitting, area: Area): Slot[] {
  const { table } = sitting.seen();
  const count = table.board.zones.find(({ id }) => id === area.zone)?.slots;
  const names = count === undefined ? [area.zone] : Array.from({ length: count }, (_, k) => `${area.zone}:${k + 1}`);
  return names.map((name, k) => {
    const column = area.column + k * (area.step ?? area.span);
    const style = { gridRow: area.row, gridColumn: `${column} / span ${area.span}` };
    return { area, zone: table.zone(name), style };
  });
}
