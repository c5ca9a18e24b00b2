import { Fragment, memo } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { type Spent, USUALLY_SPENT } from "../../../lib/core/table/board.ts";
import { PRESS_CARD } from "../input/commands.ts";
import { spaceOnCard } from "../input/space-on-card.ts";
import type { Session } from "../state/session.ts";
import type { CardModel } from "../state/view-model.ts";
import { CardObject, statesOf } from "./card-object.tsx";
import styles from "./table-card.module.css";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly model: CardModel;
}

/** A card on the table, with its tokens and its state. */
export function TableCard({ game, session, model }: Props) {
  const { id, label, isSelected, target } = model;
  return (
    <button
      type="button"
      id={`card-${id}`}
      aria-labelledby={nameOf(model)}
      className={styles.card}
      draggable
      {...statesOf(game, model)}
      data-about={model.isAbout || undefined}
      data-target={target ? true : undefined}
      aria-pressed={isSelected}
      onClick={() => PRESS_CARD.run({ session, card: model }, "Enter")}
      {...spaceOnCard(session)}
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
      <CardObject game={game} model={model} known={session.dealer.goldfish.tokens} />
    </button>
  );
}

/** The ids of the elements that make up a card's accessible name: the card itself, and the words for its states, which are
 * on the page once for all cards. */
function nameOf({ id, isUp, isExhausted, lit, isAbout, target }: CardModel): string | undefined {
  const states: (keyof typeof STATES | "exhausted")[] = [];
  if (!isUp) states.push("down");
  if (isExhausted) states.push("exhausted");
  if (isAbout) states.push("about");
  if (lit) states.push(lit);
  if (target) states.push("target");
  const last = states.pop();
  if (last === undefined) return undefined;
  return [`card-${id}`, ...states.map((state) => `state-${state}-and`), `state-${last}`].join(" ");
}

const STATES = {
  down: "face down",
  about: "in question now",
  full: "can be played",
  half: "can only be put elsewhere",
  target: "can be chosen",
};

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
