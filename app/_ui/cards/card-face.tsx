import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf, valueAt } from "../../../lib/core/look/card-view.ts";
import type { Face, SlotPosition } from "../../../lib/core/look/layout.ts";
import { LargeGlyph } from "../symbols/large-glyph.tsx";
import { Figure } from "./figure.tsx";

interface Props {
  readonly game: Game;
  readonly entry: Pick<PoolCard, "card" | "label">;
}

/** A card drawn with text and symbols by its game's layout, as wide as its container. */
export function CardFace({ game, entry }: Props) {
  const { card, label } = entry;
  const face = faceOf(game, card);
  const { frames } = game.layout;
  const frame = frames?.of[String(valueAt(card, frames).value)];
  return (
    <div className="face" data-game={game.id}>
      <div className="face-sheet" data-shape={face.shape} data-frame={frame}>
        <div className="face-head">
          <At places={["top-left"]} face={face} game={game} card={card} />
          <p className="face-name">{label}</p>
          <At places={["top-right"]} face={face} game={game} card={card} />
        </div>
        <At places={["band"]} face={face} game={game} card={card} />
        <At places={["under-left", "under-right"]} face={face} game={game} card={card} />
        <At places={["line"]} face={face} game={game} card={card} />
        <div className="face-body">
          <At places={["edge"]} face={face} game={game} card={card} />
          <div className="face-words">
            <At places={["lead"]} face={face} game={game} card={card} />
            {card.text ? <Words card={card} text={card.text} /> : <Picture game={game} face={face} card={card} />}
          </div>
        </div>
        {face.foot === undefined ? null : <p className="face-turned">{face.foot}</p>}
        <At places={["bottom-left", "bottom-centre", "bottom-right"]} face={face} game={game} card={card} />
      </div>
    </div>
  );
}

interface AtProps {
  readonly places: readonly SlotPosition[];
  readonly face: Face;
  readonly game: Game;
  readonly card: Card;
}

/** The slots at some positions of a card, one box per position. A position without slots gets no box. */
function At({ places, face, game, card }: AtProps) {
  const own = face.slots.filter(({ at, textless }) => places.includes(at) && !(textless && card.text));
  if (own.length === 0) return null;
  const boxes = places.map((place) => (
    <span key={place} className={`face-at face-${place}`}>
      {own
        .filter(({ at }) => at === place)
        .map((slot) => (
          <Figure key={`${slot.attribute} ${slot.part} ${slot.as}`} game={game} card={card} slot={slot} />
        ))}
    </span>
  ));
  return places.length === 1 ? boxes : <div className="face-row">{boxes}</div>;
}

function Words({ card, text }: { card: Card; text: string }) {
  const standIn = card.standIn?.includes("text") === true;
  return (
    <div className="face-text">
      <p className={standIn ? "stand-in" : ""} title={standIn ? "This text is a placeholder, not a fact" : undefined}>
        {text}
      </p>
    </div>
  );
}

/** What a card without a text is, as a drawing in place of its picture. */
function Picture({ game, face, card }: { game: Game; face: Face; card: Card }) {
  const markOf = (attribute: string) => game.layout.marks[attribute]?.[String(valueAt(card, { attribute }).value)];
  const mark = markOf(face.picture ?? game.kind) ?? markOf(game.kind);
  return (
    <div className="face-picture">
      {mark === undefined ? null : <LargeGlyph name={mark} className="face-drawing" />}
    </div>
  );
}
