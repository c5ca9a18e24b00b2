"use client";
import { memo } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import type { Severity } from "../../../lib/core/judge/rule.ts";
import { faceOf, printed, valueAt } from "../../../lib/core/look/card-view.ts";
import type { DraftLine } from "../../../lib/deck/draft/draft.ts";
import { Figure } from "../../_ui/cards/figure.tsx";
import { Glyph } from "../../_ui/symbols/glyph.tsx";
import { dragging } from "./deck-drop.tsx";
import type { ChosenCopy } from "./deck-place-panel.tsx";

interface Props {
  readonly game: Game;
  readonly line: DraftLine;
  readonly entry: PoolCard;
  readonly copy: number;
  readonly worst: Severity | undefined;
  readonly isChosen: boolean;
  onChoose(chosen: ChosenCopy): void;
}

const TILE =
  "relative flex size-full flex-col items-center gap-0.5 border border-t-3 bg-sheet px-0.5 py-1 text-center text-xs/3.75 aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-accent forced-colors:aria-pressed:border-3";
const EDGES = {
  error: "border-illegal",
  unknown: "border-dashed border-open",
  advice: "border-ink border-t-accent",
} as const;
const SIGNS = { error: "✗", unknown: "?", advice: "" } as const;
const WORDS = { error: "broken", unknown: "not known", advice: "" } as const;

/** One copy of a card at its place, as a small drawing that can be chosen or dragged to move it. */
export const Tile = memo(function Tile({ game, line, entry, copy, worst, isChosen, onChoose }: Props) {
  const { card, label } = entry;
  const face = faceOf(game, card);
  const [kindOf = { attribute: game.kind }] = face.slots.filter(({ at, as }) => at === "line" && as !== "mark");
  const { state, value } = valueAt(card, kindOf);
  const mark = game.layout.marks[kindOf.attribute]?.[String(value)];
  return (
    <li className="min-h-26" {...dragging(line)}>
      <button
        type="button"
        tabIndex={-1}
        data-stop
        className={`${TILE} ${EDGES[worst ?? "advice"]}`}
        aria-pressed={isChosen}
        data-shows={label}
        onClick={() => onChoose({ section: line.section, name: line.name, copy })}
      >
        {worst === undefined ? null : (
          <span className={`absolute top-0.5 right-1 font-bold ${worst === "unknown" ? "text-open" : "text-illegal"}`}>
            <span aria-hidden="true">{SIGNS[worst]}</span>
            <span className="sr-only">{WORDS[worst]}: </span>
          </span>
        )}
        {mark === undefined ? null : <Glyph name={mark} className="text-2xl/none text-accent" silent />}
        <span className="font-semibold text-balance hyphens-auto wrap-anywhere @max-[22rem]/deck:text-[0.6875rem]">
          {label}
        </span>
        {state === "fact" ? (
          <span className="text-[0.6875rem] text-faint @max-[22rem]/deck:hidden">{printed(game.layout, value)}</span>
        ) : null}
        <span className="mt-auto flex items-center justify-center gap-x-1 leading-4 text-faint **:data-value:min-w-0 **:data-value:text-xs">
          {face.line.map((slot) => (
            <Figure key={`${slot.attribute} ${slot.part}`} game={game} card={card} slot={slot} />
          ))}
        </span>
      </button>
    </li>
  );
});
