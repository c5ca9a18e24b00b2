import { describe, expect, test } from "vitest";
import { checkResult } from "../../app/_server/check.ts";
import { problem } from "../../app/_server/http.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { recognise } from "../../lib/deck/list/recognise.ts";
import { games } from "../../lib/games/index.ts";

const each = games.map((game) => [game.id, builtInPool(game)] as const);

describe.each(each)("%s: what comes back is bounded, whatever was sent", (_, pool) => {
  test.each([
    ["131,001 numbers where lines should be", Array.from({ length: 131_001 }, () => 1)],
    ["120,000 lists", Array.from({ length: 120_000 }, () => [])],
    ["1,001 lines", Array.from({ length: 1001 }, () => ["A card", 1])],
  ])("%s are refused before they are looked at one by one", async (_, main) => {
    expect(await checkResult(() => pool, { deck: { sections: { main } } })).toEqual({
      ok: false,
      detail: "“deck.sections”: a deck has at most 1000 lines.",
      errors: [{ at: "deck.sections", message: "a deck has at most 1000 lines" }],
    });
  });

  test("300 house rules are refused at once", async () => {
    const house = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`rule-${i}`, true]));
    expect(await checkResult(() => pool, { house, text: "" })).toMatchObject({ ok: false, errors: [{ at: "house" }] });
  });

  test("of a thousand lines that name no card the first 200 findings are written out, each rule's first among them", async () => {
    const text = Array.from({ length: 1000 }, (_, i) => `1 No such card ${i}`).join("\n");
    const answer = await checkResult(() => pool, { text });
    if (!answer.ok) throw new Error(answer.detail);
    const { findings, moreFindings = 0, status } = answer.report;
    expect([status, findings.length]).toEqual(["illegal", 200]);
    expect(findings.length + moreFindings).toBeGreaterThanOrEqual(1000);
    expect(new Set(findings.map(({ rule }) => rule)).size).toBeGreaterThan(1);
  });

  test("200 findings are written out whole", async () => {
    const text = Array.from({ length: 150 }, (_, i) => `1 No such card ${i}`).join("\n");
    const answer = await checkResult(() => pool, { text });
    expect(answer.ok && answer.report.moreFindings).toBeUndefined();
  });
});

test("a problem holds 50 faults and says how many more there are", async () => {
  const faults = Array.from({ length: 70 }, (_, i) => ({ at: `line ${i}`, message: "wrong" }));
  expect(await problem(400, "No.", faults).json()).toMatchObject({ errors: faults.slice(0, 50), moreErrors: 20 });
  expect(await problem(400, "No.", faults.slice(0, 50)).json()).not.toHaveProperty("moreErrors");
});

test.each([
  [1001, "The list has 1001 lines, but at most 1000 are read."],
  [1000, "No line of this list names a card"],
])("a list of %i lines without a game is told of by what is wrong with it", (lines, message) => {
  const text = Array.from({ length: lines }, (_, i) => `Nothing ${i}`).join("\n");
  const found = recognise(games, (game) => builtInPool(game), text);
  expect(found).toMatchObject({ ok: false, message: expect.stringContaining(message) });
});
