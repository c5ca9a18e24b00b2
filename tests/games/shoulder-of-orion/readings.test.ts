import { expect, test } from "vitest";
import { free, many } from "../../table/by-hand.ts";
import { isExerted, paid, playing } from "./scenes.ts";

test("Instants: with nobody to respond to they are played in the play step, and not at the end of the turn", async () => {
  const set = await playing({ lay: { hand: ["Close Ranks", "Border Rifles"] } });
  expect(set.offers()).toContain("play Close Ranks");
  set.do("pass");
  expect([set.phase, set.try("play Close Ranks")]).toEqual(["orbit", expect.stringMatching(/not allowed/)]);
});

test("Heroes and transforming: an exerted hero transforms for its cost like any other", async () => {
  const set = await playing({ lay: { hand: many("Border Rifles", 4) } });
  free(set, { free: "exhaust", card: set.id("Sergeant Vex Amari") });
  paid(set.do("transform Sergeant Vex Amari"), "Border Rifles");
  expect([set.in("ao"), isExerted(set, "Sergeant Vex Amari")]).toEqual([["Sergeant Vex Amari"], true]);
  paid(set.do("transform Sergeant Vex Amari"), "Border Rifles");
  expect(set.in("heroes")).toContain("Sergeant Vex Amari");
});
