import { memo, type ReactNode } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf, valueAt } from "../../../lib/core/look/card-view.ts";
import type { Slot, SlotPosition } from "../../../lib/core/look/layout.ts";
import { CardArt } from "./card-art.tsx";
import styles from "./card-face.module.css";
import frame from "./card-frame.module.css";
import { CardName } from "./card-name.tsx";
import art from "./face-art.module.css";
import { FaceFigure } from "./face-figure.tsx";
import head from "./face-head.module.css";
import { figureOf } from "./figure.tsx";
import { Track } from "./track.tsx";

interface Props {
  readonly game: Game;
  readonly card: Card;
  readonly label: string;
  /** The card as it is printed, the name with what is told by a place or a symbol, or the name and the drawing alone. */
  readonly shows?: "all" | "numbers" | "name";
  /** What is left of the values that are drawn as tracks. Without it, all of them are full. */
  readonly left?: Readonly<Record<string, number>> | undefined;
  /** What its numbers count for at a table. */
  readonly counts?: Readonly<Record<string, number | undefined>> | undefined;
  /** What changes its numbers. It stands on the drawing, beside neither the name nor a number. */
  readonly marks?: ReactNode;
  readonly isCoarse?: boolean | undefined;
  /** Whether it is in sight when the page opens. */
  readonly isFirst?: boolean | undefined;
}

/** A longer name takes four lines of the smallest cards. */
const LONG = 20;

const FOOT: readonly SlotPosition[] = ["bottom-left", "bottom-centre", "bottom-right"];

/** A card by the anatomy of its game, as large as the container that it fills: a frame that tells its kind, a drawing, its
 * numbers and its text. */
export const Face = memo(function Face(props: Props) {
  const { game, card, label, shows = "numbers", left, counts, marks, isCoarse } = props;
  const { shape, outline, slots, foot: note } = faceOf(game, card);
  const { frames } = game.layout;
  const isWhole = shows === "all";
  const own = slotsOf(game, card, shows);
  const shown = figuresIn(game, card, own, isWhole);
  const isAt = (place: SlotPosition) => shown.some(({ slot }) => slot.at === place);
  const box = boxesOf(shown, isWhole, counts);
  // With nothing at its other side, the name of a small card has the whole head and the corner is that of the drawing.
  const hasCorner = !isWhole && !slots.some(({ at }) => at === "top-left");
  const hasFoot = FOOT.some(isAt);
  return (
    <span
      className={`${styles.frame} ${frame.frame}`}
      data-shape={shape}
      data-outline={outline}
      data-whole={isWhole || undefined}
      data-metal={frames?.of[String(valueAt(card, frames).value)]}
      data-long={label.length > LONG || undefined}
      data-marked={marks === undefined ? undefined : true}
    >
      <span className={`${styles.sheet} ${frame.sheet}`}>
        {box("band")}
        {box("over")}
        <span
          className={head.head}
          data-shape={shape}
          data-outline={outline}
          data-whole={isWhole || undefined}
          data-flanked={isAt("top-left") || undefined}
        >
          {box("top-left", head.left)}
          <span className={head.name} data-name>
            {isWhole ? label : <CardName name={label} />}
          </span>
          {hasCorner ? null : box("top-right", head.right)}
        </span>
        <span className={styles.main} data-last={!(isWhole || hasFoot || own.some(isTrack)) || undefined}>
          {box("edge")}
          <span className={styles.column}>
            <span className={art.art}>
              <CardArt {...props} size={isCoarse ? "small" : isWhole ? "large" : "medium"} />
              {hasCorner ? box("top-right", art.corner) : null}
              {box("art", art.upon)}
              {marks}
            </span>
            {box("line")}
            {isWhole ? <Words card={card} lead={box("lead")} note={note} /> : null}
          </span>
        </span>
        <Tracks card={card} slots={own} left={left} />
        {hasFoot ? <span className={styles.foot}>{FOOT.map((place) => box(place))}</span> : null}
      </span>
    </span>
  );
});

interface Shown {
  readonly slot: Slot;
  readonly figure: NonNullable<ReturnType<typeof figureOf>>;
}

/** The figures of a card with their slots. Small cards have no room to say that a number of the band is not known. */
function figuresIn(game: Game, card: Card, slots: readonly Slot[], isWhole: boolean): readonly Shown[] {
  return slots.flatMap((slot) => {
    const figure = isTrack(slot) ? undefined : figureOf({ game, card, slot });
    return figure === undefined || (slot.at === "band" && figure.isUnknown && !isWhole) ? [] : [{ slot, figure }];
  });
}

/** Makes the box for a place. There is none where the card has nothing. */
function boxesOf(shown: readonly Shown[], isWhole: boolean, counts: Props["counts"]) {
  return (place: SlotPosition, className = styles[place]) => {
    const here = shown.filter(({ slot }) => slot.at === place);
    if (here.length === 0) return null;
    const isMany = place.startsWith("bottom") && here.length > (isWhole && place === "bottom-right" ? 1 : 2);
    return (
      <span key={place} className={className} data-many={isMany || undefined}>
        {here.map(({ slot, figure }) => (
          <FaceFigure
            key={`${slot.attribute} ${slot.part} ${slot.as}`}
            slot={slot}
            figure={figure}
            now={counts?.[slot.part ?? slot.attribute]}
          />
        ))}
      </span>
    );
  };
}

function Words({ card, lead, note }: { card: Card; lead: ReactNode; note: string | undefined }) {
  return (
    <span className={styles.words}>
      {lead}
      <Text card={card} />
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </span>
  );
}

function Tracks({ card, slots, left }: { card: Card; slots: readonly Slot[]; left: Props["left"] }) {
  const tracks = slots.filter(isTrack);
  if (tracks.length === 0) return null;
  return (
    <span className={styles.tracks}>
      {tracks.map(({ attribute }) => (
        <Track key={attribute} card={card} name={attribute} left={left && (left[attribute] ?? 0)} />
      ))}
    </span>
  );
}

function isTrack({ as }: Slot): boolean {
  return as === "track";
}

interface WholeProps extends Pick<Props, "game" | "isFirst"> {
  readonly entry: Pick<PoolCard, "card" | "label">;
}

/** A card as it is printed, as wide as what it stands in. */
export function CardFace({ game, entry, isFirst }: WholeProps) {
  const { outline } = faceOf(game, entry.card);
  return (
    <div className={`${styles.card} ${frame.shadow}`} data-game={game.id} data-outline={outline}>
      <Face game={game} card={entry.card} label={entry.label} shows="all" isFirst={isFirst} />
    </div>
  );
}

/** The slots that there is room for. Those that need a word to be understood are left to the card as it is printed. */
function slotsOf(game: Game, card: Card, shows: Props["shows"]): readonly Slot[] {
  const { shape, slots, line } = faceOf(game, card);
  if (shows === "name") return [];
  if (shows === "all") return slots.filter(({ textless }) => !(textless && card.text)).map(onItsShape);
  const own = slots.filter(({ at, as, on, symbol, large }) => {
    if (at === "lead") return false;
    if (at === "line") return shape === "wide";
    if (at === "bottom-centre") return as === "mark";
    return at === "band" || at === "top-right" || Boolean(as ?? on ?? symbol ?? large);
  });
  const places = new Set(own.map(keyOf));
  const more = shape === "wide" ? [] : line.filter((slot) => slot.symbol && !places.has(keyOf(slot)));
  return [...own, ...more.map((slot): Slot => ({ ...slot, at: "bottom-left" }))].map(onItsShape);
}

/** What a card is stands on a disc at its lower right corner. */
function onItsShape(slot: Slot): Slot {
  return slot.at === "bottom-right" && slot.as === "mark" ? { ...slot, on: "disc" } : slot;
}

function keyOf({ attribute, part }: Slot): string {
  return `${attribute} ${part}`;
}

function Text({ card }: { card: Card }) {
  if (!card.text) return null;
  const isPlaceholder = card.standIn?.includes("text") === true;
  return (
    <span className={styles.text} title={isPlaceholder ? "This text is a placeholder, not a fact" : undefined}>
      {card.text}
    </span>
  );
}
