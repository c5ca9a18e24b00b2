"use client";
import { memo } from "react";
import { faceOf } from "../../../lib/core/look/card-view.ts";
import { readLarge } from "../../_client/card-in-hand.ts";
import { press } from "../../_client/command.tsx";
import { Face } from "../../_ui/cards/card-face.tsx";
import frame from "../../_ui/cards/card-frame.module.css";
import { Stepper } from "../deck/stepper.tsx";
import { RESULT_COMMANDS } from "../state/commands.ts";
import type { ResultProps } from "./result-row.tsx";
import { useCopies } from "./use-copies.ts";

interface Props extends ResultProps {
  readonly column: number;
  readonly columns: number;
  /** Whether all cards of its row lie across. */
  readonly isWide: boolean;
}

/** The ring of the focus is around the card. There is room for it, and on the drawing it would not be seen. The drawing itself
 * takes no press, so that the card is dragged and not its picture. */
const CARD =
  "@container block [&_img]:pointer-events-none w-full cursor-pointer text-left focus-visible:outline-3 focus-visible:outline-offset-1! data-closed:opacity-55";

/** One card of the results as its face, with its copies below it. A press adds one. */
export const ResultFace = memo(function ResultFace(props: Props) {
  const { start, index, measure, place, of, isStop, column, columns, isWide, ...found } = props;
  const { builder, entry, isTouch } = found;
  const { game } = builder.pool;
  const { count, elsewhere, why, name, change } = useCopies(found);
  const { shape, outline } = faceOf(game, entry.card);
  const isAcross = shape === "wide";
  return (
    <li
      ref={measure}
      data-index={index}
      className="absolute top-0 px-1.5 py-1"
      style={{ transform: `translateY(${start}px)`, left: `${(100 * column) / columns}%`, width: `${100 / columns}%` }}
      aria-setsize={of}
      aria-posinset={place}
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", entry.label)}
    >
      <div className={`grid items-center ${isWide ? "aspect-7/5" : "aspect-5/7"}`}>
        <button
          type="button"
          data-row={entry.label}
          data-shows={entry.label}
          data-outline={outline}
          data-closed={why === undefined ? undefined : true}
          tabIndex={isStop ? 0 : -1}
          className={`${CARD} ${frame.shadow} ${isAcross ? "aspect-7/5" : "aspect-5/7"}`}
          onClick={() => (isTouch ? readLarge(entry.label) : change(1))}
          onKeyDown={(event) => press(RESULT_COMMANDS, { count, change }, event)}
          aria-label={name}
          aria-description={why}
          title={why}
        >
          <Face game={game} card={entry.card} label={entry.label} />
        </button>
      </div>
      <span className="mt-1.5 flex h-7 items-center justify-center gap-1 overflow-hidden pointer-coarse:h-11">
        {count > 0 || elsewhere === "" ? null : (
          <span className="min-w-0 flex-1 text-xs/3.5 text-faint">{elsewhere}</span>
        )}
        <Stepper label={entry.label} count={count} onChange={change} keyed isWide />
      </span>
    </li>
  );
});
