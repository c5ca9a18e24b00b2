import { expect, test } from "vitest";
import { games } from "../../lib/games/index.ts";
import { linesIn, numbersOf, type Order, orderText, readOrder } from "../../lib/trials/policy.ts";
import { dealerFor, playGame } from "../../lib/trials/trial.ts";
import { USUAL } from "../../lib/trials/trial-text.ts";
import { tableOf } from "../table/games.ts";

test("lines are put first or left out by their numbers", async () => {
  const { dealer } = await tableOf(games[0]);
  const { autopilot } = dealer.goldfish;
  const read = readOrder(dealer.goldfish, "4.3 -7");
  expect(read).toEqual({ ok: true, order: { first: [4, 3], without: [7] } });
  if (!read.ok) return;
  expect(orderText(read.order)).toBe("4.3.-7");
  const lines = linesIn(dealer.goldfish, read.order);
  expect(lines.slice(0, 3)).toEqual([autopilot[3], autopilot[2], autopilot[0]]);
  expect(lines).toHaveLength(autopilot.length - 1);
  expect(linesIn(dealer.goldfish, undefined)).toBe(autopilot);
  for (const [text, why] of [
    ["99", /^The autopilot has lines 1 to \d+, and “99” is none of them\.$/],
    ["x", /^The autopilot has lines/],
    ["2.-2", /^Name each line of the autopilot only once\.$/],
  ] as const)
    expect(readOrder(dealer.goldfish, text)).toMatchObject({ ok: false, why: expect.stringMatching(why) });
});

test.each(games)("$name: each line has a number of its own, by which links name it", async (game) => {
  const { goldfish } = (await tableOf(game)).dealer;
  const numbers = numbersOf(goldfish);
  expect([numbers.length, new Set(numbers).size]).toEqual([goldfish.autopilot.length, goldfish.autopilot.length]);
  // One that is gone names nothing, and is no fault of the link.
  const gone = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter((n) => !numbers.includes(n));
  for (const number of gone) {
    const read = readOrder(goldfish, String(number));
    if (!read.ok) throw new Error(read.why);
    expect(linesIn(goldfish, read.order)).toEqual(goldfish.autopilot);
  }
});

test.each(games)(
  "$name: without any line the game is played to its end, and whoever is opposite plays as usual",
  async (game) => {
    const { dealer, start } = await tableOf(game);
    const { goldfish } = dealer;
    const all = numbersOf(goldfish);
    const bare: Order = { first: [], without: all };
    const trial = { ...USUAL, turns: 6, order: bare };
    for (let at = 0; at < 8; at++) {
      const begun = start("bare", at);
      expect(playGame(dealerFor(goldfish, trial), begun, trial, at).turn).toBeGreaterThan(0);
      const same = { ...USUAL, order: { first: all, without: [] } };
      expect(playGame(dealerFor(goldfish, same), begun, same, at)).toEqual(playGame(dealer, begun, USUAL, at));
    }
  },
);
