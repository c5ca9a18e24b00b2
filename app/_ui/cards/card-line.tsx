import { memo } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game } from "../../../lib/core/game.ts";
import { faceOf, valueAt } from "../../../lib/core/look/card-view.ts";
import { Glyph } from "../symbols/glyph.tsx";
import { Figure } from "./figure.tsx";

interface Props {
  readonly game: Game;
  readonly entry: Pick<PoolCard, "card" | "label">;
  readonly count?: number;
  /** Where its name leads, on pages where a press on the card does nothing else. */
  readonly href?: string;
}

/** A card as one dense line of a list: its count, its kind, its name, and its numbers at the end. */
export const CardLine = memo(function CardLine({ game, entry, count, href }: Props) {
  const { card, label } = entry;
  const kind = String(valueAt(card, { attribute: game.kind }).value);
  const mark = game.layout.marks[game.kind]?.[kind];
  return (
    <span className="card-line" data-game={game.id} data-shows={label}>
      {count === undefined ? null : <span className="card-line-count">{count}</span>}
      {mark === undefined ? null : <Glyph name={mark} className="card-line-mark" />}
      {href === undefined ? (
        <span className="card-line-name">{label}</span>
      ) : (
        <a className="card-line-name" href={href}>
          {label}
        </a>
      )}
      <span className="card-line-numbers">
        {faceOf(game, card).line.map((slot) => (
          <Figure key={`${slot.attribute} ${slot.part}`} game={game} card={card} slot={slot} />
        ))}
      </span>
    </span>
  );
});
