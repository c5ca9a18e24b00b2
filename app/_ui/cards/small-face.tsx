import { memo } from "react";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf, valueAt } from "../../../lib/core/look/card-view.ts";
import type { Slot, SlotPosition } from "../../../lib/core/look/layout.ts";
import { CardArt } from "./card-art.tsx";
import frame from "./card-frame.module.css";
import { FaceFigure } from "./face-figure.tsx";
import { hyphenated } from "./hyphenated.ts";
import styles from "./small-face.module.css";

import head from "./small-head.module.css";
import { SmallTrack } from "./small-track.tsx";

interface Props {
  readonly game: Game;
  readonly card: Card;
  readonly label: string;
  /** What is left of the values that are drawn as tracks. Without it, all of them are full. */
  readonly left?: Readonly<Record<string, number>> | undefined;
  /** Shows the name and the drawing alone, as on top of a pile. */
  readonly isBare?: boolean;
}

/** A card at the size of a hand or a table: its name, its drawing, and the numbers that are told by a place or a symbol. */
export const SmallFace = memo(function SmallFace({ game, card, label, left, isBare = false }: Props) {
  const { shape, outline, slots } = faceOf(game, card);
  const { frames } = game.layout;
  const metal = frames?.of[String(valueAt(card, frames).value)];
  const small = isBare ? [] : smallSlots(game, card);
  const at = (...places: SlotPosition[]) =>
    small
      .filter((slot) => places.includes(slot.at))
      .map((slot) => <FaceFigure key={`${slot.attribute} ${slot.part}`} game={game} card={card} slot={slot} />);
  // With nothing at its other side, the name keeps the whole head and the corner is that of the drawing.
  const hasCorner = !small.some((slot) => slot.at === "top-left");
  const tracks = isBare ? [] : slots.filter(({ as }) => as === "track");
  return (
    <span className={`${styles.frame} ${frame.frame}`} data-shape={shape} data-outline={outline} data-metal={metal}>
      <span className={`${styles.sheet} ${frame.sheet}`}>
        <span className={head.head} data-shape={shape} data-outline={outline}>
          <span className={head.name} data-name>
            {hyphenated(label)}
          </span>
          <span className={head.left}>{at("top-left")}</span>
          <span className={head.right}>{hasCorner ? null : at("top-right")}</span>
          <span className={head.kinds}>{at("line")}</span>
        </span>
        <span className={styles.band}>{at("band")}</span>
        <span className={styles.main}>
          <span className={styles.edge}>{at("edge")}</span>
          <span className={`${styles.art} ${frame.art}`}>
            <CardArt game={game} entry={{ card, label }} fills={shape === "wide"} />
            <span className={styles.corner}>{hasCorner ? at("top-right") : null}</span>
            <span className={styles.over}>{at("art")}</span>
          </span>
        </span>
        <span className={styles.tracks}>
          {tracks.map(({ attribute }) => (
            <SmallTrack
              key={attribute}
              name={attribute}
              full={valueAt(card, { attribute })}
              left={left === undefined ? undefined : (left[attribute] ?? 0)}
            />
          ))}
        </span>
        <span className={`${styles.foot} ${frame.foot}`}>
          <span>{at("bottom-left", "bottom-centre")}</span>
          <span>{at("bottom-right")}</span>
        </span>
      </span>
    </span>
  );
});

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
