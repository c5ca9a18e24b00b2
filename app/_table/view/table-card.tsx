import { Fragment, memo } from "react";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf } from "../../../lib/core/look/card-view.ts";
import { type Counter, type Spent, USUALLY_SPENT } from "../../../lib/core/table/board.ts";
import { CardName } from "../../_ui/cards/card-name.tsx";
import { hyphenated } from "../../_ui/cards/hyphenated.ts";
import { SmallFace } from "../../_ui/cards/small-face.tsx";
import { PRESS_CARD } from "../input/commands.ts";
import { spaceOnCard } from "../input/space-on-card.ts";
import type { Session } from "../state/session.ts";
import type { CardModel } from "../state/view-model.ts";
import { CardBack } from "./card-back.tsx";
import styles from "./table-card.module.css";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly model: CardModel;
}

/** A card on the table, with its tokens and its state. */
export function TableCard({ game, session, model }: Props) {
  const { id, card, label, isUp, isExhausted, isLit, isSelected, isAbout, target } = model;
  return (
    <button
      type="button"
      id={`card-${id}`}
      aria-labelledby={nameOf(model)}
      className={styles.card}
      draggable
      data-card={id}
      data-shows={label}
      data-shape={faceOf(game, card).shape}
      data-lit={isLit || undefined}
      data-about={isAbout || undefined}
      data-target={target ? true : undefined}
      data-down={isUp ? undefined : true}
      data-exhausted={isExhausted || undefined}
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

interface ObjectProps {
  readonly game: Game;
  readonly model: CardModel;
  readonly known: readonly Counter[];
}

/** What is drawn of a card: its face or its back. */
function CardObject({ game, model, known }: ObjectProps) {
  const { card, label, isHidden, isUp, tokens, note } = model;
  const marks = marksOf({ game, card, tokens, note, known });
  return (
    <span className={styles.object} data-object data-outline={isUp ? faceOf(game, card).outline : undefined}>
      <span className={styles.face}>
        {isUp ? (
          <SmallFace game={game} card={card} label={label} left={tokens} marks={marks} />
        ) : (
          <>
            <CardBack />
            <span className={isHidden ? "sr-only" : styles.known} data-name>
              <CardName name={label} />
            </span>
            {marks}
          </>
        )}
      </span>
    </span>
  );
}

interface Marked {
  readonly game: Game;
  readonly card: Card;
  readonly tokens: Readonly<Record<string, number>> | undefined;
  readonly note: string | undefined;
  readonly known: readonly Counter[];
}

/** The tokens that no track of the card shows, and its note, if there are any. */
function marksOf({ game, card, tokens = {}, note, known }: Marked) {
  const tracks = faceOf(game, card).slots.filter(({ as }) => as === "track");
  const own = known.filter(({ id }) => tokens[id] !== undefined && !tracks.some(({ attribute }) => attribute === id));
  if (own.length === 0 && note === undefined) return undefined;
  return (
    <span className={styles.marks} data-marks>
      {own.map(({ id, name, sign }) => (
        <span key={id} className={styles.mark}>
          {sign === undefined ? `${hyphenated(name)} ${tokens[id]}` : `${signed(tokens[id])} ${sign}`}
        </span>
      ))}
      {note === undefined ? null : <span className={styles.mark}>{`“${note}”`}</span>}
    </span>
  );
}

function signed(change = 0): string {
  return change < 0 ? `−${-change}` : `+${change}`;
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
