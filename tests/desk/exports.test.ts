// All verdicts as CSV and as JSON.
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { cardCounts } from "../../lib/desk/card-counts.ts";
import { csvRows, jsonParts } from "../../lib/desk/exports.ts";
import type { GivenList } from "../../lib/desk/given.ts";
import { judgedList } from "../../lib/desk/judge-list.ts";
import { games } from "../../lib/games/index.ts";
import { listsOf, shelf } from "./shelf.ts";

function judge(lists: readonly GivenList[]) {
  return lists.map((list, id) => judgedList(shelf, list, { settings: {} }, id));
}

function rowsOf(lists: readonly GivenList[]): readonly Record<string, string>[] {
  const text = [...csvRows(games, judge(lists), "https://drydock.example")].join("");
  const read = Papa.parse<Record<string, string>>(text.trim(), { header: true });
  expect(read.errors).toEqual([]);
  return read.data;
}

describe.each(games.map((game) => [game.name, game] as const))("verdicts of %s", (_, game) => {
  const [first] = listsOf(game);
  const wrong = first.replace(/^(\d+ \w)\w+/m, "$1zzzzzzzzzz");
  const lists = [
    { place: "a.txt", text: first, player: "Ann" },
    { place: "b.txt", text: wrong },
    { place: "c.txt", text: first },
    { place: "d.txt", text: "", why: "There is no list in it." },
  ];

  test("stand in a table with their reasons and links", () => {
    const [legal, illegal, again, unread] = rowsOf(lists);
    const name = /^Name: (.*)$/m.exec(first)?.[1];
    expect(legal).toMatchObject({ list: name, player: "Ann", place: "a.txt", game: game.name, verdict: "legal" });
    expect(legal?.link).toMatch(/^https:\/\/drydock\.example\/d\/[\w-]+$/);
    expect(legal?.["same cards as"]).toBe(`${name} (c.txt)`);
    expect(illegal).toMatchObject({
      verdict: "illegal",
      reasons: expect.stringMatching(/^Line \d+: .*\(Spelling\)/),
    });
    expect(again?.["same cards as"]).toBe(`${name} (a.txt)`);
    expect(unread).toMatchObject({ verdict: "not read", cards: "0", reasons: "There is no list in it.", link: "" });
  });

  test("stand in JSON with the whole report of each list, and the counts of cards", () => {
    const judged = judge(lists);
    const cards = cardCounts(judged);
    const json = JSON.parse([...jsonParts(judged, cards)].join(""));
    expect(json.summary).toEqual({ lists: 4, legal: 2, illegal: 1, undetermined: 0, unread: 1 });
    expect(json.lists.map(({ sameAs }: { sameAs: number[] }) => sameAs)).toEqual([[2], [], [0], []]);
    expect(json.lists[1].verdict).toEqual(JSON.parse(JSON.stringify(judged[1]?.report)));
    expect(json.cards).toEqual(cards);
  });
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "＝1", "\t=1"])("no spreadsheet runs the name %j", (name) => {
  const [row] = rowsOf([{ place: name, text: "1 City 10", name, player: name }]);
  expect([row?.list, row?.player, row?.place]).toEqual([`'${name}`, `'${name}`, `'${name}`]);
});

test("no verdict at all is still a table and JSON", () => {
  expect([...csvRows(games, [], "")]).toHaveLength(1);
  expect(JSON.parse([...jsonParts([], [])].join("")).lists).toEqual([]);
});
