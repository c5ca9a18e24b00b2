import type { Game } from "../lib/core/game.ts";
import { games as listed } from "../lib/games/index.ts";
import { toyGame } from "./fixtures/toy-game/index.ts";

/** The games of the list and the toy game: what holds for every game holds for one more. */
export const games: readonly [Game, ...Game[]] = [...listed, toyGame];
