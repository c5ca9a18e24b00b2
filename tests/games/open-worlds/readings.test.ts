import { expect, test } from "vitest";
import { free } from "../../table/by-hand.ts";
import { type Lay, type Scene, scene } from "../../table/scenario.ts";

const LIST = `Game: Open Worlds
Player
City 20
2 Exploit
4 Outpost
Industry 8
2 Suck Dry
Frigate
Troops 20
Research

Worlds
Koti
Phoebe K2
Graense
Vita Ptal
Maail
`;

/** The Stage step with nothing but what is laid; other cards are on the Trash Heap. */
function staging(lay: Lay): Promise<Scene> {
  const worlds = { "worlds:1": ["Koti"], "worlds:4": ["Vita Ptal"] };
  return scene("open-worlds", { list: LIST, at: "stage", rest: "trash", lay: { ...worlds, ...lay } });
}

test("Swaps (p. 10): one facility returns for each that comes, whichever of several the player chooses", async () => {
  const lay = { hand: ["City 20"], "facilities:4": ["Exploit 1", "Outpost 1", "Exploit 1"], draw: ["Outpost 1"] };
  const set = (await staging(lay)).do("stage City 20 > staged:4", "pass", "resolve > worlds:4");
  expect(set.offers()).toEqual(["swap Exploit 1", "swap Outpost 1", "swap Exploit 1", "pass"]);
  set.do("swap Outpost 1");
  expect([set.in("hand"), set.in("facilities:4")]).toEqual([["Outpost 1"], ["Exploit 1", "Exploit 1", "City 20"]]);
});

test("Orbital Activity, Surface Conflict (p. 12): alone there is neither; Ground Forces stay in play", async () => {
  const lay = { hand: ["Troops 20"], "facilities:4": ["City 20"], "orbitals:4": ["Frigate 12"], draw: ["Outpost 1"] };
  const set = (await staging(lay)).do("stage Troops 20 > staged:4", "pass", "pass", "resolve > worlds:4");
  expect([set.phase, set.offers()]).toEqual(["resolve", ["pass"]]);
  set.do("pass", "pass");
  expect([set.table.turn, set.in("ground:4"), set.in("orbitals:4")]).toEqual([2, ["Troops 20"], ["Frigate 12"]]);
});

test("Utilities (p. 6): the table offers to stage and to trash them; what they do is done by hand", async () => {
  const set = await staging({ hand: ["Research"], draw: ["Outpost 1"] });
  expect(set.offers()).toEqual(["stage Research > staged:1", "stage Research > staged:4", "pass"]);
  expect([set.do("pass").phase, set.offers()]).toEqual(["trash", ["trash Research", "pass"]]);
});

test("The Final Turn (p. 13): a deck that a card's text has emptied counts at the next Draw", async () => {
  const set = await staging({ draw: ["Outpost 1"] });
  expect(free(set, { free: "move", card: set.id("Outpost 1", "draw"), to: "trash" })).toBeUndefined();
  expect([set.phase, set.get("last")]).toEqual(["stage", 0]);
  set.do("pass", "pass");
  expect([set.table.turn, set.get("final")]).toEqual([2, 1]);
});

test("The Final Turn (p. 13): Prohibited cards are replaced at its beginning, drawn ones too, and not later", async () => {
  const open = async () => {
    const set = await staging({ hand: ["Suck Dry"], draw: ["Outpost 1", "Outpost 1"] });
    set.do("pass", "pass");
    set.table.move(set.id("Suck Dry", "trash"), set.table.zone("draw"));
    return set;
  };
  const set = (await open()).do("replace Suck Dry");
  expect([set.in("hand").includes("Suck Dry"), set.offers()]).toEqual([true, ["replace Suck Dry", "pass"]]);
  const later = (await open()).do("pass");
  expect([later.phase, later.try("replace Suck Dry")]).toEqual(["stage", expect.stringMatching(/not allowed/)]);
});
