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
    <li className="builder-place" data-taken {...dragging(line)}>
      <button
        type="button"
        className="builder-tile"
        aria-pressed={isChosen}
        data-shows={label}
        data-worst={worst}
        onClick={() => onChoose({ section: line.section, name: line.name, copy })}
      >
        {worst === undefined ? null : (
          <span className="builder-tile-sign">
            <span aria-hidden="true">{SIGNS[worst]}</span>
            <span className="sr-only">{WORDS[worst]}: </span>
          </span>
        )}
        {mark === undefined ? null : <Glyph name={mark} className="builder-tile-mark" silent />}
        <span className="builder-tile-name">{label}</span>
        {state === "fact" ? <span className="builder-tile-kind">{printed(game.layout, value)}</span> : null}
        <span className="card-line-numbers builder-tile-numbers">
          {face.line.map((slot) => (
            <Figure key={`${slot.attribute} ${slot.part}`} game={game} card={card} slot={slot} />
          ))}
        </span>
      </button>
    </li>
  );
});
