import { memo, type ReactNode, useMemo } from "react";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf, valueAt } from "../../../lib/core/look/card-view.ts";
import type { Slot, SlotPosition } from "../../../lib/core/look/layout.ts";
import { CardArt } from "./card-art.tsx";
import frame from "./card-frame.module.css";
import { CardName } from "./card-name.tsx";
import { FaceFigure } from "./face-figure.tsx";
import { figureOf } from "./figure.tsx";
import styles from "./small-face.module.css";

import head from "./small-head.module.css";
import { SmallTrack } from "./small-track.tsx";

interface Props {
  readonly game: Game;
  readonly card: Card;
  readonly label: string;
  /** What is left of the values that are drawn as tracks. Without it, all of them are full. */
  readonly left?: Readonly<Record<string, number>> | undefined;
  /** What changes its numbers. It stands on the drawing, beside neither the name nor a number. */
  readonly marks?: ReactNode;
  /** Shows the name and the drawing alone, as on top of a pile. */
  readonly isBare?: boolean;
  readonly isCoarse?: boolean | undefined;
}

/** A longer name takes four lines of the smallest cards. */
const LONG = 20;

/** A card at the size of a hand or a table: its name, its drawing, and the numbers that are told by a place or a symbol. */
export const SmallFace = memo(function SmallFace({ game, card, label, left, marks, isBare = false, isCoarse }: Props) {
  const { shape, outline, slots } = faceOf(game, card);
  const { frames } = game.layout;
  const metal = frames?.of[String(valueAt(card, frames).value)];
  const tracks = isBare ? [] : slots.filter(({ as }) => as === "track");
  // While nothing but its tracks changes, the rest is the same and is not looked at.
  const { above, foot } = useMemo(
    () => partsOf({ game, card, label, marks, isBare, isCoarse }),
    [game, card, label, marks, isBare, isCoarse],
  );
  return (
    <span
      className={`${styles.frame} ${frame.frame}`}
      data-shape={shape}
      data-outline={outline}
      data-metal={metal}
      data-long={label.length > LONG || undefined}
      data-marked={marks === undefined ? undefined : true}
    >
      <span className={`${styles.sheet} ${frame.sheet}`}>
        {above}
        {tracks.length === 0 ? null : (
          <span className={styles.tracks}>
            {tracks.map(({ attribute }) => (
              <SmallTrack
                key={attribute}
                card={card}
                name={attribute}
                left={left === undefined ? undefined : (left[attribute] ?? 0)}
              />
            ))}
          </span>
        )}
        {foot}
      </span>
    </span>
  );
});

/** What stands above the tracks of a small card, and what stands below them. */
function partsOf({ game, card, label, marks, isBare, isCoarse }: Omit<Props, "left">) {
  const { shape, outline, slots } = faceOf(game, card);
  const own = isBare ? [] : smallSlots(game, card);
  const small = own.flatMap((slot) => {
    const figure = figureOf({ game, card, slot });
    return figure === undefined || (slot.at === "band" && figure.isUnknown) ? [] : [{ slot, figure }];
  });
  const isAt = (place: SlotPosition) => small.some(({ slot }) => slot.at === place);
  const at = (...here: SlotPosition[]) =>
    small
      .filter(({ slot }) => here.includes(slot.at))
      .map(({ slot, figure }) => <FaceFigure key={`${slot.attribute} ${slot.part}`} slot={slot} figure={figure} />);
  /** The box for some places. There is none where a card has nothing. */
  const box = (className: string | undefined, ...here: SlotPosition[]) =>
    here.some(isAt) ? <span className={className}>{at(...here)}</span> : null;
  // With nothing at its other side, the name keeps the whole head and the corner is that of the drawing.
  const hasCorner = !own.some((slot) => slot.at === "top-left");
  const hasFoot = FOOT.some(isAt);
  const hasTracks = !isBare && slots.some(({ as }) => as === "track");
  const above = (
    <>
      <span
        className={head.head}
        data-shape={shape}
        data-outline={outline}
        data-flanked={isAt("top-left") || undefined}
        data-banded={isAt("band") || undefined}
      >
        <span className={head.name} data-name>
          <CardName name={label} />
        </span>
        {box(head.left, "top-left")}
        {hasCorner ? null : box(head.right, "top-right")}
        {box(head.kinds, "line")}
      </span>
      {box(styles.band, "band")}
      <span className={styles.main} data-last={!(hasTracks || hasFoot) || undefined}>
        {box(styles.edge, "edge")}
        <span className={`${styles.art} ${frame.art}`}>
          <CardArt game={game} entry={{ card, label }} fills={shape === "wide"} isCoarse={isCoarse ?? false} />
          {hasCorner ? box(styles.corner, "top-right") : null}
          {box(styles.over, "art")}
          {marks}
        </span>
      </span>
    </>
  );
  const foot = hasFoot ? (
    <span className={`${styles.foot} ${frame.foot}`}>
      <span className={styles.start}>{at("bottom-left", "bottom-centre")}</span>
      <span className={styles.end}>{at("bottom-right")}</span>
    </span>
  ) : null;
  return { above, foot };
}

const FOOT: readonly SlotPosition[] = ["bottom-left", "bottom-centre", "bottom-right"];

/** The slots that a small card has room for. Those that need a word to be understood are left to the large face. */
function smallSlots(game: Game, card: Card): readonly Slot[] {
  const { shape, slots, line } = faceOf(game, card);
  const own = slots.filter(({ at, as, on, symbol, large }) => {
    if (as === "track" || at === "lead") return false;
    if (at === "line") return shape === "wide";
    if (at === "bottom-centre") return as === "mark";
    return at === "band" || at === "top-right" || Boolean(as ?? on ?? symbol ?? large);
  });
  const shown = new Set(slots.filter((slot) => own.includes(slot) || slot.as === "track").map(keyOf));
  const more = shape === "wide" ? [] : line.filter((slot) => slot.symbol && !shown.has(keyOf(slot)));
  return [...own, ...more.map((slot): Slot => ({ ...slot, at: "bottom-left" }))];
}

function keyOf({ attribute, part }: Slot): string {
  return `${attribute} ${part}`;
}
