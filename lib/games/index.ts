import type { Game } from "../core/game.ts";
import { openWorlds } from "./open-worlds/index.ts";

/** The games, in an order that never changes: deck codes count on it. */
export const games: readonly [Game, ...Game[]] = [openWorlds];
