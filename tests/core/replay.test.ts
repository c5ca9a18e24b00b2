import { describe, expect, test } from "vitest";
import type { Move } from "../../lib/core/table/move.ts";
import { FRESH, isSeed, readMoment, withMove, writeMoment } from "../../lib/core/table/replay.ts";

const MOMENT = { seed: "abc-1", fingerprint: "00ff12ab" };

describe("the link of a moment", () => {
  const MOVES: readonly (readonly [string, Move])[] = [
    ["a pass", { do: "pass" }],
    ["a card to a slot", { do: "stage", card: 17, to: "staged:3" }],
    ["a card to a card", { do: "play", card: 0, to: "#123" }],
    ["a trade, with the sign that parts words", { do: "trade", to: "blue>gold" }],
    ["a card of a large number", { do: "play", card: 499 }],
    ["a free move to the bottom", { free: "move", card: 3, to: "draw", bottom: true }],
    ["a token taken off", { free: "counter", card: 3, to: "damage", by: -2 }],
    ["a die that is rolled", { free: "roll", by: 20 }],
    ["a note with every sign that has a meaning in the link", { free: "note", card: 1, text: "a>b*c.d!e%f#g é 日" }],
  ];
  test.each(MOVES)("carries %s", (_, move) => {
    const moment = { ...MOMENT, moves: [move], at: 1 };
    const link = writeMoment(moment);
    expect(link).toMatch(/^[A-Za-z0-9\-_.~!*'()%]+$/);
    expect(readMoment(link)).toEqual(moment);
  });

  test("opens at any step of its moves", () => {
    const moves: Move[] = [...MOVES, ...MOVES].map(([, move]) => move);
    for (let at = 0; at <= moves.length; at++) {
      expect(readMoment(writeMoment({ ...MOMENT, moves, at }))).toEqual({ ...MOMENT, moves, at });
    }
  });

  const whole = writeMoment({ ...MOMENT, moves: MOVES.map(([, move]) => move), at: 2 });
  test.each([
    ["of another kind", whole.replace(/^1\./, "9.")],
    ["without a seed", whole.replace("abc-1", "")],
    ["with a seed of other signs", whole.replace("abc-1", "a b")],
    ["with a fingerprint of other signs", whole.replace("00ff12ab", "zzzzzzzz")],
    ["with a word less", whole.replace("pass*", "")],
    ["cut within its moves", whole.split(".").slice(0, 4).join(".").concat(".AB9")],
    ["with a number that never ends", "1.abc-1.00ff12ab.pass.ggggggAA"],
    ["with a step beyond its end", whole.replace(/\.2$/, ".99")],
    ["with more behind it", `${whole}.1`],
    ["with a broken escape", whole.replace("%3E", "%E")],
    ["too long", `1.a.00000000.${"a".repeat(70_000)}.`],
    ["empty", ""],
    ["of something else", "cards"],
  ])("%s is answered by a sentence", (_, link) => expect(readMoment(link)).toMatch(/^The link of this game .*\.$/));
});

describe("the history of a game", () => {
  const [one, two, three]: Move[] = [{ do: "one" }, { do: "two" }, { do: "three" }];
  test("a move after a step back cuts what lay ahead", () => {
    if (!one || !two || !three) throw new Error("three moves");
    const played = withMove(withMove(FRESH, one), two);
    expect(played).toEqual({ moves: [one, two], at: 2 });
    expect(withMove({ ...played, at: 1 }, three)).toEqual({ moves: [one, three], at: 2 });
  });

  test.each([
    ["7", true],
    ["a-Z9", true],
    ["", false],
    ["a b", false],
    ["ä", false],
    ["a".repeat(65), false],
  ])("“%s” as a seed: %s", (text, is) => expect(isSeed(text)).toBe(is));
});
