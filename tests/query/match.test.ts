import { describe, expect, it } from "vitest";
import { openWorlds } from "../../lib/games/open-worlds/index.ts";
import { everyShape, found, row } from "./games.ts";

const rows = [
  row({
    name: "Ada",
    type: "hero",
    factions: ["Union", "Swarm"],
    subfaction: "Terran Knights",
    tier: 2,
    frontline: { attack: 3, supertype: "air" },
    text: "Draw a card.",
  }),
  row({
    name: "Bolt",
    type: "attack-action",
    factions: ["Swarm"],
    subfaction: null,
    cost: { blue: 2, "blue/gold": 1 },
    damage: 4,
  }),
  row({
    name: "Crab",
    type: "warrior",
    factions: ["Tide"],
    cost: { gold: 3 },
    tier: 1,
    attack: 0,
    weapons: [5, 20],
    apex: true,
  }),
  row({
    name: "Dune",
    type: "planet",
    factions: [],
    cost: {},
    income: "RES",
    swap: true,
    apex: false,
    requires: ["capacity:22"],
  }),
  row({
    name: "Eel",
    type: "warrior",
    income: -1,
    swap: ["mining"],
    requires: ["non-hostile", "own:post"],
    canConquer: true,
  }),
  row({
    name: "Fang",
    type: "action",
    income: 4,
    keywords: ["Half life 3", "Stealth"],
    damage: { shield: 2, hull: 1 },
    swap: [],
  }),
];
const [A, B, C, D, E, F] = ["Ada", "Bolt", "Crab", "Dune", "Eel", "Fang"];
const all = [A, B, C, D, E, F];

const table: readonly (readonly [string, readonly (string | undefined)[]])[] = [
  ["", all],
  ["  ", all],
  // Words match by their beginning, ignoring case and hyphens. A list matches by any of its words.
  ["type:hero", [A]],
  ["TYPE:HE", [A]],
  ["type:attack-action", [B]],
  ["type:attackaction", [B]],
  ["type:attack", [B]],
  ["type=action", [F]],
  ["type:“attack-action”", [B]],
  ["factions:swarm", [A, B]],
  ["factions=swarm", [A, B]],
  ["factions=swa", []],
  ["faction:swarm", [A, B]],
  ["keywords:half", [F]],
  ['keywords:"half life"', [F]],
  // Both words mean the kind of card in every game.
  ["k:hero", [A]],
  ["t:hero", [A]],
  ["kind:hero", [A]],
  // A short word that several attributes share means any of them.
  ["f:terran", [A]],
  ['f:"Terran Knights"', [A]],
  ["f:tide", [C]],
  ["f!=swarm", [C, D]],
  // Numbers.
  ["tier>=2", [A]],
  ["tier > 1", [A]],
  ["tier≥2", [A]],
  ["tier<2", [C]],
  ["tier≤2", [A, C]],
  ["tier:1", [C]],
  ["tier==1", [C]],
  ["tier!=1", [A]],
  ["tier≠1", [A]],
  ["attack=0", [C]],
  ["attack<1", [C]],
  ["-attack<1", [A, B, D, E, F]],
  ["income:-1", [E]],
  ["income<0", [E]],
  ["income>-2", [E, F]],
  ["income:res", [D]],
  ["income!=4", [D, E]],
  // Several numbers: any of them may match. With !=, none of them may.
  ["weapons>10", [C]],
  ["weapons<10", [C]],
  ["weapons=7", []],
  ["weapons!=7", [C]],
  ["weapons!=5", []],
  // Amounts: the total, or one part, which may be missing.
  ["cost<=3", [B, C, D]],
  ["cost=0", [D]],
  ["cost.blue>=2", [B]],
  ["c.gold>0", [C]],
  ["c.blue=0", [C, D]],
  ["cost.blue/gold=1", [B]],
  ["cost:gold", [C]],
  ["cost:blue", [B]],
  // Records: by part. A bare number means the total.
  ["frontline.attack>2", [A]],
  ["frontline.supertype:air", [A]],
  ["damage>=3", [B, F]],
  ["damage.shield>=2", [F]],
  // Conditions.
  ["requires:non-hostile", [E]],
  ["requires:own:post", [E]],
  ["requires:capacity", [D]],
  ["requires:capacity:22", [D]],
  ["requires.capacity>=20", [D]],
  ["requires.capacity<20", []],
  // Flags.
  ["is:apex", [C]],
  ["-is:apex", [A, B, D, E, F]],
  ["apex:yes", [C]],
  ["apex:no", [D]],
  ["is:swap", [D, E]],
  ["swap:mining", [E]],
  ["is:can-conquer", [E]],
  ["is:canconquer", [E]],
  // Joints.
  ["type:warrior tier:1", [C]],
  ["type:warrior and tier:1", [C]],
  ["type:hero or type:planet", [A, D]],
  ["type:hero OR tier:1 is:apex", [A, C]],
  ["(type:hero or tier:1) -is:apex", [A]],
  ["-(type:hero or tier:1)", [B, D, E, F]],
  ["-(type:warrior tier:1)", [A, B, D, E, F]],
  ["--type:hero", [A]],
  ["−type:warrior", [A, B, D, F]],
  ["((((((((type:hero))))))))", [A]],
];

it.each(table)("%s", (question, names) => {
  expect(found(everyShape, question, rows)).toEqual(names);
});

describe("words are found in names and texts", () => {
  const named = [
    row({ name: "City", text: "Draw a card, then another." }, "core-2020", "City 20"),
    row({ name: "Éclair X-Wing", text: "It doesn’t attack." }, "core-2020"),
    row({ name: "Intercity", text: null }, "practice-worlds"),
    row({ name: "Smoke and Mirrors", text: "Drawn (once)" }, "practice-worlds"),
    row({ name: "Ω Station" }, "practice-worlds"),
  ];
  const [city, wing, inter, smoke, omega] = ["City 20", "Éclair X-Wing", "Intercity", "Smoke and Mirrors", "Ω Station"];
  it.each<[string, readonly (string | undefined)[]]>([
    ["city", [city]],
    ["CIT", [city]],
    ["ity", []],
    ["inter", [inter]],
    ["city 20", [city]],
    ['"city 20"', [city]],
    ['"city 2"', []],
    ["draw", [city, smoke]],
    ['"draw"', [city]],
    ["“draw a card”", [city]],
    ['"a card then"', [city]],
    ["once", [smoke]],
    ["eclair", [wing]],
    ["x-wing", [wing]],
    ["wing", [wing]],
    ["doesnt", [wing]],
    ["doesn't", [wing]],
    ["smoke and mirrors", [smoke]],
    ["and", [smoke]],
    ["name:draw", []],
    ["text:draw", [city, smoke]],
    ['text:"draw"', [city]],
    ["text=drawn", [smoke]],
    ["name=city", [city]],
    ['name="city 20"', [city]],
    ["name!=city", [wing, inter, smoke, omega]],
    ["ω", [omega]],
    ["set:core", [city, wing]],
    ["set:2020", [city, wing]],
    ["set:practice-worlds", [inter, smoke, omega]],
    ["set:practiceworlds", [inter, smoke, omega]],
    ["set=practice", []],
    ["set!=core-2020", [inter, smoke, omega]],
    ["has:text", [city, wing, smoke]],
    ["unknown:text", [omega]],
  ])("%s", (question, names) => {
    expect(found(openWorlds, question, named)).toEqual(names);
  });
});

describe("facts and stand-ins", () => {
  const cards = [
    row({ name: "Stated", kind: "orbital", class: 8 }),
    row({ name: "Stood in", kind: "orbital", class: 8, standIn: ["class"] }),
    row({ name: "Without", kind: "orbital", class: null }),
    row({ name: "Silent", kind: "orbital" }),
    row({ name: "World", kind: "world" }),
    row({ name: "Kindless" }),
  ];
  it.each<[string, readonly string[]]>([
    ["c>=8", ["Stated", "Stood in"]],
    ["-c>=8", ["Without", "Silent", "World", "Kindless"]],
    ["has:c", ["Stated"]],
    ["has:class", ["Stated"]],
    ["unknown:class", ["Stood in", "Silent", "Kindless"]],
    ["is:standin", ["Stood in"]],
    ["is:stand-in c:8", ["Stood in"]],
    ["-has:class -unknown:class", ["Without", "World"]],
  ])("%s", (question, names) => {
    expect(found(openWorlds, question, cards)).toEqual(names);
  });

  it("are told apart for each game by its own attributes", () => {
    const card = row({ name: "Both", kind: "world", type: "hero", tier: 3 });
    expect(found(everyShape, "tier:3", [card])).toEqual(["Both"]);
    expect(found(openWorlds, "k:world", [card])).toEqual(["Both"]);
    expect(found(everyShape, "has:tier", [card])).toEqual(["Both"]);
  });

  it("show a card by the label of the row that is asked", () => {
    const { card } = row({ name: "City" });
    expect(found(openWorlds, "20", [row({ ...card }, "s", "City 20")])).toEqual(["City 20"]);
    expect(found(openWorlds, "20", [{ card, label: "City 20", set: "s" }])).toEqual(["City 20"]);
    expect(found(openWorlds, "20", [{ card, label: "City 30", set: "s" }])).toEqual([]);
  });
});
