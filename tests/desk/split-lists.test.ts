// One text or many files become deck lists, and no line that says something is lost.
import { describe, expect, test } from "vitest";
import { seeded } from "../../bench/random.ts";
import type { Given } from "../../lib/desk/given.ts";
import { MOST_LISTS, splitLists } from "../../lib/desk/split-lists.ts";
import { games } from "../../lib/games/index.ts";
import { samples } from "../samples.ts";
import { cardsOf, listsOf } from "./shelf.ts";

const lists = (text: string, file = "all.txt") => splitLists(games, [{ file, text }]).lists;
const texts = (text: string, file?: string) => lists(text, file).map((list) => list.text);
const all = [...games.keys()].map((i) => {
  const game = games[i];
  const sample = samples[i];
  if (!game || !sample) throw new Error("a game has no sample");
  return { game, sample, name: game.name };
});

describe.each(all)("lists of $name", ({ game, sample }) => {
  const [first, second] = listsOf(game);
  const [a, b] = [cardsOf(first), cardsOf(second)];
  const heading = a.split("\n", 1)[0] ?? "";

  test.each<[string, string, readonly string[]]>([
    ["one list", first, [first]],
    ["lists with headers, one below the other", `${first}\n${second}`, [first, second]],
    ["lists with headers and gaps", `\n${first}\n\n\n${second}\n\n`, [first, second]],
    ["a name above each", `Name: A\n${a}\nName: B\n${b}`, [`Name: A\n${a}`, `Name: B\n${b}`]],
    ["rules between lists without headers", `${a}\n---\n${b}\n===\n`, [a, b]],
    ["a row of rules", `-----\n${a}\n=====\n-----\n\n${b}`, [a, b]],
    ["titles above lists without headers", `# Ann\n${a}\n\n# Ben\n${b}`, [`# Ann\n${a}`, `# Ben\n${b}`]],
    ["a title above headers", `# Ann\n${first}\n\n# Ben\n${second}`, [`# Ann\n${first}`, `# Ben\n${second}`]],
    [
      "a rule below the headers of each",
      `Name: A\n---\n${a}\nName: B\n---\n${b}`,
      [`Name: A\n---\n${a}`, `Name: B\n---\n${b}`],
    ],
    [
      "a player above the headers of each",
      `Player: Ann\n${first}\nPlayer: Ben\n${second}`,
      [`\n${first}`, `\n${second}`],
    ],
    ["a player above each", `Player: Ann\n${a}\n\nPlayer: Ben\n${b}`, [`\n${a}`, `\n${b}`]],
    ["a name inside a rule above each", `=== Ann ===\n${a}\n--- Ben ---\n${b}`, [`\n${a}`, `\n${b}`]],
    [
      "an underlined title above each",
      `# Ann\n---\n${a}\n\n# Ben\n---\n${b}`,
      [`# Ann\n---\n${a}`, `# Ben\n---\n${b}`],
    ],
    ["a section inside a rule", `== ${heading} ==\n1 Another`, [`== ${heading} ==\n1 Another`]],
    ["a comment inside a list", `${a}\n# more\n1 Another`, [`${a}\n# more\n1 Another`]],
    [
      "a heading as a comment",
      `# ${heading}\n${a}\n\n# ${heading}\n1 Another`,
      [`# ${heading}\n${a}\n\n# ${heading}\n1 Another`],
    ],
    ["codes", `${sample.code}\n${sample.code}`, [sample.code, sample.code]],
    [
      "links, some with a name",
      `https://example.org/d/${sample.code}\nAnn: https://example.org/d/${sample.code}/play`,
      [`https://example.org/d/${sample.code}`, `https://example.org/d/${sample.code}/play`],
    ],
    ["a code between lists", `${first}\n\n${sample.code}\n\n${second}`, [first, sample.code, second]],
    ["lines that end as on Windows", `${first}\n---\n${second}`.replaceAll("\n", "\r\n"), [first, second]],
  ])("%s", (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  test("the line of its player is no line of the list, and the numbers of the others stay", () => {
    const list = `Game: ${game.name}\nName: A\nPlayer: Ann\n${a}`;
    const expected = expect.objectContaining({ text: list.replace("Player: Ann", ""), player: "Ann" });
    expect(lists(`${list}\n${list}`)).toEqual([expected, expected]);
  });

  test("a rule above a section that the list does not have yet stays inside it", () => {
    const [one, other] = game.sections;
    const list = `${one.name}\n1 Some card\n-----\n${other?.name ?? "Sideboard"}\n1 Some card`;
    expect(texts(list)).toEqual([list]);
    expect(texts(`${list}\n-----\n${list}`)).toEqual([list, list]);
  });

  test("a table has a list a row", () => {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const table = (sign: string) =>
      [["Timestamp", "Name", "Deck list"], ["1", "Ann", cell(first)], ["2", '"Ben, jr."', sample.code], [""]]
        .map((cells) => cells.join(sign))
        .join("\n");
    for (const [file, text] of [
      ["night.csv", table(",")],
      ["night.csv", table(";")],
      ["Pasted text", table(",")],
      ["Pasted text", table("\t")],
    ] as const)
      expect(lists(text, file)).toEqual([
        { place: `${file}, row 2`, text: first, player: "Ann" },
        { place: `${file}, row 3`, text: sample.code, player: "Ben, jr." },
      ]);
  });
});

describe("a list is called", () => {
  test.each<[string, string, object]>([
    ["after the title above it", "# Ann\n1 City 10", { name: "Ann" }],
    ["by its own header before its title", "# Fast\nName: Ann\n1 City 10", {}],
    ["after the name inside a rule", "# League\n=== Ann ===\n1 City 10", { name: "Ann" }],
    ["nothing after its author", "# by Ann\n1 City 10", {}],
    ["after the name above a link", "Name: Ann\nhttps://example.org/d/abcdefgh", { name: "Ann" }],
    ["by the player beside a link", "Ann\thttps://example.org/d/abcdefgh", { player: "Ann" }],
    ["by the player above its cards", "Player: Ann\n1 City 10", { player: "Ann" }],
    ["by the player above a link", "Player: Ann\nhttps://example.org/d/abcdefgh", { player: "Ann" }],
    ["nothing after a section that is written before each card", "Player: City\nPlayer: City\n1 City 10", {}],
    ["nothing after a number beside a link", "1. https://example.org/d/abcdefgh", {}],
  ])("%s", (_, text, expected) => {
    const [{ text: _text, place: _place, ...rest } = { text: "", place: "" }] = lists(text);
    expect(rest).toEqual(expected);
  });
});

describe("a table", () => {
  test.each<[string, string, readonly object[]]>([
    [
      "of players and names",
      "player,name,list\nAnn,Sunday,1 City 10",
      [{ player: "Ann", name: "Sunday", text: "1 City 10" }],
    ],
    ["of one column", "deck\nabc\ndef", [{ text: "abc" }, { text: "def" }]],
    [
      "without a header",
      "Ann,https://example.org/d/abcdefgh",
      [{ player: "Ann", text: "https://example.org/d/abcdefgh" }],
    ],
    ["with a row that has no list", "player,list\nAnn,", [{ player: "Ann", text: "", why: "This row has no list." }]],
    [
      "with no column for lists",
      "event,points\nSunday,1",
      [{ text: "", why: expect.stringMatching(/^The first row names no column “list”/) }],
    ],
    [
      "of cards, one a row, is one list",
      "section,count,card\nmain,1,City",
      [{ text: "section,count,card\nmain,1,City" }],
    ],
    [
      "with an open quotation mark",
      'player,list\nAnn,1 City\nBen,"1 City',
      [{ player: "Ann" }, { why: expect.stringMatching(/quotation mark/) }],
    ],
  ])("%s", (_, text, expected) => {
    expect(lists(text, "a.csv")).toEqual(expected.map((one) => expect.objectContaining(one)));
  });

  test("is not seen in a list that begins with a section in columns", () => {
    expect(lists("Deck\tSideboard\n1 City 10\t1 City 20")).toHaveLength(1);
  });
});

describe("what cannot be parted is a row with its reason", () => {
  test.each<[string, Given, string]>([
    ["an empty file", { file: "a.txt", text: " \n" }, "There is no list in it."],
    ["a picture", { file: "a.txt", text: "\u0000PNG" }, "This is not text. Use a list of cards."],
    ["a file that could not be opened", { file: "a.txt", text: "", why: "It is gone." }, "It is gone."],
  ])("%s", (_, given, why) => {
    expect(splitLists(games, [given]).lists).toEqual([{ place: "a.txt", text: "", why }]);
  });

  test("lists beyond the most are named with their place", () => {
    const text = Array.from({ length: MOST_LISTS + 5 }, (_, i) => `Name: ${i}\n1 City 10`).join("\n");
    const { lists, left } = splitLists(games, [{ file: "all.txt", text }]);
    expect(lists).toHaveLength(MOST_LISTS);
    expect(left).toBe(
      "These are 2,005 lists, but at most 2,000 are checked at once: those from all.txt, line 4001 on are left out, so check them separately.",
    );
    expect(splitLists(games, [{ file: "all.txt", text: text.slice(0, 1000) }]).left).toBeUndefined();
  });
});

test("a header that a code can't take over is seen as a list without cards", () => {
  const link = "https://example.org/d/abcdefgh";
  expect(texts(`Name: Ann\nFormat: standard\n${link}`)).toEqual(["Name: Ann\nFormat: standard", link]);
});

test("every line that says something is in a list, wherever rules, titles and headers stand", () => {
  const pieces = [
    "Name: A",
    "Game: Open Worlds",
    "# Ann",
    "---",
    "",
    "1 City 10",
    "Sideboard",
    "Player",
    "words",
    "SB: City",
    "Points: 12",
  ];
  const random = seeded(7);
  for (let round = 0; round < 500; round++) {
    const lines = Array.from({ length: 12 }, () => pieces[random(pieces.length)] ?? "");
    const said = (text: readonly string[]) => text.filter((line) => line !== "" && line !== "---");
    const found = texts(lines.join("\n")).flatMap((text) => text.split("\n"));
    if (said(lines).length > 0) expect(said(found), lines.join("\n")).toEqual(said(lines));
  }
});
