import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf } from "../../../lib/core/look/card-view.ts";
import type { Counter } from "../../../lib/core/table/board.ts";
import { signed } from "../../../lib/core/words.ts";
import { Face } from "../../_ui/cards/card-face.tsx";
import { CardName } from "../../_ui/cards/card-name.tsx";
import { hyphenated } from "../../_ui/cards/hyphenated.ts";
import type { CardModel } from "../state/view-model.ts";
import { CardBack } from "./card-back.tsx";
import styles from "./table-card.module.css";

/** The states of a card that its style shows. */
export function statesOf(game: Game, { id, card, label, lit, isUp, isExhausted }: CardModel) {
  return {
    "data-card": id,
    "data-shows": label,
    "data-shape": faceOf(game, card).shape,
    "data-lit": lit,
    "data-down": isUp ? undefined : true,
    "data-exhausted": isExhausted || undefined,
  };
}

interface ObjectProps {
  readonly game: Game;
  readonly model: CardModel;
  readonly known: readonly Counter[];
  readonly isCoarse?: boolean;
}

/** What is drawn of a card: its face or its back. */
export function CardObject({ game, model, known, isCoarse }: ObjectProps) {
  const { card, label, isHidden, isUp, tokens, counts, note } = model;
  const marks = marksOf({ game, card, tokens, counts, note, known });
  return (
    <span className={styles.object} data-object data-outline={isUp ? faceOf(game, card).outline : undefined}>
      <span className={styles.face}>
        {isUp ? (
          <Face game={game} card={card} label={label} left={tokens} counts={counts} marks={marks} isCoarse={isCoarse} />
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
  readonly counts: CardModel["counts"];
  readonly note: string | undefined;
  readonly known: readonly Counter[];
}

/** The tokens that neither a track nor a number of the card shows, and its note, if there are any. */
function marksOf({ game, card, tokens = {}, counts = {}, note, known }: Marked) {
  const tracks = faceOf(game, card).slots.filter(({ as }) => as === "track");
  const own = known.filter(
    ({ id, stat = "" }) =>
      tokens[id] !== undefined && counts[stat] === undefined && !tracks.some(({ attribute }) => attribute === id),
  );
  if (own.length === 0 && note === undefined) return undefined;
  return (
    <span className={styles.marks} data-marks>
      {own.map(({ id, name, sign }) => (
        <span key={id} className={styles.mark}>
          {sign === undefined ? `${hyphenated(name)} ${tokens[id]}` : `${signed(tokens[id] ?? 0)} ${sign}`}
        </span>
      ))}
      {note === undefined ? null : <span className={styles.mark}>{`“${note}”`}</span>}
    </span>
  );
}
