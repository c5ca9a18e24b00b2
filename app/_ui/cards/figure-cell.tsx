import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { valueAt } from "../../../lib/core/look/card-view.ts";
import type { Slot } from "../../../lib/core/look/layout.ts";
import { figureOf } from "./figure.tsx";
import { PLACEHOLDER } from "./placeholder.ts";

interface Props {
  readonly game: Game;
  readonly card: Card;
  /** Undefined where the card has nothing in the column. */
  readonly slot: Slot | undefined;
}

/** A number of a card in a column that says what it is. Placeholders are slanted and dotted, and say so. */
export function FigureCell({ game, card, slot }: Props) {
  const figure = slot && figureOf({ game, card, slot });
  if (!figure) return null;
  const { said, isStandIn, isUnknown } = figure;
  // The column says already what a flag is called.
  const isFlag = valueAt(card, slot).value === true;
  const drawn = isFlag ? "✓" : figure.drawn;
  if (!isStandIn && !isUnknown && !isFlag && slot.as === undefined) return drawn;
  return (
    <span role="img" title={said} className={isStandIn ? PLACEHOLDER : isUnknown ? "text-faint" : ""}>
      {drawn}
    </span>
  );
}
