import type { Game } from "../../../lib/core/game.ts";
import { faceOf, printed, valueAt } from "../../../lib/core/look/card-view.ts";
import type { Slot } from "../../../lib/core/look/layout.ts";
import frame from "../../_ui/cards/card-frame.module.css";
import { CardName } from "../../_ui/cards/card-name.tsx";
import { letterOf, small } from "../../_ui/symbols/letters.ts";
import type { CardModel } from "../state/view-model.ts";
import { CardBack } from "../view/card-back.tsx";
import styles from "./in-play.module.css";

interface Props {
  readonly game: Game;
  readonly model: CardModel;
  /** The ids of the drawings that the picture holds, by the names of cards. */
  readonly drawings: ReadonlyMap<string, string>;
}

/** A card in the picture of a table, and beside it the cards on or under it. Nothing of it can be pressed. */
export function StillCard({ game, model, drawings }: Props) {
  const { isUp, isExhausted, isLit, below } = model;
  const isWide = faceOf(game, model.card).shape === "wide";
  const states = { ...(isWide && WIDE), ...(isLit && LIT), ...(isExhausted && EXHAUSTED) };
  return (
    <div className={below.length > 0 ? styles.group : styles.one}>
      <span className={styles.card} {...states}>
        {isUp ? <Face game={game} model={model} drawings={drawings} /> : <CardBack />}
      </span>
      {below.map((one) => (
        <StillCard key={one.id} game={game} model={one} drawings={drawings} />
      ))}
    </div>
  );
}

// An attribute without a value would be sent for every card all the same.
const WIDE = { "data-wide": "" };
const LIT = { "data-lit": "" };
const EXHAUSTED = { "data-exhausted": "" };
/** A word or a number that a narrow card has no room for, because its numbers have more letters than this. */
const MORE = { "data-more": "" };
const ROOMY = 3;
/** A drawing that fills its box, whose form is not that of its grid. */
const SLICED = { preserveAspectRatio: "xMidYMid slice" };

/** Shorter words fit on a line of these cards, which are smaller than those that are played with. */
const LONG = 6;

/** The name, the drawing and the numbers that tell a card from others: lighter than a face that is read. */
function Face({ game, model, drawings }: Props) {
  const { card, label } = model;
  const { outline, shape } = faceOf(game, card);
  const numbers = numbersOn(game, model);
  const first = numbers.find(({ slot }) => slot.symbol) ?? numbers[0];
  const isLong = numbers.reduce((letters, { says }) => letters + String(says).length, 0) > ROOMY;
  const { frames } = game.layout;
  const metal = frames?.of[String(valueAt(card, frames).value)];
  return (
    <span className={`${styles.face} ${frame.frame}`} data-outline={outline} {...(metal && { "data-metal": metal })}>
      <span className={`${styles.sheet} ${frame.sheet}`}>
        <b>
          <CardName name={label} long={LONG} />
        </b>
        <svg viewBox="0 0 100 70" aria-hidden="true" {...(shape === "wide" && SLICED)}>
          <use href={`#${drawings.get(label)}`} />
        </svg>
        <i>
          {numbers.map((number) => (
            <span
              key={number.slot.attribute}
              data-letter={number.slot.symbol && letterOf(small(number.slot.symbol))}
              {...(number !== first && (isLong || !number.slot.symbol) && MORE)}
            >
              {number.isFact ? number.says : <em>{number.says}</em>}
            </span>
          ))}
        </i>
      </span>
    </span>
  );
}

/** The numbers of a card that are known, or made up so that it can be played. */
export function numbersOn(game: Game, { card, tokens }: Pick<CardModel, "card" | "tokens">) {
  const { line, slots } = faceOf(game, card);
  return line.flatMap((slot) => {
    // A track is emptied at the table. Other tokens say by how much a number has changed.
    const isTrack = slots.some(({ as, attribute }) => as === "track" && attribute === slot.attribute);
    const says = isTrack && tokens ? (tokens[slot.attribute] ?? 0) : numberOf(game, card, slot);
    return says === undefined ? [] : [{ slot, says, isFact: valueAt(card, slot).state !== "stand-in" }];
  });
}

/** A number of a card, or the word of what it is, if that is known. Costs in symbols have no room. */
function numberOf(game: Game, card: CardModel["card"], slot: Slot): string | undefined {
  const { state, value } = valueAt(card, slot);
  if (state === "unknown" || state === "none" || value === false || slot.as !== undefined) return undefined;
  return value === true ? slot.label : printed(game.layout, value, "•");
}
