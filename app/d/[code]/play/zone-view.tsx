import type { CSSProperties, DragEvent } from "react";
import { placed } from "../../../../lib/core/free.ts";
import type { Game } from "../../../../lib/core/game.ts";
import type { Area } from "../../../../lib/core/goldfish.ts";
import { CardStack } from "./card-stack.tsx";
import { PileView } from "./pile-view.tsx";
import type { Reach } from "./reach.ts";
import type { Seen, Sitting } from "./sitting.ts";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly seen: Seen;
  readonly reach: Reach;
  readonly zone: number;
  readonly area: Area;
  readonly style: CSSProperties;
  readonly lit: ReadonlySet<number>;
}

/** One zone with its cards. While a card is picked up that may come here, the zone is lit: a press or a drop plays it. */
export function ZoneView({ game, sitting, seen, reach, zone, area, style, lit }: Props) {
  const { table } = seen;
  const move = reach.zones.get(zone);
  const name = placed(table, zone);
  const cards = table.in(zone);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (move) sitting.play(move);
  };
  return (
    <section
      className={`zone zone-${area.as}`}
      style={style}
      data-zone={table.nameOf(zone)}
      data-side={area.side}
      data-reach={move ? true : undefined}
      aria-label={name}
      onDragOver={(event) => move && event.preventDefault()}
      onDrop={drop}
    >
      <h2 className="zone-name">
        {name}
        {area.as === "row" && cards.length < 2 ? null : <span className="zone-count"> {cards.length}</span>}
      </h2>
      {area.as === "pile" ? (
        <PileView game={game} sitting={sitting} seen={seen} zone={zone} lit={lit} />
      ) : (
        <ul className="zone-cards">
          {cards.map((card) => (
            <CardStack key={card} game={game} sitting={sitting} seen={seen} reach={reach} card={card} lit={lit} />
          ))}
        </ul>
      )}
      {move ? (
        <button type="button" className="zone-here" onClick={() => sitting.play(move)}>
          <span className="sr-only">{`${sitting.dealer.says(table, move).what}: ${name}`}</span>
          <span aria-hidden="true">here</span>
        </button>
      ) : null}
    </section>
  );
}
