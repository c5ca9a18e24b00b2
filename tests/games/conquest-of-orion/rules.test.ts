import { describe, expect, it } from "vitest";
import { samplesOf } from "../../../lib/cards/built-in.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import type { ConquestOfOrionCard } from "../../../lib/games/conquest-of-orion/cards/card.ts";
import { conquestOfOrion } from "../../../lib/games/conquest-of-orion/index.ts";
import { mended } from "../../mended.ts";
import { deckOf, found, poolOf } from "../table.ts";

const unit = { type: "unit", race: null, tier: 1 } as const;
const unique = { type: "planet", race: null, planet: "unique" } as const;

const cards: readonly ConquestOfOrionCard[] = [
  { ...unit, name: "Human", race: "Humans" },
  { ...unit, name: "Officer", race: "Humans", tier: 3 },
  { ...unit, name: "Alien", race: "Aliens" },
  { ...unit, name: "Drone" },
  { ...unit, name: "Titan", tier: 4 },
  { type: "unit", tier: 1, name: "Stranger" },
  { type: "unit", tier: 1, name: "Outsider", race: "Aliens", standIn: ["race"] },
  { type: "ability", race: null, name: "Timeless" },
  { type: "satellite", race: null, tier: 2, name: "Moon" },
  { type: "planet", race: null, planet: "common", name: "Ice" },
  { type: "planet", race: null, name: "Nova" },
  { type: "satellite", race: null, health: 3, name: "Shade", standIn: ["type"] },
  ...["Ares", "Bia", "Ceto", "Dione", "Eris", "Fides"].map((name) => ({ ...unique, name })),
];
const pool = poolOf(conquestOfOrion, cards);
const pile = "Planets\nAres\nBia\nCeto\nDione";

type Case = readonly [sentence: string, list: string, finds: readonly string[]];

const table: readonly Case[] = [
  ["50 cards are a constructed deck", "50 Human", []],
  ["49 cards are one too few", "49 Human", ["error size"]],
  ["51 cards are one too many", "51 Human", ["error size"]],
  ["30 cards are a limited deck", "Format: limited\n30 Human", []],
  ["29 cards are none", "Format: limited\n29 Human", ["error size"]],
  ["50 cards are no limited deck", "Format: limited\n50 Human", ["error size"]],
  ["30 cards are no constructed deck", "30 Human", ["error size"]],
  ["A card that nobody knows is counted too", "49 Human\nNobody at all", ["error deck/unknown-card"]],

  ["49 Humans and 1 Alien mix races", "49 Human\n1 Alien", ["error race"]],
  ["Cards without a race go with any", "20 Human\n30 Drone", []],
  ["A deck without any race is legal", "50 Drone", []],
  ["One card of a race not known goes with cards without one", "49 Drone\n1 Stranger", []],
  ["Copies of it are of one race", "45 Drone\n5 Stranger", []],
  ["Beside a Human it is not known", "49 Human\n1 Stranger", ["unknown race"]],
  ["Two cards of races not known could differ", "48 Drone\n1 Stranger\n1 Outsider", ["unknown race"]],
  ["Two of them beside one Human leave it unknown", "1 Human\n48 Stranger\n1 Outsider", ["unknown race"]],
  ["A stand-in race is no fact", "49 Human\n1 Outsider", ["unknown race"]],
  ["What mixes for certain is no more unknown", "48 Human\n1 Alien\n1 Stranger", ["error race"]],

  ["No limit to copies unless agreed", "50 Human", []],
  ["House rule: 4 copies of each", "House: copies=4\n4 Human\n46 Drone", ["error copies"]],
  ["House rule: 1 copy of each", "House: copies=1\nFormat: limited\n1 Human\n29 Drone", ["error copies"]],
  [
    "House rule kept",
    "House: copies=4\nFormat: limited\n4 Human\n4 Officer\n4 Drone\n4 Titan\n4 Timeless\n4 Moon\n4 Stranger\n2 Shade",
    ["unknown no-planets", "unknown race"],
  ],
  [
    "The house rule leaves planets alone",
    `House: copies=1\nFormat: limited\n${pile}\nEris\nMain\n30 Drone`,
    ["error copies"],
  ],

  ["A planet cannot be in the deck", "Main\n49 Human\n1 Ares", ["error no-planets"]],
  ["A common planet neither", "Main\n49 Human\n1 Ice", ["error no-planets"]],
  ["A satellite can", "48 Human\n2 Moon", []],
  ["A card whose type is a stand-in could be a planet", "Main\n49 Human\n1 Shade", ["unknown no-planets"]],

  ["Five unique planets are a pile", `50 Human\n${pile}\nEris`, []],
  ["Six are one too", `50 Human\n${pile}\nEris\nFides`, []],
  ["Planets need no heading", "50 Human\nAres\nBia\nCeto\nDione\nEris", []],
  ["A pile may be left out", "50 Human", []],
  ["Four are too few", `50 Human\n${pile}`, ["error planet-pile"]],
  ["Twice the same planet is not each once", `50 Human\n${pile}\n2 Eris`, ["error planet-pile"]],
  ["A common planet is none of the pile", `50 Human\n${pile}\nEris\nIce`, ["error planet-pile"]],
  ["Nor is a unit", `50 Human\n${pile}\nEris\nDrone`, ["error planet-pile"]],
  ["Nor is a satellite", `50 Human\n${pile}\nEris\nMoon`, ["error planet-pile"]],
  ["A planet that could be common is not known", `50 Human\n${pile}\nNova`, ["unknown planet-pile"]],
  ["A card that could be a planet is not known", `50 Human\n${pile}\nShade`, ["unknown planet-pile"]],
  ["A pile that is too small is so for certain", "50 Human\nPlanets\nNova", ["error planet-pile"]],

  ["No card of Tier 1", "50 Titan", ["advice tier-curve"]],
  ["One card of Tier 1 is enough", "49 Titan\n1 Human", []],
  ["A card that could be of Tier 1 is enough", "49 Titan\n1 Timeless", []],
  ["A deck without any card is too small already", `${pile}\nEris`, ["error size"]],
  ["So is a line that nobody knows", "49 Titan\nNobody at all", ["error deck/unknown-card"]],
];

describe("Conquest of Orion", () => {
  it.each(table)("%s", (_, list, finds) => {
    expect(found(pool, list)).toEqual(finds);
  });

  it("names the cards of the smaller race", () => {
    const race = judge(pool, deckOf(pool, "49 Human\n1 Alien")).findings.find((f) => f.rule.endsWith("/race"));
    expect(race?.cards).toEqual([{ name: "Alien", count: 1, section: "main" }]);
    expect(race?.fixes.map(({ label }) => label)).toEqual(["Remove 1 Alien"]);
  });

  it("finds each fault of a pile by itself", () => {
    const verdict = judge(pool, deckOf(pool, "50 Human\nPlanets\n2 Ares\nIce\nDrone"));
    expect(verdict.findings.map(({ message }) => message)).toEqual([
      "Ice is not a unique planet. The planet pile only holds unique planets.",
      "Drone is in the planet pile but is not a planet.",
      "The planet pile has 4 planets, but at least 5 are needed.",
      "Ares is in the planet pile 2 times, but only 1 is allowed.",
    ]);
  });

  it.each([
    ["size", "49 Human", "The deck has 49 cards, but exactly 50 cards are needed."],
    ["size", "Format: limited\n29 Human", "The deck has 29 cards, but exactly 30 cards are needed."],
    [
      "race",
      "49 Human\n1 Alien",
      "The deck mixes races: 49 Humans and 1 Aliens. Only one is allowed. Alien does not fit.",
    ],
    ["copies", "House: copies=4\n45 Human\n4 Drone\n1 Moon", "Human is in the deck 45 times, but only 4 are allowed."],
    ["tier-curve", "50 Titan", "The deck has no card of Tier 1 to play in the opening turns."],
  ])("says at the deck what breaks its %s: %s", (rule, list, message) => {
    const own = judge(pool, deckOf(pool, list)).findings.filter((f) => f.rule === `conquest-of-orion/${rule}`);
    expect(own.map(({ section, message }) => [section, message])).toEqual([["main", message]]);
  });

  const fixes: readonly (readonly [list: string, rule: string, labels: readonly string[]])[] = [
    ["49 Human", "size", ["Add 1 Human"]],
    ["House: copies=4\n4 Human\n46 Drone", "copies", ["Remove 42 Drone"]],
    ["Main\n49 Human\n1 Ares", "no-planets", ["Remove 1 Ares"]],
    [
      `Main\n49 Human\n1 Ares\nPlanets\nBia\nCeto\nDione\nEris`,
      "no-planets",
      ["Move 1 Ares to Planets", "Remove 1 Ares"],
    ],
    ["Main\n49 Human\n1 Ice", "no-planets", ["Remove 1 Ice"]],
    [`50 Human\n${pile}`, "planet-pile", ["Add Eris"]],
    [`50 Human\n${pile}\n2 Eris`, "planet-pile", ["Remove 1 Eris"]],
    [`50 Human\n${pile}\nEris\nIce`, "planet-pile", ["Remove 1 Ice"]],
    [`49 Human\n${pile}\nEris\nDrone`, "planet-pile", ["Move 1 Drone to Main", "Remove 1 Drone"]],
  ];

  it.each(fixes)("offers ways out of %j (%s)", (list, rule, labels) => {
    const deck = deckOf(pool, list);
    const own = judge(pool, deck).findings.find((f) => f.rule === `conquest-of-orion/${rule}`);
    expect(own?.fixes.map(({ label }) => label)).toEqual(labels);
    for (const fix of own?.fixes ?? []) {
      const after = judge(pool, mended(deck, fix, pool)).findings.filter((f) => f.rule === own?.rule);
      expect(after).toEqual([]);
    }
  });

  it.each(samplesOf(conquestOfOrion))("has a legal sample deck: $name", ({ text }) => {
    expect(found(poolOf(conquestOfOrion), text)).toEqual([]);
  });

  it.each([
    ["published cards: races and Tiers are stand-ins", "25 Forerunner\n25 Osiris", ["unknown race"]],
    ["one published card alone shares its race with itself", "50 Forerunner", []],
    [
      "Iamur could be common",
      "50 Forerunner\nIamur\nLantern Reef\nKarrow Flats\nGraven Mesa\nCinderhold",
      ["unknown planet-pile"],
    ],
  ] as const)("%s", (_, list, finds) => {
    expect(found(poolOf(conquestOfOrion), list)).toEqual(finds);
  });
});
