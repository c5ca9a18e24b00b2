import { expect, test } from "vitest";
import { free, many } from "../../table/by-hand.ts";
import { isExerted, paid, playing } from "./scenes.ts";

test("Instants: with nobody to respond to they are played in the play step, and not at the end of the turn", async () => {
  const set = await playing({ lay: { hand: ["Close Ranks", "Border Rifles"] } });
  expect(set.offers()).toContain("play Close Ranks");
  set.do("pass");
  expect([set.phase, set.try("play Close Ranks")]).toEqual([
    "orbit",
    expect.stringMatching(/only in Play step and Block and Instants, and this is Orbit/),
  ]);
});

test("Heroes and transforming: an exerted hero transforms for its cost like any other", async () => {
  const set = await playing({ lay: { hand: many("Border Rifles", 4) } });
  free(set, { free: "exhaust", card: set.id("Sergeant Vex Amari") });
  paid(set.do("transform Sergeant Vex Amari"), "Border Rifles");
  expect(set.in("ao")).toEqual(["Sergeant Vex Amari"]);
  expect(isExerted(set, "Sergeant Vex Amari"), "whether Sergeant Vex Amari is exerted").toBe(true);
  paid(set.do("transform Sergeant Vex Amari"), "Border Rifles");
  expect(set.in("heroes")).toContain("Sergeant Vex Amari");
});

test("Turn: beginning, end: the table stops at neither; what happens there is done by hand in the play step", async () => {
  const set = await playing({ lay: { orbit: ["Border Rifles"] } });
  expect([set.do("pass").phase, set.table.turn]).toEqual(["play", 2]);
});

test("Tech levels; Heroes and transforming: both are paid with the cache too", async () => {
  const set = await playing({ lay: { cache: many("Border Rifles", 4) } });
  set.do("tech", "use-cache");
  expect([set.get("techLevel"), set.get("energy"), set.phase]).toEqual([2, 2, "play"]);
  const hero = await playing({ lay: { cache: many("Border Rifles", 2) } });
  expect(hero.do("transform Sergeant Vex Amari", "use-cache").in("ao")).toEqual(["Sergeant Vex Amari"]);
});

test("Cache: a card that an effect brings there is not the one of the turn, and the cache may be used with it", async () => {
  const lay = { hand: ["Border Rifles", "Kestrel Pilot"], draw: ["Oathblade"] };
  const set = await playing({ lay });
  free(set, { free: "move", card: set.id("Oathblade", "draw"), to: "cache" });
  set.do("play Border Rifles", "use-cache");
  expect([set.in("ao"), set.in("energy")]).toEqual([["Border Rifles"], ["Oathblade"]]);
  const next = await playing({ lay });
  free(next, { free: "move", card: next.id("Oathblade", "draw"), to: "cache" });
  expect(next.do("cache Kestrel Pilot").in("cache")).toEqual(["Oathblade", "Kestrel Pilot"]);
});
