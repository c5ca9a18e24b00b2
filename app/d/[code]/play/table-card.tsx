import { memo } from "react";
import type { Card } from "../../../../lib/core/card.ts";
import { faceOf, stated } from "../../../../lib/core/drawn.ts";
import type { Game } from "../../../../lib/core/game.ts";
import { Figure } from "../../../_ui/cards/figure.tsx";
import { letterOf } from "../../../_ui/symbols/letters.ts";
import type { CardSeen } from "./scene.ts";
import type { Sitting } from "./sitting.ts";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly seen: CardSeen;
}

/** A card on the table, drawn small: what it is, its name, its numbers, what lies on it. */
export function TableCard({ game, sitting, seen }: Props) {
  const { id, card, label, isUp, isExhausted, isLit, isSelected, target, marks } = seen;
  const states = [
    ...(isUp ? [] : ["face down"]),
    ...(isExhausted ? ["exhausted"] : []),
    ...(isLit ? ["can be played"] : []),
    ...(target ? ["can be chosen"] : []),
  ];
  return (
    <button
      type="button"
      className="table-card"
      draggable
      data-card={id}
      data-lit={isLit || undefined}
      data-target={target ? true : undefined}
      data-down={isUp ? undefined : true}
      data-exhausted={isExhausted || undefined}
      aria-pressed={isSelected}
      onClick={() => (target ? sitting.play(target) : sitting.press(id))}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", label);
        event.dataTransfer.effectAllowed = "move";
        // A page that changes while a drag begins would end it.
        if (!isSelected) setTimeout(() => sitting.select(id));
      }}
      onDragOver={(event) => target && event.preventDefault()}
      onDrop={(event) => {
        if (!target) return;
        event.stopPropagation();
        event.preventDefault();
        sitting.play(target);
      }}
    >
      <Printed game={game} card={card} label={label} />
      {marks === "" ? null : <span className="table-card-marks">{marks}</span>}
      {states.length === 0 ? null : <span className="sr-only">{states.join(", ")}</span>}
    </button>
  );
}

/** What a card shows however it lies. */
const Printed = memo(function Printed({ game, card, label }: { game: Game; card: Card; label: string }) {
  const mark = game.layout.marks[game.kind]?.[String(stated(card, { attribute: game.kind }).value)];
  return (
    <>
      <span className="table-card-name" data-letter={mark && letterOf(mark)}>
        {label}
      </span>
      <span className="table-card-numbers">
        {faceOf(game, card).line.map((slot) => (
          <Figure key={`${slot.attribute} ${slot.part}`} game={game} card={card} slot={slot} />
        ))}
      </span>
    </>
  );
});
