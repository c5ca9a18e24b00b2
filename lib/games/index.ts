import type { Game } from "../core/game.ts";
import { conquestOfFates } from "./conquest-of-fates/index.ts";
import { conquestOfOrion } from "./conquest-of-orion/index.ts";
import { openWorlds } from "./open-worlds/index.ts";
import { orionsSpur } from "./orions-spur/index.ts";
import { shoulderOfOrion } from "./shoulder-of-orion/index.ts";

/** The games, in an order that is only ever added to, because deck codes depend on it. */
export const games: readonly [Game, ...Game[]] = [
  openWorlds,
  shoulderOfOrion,
  conquestOfFates,
  conquestOfOrion,
  orionsSpur,
];
