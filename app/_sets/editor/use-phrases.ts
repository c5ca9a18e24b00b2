import { useEffect, useState } from "react";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import type { Goldfish } from "../../../lib/core/table/goldfish.ts";
import { type Understood, understoodOf } from "../../../lib/core/text/understood.ts";

/** The table of a game, once it has been loaded. */
function useTable(game: Game): Goldfish | undefined {
  const [table, setTable] = useState<Goldfish | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    // Without its table, a text can be typed all the same.
    game.goldfish().then(
      (loaded) => isLeft || setTable(loaded),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [game]);
  return table;
}

/** The phrases that the table of a game carries out. */
export function usePhrases(game: Game): readonly { readonly words: string; readonly example: string }[] {
  return useTable(game)?.texts?.phrases ?? NONE;
}

/** What the table makes of each sentence of a card. */
export function useUnderstood(game: Game, card: Card): readonly Understood[] {
  const table = useTable(game);
  return table ? understoodOf(table, card) : NONE;
}

const NONE: readonly never[] = [];
