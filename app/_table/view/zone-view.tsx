import { type CSSProperties, type DragEvent, memo, useMemo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { roomFor, widthsOf } from "../state/packing.ts";
import type { Session } from "../state/session.ts";
import { useZone } from "../state/stages.ts";
import type { PlacedZone } from "../state/table-plan.ts";
import type { CardModel, ZoneModel } from "../state/view-model.ts";
import { CardStack } from "./card-stack.tsx";
import { PileView } from "./pile-view.tsx";
import styles from "./zone.module.css";

declare module "react" {
  interface CSSProperties {
    /** How many cards lie in a zone. The style sheet makes them as large as that allows. */
    "--cards"?: number;
    /** How much room one line, two or three need for them, in widths of a card. */
    "--one"?: number;
    "--two"?: number;
    "--three"?: number;
  }
}

/** From so many cards on, a well that is narrow or low lays them in another way. */
const MANY = [5, 3];

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly place: PlacedZone;
  /** Where the zone lies on the board. */
  readonly lies?: CSSProperties;
}

/**
 * One zone with its cards. It is highlighted while the selected card may be played here, by pressing the zone or
 * dropping the card.
 */
export const ZoneView = memo(function ZoneView({ game, session, place, lies }: Props) {
  const model = useZone(session, place.zone);
  if (!model) return null;
  const { id, area, slot } = place;
  const { name, here: move, count } = model;
  const label = area.as === "row" && slot === 0 ? (area.label ?? name) : "";
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (move) session.play(move);
  };
  return (
    <section
      className={styles[area.as]}
      style={{ ...lies, "--cards": numberIn(model) }}
      data-zone={id}
      data-side={area.side}
      data-front={(area.as === "row" && area.row === session.plan.front) || undefined}
      data-empty={count === 0 || undefined}
      data-label={label !== "" || undefined}
      data-short={label.length < 4 || undefined}
      data-reach={move ? true : undefined}
      aria-label={name}
      onDragOver={(event) => move && event.preventDefault()}
      onDrop={drop}
    >
      {label === "" ? null : (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      {area.as === "pile" ? (
        <PileView game={game} session={session} place={place} model={model} />
      ) : (
        <CardList game={game} session={session} place={place} model={model} />
      )}
      {move ? (
        <button type="button" className={styles.here} data-here onClick={() => session.play(move)}>
          <span className="sr-only">{`${session.dealer.says(session.view.table, move).what}: ${name}`}</span>
          {count === 0 && area.as !== "pile" ? <span aria-hidden="true">Here</span> : null}
        </button>
      ) : null}
    </section>
  );
});

interface ListProps extends Props {
  readonly model: ZoneModel;
}

function CardList({ game, session, place: { area }, model }: ListProps) {
  const { cards } = model;
  const size = useMemo(
    () => ({ "--cards": numberIn(model), ...(area.as === "row" ? lineWidths(model.cards) : {}) }),
    [area, model],
  );
  return (
    <ul
      className={styles.cards}
      style={size}
      data-many={MANY.find((many) => cards.length >= many)}
      data-holds={cards.some(({ below }) => below.length > 0) || undefined}
    >
      {cards.map((card) => (
        <CardStack key={card.id} game={game} session={session} model={card} />
      ))}
    </ul>
  );
}

function lineWidths(cards: readonly CardModel[]): CSSProperties {
  const widths = widthsOf(cards);
  return { "--one": roomFor(widths, 1), "--two": roomFor(widths, 2), "--three": roomFor(widths, 3) };
}

function numberIn({ cards }: ZoneModel): number {
  return Math.max(howMany(cards), 1);
}

function howMany(cards: readonly CardModel[]): number {
  return cards.reduce((sum, { below }) => sum + 1 + howMany(below), 0);
}
