import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Shelf } from "../../lib/desk/judge-list.ts";
import { games } from "../../lib/games/index.ts";

/** All games with their built-in cards. */
export const shelf: Shelf = { games, pool: builtInPool };

/** The sample lists of a game, as text. */
export function listsOf(game: Game): readonly [string, string, ...string[]] {
  const [first, second, ...others] = samplesOf(game).map(({ text }) => text.trim());
  if (first === undefined || second === undefined) throw new Error(`${game.id} has too few samples`);
  return [first, second, ...others];
}

/** A list without its headers: its sections and cards alone. */
export function cardsOf(list: string): string {
  return list.slice(list.indexOf("\n\n") + 2);
}
