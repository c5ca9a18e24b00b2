import { expect, test } from "vitest";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import { facingCalled, NOBODY } from "../../../lib/core/table/seats.ts";
import { deal } from "../../../lib/deck/deal.ts";
import { openWorlds } from "../../../lib/games/open-worlds/index.ts";
import { free } from "../../table/by-hand.ts";
import { type Lay, Scenario, scenario } from "../../table/scenario.ts";
import { deckOf, poolOf } from "../table.ts";

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
function staging(lay: Lay): Promise<Scenario> {
  const worlds = { "worlds:1": ["Koti"], "worlds:4": ["Vita Ptal"] };
  return scenario("open-worlds", {
    faces: "nobody",
    list: LIST,
    at: "stage",
    rest: "trash",
    lay: { ...worlds, ...lay },
  });
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
  expect(set.in("hand")).toContain("Suck Dry");
  expect(set.offers()).toEqual(["replace Suck Dry", "pass"]);
  const later = (await open()).do("pass");
  expect([later.phase, later.try("replace Suck Dry")]).toEqual([
    "stage",
    expect.stringMatching(/only in Beginning, and this is Stage/),
  ]);
});

/** The first Stage with cards made for one test, all of them in the hand. */
async function withCards(cards: readonly Card[], list: string): Promise<Scenario> {
  const game: Game = openWorlds;
  const goldfish = await game.goldfish();
  const pool = poolOf(game, cards);
  const start = deal(goldfish, deckOf(pool, list), { pool, builtIn: pool, piles: {} }, "made");
  if (typeof start === "string") throw new Error(start);
  const dealer = new Dealer(goldfish);
  return new Scenario(dealer, dealer.open(facingCalled(start, NOBODY))).do("pass");
}

const GREEN = { name: "Green", kind: "world", h2o: 3, res: 1, habitable: true, hostile: false };

test("Facilities (p. 3): every facility of the kind Yard takes ships of any Class, once it is in play", async () => {
  const cards = [
    GREEN,
    { name: "Docks", kind: "facility", subkind: "yard", income: 1, requires: ["any"] },
    { name: "Barge", kind: "orbital", subkind: "ship", class: 9 },
    { name: "Spare", kind: "utility" },
  ];
  const set = await withCards(cards, "Game: Open Worlds\nPlayer\nDocks\nBarge\n10 Spare\nWorlds\nGreen");
  set.lay({ hand: ["Docks", "Barge"] });
  expect(free(set, { free: "move", card: set.id("Barge"), to: "staged:1" })).toBeUndefined();
  set.do("pass");
  expect(set.offers()).toEqual(["trash-ship Barge"]);
  expect(free(set, { free: "move", card: set.id("Docks"), to: "facilities:1" })).toBeUndefined();
  set.do("pass", "resolve > worlds:1");
  expect(set.in("orbitals:1")).toEqual(["Barge"]);
});

test("What nobody has stated counts as nothing", async () => {
  const cards = [
    GREEN,
    { name: "Grey", kind: "world" },
    { name: "Post", kind: "facility" },
    { name: "Hulk", kind: "orbital", subkind: "ship" },
    { name: "Squad", kind: "ground", requires: ["capacity:1"] },
    { name: "Flood", kind: "catastrophe", hits: { damage: 99, kinds: ["facility", "orbital"] } },
    { name: "Haze", kind: "catastrophe" },
  ];
  const list = "Game: Open Worlds\nPlayer\n2 Post\nHulk\nSquad\nFlood\nHaze\n9 Post\nWorlds\nGreen\nGrey";
  const open = async (hand: readonly string[]) => {
    const set = await withCards(cards, list);
    set.lay({ "worlds:1": ["Green"], "worlds:2": ["Grey"], "facilities:1": ["Post"], "orbitals:1": ["Hulk"], hand });
    return set;
  };
  const roomless = (await open(["Post"])).do("stage Post > staged:2", "pass", "resolve > worlds:2");
  expect([roomless.in("facilities:2"), roomless.in("trash")]).toEqual([[], ["Post"]]);
  const unfit = (await open(["Squad"])).do("stage Squad > staged:1", "pass", "resolve > worlds:1");
  expect(unfit.in("ground:1")).toEqual([]);
  const hit = (await open(["Flood", "Haze"])).do("stage Flood > staged:1", "stage Haze > staged:2", "pass");
  expect(hit.do("resolve > worlds:1", "resolve > worlds:2").in("facilities:1")).toEqual(["Post"]);
  expect(hit.table.log?.at(-1)?.text).toBe("Haze: its effect is done by hand.");
  expect([hit.do("pass").get("income"), hit.in("orbitals:1")]).toEqual([0, ["Hulk"]]);
});

test("Setup (p. 7): fewer than five worlds lie as they are; a deck that the setup empties makes the first turn the final one", async () => {
  const set = await scenario("open-worlds", {
    faces: "nobody",
    list: "Game: Open Worlds\nPlayer\n9 Outpost\nWorlds\nKoti\nGraense",
  });
  expect(set.do("pass").get("final")).toBe(1);
  expect([...new Set(set.offers().map((line) => line.replace(/.* > /, "")))]).toEqual(["staged:1", "staged:2", "pass"]);
});

test("Structure of a Turn Step (p. 14): the table stops at the end of Draw only for a card that is played then", async () => {
  const set = await staging({ hand: ["Research"], draw: ["Outpost 1", "Outpost 1", "Outpost 1"] });
  expect([set.do("pass", "pass").phase, set.table.turn, set.offers()]).toEqual(["draw", 1, ["use Research", "pass"]]);
  set.do("pass");
  expect([set.phase, set.table.turn]).toEqual(["stage", 2]);
  expect(free(set, { free: "move", card: set.id("Research"), to: "trash" })).toBeUndefined();
  set.do("pass", "pass");
  expect([set.table.turn, set.get("final")]).toEqual([3, 1]);
});
