// Texts that play themselves: scenes at the table.
import { describe, expect, test } from "vitest";
import { TOKEN } from "../../../lib/games/conquest-of-orion/table/table.ts";
import { many } from "../../table/by-hand.ts";
import { damage, galaxy, LIST, stored } from "./galaxy.ts";

describe("scenes", () => {
  const rich = { blue: 6, gold: 6, red: 6, tier: 9 };

  test("an ability asks for its target, deals its damage after shields, and lies in the graveyard", async () => {
    const lay = { hand: ["Rail Salvo"], "on Ice Planet": ["Picket Cutter", "Broadside Cruiser"] };
    const set = await galaxy({ ...rich, lay });
    set.do("play Rail Salvo");
    expect([set.phase, set.offers()]).toEqual(["text", ["choose Picket Cutter", "choose Broadside Cruiser", "pass"]]);
    set.do("choose Broadside Cruiser");
    const dealt = set.token("Broadside Cruiser", "damage");
    expect([set.phase, set.in("graveyard"), dealt]).toEqual(["economy", ["Rail Salvo"], 1]);
  });

  test("nobody has to harm a unit of their own", async () => {
    const set = await galaxy({ ...rich, lay: { hand: ["Rail Salvo"], "on Ice Planet": ["Picket Cutter"] } });
    set.do("play Rail Salvo", "pass");
    expect([set.phase, set.token("Picket Cutter", "damage")]).toEqual(["economy", 0]);
  });

  test("a unit that enters looks at the top card, which may go to the bottom", async () => {
    const set = await galaxy({ ...rich, lay: { hand: ["Tramp Hauler"] } });
    const [top] = set.table.in(set.table.zone("draw"));
    set.do("play Tramp Hauler > #Ice Planet");
    expect([set.phase, set.offers()]).toEqual(["text", ["carry-out", "pass"]]);
    set.do("carry-out");
    expect([set.phase, set.table.in(set.table.zone("draw")).at(-1)]).toEqual(["economy", top]);
  });

  test("a unit that is destroyed does what it says once it is gone", async () => {
    const list = LIST.replace("2 Tramp Hauler", "2 Salvage Drone");
    const set = await galaxy({ list, lay: { "on Ice Planet": ["Salvage Drone"] } });
    damage(set, "Salvage Drone", 9).do("pass");
    expect([set.in("graveyard"), stored(set)]).toEqual([["Salvage Drone"], [0, 1, 0]]);
  });

  test("shields prevent only so much in one turn", async () => {
    const lay = { hand: many("Rail Salvo", 2), "on Ice Planet": ["Broadside Cruiser"] };
    const set = await galaxy({ ...rich, lay });
    set.do("play Rail Salvo", "choose Broadside Cruiser");
    expect(set.token("Broadside Cruiser", "damage")).toBe(1);
    for (const counter of [0, 1, 2]) set.table.set(counter, 6);
    set.do("play Rail Salvo", "choose Broadside Cruiser");
    expect(set.token("Broadside Cruiser", "damage")).toBe(1 + 3);
  });

  test("a conquest lets both the unit and the planet do what they say", async () => {
    const lay = { neutral: ["Hollow Frost"], "on Ice Planet": ["Survey Frigate"] };
    const set = await galaxy({ ...rich, lay });
    set.table.setToken(set.id("Survey Frigate"), TOKEN.entered, -1);
    set.do("conquer Survey Frigate > #Hollow Frost");
    expect([set.phase, set.in("hand").length]).toEqual(["economy", 2]);
  });
});
