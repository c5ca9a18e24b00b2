import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { lacksToPlay, unfinished } from "../../lib/deck/view/unfinished.ts";
import { games } from "../../lib/games/index.ts";
import { gameCalled } from "../decks.ts";

function judged(id: string, text: string) {
  const pool = builtInPool(gameCalled(id));
  const read = readText(games, pool, text);
  if (!read.ok) throw new Error(text);
  const report = judge(pool, read.reading.deck);
  return { report, unfinished: unfinished(pool, read.reading.deck, report) };
}

const lacking = (id: string, text: string) => judged(id, text).unfinished;

test.each([
  ["open-worlds", "9 Outpost", "9 of 54", "9 of 54"],
  ["shoulder-of-orion", "Marshal Ilse Thorne\n3 Kestrel Pilot", "Heroes 1 of 3, Main 3 of 40", "4 of 43"],
])("a deck of %s that only lacks cards is counted", (id, list, says, total) =>
  expect(lacking(id, list)).toEqual({ says, total, part: expect.closeTo(says.includes("Heroes") ? 4 / 43 : 9 / 54) }),
);

test.each([
  ["shoulder-of-orion", "Marshal Ilse Thorne\n4 Kestrel Pilot", "another rule is broken"],
  ["shoulder-of-orion", "Marshal Ilse Thorne\n3 Kestrl Pilot", "a line names no card"],
  ["open-worlds", "60 Outpost", "there are too many cards"],
])("a deck of %s, %j, is illegal where %s", (id, list) => expect(lacking(id, list)).toBeUndefined());

test.each([
  ["open-worlds", "9 Outpost", "Cards are missing: 9 of 54."],
  ["shoulder-of-orion", "Marshal Ilse Thorne\n4 Kestrel Pilot", /^The deck breaks \d rules\.$/],
])("before games are played with a deck of %s, %j, it is said what it lacks", (id, list, says) => {
  const { report, unfinished } = judged(id, list);
  expect(lacksToPlay(report, unfinished)).toMatch(says);
});

test("a legal deck lacks nothing, and of one that lacks facts nobody knows", () => {
  expect(lacksToPlay({ status: "legal", findings: [] }, undefined)).toBeUndefined();
  expect(lacksToPlay({ status: "undetermined", findings: [] }, undefined)).toContain("nobody knows");
});
