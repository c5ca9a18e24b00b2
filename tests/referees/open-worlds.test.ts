import { test } from "vitest";
import { openWorlds as game } from "../../lib/games/open-worlds/index.ts";
import { agree } from "./agree.ts";
import { openWorlds as reading } from "./open-worlds.ts";

test("the table and a second reading agree on both sides", () =>
  agree({ game, reading, left: { moves: 0.15, states: 0.15 }, isMixed: true }));
