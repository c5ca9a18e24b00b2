// The thinking pilot plays to win: a loss is never a fast end.
import { expect, test } from "vitest";
import { COUNTER } from "../../../lib/games/shoulder-of-orion/table/table.ts";
import { think } from "../../../lib/pilots/thinking.ts";
import { attackedFor, playing } from "./scenes.ts";

test("it blocks where a block saves the game", async () => {
  const set = await playing({ lay: { ao: ["Kestrel Pilot"] }, goes: "first", faced: true });
  attackedFor(set, 3);
  set.table.set(COUNTER.life, 2);
  expect(think(set.dealer, set.table, { rolls: 3, seed: "block" })?.move.do).toBe("block");
});

test("it ends the game when it can", async () => {
  const set = await playing({ lay: { ao: ["Kestrel Pilot"] }, faced: true, counters: { dummyLife: 1 } });
  expect(think(set.dealer, set.table, { rolls: 2, seed: "win" })?.move.do).toBe("attack");
});
