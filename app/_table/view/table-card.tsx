import { Fragment, memo } from "react";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf, valueAt } from "../../../lib/core/look/card-view.ts";
import { type Spent, USUALLY_SPENT } from "../../../lib/core/table/board.ts";
import { TableFigure } from "../../_ui/cards/figure.tsx";
import { letterOf } from "../../_ui/symbols/letters.ts";
import { PRESS_CARD } from "../input/commands.ts";
import type { Session } from "../state/session.ts";
import type { CardModel } from "../state/view-model.ts";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly model: CardModel;
}

/** A small card on the table: its kind, name, numbers and tokens. */
export function TableCard({ game, session, model }: Props) {
  const { id, card, label, isUp, isExhausted, isLit, isSelected, isAbout, target, marks } = model;
  return (
    <button
      type="button"
      id={`card-${id}`}
      aria-labelledby={nameOf(model)}
      className="table-card"
      draggable
      data-card={id}
      data-lit={isLit || undefined}
      data-about={isAbout || undefined}
      data-target={target ? true : undefined}
      data-down={isUp ? undefined : true}
      data-exhausted={isExhausted || undefined}
      aria-pressed={isSelected}
      onClick={() => PRESS_CARD.run({ session, card: model }, "Enter")}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", label);
        event.dataTransfer.effectAllowed = "move";
        // Changing the page while a drag begins would end the drag.
        if (!isSelected) setTimeout(() => session.select(id));
      }}
      onDragOver={(event) => target && event.preventDefault()}
      onDrop={(event) => {
        if (!target) return;
        event.stopPropagation();
        event.preventDefault();
        session.play(target);
      }}
    >
      <Printed game={game} card={card} label={label} />
      {marks === "" ? null : <span className="table-card-marks">{marks}</span>}
    </button>
  );
}

/** The ids of the elements that make up a card's accessible name: the card itself, and the words for its states, which are
 * on the page once for all cards. */
function nameOf({ id, isUp, isExhausted, isLit, isAbout, target }: CardModel): string | undefined {
  const states: (keyof typeof STATES | "exhausted")[] = [];
  if (!isUp) states.push("down");
  if (isExhausted) states.push("exhausted");
  if (isAbout) states.push("about");
  if (isLit) states.push("lit");
  if (target) states.push("target");
  const last = states.pop();
  if (last === undefined) return undefined;
  return [`card-${id}`, ...states.map((state) => `state-${state}-and`), `state-${last}`].join(" ");
}

const STATES = { down: "face down", about: "in question now", lit: "can be played", target: "can be chosen" };

/** The words for the states of cards. A card that changes its state then refers to other words and keeps its elements. */
export const StateWords = memo(function StateWords({ spent = USUALLY_SPENT }: { spent: Spent | undefined }) {
  return (
    <p hidden>
      {Object.entries({ ...STATES, exhausted: spent.is }).map(([state, says]) => (
        <Fragment key={state}>
          <span id={`state-${state}`}>{says}</span>
          <span id={`state-${state}-and`}>{says},</span>
        </Fragment>
      ))}
    </p>
  );
});

/** What a card shows, whatever its state. */
const Printed = memo(function Printed({ game, card, label }: { game: Game; card: Card; label: string }) {
  const mark = game.layout.marks[game.kind]?.[String(valueAt(card, { attribute: game.kind }).value)];
  return (
    <>
      <span className="table-card-name" data-letter={mark && letterOf(mark)}>
        {label}
      </span>
      <span className="table-card-numbers">
        {faceOf(game, card).line.map((slot) => (
          <TableFigure key={`${slot.attribute} ${slot.part}`} game={game} card={card} slot={slot} />
        ))}
      </span>
    </>
  );
});
