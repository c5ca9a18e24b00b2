// Each of many lists gets the verdict that it would get alone.
import { describe, expect, test } from "vitest";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { cardCounts } from "../../lib/desk/card-counts.ts";
import { duplicates, othersIn } from "../../lib/desk/duplicates.ts";
import { type AskedOfAll, judgedList } from "../../lib/desk/judge-list.ts";
import { inShort } from "../../lib/desk/summary.ts";
import { games } from "../../lib/games/index.ts";
import { sampleOf } from "../samples.ts";
import { cardsOf, listsOf, shelf } from "./shelf.ts";

const EACH: AskedOfAll = { settings: {} };
const judge = (text: string, asked = EACH, id = 0) => judgedList(shelf, { place: "a.txt", text }, asked, id);

describe.each(games.map((game) => [game.name, game] as const))("a list of %s", (_, game) => {
  const pool = shelf.pool(game);
  const [first, second] = listsOf(game);
  const misspelt = first.replace(/^(\d+ \w)\w+/m, "$1zzzzzzzzzz");

  test.each([
    ["legal", first],
    ["with a misspelt card", misspelt],
    ["with a heading that the game does not have", `${first}\n\n[Elsewhere]\n`],
    ["with half of its cards", first.slice(0, first.length / 2)],
  ])("%s has the verdict of the report", (_, text) => {
    const read = readText(games, pool, text);
    if (!read.ok) throw new Error("the list is not read");
    const expected = report(games, pool, read.reading.deck, read.reading);
    const judged = judge(text);
    expect(judged.report).toEqual({ ...expected });
    expect(judged.status).toBe(expected.status);
    expect(judged.size).toBe(Object.values(expected.counts).reduce((sum, count) => sum + count, 0));
  });

  test("names its own line where a card is misspelt, wherever it was found", () => {
    const line = misspelt.split("\n").findIndex((line) => line.includes("zzzzzzzzzz")) + 1;
    expect(judge(misspelt).report?.findings.map((finding) => finding.line)).toContain(line);
  });

  test("is recognised by its cards, and its code by its letters", () => {
    const cards = cardsOf(first);
    expect(judge(cards).report?.game).toBe(game.id);
    const read = readText(games, pool, first);
    const code = read.ok ? encode(games, pool, read.reading.deck) : undefined;
    const judged = judge(`https://example.org/d/${code}`);
    expect(judged.report?.code).toBe(code);
    expect(judged.status).toBe(judge(first).status);
  });

  test("is judged under the settings that are asked of all", () => {
    for (const { id: format } of game.formats) {
      const asked = { game: game.id, settings: { format } };
      const read = readText(games, pool, first, asked.settings);
      const expected = read.ok ? report(games, pool, read.reading.deck).status : "unread";
      expect(judge(first, asked).status).toBe(expected);
      expect(judge(sampleOf(game.id).code, asked).report?.format).toBe(format);
    }
    const [rule] = game.house;
    if (!rule) return;
    const value = rule.upTo === undefined ? true : rule.upTo;
    for (const text of [first, sampleOf(game.id).code]) {
      const on = judge(text, { game: game.id, settings: { house: { [rule.id]: value } } });
      expect(on.report?.house).toMatchObject({ [rule.id]: value });
      const off = judge(text, { game: game.id, settings: { house: { [rule.id]: false } } });
      expect(off.report?.house).not.toHaveProperty(rule.id);
    }
  });

  test("has the same cards as another in another order, and not those with another count", () => {
    const [heading = "", ...cards] = cardsOf(first).split("\n\n")[0]?.split("\n") ?? [];
    const rest = cardsOf(first).split("\n\n").slice(1);
    const turned = ["Name: Turned", [heading, ...cards.toReversed()].join("\n"), ...rest].join("\n\n");
    const more = first.replace(/^1 /m, "2 ");
    const lists = [first, `Game: ${game.name}\n${turned}`, more, second].map((text, id) => judge(text, EACH, id));
    const same = duplicates(lists);
    expect([...same.keys()]).toEqual([0, 1]);
    expect(lists[0] && othersIn(same.get(0), lists[0])).toEqual(["Turned (a.txt)"]);
  });

  test("counts its cards together with those of others", () => {
    const lists = [first, first, second].map((text, id) => judge(text, EACH, id));
    const counts = cardCounts(lists);
    const copies = lists.reduce((sum, { size }) => sum + size, 0);
    expect(counts.reduce((sum, count) => sum + count.copies, 0)).toBe(copies);
    const one = lists[0]?.cards[0];
    const own = lists.filter(({ cards }) => cards.some(({ name }) => name === one?.name));
    expect(counts.find(({ name }) => name === one?.name)?.lists).toBe(own.length);
    expect(counts.every(({ game: id }) => id === game.id)).toBe(true);
  });
});

describe("a list that can't be read is a row with its reason", () => {
  const [game] = games;
  const [sample] = listsOf(game);
  test.each<[string, string, RegExp]>([
    ["without any card", "Name: Nobody", /^No line of this list names a card/],
    ["with headers alone", `Game: ${game.name}\nName: Nobody`, /^This list has no cards\.$/],
    ["of a game that nobody knows", "Game: Chess\n1 Pawn", /^Line 1: there is no game “Chess”/],
    ["of more than 1,000 lines", `${sample}\n`.repeat(60), /^The list has \d+ lines, but at most 1000 are read\.$/],
    ["of more than 64 KiB", "words ".repeat(12_000), /^The list is longer than 64 KiB/],
    ["in a format that does not exist", sample.replace(/^Format: .*/m, "Format: none"), /^Line \d+: .* has no format/],
    ["as a damaged link", "https://example.org/d/abcdefgh", /^This code/],
  ])("%s", (_, text, why) => {
    const judged = judge(text);
    expect(judged.status).toBe("unread");
    expect(judged.why).toMatch(why);
    expect(judged.report).toBeUndefined();
  });

  test("and a link of another game says so if a game was chosen", () => {
    const other = games[1] ?? game;
    const judged = judge(sampleOf(other.id).code, { game: game.id, settings: {} });
    expect(judged.why).toBe(`This code is for a deck of ${other.name}.`);
  });
});

describe("a list is named", () => {
  const [sample] = listsOf(games[0]);
  const cards = cardsOf(sample);
  test.each<[string, Parameters<typeof judgedList>[1], object]>([
    ["by its header", { place: "a", text: `Name: Sunday\n${cards}` }, { name: "Sunday" }],
    ["by what stands above it", { place: "a", text: cards, name: "Ann" }, { name: "Ann" }],
    ["by its number without a name", { place: "a", text: cards }, { name: "List 8" }],
    ["with its author as the player", { place: "a", text: `# by Ann\n${cards}` }, { player: "Ann" }],
    ["with the player of its row", { place: "a", text: `# by Ann\n${cards}`, player: "Ben" }, { player: "Ben" }],
  ])("%s", (_, list, expected) => {
    expect(judgedList(shelf, list, EACH, 7)).toMatchObject(expected);
  });
});

test("the verdicts are counted in one line, and lists that were not read only if there are any", () => {
  const of = (...all: ("legal" | "illegal" | "undetermined" | "unread")[]) =>
    inShort(all.map((status) => ({ status })));
  expect(of("legal", "legal", "illegal", "undetermined")).toBe("4 lists: 2 legal, 1 illegal, 1 undetermined");
  expect(of("unread")).toBe("1 list: 0 legal, 0 illegal, 0 undetermined, 1 not read");
});
