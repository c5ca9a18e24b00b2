import { describe, expect, test } from "vitest";
import { changed, deckOfDraft, fixing, newDraft } from "../../../lib/deck/draft/draft.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import type { OpenWorldsCard } from "../../../lib/games/open-worlds/cards/card.ts";
import { openWorlds } from "../../../lib/games/open-worlds/index.ts";
import { deckOf, poolOf } from "../table.ts";

const POST = { kind: "facility", subkind: "post", prohibited: false } as const;
const CITY = { name: "City", ...POST, income: 1 } as const;
const WORLD = { kind: "world", h2o: 3 } as const;

const post = (name: string, defense: number, income = 1): OpenWorldsCard => ({ ...POST, name, defense, income });
const worldsCalled = (...names: readonly string[]): OpenWorldsCard[] => names.map((name) => ({ ...WORLD, name }));

/** What a rule finds in a list of these cards. Cards are made anew, so that nothing is kept from another test. */
function findings(rule: string, cards: readonly OpenWorldsCard[], list: string) {
  const pool = poolOf(openWorlds, cards);
  const deck = deckOf(pool, `Game: Open Worlds\n${list}`);
  return judge(pool, deck).findings.filter((finding) => finding.rule === `open-worlds/${rule}`);
}

describe("Open Worlds: of cards with one name, the higher one first", () => {
  test.each(["City", "Industry", "Shipyards", "Battle Station", "Invasion Force", "Auto Assault"])("%s", (name) => {
    const [found] = findings("dominated", [post(name, 10), post(name, 20)], `Player\n${name} 10`);
    expect(found?.message).toBe(`You run ${name} 10 but not ${name} 20, which is usually better.`);
  });

  const TROOPS = [post("Troops", 10), post("Troops", 20)];

  /** Invasion Forces of Defensive Strength 10 and 21 with these requirements. */
  const forces = (requires: readonly (readonly string[])[]): OpenWorldsCard[] =>
    requires.map((asked, i) => ({ ...post("Invasion Force", [10, 21][i] ?? 0), kind: "ground", requires: asked }));

  test("an Invasion Force that asks for no more Capacity is better", () => {
    const [found] = findings("dominated", forces([["capacity:10"], ["capacity:10"]]), "Player\nInvasion Force 10");
    expect(found?.fixes.map(({ label }) => label)).toEqual(["Take Invasion Force 21 for Invasion Force 10"]);
  });

  const cities = [10, 20, 30].map((defense) => post("City", defense));

  test.each(["City 10\nCity 20", "City 20\nCity 10"])(
    "the weakest that is in gives way to the strongest: %j",
    (lines) => {
      const found = findings("dominated", cities, `Player\n${lines}`);
      expect(found.map(({ cards, fixes }) => ({ cards, fixes }))).toEqual([
        {
          cards: [{ name: "City 10", count: 1, section: "player" }],
          fixes: [
            {
              label: "Take City 30 for City 10",
              edits: [
                { section: "player", card: "City 10", by: -1 },
                { section: "player", card: "City 30", by: 1 },
              ],
            },
          ],
        },
      ]);
    },
  );

  test("a City without Defensive Strength is the weakest", () => {
    const [found] = findings("dominated", [{ ...CITY, defense: null }, ...cities], "Player\nCity\nCity 20");
    expect(found?.message).toBe("You run City but not City 30, which is usually better.");
  });

  test.each([
    ["where the strongest are in", cities, "City 20\nCity 30"],
    ["where nobody states the strength of the one that is in", [CITY, post("City", 20)], "City"],
    ["where nobody states the strength of the one that is not", [CITY, post("City", 20)], "City 20"],
    ["about Troops, of which the higher are more difficult to play (p. 18)", TROOPS, "Troops 10"],
    ["where the higher one asks for more Capacity", forces([["capacity:10"], ["capacity:21"]]), "Invasion Force 10"],
    ["about names of which the rulebook says nothing", [post("Garrison", 10), post("Garrison", 20)], "Garrison 10"],
  ])("no advice %s", (_, cards, lines) => {
    expect(findings("dominated", cards, `Player\n${lines}`)).toEqual([]);
  });
});

describe("Open Worlds: cards of which nobody says whether they are worlds", () => {
  const cards: readonly OpenWorldsCard[] = [
    { kind: "world", name: "Riddle", standIn: ["kind"] },
    { kind: "world", name: "Enigma", standIn: ["kind"] },
    ...worldsCalled("Koti"),
  ];

  test("one that stands in both decks is wrong in one of them", () => {
    const found = findings("player-cards", cards, "Player\nRiddle\nWorlds\nRiddle\nEnigma\nKoti");
    expect(found.map(({ severity, message, cards, fixes }) => [severity, message, cards, fixes])).toEqual([
      [
        "error",
        "Riddle is in both decks, but a world is not a player card.",
        [{ name: "Riddle", count: 1, section: "worlds" }],
        [{ label: "Remove 1 Riddle", edits: [{ section: "worlds", card: "Riddle", by: -1 }] }],
      ],
    ]);
  });

  test("two of them could each be where it belongs", () => {
    const found = findings("player-cards", cards, "Player\nRiddle\nWorlds\nEnigma");
    expect(found.map(({ severity }) => severity)).toEqual(["unknown", "unknown"]);
  });

  test("a world in both decks is wrong in the Player Deck alone", () => {
    const found = findings("player-cards", cards, "Player\nKoti\nWorlds\nKoti");
    expect(found.map(({ message }) => message)).toEqual(["Koti is a world, but it is in the Player Deck."]);
  });
});

describe("Open Worlds: filling a deck", () => {
  // More cards than fixes that are tried: those that help have to be found among them.
  const forts = Array.from({ length: 25 }, (_, i) => post("Fort", i + 2));
  const free = [...forts, post("Outpost", 1, 1), post("Exploit", 1, 2)];

  test("only cards of which any number is allowed fill it", () => {
    const [found] = findings("size", free, "Player\n50 Outpost");
    expect(found?.fixes.map(({ label }) => label)).toEqual(["Add 4 Outpost 1", "Add 4 Exploit 1"]);
  });

  test("a deck that is hardly begun is not filled with copies of one card", () => {
    for (const list of ["Player", "Player\nOutpost", "Player\n49 Outpost"])
      expect(findings("size", free, list)[0]?.fixes, list).toEqual([]);
  });

  test("a deck that is too large is not filled", () => {
    const [found] = findings("size", free, "Player\n54 Outpost\nFort 5");
    expect(found?.fixes.map(({ label }) => label)).toEqual(["Remove 1 Outpost 1", "Remove 1 Fort 5"]);
  });
});

describe("Open Worlds: what findings say", () => {
  const five = ["Koti", "Maail", "Graense", "Phoebe", "Tau"];
  const cards: readonly OpenWorldsCard[] = [
    ...worldsCalled(...five),
    { ...WORLD, name: "Dust", h2o: 2 },
    post("Scout", 1),
    { name: "Drain", kind: "utility", prohibited: true },
  ];
  const worlds = `Worlds\n${five.join("\n")}`;

  test.each([
    ["player-cards", "Player\nKoti", ["Koti is a world, but it is in the Player Deck."]],
    ["player-cards", "Worlds\nScout", ["Scout 1 is in the Worlds Deck but is not a world."]],
    ["worlds-unique", `${worlds}\n2 Dust`, ["Dust is in the Worlds Deck 2 times, but only 1 is allowed."]],
    ["worlds-five", "Worlds\nKoti", ["The Worlds Deck has 1 of the 5 worlds that are drawn."]],
    ["worlds-variety", worlds, ["The Worlds Deck has 5 worlds. At least 12 are recommended, and 36 are called great."]],
    ["worlds-variety", "Player\nScout", []],
    [
      "worlds-introductory",
      `Format: introductory\n${worlds}\nDust`,
      ["Dust has H2O below 3. The introductory game leaves it out."],
    ],
    [
      "introductory-removed",
      "Format: introductory\nPlayer\nDrain",
      ["Drain is not in the introductory game, which leaves out Utilities and Prohibited cards."],
    ],
  ] as const)("%s: %j", (rule, list, messages) => {
    const found = findings(rule, cards, list);
    expect(found.map(({ message }) => message)).toEqual(messages);
    const section = rule.startsWith("worlds") || list.startsWith("Worlds") ? "worlds" : "player";
    for (const one of found) expect(one.section).toBe(section);
  });
});

describe("Open Worlds: a deck that is legal in the other format", () => {
  const free = [post("Outpost", 1, 1), post("Exploit", 1, 2), { ...post("Drain", 3), prohibited: true }];
  const formatted = (list: string) =>
    findings("size", free, list)[0]?.fixes.flatMap(({ label, format }) =>
      format === undefined ? [] : [[label, format]],
    );

  test.each([
    ["40 cards", "Player\n40 Outpost", [["Judge the deck as introductory", "introductory"]]],
    ["54 cards", "Format: introductory\nPlayer\n54 Outpost", [["Judge the deck as standard", "standard"]]],
    ["39 cards", "Player\n39 Outpost", []],
    ["a card that the introductory game leaves out", "Player\n39 Outpost\nDrain", []],
    ["a line that names no card", "Player\n39 Outpost\nNothing Known", []],
  ])("%s", (_, list, offered) => expect(formatted(list)).toEqual(offered));

  test("the fix judges the deck in that format, and can be undone", () => {
    const pool = poolOf(openWorlds, free);
    const deck = deckOf(pool, "Game: Open Worlds\nPlayer\n40 Outpost");
    const fix = judge(pool, deck)
      .findings.flatMap(({ fixes }) => fixes)
      .find(({ format }) => format !== undefined);
    if (!fix) throw new Error("no fix");
    const draft = changed(newDraft(openWorlds, "one", deck), fixing(fix));
    expect(judge(pool, deckOfDraft(pool, draft)).status).toBe("legal");
    expect(deckOfDraft(pool, changed(draft, { do: "undo" })).format).toBe("standard");
  });
});
