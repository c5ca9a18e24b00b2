import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf, valueAt } from "../../../lib/core/look/card-view.ts";
import type { SlotPosition } from "../../../lib/core/look/layout.ts";
import { CardArt } from "./card-art.tsx";
import styles from "./card-face.module.css";
import frame from "./card-frame.module.css";
import { FaceFigure } from "./face-figure.tsx";
import { figureOf } from "./figure.tsx";

interface Props {
  readonly game: Game;
  readonly entry: Pick<PoolCard, "card" | "label">;
}

/** A card by the anatomy of its game, as wide as what it stands in: a frame that tells its kind, a drawing, its numbers and
 * its text. */
export function CardFace({ game, entry }: Props) {
  const { card, label } = entry;
  const { shape, outline, foot } = faceOf(game, card);
  const { frames } = game.layout;
  const metal = frames?.of[String(valueAt(card, frames).value)];
  const at = (...places: SlotPosition[]) => <Places places={places} game={game} card={card} />;
  return (
    <div className={`${styles.card} ${frame.shadow}`} data-game={game.id} data-outline={outline}>
      <div className={`${styles.frame} ${frame.frame}`} data-shape={shape} data-outline={outline} data-metal={metal}>
        <div className={`${styles.sheet} ${frame.sheet}`}>
          {at("band")}
          {at("over")}
          <div className={styles.head}>
            {at("top-left")}
            <p className={styles.name}>{label}</p>
            {at("top-right")}
          </div>
          <div className={styles.main}>
            {at("edge")}
            <div className={styles.column}>
              <div className={`${styles.art} ${frame.art}`}>
                <CardArt game={game} entry={entry} fills={shape === "wide"} />
                {at("art")}
              </div>
              {at("line")}
              <div className={styles.words}>
                {at("lead")}
                <Text card={card} />
                {foot === undefined ? null : <p className={styles.note}>{foot}</p>}
              </div>
            </div>
          </div>
          {at("tracks")}
          <div className={`${styles.foot} ${frame.foot}`}>{at("bottom-left", "bottom-centre", "bottom-right")}</div>
        </div>
      </div>
    </div>
  );
}

interface PlacesProps {
  readonly places: readonly SlotPosition[];
  readonly game: Game;
  readonly card: Card;
}

/** What stands at some places of a card, with a box for each place. */
function Places({ places, game, card }: PlacesProps) {
  const { slots } = faceOf(game, card);
  return places.map((place) => {
    const own = slots.filter(({ at, textless }) => at === place && !(textless && card.text));
    if (own.length === 0 && !place.startsWith("bottom")) return null;
    return (
      <div key={place} className={styles[place]}>
        {own.map((slot) => {
          const figure = figureOf({ game, card, slot });
          const key = `${slot.attribute} ${slot.part} ${slot.as}`;
          return figure === undefined ? null : <FaceFigure key={key} slot={slot} figure={figure} />;
        })}
      </div>
    );
  });
}

function Text({ card }: { card: Card }) {
  if (!card.text) return null;
  const isPlaceholder = card.standIn?.includes("text") === true;
  return (
    <p
      className={`${styles.text} ${isPlaceholder ? styles.placeholder : ""}`}
      title={isPlaceholder ? "This text is a placeholder, not a fact" : undefined}
    >
      {card.text}
    </p>
  );
}
