import { type CSSProperties, type DragEvent, memo, type RefObject, useRef } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { useStaged } from "../../_client/staged-store.ts";
import { lineWidth, widthsOf } from "../state/packing.ts";
import { isResized } from "../state/room.ts";
import type { Session } from "../state/session.ts";
import type { PlacedZone } from "../state/table-plan.ts";
import type { CardModel } from "../state/view-model.ts";
import { CardStack } from "./card-stack.tsx";
import { PileView } from "./pile-view.tsx";
import styles from "./zone.module.css";

declare module "react" {
  interface CSSProperties {
    /** How many cards lie in a zone. The style sheet makes them as large as that allows. */
    "--cards"?: number;
    /** How wide one line, two or three have to be for them, in widths of a card. */
    "--one"?: number;
    "--two"?: number;
    "--three"?: number;
    /** How wide the faces were before a move. */
    "--face-width"?: string | undefined;
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
  const model = useStaged(session.store, (now, shown) =>
    // Cards move at once. Which of them are highlighted takes longer to compute and follows after that paint.
    (now === shown ? now.board() : now.laid).get(place.zone),
  );
  const isChanged = useStaged(session.store, (now, shown) => isResized(session, place.zone, now, shown));
  const list = useRef<HTMLUListElement>(null);
  const kept = useFaceWidth(list, isChanged);
  if (!model) return null;
  const { id, area, slot } = place;
  const { name, here: move, cards, count } = model;
  const label = area.as === "row" && slot === 0 ? (area.label ?? name) : "";
  const number = Math.max(howMany(cards), 1);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (move) session.play(move);
  };
  return (
    <section
      className={styles[area.as]}
      style={{ ...lies, "--cards": number }}
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
        <ul
          ref={list}
          className={styles.cards}
          style={{ "--cards": number, "--face-width": kept, ...(area.as === "row" ? lineWidths(cards) : {}) }}
          data-kept={kept && true}
          data-many={MANY.find((many) => cards.length >= many)}
          data-holds={cards.some(({ below }) => below.length > 0) || undefined}
        >
          {cards.map((card) => (
            <CardStack key={card.id} game={game} session={session} model={card} />
          ))}
        </ul>
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

function lineWidths(cards: readonly CardModel[]): CSSProperties {
  const widths = widthsOf(cards);
  return { "--one": lineWidth(widths, 1), "--two": lineWidth(widths, 2), "--three": lineWidth(widths, 3) };
}

function howMany(cards: readonly CardModel[]): number {
  return cards.reduce((sum, { below }) => sum + 1 + howMany(below), 0);
}

/** How wide the faces of a list were before a move, while that is not painted yet. */
function useFaceWidth(list: RefObject<HTMLElement | null>, isResized: boolean): string | undefined {
  const kept = useRef<string>(undefined);
  kept.current = isResized ? (kept.current ?? faceWidth(list.current)) : undefined;
  return kept.current;
}

/**
 * Read before the page changes, when nothing has to be laid out for it. Cards that are lines are left alone.
 */
function faceWidth(list: HTMLElement | null): string | undefined {
  const card = list?.querySelector("button")?.getBoundingClientRect();
  // What is handed down is rounded to six digits, and then down to 64ths of a pixel. A face that is one of these smaller
  // than before would be laid out anew.
  return card && card.height > card.width ? `${card.width + 1 / 128}px` : undefined;
}
