import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { valueAt } from "../../../lib/core/look/card-view.ts";
import { Glyph } from "../symbols/glyph.tsx";

/** The symbol of a card's kind, if its game draws one. */
export function KindMark({ game, card }: { game: Game; card: Card }) {
  const mark = game.layout.marks[game.kind]?.[String(valueAt(card, { attribute: game.kind }).value)];
  return mark === undefined ? null : <Glyph name={mark} />;
}
