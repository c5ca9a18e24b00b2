import { test } from "vitest";
import { conquestOfOrion as game } from "../../lib/games/conquest-of-orion/index.ts";
import { agree } from "./agree.ts";
import { conquestOfOrion as reading } from "./conquest-of-orion.ts";

test("the table and a second reading agree on both sides", () =>
  agree({ game, reading, left: { moves: 0.2, states: 0.3 }, isMixed: true }));
