import { expect, test } from "vitest";
import { free, mark } from "../../table/by-hand.ts";
import { fates } from "./scenes.ts";

test("End of Battle (p. 10): a unit whose CQ nobody has stated counts 0, but for what is changed by hand", async () => {
  const set = await fates({ at: "tally", lay: { L1: ["Awe-Inspiring Specimen"], L2: ["Forge Sergeant"] } });
  mark(set, "Awe-Inspiring Specimen", "cq", 2);
  expect(set.do("tally").get("conquest")).toBe(2 + 5);
});

test.each([
  ["as it is printed, with what is attached to it", {}, 5 + 6 + 5],
  ["with what effects changed", { cq: 3 }, 5 + 6 + 5 + 3],
  ["-1 and no more while it is plagued", { plagued: 1 }, 5 - 1],
])("Keywords and Terms (p. 15): an attached unit adds its CQ %s", async (_, tokens, cq) => {
  const lay = { L1: ["Forge Sergeant"], L2: ["Pyre Breaker"], L3: ["Magma Skimmer"] };
  const set = await fates({ at: "tally", lay });
  const [unit, below] = [set.id("Forge Sergeant", "L1"), set.id("Pyre Breaker", "L2")];
  free(set, { free: "move", card: set.id("Magma Skimmer", "L3"), to: `under:${below}` });
  free(set, { free: "move", card: below, to: `under:${unit}` });
  for (const [token, by] of Object.entries(tokens)) mark(set, "Pyre Breaker", token, by);
  expect(set.do("tally").get("conquest")).toBe(cq);
});

test("Keywords and Terms (p. 15): a unit that is no longer Plagued has the CQ again that it had before", async () => {
  const set = await fates({ at: "tally", lay: { L1: ["Forge Sergeant"] } });
  mark(set, "Forge Sergeant", "cq", 2);
  mark(set, "Forge Sergeant", "plagued");
  mark(set, "Forge Sergeant", "plagued", -1);
  expect(set.do("tally").get("conquest")).toBe(5 + 2);
});
