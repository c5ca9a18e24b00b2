import { test } from "vitest";
import { shoulderOfOrion as game } from "../../lib/games/shoulder-of-orion/index.ts";
import { agree } from "./agree.ts";
import { shoulderOfOrion as reading } from "./shoulder-of-orion.ts";

test("the table and a second reading agree on both sides", () =>
  agree({ game, reading, left: { moves: 0.15, states: 0.25 }, isMixed: true }));
