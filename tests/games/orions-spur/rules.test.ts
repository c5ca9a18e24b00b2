import { describe, expect, it } from "vitest";
import { builtInPool, samplesOf } from "../../../lib/cards/built-in.ts";
import { Pool } from "../../../lib/cards/pool.ts";
import { readText } from "../../../lib/deck/list/text.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import { games } from "../../../lib/games/index.ts";
import type { OrionsSpurCard } from "../../../lib/games/orions-spur/cards/card.ts";
import { orionsSpur } from "../../../lib/games/orions-spur/index.ts";
import { mended } from "../../mended.ts";
import { deckOf, found, poolOf } from "../table.ts";

const ship = { kind: "ship", species: "Terran", supply: 4 } as const;
const tactic = { kind: "tactic", species: "Terran", supply: 5 } as const;

const ships: readonly OrionsSpurCard[] = [
  { ...ship, name: "Picket", shipClass: "frigate", vp: 1, recruitment: 2 },
  { ...ship, name: "Lance", shipClass: "destroyer", vp: 2, recruitment: 3, supply: 2 },
  { ...ship, name: "Bastion", shipClass: "light-cruiser", vp: 3, recruitment: 5, supply: 2 },
  { ...ship, name: "Rampart", shipClass: "light-cruiser", vp: 3, recruitment: 5, supply: 1 },
  { ...ship, name: "Ark", shipClass: "carrier", vp: 4, recruitment: 7, supply: 1 },
  { ...ship, name: "Claw", shipClass: "frigate", vp: 1, recruitment: 2, species: "Clans" },
  { ...ship, name: "Classless", vp: 1, recruitment: 2 },
  { ...ship, name: "Priceless", shipClass: "frigate", vp: 1 },
  { ...ship, name: "Standing", shipClass: "frigate", vp: 1, recruitment: 2, standIn: ["recruitment", "shipClass"] },
  { ...ship, name: "Worthless", shipClass: "light-cruiser", recruitment: 5 },
  { ...ship, name: "Alike", shipClass: "corvette", vp: 2, recruitment: 3 },
  { kind: "ship", species: "Terran", shipClass: "frigate", vp: 1, recruitment: 2, name: "Rare" },
  { kind: "ship", supply: 4, shipClass: "frigate", vp: 1, recruitment: 2, name: "Foreign" },
  { kind: "ship", supply: 4, shipClass: "destroyer", vp: 2, recruitment: 3, name: "Alien" },
];
const shape: OrionsSpurCard = { kind: "ship", species: "Terran", supply: 4, name: "Shape", standIn: ["kind"] };
const volleys = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({ ...tactic, name: `Volley ${n}` }));
const howl = { ...tactic, name: "Howl", species: "Clans", supply: 3 };
const pool = poolOf(orionsSpur, [...ships, ...volleys, howl]);

const STANDARD = "Front\n2 Picket\nMiddle\nLance\nFlagship\nBastion";
const TACTICS = `Tactics\n${volleys.map(({ name }) => `5 ${name}`).join("\n")}`;
const points = (total: number, fleet: string) => `Format: points\nPoints: ${total}\n${fleet}`;
const allOf = (list: string) => `${STANDARD}\nTactics\n${list}`;

type Case = readonly [sentence: string, list: string, finds: readonly string[]];

const fleets: readonly Case[] = [
  ["The standard fleet", STANDARD, []],
  ["It may stand in one row", "Front\n2 Picket\nLance\nFlagship\nBastion", []],
  ["Frigates of two kinds are frigates", "Front\nPicket\nRare\nLance\nFlagship\nBastion", []],

  ["A ship of another species", "Front\nPicket\nClaw\nLance\nFlagship\nBastion", ["error species"]],
  ["A tactics card of another species", `${TACTICS}\n3 Howl\n${STANDARD}`, ["error species", "error tactics"]],
  ["A ship of a species not known", "Front\nPicket\nForeign\nLance\nFlagship\nBastion", ["unknown species"]],
  ["Ships of one card are of one species", points(4, "Front\nForeign\nFlagship\nForeign"), []],
  ["Ships of two cards could differ", points(5, "Front\nForeign\nFlagship\nAlien"), ["unknown species"]],

  ["A frigate is lacking", "Front\nPicket\nLance\nFlagship\nBastion", ["error starting-fleet"]],
  ["A carrier on top", `${STANDARD}\nFront\nArk`, ["error flagship", "error starting-fleet"]],
  ["A third frigate", "Front\n3 Picket\nLance\nFlagship\nBastion", ["error starting-fleet"]],
  ["Two light cruisers of equal VP", `${STANDARD}\nFront\nRampart`, ["error starting-fleet"]],
  [
    "A class not known could be the frigate that lacks",
    "Front\nPicket\nClassless\nLance\nFlagship\nBastion",
    ["unknown starting-fleet"],
  ],
  ["So could a stand-in", "Front\nPicket\nStanding\nLance\nFlagship\nBastion", ["unknown starting-fleet"]],
  ["Two copies have one class", "Front\nPicket\n2 Classless\nFlagship\nBastion", ["error starting-fleet"]],
  ["Beside the whole fleet it is too much", `${STANDARD}\nFront\nClassless`, ["error starting-fleet"]],
  ["Points do not ask for classes", points(12, "Front\n2 Picket\n1 Lance\nFlagship\nRampart"), []],

  ["A total that is exact", points(12, STANDARD), []],
  ["The total is 12 unless agreed otherwise", `Format: points\n${STANDARD}`, []],
  ["A total that is short", points(13, STANDARD), ["error fleet-points"]],
  ["A total that is over", points(11, STANDARD), ["error fleet-points"]],
  ["A cost not known could fill the gap", points(14, `${STANDARD}\nFront\nPriceless`), ["unknown fleet-points"]],
  ["It could be 0", points(12, `${STANDARD}\nFront\nPriceless`), ["unknown fleet-points"]],
  ["A cost not known cannot be below 0", points(11, `${STANDARD}\nFront\nPriceless`), ["error fleet-points"]],
  ["Held twice it cannot fill an odd gap", points(15, `${STANDARD}\nFront\n2 Priceless`), ["error fleet-points"]],
  ["Held twice it can fill an even one", points(14, `${STANDARD}\nFront\n2 Priceless`), ["unknown fleet-points"]],
  [
    "A stand-in cost is none",
    points(12, "Front\nPicket\nStanding\nLance\nFlagship\nBastion"),
    ["unknown fleet-points"],
  ],
  ["The standard fleet has no points", "Front\nPicket\nPriceless\nLance\nFlagship\nBastion", []],

  ["As many copies as the supply", points(11, "Front\n2 Lance\nFlagship\nBastion"), []],
  ["One more", points(14, "Front\n3 Lance\nFlagship\nBastion"), ["error supply"]],
  ["Copies of all places add up", points(15, "Front\nRampart\nMiddle\nBastion\nFlagship\nRampart"), ["error supply"]],
  ["One copy of a supply not known", points(7, "Front\nRare\nFlagship\nBastion"), []],
  ["Two copies of it", points(9, "Front\nRare\nMiddle\nRare\nFlagship\nBastion"), ["unknown supply"]],
];

const formations: readonly Case[] = [
  ["Five in a row", points(17, "Front\n4 Picket\nRare\nMiddle\n1 Picket\nFlagship\nBastion"), ["error supply"]],
  [
    "Six in front",
    points(15, "Front\n4 Picket\n1 Rare\n1 Bastion\nFlagship\nRampart"),
    ["error fleet-points", "error formation"],
  ],
  ["Six in the middle", points(20, "Middle\n4 Picket\n1 Rare\n1 Bastion\nFlagship\nRampart"), ["error formation"]],
  ["No flagship", points(7, "Front\nPicket\nBastion"), ["error formation"]],
  ["Two flagships", points(10, "Flagship\nRampart\nBastion"), ["error formation"]],
  ["An empty deck has none either", points(1, ""), ["error fleet-points", "error formation"]],
  ["A tactics card in front is named once", `${STANDARD}\nFront\nVolley 1`, ["error formation"]],
  ["And costs nothing", points(12, `${STANDARD}\nFront\nVolley 1`), ["error formation"]],
  [
    "A tactics card is no flagship",
    "Front\n2 Picket\nLance\nBastion\nFlagship\nVolley 1",
    ["error flagship", "error formation"],
  ],
  ["A ship is no tactics card", `${STANDARD}\nTactics\nRare`, ["error formation", "error tactics"]],
  ["Equal highest VP: either may be it", points(15, "Front\nRampart\nBastion\nFlagship\nBastion"), []],
  ["A higher one in front", points(12, "Front\nArk\nFlagship\nBastion"), ["error flagship"]],
  ["A flagship of VP not known", points(7, "Front\nPicket\nFlagship\nWorthless"), ["unknown flagship"]],
  ["Alone it is the highest", points(5, "Flagship\nWorthless"), []],
  ["So are copies of it", points(10, "Front\nWorthless\nFlagship\nWorthless"), []],
  ["A VP not known in front", points(10, "Front\nWorthless\nFlagship\nBastion"), ["unknown flagship"]],
  ["Two flagships of different VP", points(12, "Flagship\nArk\nBastion"), ["error flagship", "error formation"]],
  [
    "Two flagships of the lower VP are broken for certain",
    points(9, "Front\nBastion\nFlagship\nPicket\nClassless"),
    ["error flagship", "error formation"],
  ],

  ["A long game, the standard fleet", `VP: 15\n${STANDARD}`, ["advice larger-fleet"]],
  ["A long game, a small fleet", `VP: 20\n${points(7, "Front\nPicket\nFlagship\nBastion")}`, ["advice larger-fleet"]],
  ["A long game, a larger fleet", `VP: 15\n${points(14, "Front\nPicket\nBastion\nFlagship\nArk")}`, []],
  ["A fleet that could cost more", `VP: 15\n${points(14, `${STANDARD}\nFront\nPriceless`)}`, ["unknown fleet-points"]],
  ["A long game, a fleet of 12", `VP: 15\n${points(12, "Front\nBastion\nFlagship\nArk")}`, ["advice larger-fleet"]],
  [
    "A long game, the standard fleet, though nobody knows what it costs",
    `VP: 15\nFront\n2 Priceless\nMiddle\nLance\nFlagship\nBastion`,
    ["advice larger-fleet"],
  ],
  ["A long game, no fleet yet", `VP: 15\n${TACTICS}`, ["error formation", "error starting-fleet"]],
  [
    "A line that names no ship could be a costly one",
    `VP: 15\n${STANDARD}\nFront\nNobody at all`,
    ["error deck/unknown-card"],
  ],
  ["A regular game", `VP: 14\n${STANDARD}`, []],
];

const tactics: readonly Case[] = [
  ["None listed stand for all", STANDARD, []],
  ["All listed", `${STANDARD}\n${TACTICS}`, []],
  ["One card in once less", `${STANDARD}\n${TACTICS.replace("5 Volley 9", "4 Volley 9")}`, ["error tactics"]],
  [
    "One more of one for one of another",
    `${STANDARD}\n${TACTICS.replace("5 Volley 8\n5 Volley 9", "6 Volley 8\n4 Volley 9")}`,
    ["error tactics"],
  ],
  ["One card left out", `${STANDARD}\n${TACTICS.replace("\n5 Volley 9", "")}`, ["error tactics"]],
  ["A card too much", `${STANDARD}\n${TACTICS}\n1 Howl`, ["error species", "error tactics"]],
  [
    "A line that nobody knows is a card",
    `${STANDARD}\n${TACTICS}\nNobody`,
    ["error deck/unknown-card", "error tactics"],
  ],
  ["House rule: others within supply", `House: custom-tactics\n${STANDARD}\n${TACTICS}`, []],
  [
    "House rule: more than the supply",
    `House: custom-tactics\n${STANDARD}\n${TACTICS.replace("5 Volley 8\n5 Volley 9", "6 Volley 8\n4 Volley 9")}`,
    ["error tactics"],
  ],
  [
    "House rule: 45 in all",
    `House: custom-tactics\n${STANDARD}\n${TACTICS.replace("5 Volley 9", "4 Volley 9")}`,
    ["error tactics"],
  ],
];

const one = { ...tactic, name: "One" };
const stray: OrionsSpurCard = { kind: "tactic", supply: 3, name: "Stray" };
type Box = readonly [sentence: string, cards: readonly OrionsSpurCard[], list: string, finds: readonly string[]];

const boxes: readonly Box[] = [
  ["No supply at all", [{ ...one, supply: null }], "45 One", ["error tactics"]],
  [
    "A supply is not told from the 45",
    [{ kind: "tactic", species: "Terran", name: "One" }],
    "45 One",
    ["unknown tactics"],
  ],
  ["A stand-in supply is none", [{ ...one, supply: 40, standIn: ["supply"] }], "45 One", ["unknown tactics"]],
  ["A card of a species not known could belong in", [{ ...one, supply: 45 }, stray], "45 One", ["unknown tactics"]],
  ["So could a card that could be a ship", [{ ...one, supply: 45 }, shape], "45 One", ["unknown tactics"]],
  [
    "A card of the species belongs in, whatever its supply",
    [
      { ...one, supply: 45 },
      { kind: "tactic", species: "Terran", name: "Absent" },
    ],
    "45 One",
    ["error tactics"],
  ],
  [
    "Two whole decks and one stray card, which can spoil only one of them",
    [{ ...one, supply: 40 }, { ...howl, supply: 5 }, stray],
    "40 One\n5 Howl",
    ["error species"],
  ],
  [
    "Two stray cards can spoil both",
    [{ ...one, supply: 40 }, { ...howl, supply: 5 }, stray, { ...stray, name: "Waif" }],
    "40 One\n5 Howl",
    ["error species", "unknown tactics"],
  ],
];

describe("The rules of Orion's Spur", () => {
  it.each([...fleets, ...formations, ...tactics])("%s", (_, list, finds) => {
    expect(found(pool, list)).toEqual(finds);
  });

  it.each(boxes)("%s", (_, box, list, finds) => {
    expect(found(poolOf(orionsSpur, [...ships, ...box]), allOf(list))).toEqual(finds);
  });

  it("leave open what a card of kind not known does in the fleet", () => {
    const list = points(12, `${STANDARD}\nFront\nShape`);
    const finds = ["unknown flagship", "unknown fleet-points", "unknown formation"];
    expect(found(poolOf(orionsSpur, [...ships, shape]), list)).toEqual(finds);
    expect(found(poolOf(orionsSpur, [...ships, shape]), `${STANDARD}\nFront\nShape`)).toEqual([
      "unknown flagship",
      "unknown formation",
      "unknown starting-fleet",
    ]);
  });

  it("ask for no tactics card of another box", () => {
    const set = (id: string, of: readonly OrionsSpurCard[]) => ({
      game: "",
      id,
      name: id,
      official: false,
      source: "",
      cards: of,
    });
    const two: Pool = new Pool<OrionsSpurCard>(orionsSpur, [
      set("one", [...ships, ...volleys]),
      set("two", [{ ...tactic, name: "Later" }]),
    ]);
    expect(found(two, `${STANDARD}\n${TACTICS}`)).toEqual([]);
    expect(found(two, `${STANDARD}\n${TACTICS.replace("5 Volley 9", "5 Later")}`)).toEqual(["error tactics"]);
  });

  it("hold for the sample decks", () => {
    for (const { text } of samplesOf(orionsSpur)) expect(found(poolOf(orionsSpur), text)).toEqual([]);
  });

  it("know neither species nor supply of the rulebook's own ships", () => {
    const list = "Fleet\n2 Frigate\nDestroyer\nLight Cruiser";
    expect(found(poolOf(orionsSpur), list)).toEqual(["unknown flagship", "unknown species", "unknown supply"]);
  });
});

const fixes: readonly (readonly [list: string, rule: string, labels: readonly string[]])[] = [
  ["Front\nPicket\nLance\nFlagship\nBastion", "starting-fleet", ["Add 1 Picket", "Add 1 Priceless", "Add 1 Rare"]],
  [`${STANDARD}\nFront\nRampart`, "starting-fleet", ["Remove 1 Rampart"]],
  ["Front\n2 Picket\nRampart\nFlagship\nBastion", "starting-fleet", ["Take 1 Lance for 1 Rampart"]],
  [points(14, STANDARD), "fleet-points", ["Add 1 Picket", "Add 1 Classless", "Add 1 Rare"]],
  [
    points(11, `Front\n2 Lance\nMiddle\nPicket\nFlagship\nBastion`),
    "fleet-points",
    ["Remove 1 Picket", "Take Alike for Bastion"],
  ],
  [
    points(12, "Front\n3 Picket\nFlagship\nBastion"),
    "fleet-points",
    ["Take Lance for Picket", "Take Alike for Picket"],
  ],
  [points(14, "Front\n3 Lance\nFlagship\nBastion"), "supply", ["Take 1 Alike for 1 Lance"]],
  [points(15, "Front\nRampart\nMiddle\nBastion\nFlagship\nRampart"), "supply", ["Take 1 Bastion for 1 Rampart"]],
  [
    points(15, "Middle\n4 Picket\n1 Rare\n1 Bastion\nFlagship\nRampart"),
    "formation",
    ["Move 1 Bastion to Front", "Remove 1 Bastion"],
  ],
  [points(7, "Front\nPicket\nBastion"), "formation", ["Move 1 Bastion to Flagship"]],
  [points(10, "Flagship\nRampart\nBastion"), "formation", ["Move 1 Bastion to Front", "Move 1 Bastion to Middle"]],
  [`${STANDARD}\nFront\nVolley 1`, "formation", ["Remove 1 Volley 1"]],
  [
    `${STANDARD}\nFront\nVolley 1\n${TACTICS.replace("5 Volley 1", "4 Volley 1")}`,
    "formation",
    ["Move 1 Volley 1 to Tactics", "Remove 1 Volley 1"],
  ],
  [points(12, "Front\nArk\nFlagship\nBastion"), "flagship", ["Swap Bastion and Ark"]],
  [
    `${STANDARD}\n${TACTICS.replace("5 Volley 9", "4 Volley 9")}`,
    "tactics",
    ["Add 1 Volley 9", "Take the whole tactics deck of Terran"],
  ],
  [
    `${STANDARD}\n${TACTICS.replace("\n5 Volley 9", "")}`,
    "tactics",
    ["Add 5 Volley 9", "Take the whole tactics deck of Terran"],
  ],
  [`House: custom-tactics\n${STANDARD}\n${TACTICS.replace("5 Volley 9", "4 Volley 9")}`, "tactics", ["Add 1 Volley 9"]],
];

describe("Ways out in Orion's Spur", () => {
  it.each(fixes)("from %j (%s)", (list, rule, labels) => {
    const deck = deckOf(pool, list);
    const own = judge(pool, deck).findings.find((f) => f.rule === `orions-spur/${rule}`);
    expect(own?.fixes.map(({ label }) => label)).toEqual(labels);
    for (const fix of own?.fixes ?? []) {
      const after = judge(pool, mended(deck, fix, pool)).findings.filter((f) => f.rule === own?.rule);
      expect(after).toEqual([]);
    }
  });

  it("name no ship of which the fleet has all that there are", () => {
    const [finding] = judge(pool, deckOf(pool, points(15, "Front\n4 Picket\nFlagship\nBastion"))).findings;
    expect(finding?.message).toMatch(/With one Classless \(2\) more it would be exact\.$/);
  });

  it.each([
    [
      "larger-fleet",
      `VP: 15\n${STANDARD}`,
      "front",
      "The game is played to 15 VP and the fleet costs 12 recruitment points. A larger starting fleet is recommended.",
    ],
    [
      "species",
      "Front\nPicket\nClaw\nLance\nFlagship\nBastion",
      "front",
      "The deck mixes species: 3 Terran and 1 Clans. Only one is allowed. Claw does not fit.",
    ],
  ])("say at their section what is wrong: %s of %j", (rule, list, section, message) => {
    const own = judge(pool, deckOf(pool, list)).findings.find((f) => f.rule === `orions-spur/${rule}`);
    expect([own?.section, own?.message]).toEqual([section, message]);
  });

  it("name a ship that makes 11 of 12 exact", () => {
    const [finding] = judge(pool, deckOf(pool, points(12, "Front\n3 Picket\nFlagship\nBastion"))).findings;
    expect(finding?.message).toBe(
      "The fleet costs 11 recruitment points, but exactly 12 are agreed. With Lance (3) in the place of Picket (2) it would be exact.",
    );
  });
});

describe("The arrangement of a fleet", () => {
  it("puts the highest VP behind, the others in front, then in the middle", () => {
    const read = readText(games, pool, "Fleet\n2 Picket\nBastion\nLance\nRampart\n3 Rare\n5 Volley 1");
    const entries = read.ok ? read.reading.deck.entries : [];
    expect(entries.map(({ section, card, count }) => `${section}: ${count} ${card.label}`)).toEqual([
      "front: 2 Picket",
      "flagship: 1 Bastion",
      "front: 1 Lance",
      "front: 1 Rampart",
      "front: 1 Rare",
      "middle: 2 Rare",
      "tactics: 5 Volley 1",
    ]);
    expect(read.ok && read.reading.guessed.length).toBe(1);
  });

  it.each([
    ["the rulebook’s own ships", "2 Frigate\n1 Destroyer\n1 Light Cruiser", "Light Cruiser"],
    ["one whose VP are not published", "2 Ceres Picket\n1 Tharsis Lance\n1 Light Cruiser", "Light Cruiser"],
    ["ships of known VP", "2 Ceres Picket\n1 Tharsis Lance\n1 Ganymede Bastion", "Ganymede Bastion"],
    ["ships that are no standard fleet", "1 Ceres Picket\n1 Frigate\n1 Light Cruiser", "Ceres Picket"],
  ])("puts the light cruiser of a standard fleet behind (p.5): %s", (_, ships, flagship) => {
    const read = readText(games, builtInPool(orionsSpur), `Game: Orion's Spur\nFleet\n${ships}`);
    const behind = read.ok ? read.reading.deck.entries.filter(({ section }) => section === "flagship") : [];
    expect(behind.map(({ card, count }) => [card.label, count])).toEqual([[flagship, 1]]);
  });

  it.each([
    ["Ships without a heading", "2 Picket\nLance\nBastion", []],
    ["Ships under the word Ships", "Ships\n2 Picket\nLance\nBastion", []],
    ["Eleven ships", points(34, "Fleet\n4 Picket\n2 Lance\n1 Bastion\n4 Alike"), ["error fleet-points"]],
    [
      "The twelfth has no place",
      points(34, "Fleet\n4 Picket\n2 Lance\n2 Bastion\n4 Alike"),
      ["error fleet-points", "error formation"],
    ],
  ] as const)("%s", (_, list, finds) => {
    expect(found(pool, list)).toEqual(finds);
  });
});
