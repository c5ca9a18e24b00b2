import { cellOf } from "../cards/cells.ts";
import { keyOf } from "../cards/pool.ts";
import type { Card, CardSet } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { cellColumns } from "./sheet.ts";

export interface Difference {
  readonly column: string;
  /** The cells of the lower and of the upper set. An empty one is not known. */
  readonly below: string;
  readonly above: string;
}

/** A card that two sets know differently. */
export interface Overlap {
  readonly name: string;
  readonly differences: readonly Difference[];
}

/** What the cells of two entries of one card say differently. What only one of them knows is no difference. */
export function differences(game: Game, below: Card, above: Card): readonly Difference[] {
  return cellColumns(game).flatMap((column) => {
    if (column === "name") return [];
    const [low, high] = [below, above].map((card) => cellOf(game, column, Reflect.get(card, column)));
    return low === undefined || high === undefined || low === "" || high === "" || low === high
      ? []
      : [{ column, below: low, above: high }];
  });
}

/** The cards that a set knows otherwise than one that lies below it. */
export function overlaps(game: Game, below: CardSet, above: CardSet): readonly Overlap[] {
  const lower = new Map(below.cards.map((card) => [keyOf(game, card), card]));
  return above.cards.flatMap((card) => {
    const same = lower.get(keyOf(game, card));
    const found = same === undefined ? [] : differences(game, same, card);
    return found.length === 0 ? [] : [{ name: card.name, differences: found }];
  });
}
