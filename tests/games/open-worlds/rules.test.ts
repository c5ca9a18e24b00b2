import { describe, expect, test } from "vitest";
import { samplesOf } from "../../../lib/cards/built-in.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import type { OpenWorldsCard } from "../../../lib/games/open-worlds/cards/card.ts";
import { openWorlds } from "../../../lib/games/open-worlds/index.ts";
import { mended } from "../../mended.ts";
import { deckOf, found, foundIn, poolOf } from "../table.ts";

const pool = poolOf(openWorlds);
const sample = (id: string) => samplesOf(openWorlds).find((deck) => deck.id === id)?.text ?? "";
const smith = sample("smith-boson-fe");
const baker = sample("baker-braugn-edv");
const withoutAdvice = (findings: readonly string[]) => findings.filter((f) => !f.startsWith("advice"));
const worlds = (n: number) =>
  `Worlds\n${pool.cards
    .filter(({ card }) => "h2o" in card)
    .slice(0, n)
    .map(({ label }) => label)
    .join("\n")}\n`;
const intro = (line: string) => baker.replace("Company Town", line);

const TABLE: readonly [string, string, readonly string[]][] = [
  ["54 cards are a Player Deck", smith, []],
  ["53 are not", smith.replace("1 Titan\n", ""), ["error size"]],
  ["55 are not", `${smith}1 Scout\n`, ["error size"]],
  ["40 cards are an introductory one", baker, []],
  ["41 are not", `${baker}1 Kite\n`, ["error size"]],
  [
    "a standard deck is no introductory one",
    smith.replace("standard", "introductory"),
    ["error introductory-removed", "error size"],
  ],
  ["two City 20 match exactly", smith.replace("City 12", "City 20"), ["error unique"]],
  ["Shipyards 8 and Shipyards 10 differ", smith, []],
  ["two Shipyards 10 do not", smith.replace("Shipyards 8", "Shipyards 10"), ["error unique"]],
  ["any number of Outposts", smith.replace("City 12", "Outpost"), []],
  ["any number of Exploits", smith.replace("City 12", "Exploit"), []],
  ["Seasoned Exploit is another name", smith.replace("City 12", "Seasoned Exploit"), ["error unique"]],
  ["Exotic Outpost is another name", smith.replace("City 12", "Exotic Outpost"), ["error unique"]],
  ["a world is no player card", smith.replace("1 Titan", "1 Koti"), ["error player-cards"]],
  ["a player card is no world", `${smith}\nWorlds\nKoti\nMaail\nGraense\nPhoebe K2\nScout`, ["error player-cards"]],
  [
    "a card of unknown kind that is a player card belongs to the Player Deck",
    smith.replace("1 Titan", "1 Light Brigade"),
    [],
  ],
  ["five worlds can be drawn", `${smith}\n${worlds(5)}`, []],
  ["four cannot", `${smith}\n${worlds(4)}`, ["error worlds-five"]],
  ["a world twice", `${smith}\n${worlds(5)}Koti`, ["error worlds-unique"]],
  ["introductory worlds have H2O of 3", `${baker}\n${worlds(5)}`, []],
  ["no Utility", intro("Espionage"), ["error introductory-removed"]],
  ["no Shipyards", intro("Shipyards 9"), ["error introductory-removed"]],
  ["no Prohibited card", intro("Suck Dry"), ["error introductory-removed"]],
  ["no Ground Force that can Conquer", intro("Invasion Force 10"), ["error introductory-removed"]],
  ["a ship that is known to be below Class 12", intro("Kite"), []],
  ["Class, kind and Prohibited of a Titan are not published", intro("Titan"), ["unknown introductory-removed"]],
  ["whether Light Brigade is Prohibited is not published", intro("Light Brigade"), ["unknown introductory-removed"]],
  ...[
    "High Palace",
    "Biostorm",
    "Comet Barrage",
    "Trade Center",
    "Terraform Plant",
    "Exotic Outpost",
    "Garrison",
    "Hidden Outpost",
  ].map((name): [string, string, readonly string[]] => [
    `${name} is removed by name`,
    intro(name),
    ["error introductory-removed"],
  ]),
];

describe("Open Worlds: what a list breaks", () => {
  test.each(TABLE)("%s", (_, list, expected) => {
    expect(withoutAdvice(found(pool, list))).toEqual(expected);
  });

  test.each([
    ["City 30 left out while City 10 is in", smith.replace("City 30", "Robot Factory"), true],
    ["every higher one is in", "City 30\nCity 25", false],
    ["the stronger ones only", "City 30", false],
  ])("advice: %s", (_, list, advised) => {
    expect(found(pool, list).includes("advice dominated")).toBe(advised);
  });

  test.each([
    ["11 worlds", 11, true],
    ["12 worlds", 12, false],
  ])("advice on variety: %s", (_, n, advised) => {
    expect(found(pool, `${smith}\n${worlds(n)}`).includes("advice worlds-variety")).toBe(advised);
  });
});

const FACILITY = { kind: "facility", subkind: "post", prohibited: false } as const;
const SHIP = { kind: "orbital", subkind: "ship", prohibited: false } as const;

describe("Open Worlds: cards of one's own", () => {
  const list = (lines: string) => `Game: Open Worlds\nPlayer\n${lines}`;
  const made = (...cards: OpenWorldsCard[]) => poolOf(openWorlds, cards);
  const about = (rule: string, findings: readonly string[]) => findings.filter((f) => f.endsWith(` ${rule}`));

  test.each<[string, OpenWorldsCard[], string, string, string[]]>([
    [
      "an Outpost of defense 3 is a single card",
      [{ name: "Outpost", ...FACILITY, defense: 3, income: 1 }],
      "2 Outpost",
      "unique",
      ["error unique"],
    ],
    [
      "an Outpost of Income 2 is too",
      [{ name: "Outpost", ...FACILITY, defense: 1, income: 2 }],
      "2 Outpost",
      "unique",
      ["error unique"],
    ],
    [
      "an Outpost whose Income is not known",
      [{ name: "Outpost", ...FACILITY, defense: 1 }],
      "2 Outpost",
      "unique",
      ["unknown unique"],
    ],
    ["one copy of it is fine", [{ name: "Outpost", ...FACILITY, defense: 1 }], "1 Outpost", "unique", []],
    [
      "a stand-in is no fact",
      [{ name: "Outpost", ...FACILITY, defense: 1, income: 1, standIn: ["income"] }],
      "2 Outpost",
      "unique",
      ["unknown unique"],
    ],
    [
      "two of one name, one of unknown defense",
      [
        { name: "Fort", ...FACILITY, defense: 5 },
        { name: "Fort", ...FACILITY },
      ],
      "Fort 5\nFort",
      "unique",
      ["unknown unique"],
    ],
    [
      "two Outposts of Income 1 never collide, whatever the defense of the second",
      [
        { name: "Outpost", ...FACILITY, defense: 1, income: 1 },
        { name: "Outpost", ...FACILITY, income: 1 },
      ],
      "Outpost 1\nOutpost",
      "unique",
      [],
    ],
  ])("%s", (_, cards, lines, rule, expected) => {
    const own = made(...cards);
    const one = deckOf(own, list(lines));
    // Two cards of one name, one of them without a number, cannot both be written in a list: the deck is made of the pool.
    const all = { ...one, misread: [], entries: own.known.map((card) => ({ section: "player", card, count: 1 })) };
    expect(about(rule, foundIn(own, judge(own, cards.length > 1 ? all : one)))).toEqual(expected);
  });

  test.each<[string, OpenWorldsCard, string[]]>([
    ["Class 11", { name: "Brig", ...SHIP, class: 11 }, []],
    ["Class 12", { name: "Brig", ...SHIP, class: 12 }, ["error introductory-removed"]],
    ["Class not known", { name: "Brig", ...SHIP }, ["unknown introductory-removed"]],
    ["Class known to be at most 11", { name: "Brig", ...SHIP, classAtMost: 11 }, []],
    ["Class known to be at most 12", { name: "Brig", ...SHIP, classAtMost: 12 }, ["unknown introductory-removed"]],
    [
      "a Station whatever its Class",
      { name: "Hub", kind: "orbital", subkind: "station" },
      ["error introductory-removed"],
    ],
    ["a Field", { name: "Veil", kind: "orbital", subkind: "field" }, ["error introductory-removed"]],
    ["a Prohibited ship of unknown Class", { name: "Brig", ...SHIP, prohibited: true }, ["error introductory-removed"]],
  ])("introductory game: %s", (_, card, expected) => {
    const own = made(card);
    expect(about("introductory-removed", found(own, `Format: introductory\n${list(card.name)}`))).toEqual(expected);
  });
});

describe("Open Worlds: mending", () => {
  test("taking out the second City 20 leaves one", () => {
    const deck = deckOf(pool, smith.replace("City 12", "City 20"));
    const finding = judge(pool, deck).findings.find(({ rule }) => rule === "open-worlds/unique");
    expect(finding?.message).toBe("City 20 is in the deck 2 times, but only 1 is allowed.");
    expect(finding?.fixes).toEqual([
      { label: "Remove 1 City 20", edits: [{ section: "player", card: "City 20", by: -1 }] },
    ]);
  });

  test("a deck that is too small is filled with Outposts", () => {
    const deck = deckOf(pool, smith.replace("1 Titan\n", ""));
    const fix = judge(pool, deck).findings.find(({ rule }) => rule === "open-worlds/size")?.fixes[0];
    expect(fix?.label).toBe("Add 1 Outpost 1");
    if (fix) expect(judge(pool, mended(deck, fix, pool)).status).toBe("legal");
  });

  test("a world in the Player Deck moves to the Worlds Deck", () => {
    const list = `${smith.replace("1 Titan", "1 Koti")}`;
    const finding = judge(pool, deckOf(pool, list)).findings.find(({ rule }) => rule === "open-worlds/player-cards");
    expect(finding?.fixes.map(({ label }) => label)).toContain("Move 1 Koti to Worlds");
  });
});
