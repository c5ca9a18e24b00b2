import { describe, expect, test } from "vitest";
import { type Origin, readMoment, writeMoment } from "../../lib/core/table/moment.ts";
import type { Move, Ruled } from "../../lib/core/table/move.ts";
import { FRESH, isSeed, withMove } from "../../lib/core/table/replay.ts";

const ORIGIN: Origin = { release: "0.3.0", seats: ["person", "nobody"], sets: [], check: "12ab00ff" };
const MOMENT = { seed: "abc-1", fingerprint: "00ff12ab", opposite: "nobody", origin: ORIGIN };
/** What the other side did upon each of so many moves: nothing. */
const silent = (moves: readonly Move[]): Ruled[][] => [[], ...moves.map(() => [])];

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
    const moment = { ...MOMENT, moves: [move], answers: silent([move]), at: 1 };
    const link = writeMoment(moment);
    // It stands in a query as it is, and nothing in it ends a link in a chat.
    expect(link).toMatch(/^[\w.~!*:,/@-]+$/);
    expect(new URLSearchParams(`game=${link}`).get("game")).toBe(link);
    expect(readMoment(link)).toEqual(moment);
  });

  test("opens at any step of its moves", () => {
    const moves: Move[] = [...MOVES, ...MOVES].map(([, move]) => move);
    for (let at = 0; at <= moves.length; at++) {
      const moment = { ...MOMENT, moves, answers: silent(moves), at };
      expect(readMoment(writeMoment(moment))).toEqual(moment);
    }
  });

  test("carries what both sides did, by which release, with which card sets", () => {
    const moves: Move[] = [{ do: "go", to: "first" }, { do: "pass" }];
    const answers: Ruled[][] = [[], [{ do: "play", card: 40, to: "#3" }, { do: "pass" }], [{ do: "pass" }]];
    for (const release of ["0.3.0", "0.3.0+"]) {
      const sets = [
        { id: "own-set", version: 3 },
        { id: "a.b~c d", version: 12 },
      ];
      for (const seats of [
        ["person", "pilot"],
        ["pilot", "person"],
        ["person", "script"],
        ["pilot", "pilot"],
      ] as const)
        for (const opposite of ["twin", "H'ssuk Empire", "deck:AB-c_9"]) {
          const moment = { ...MOMENT, moves, answers, at: 1, opposite, origin: { ...ORIGIN, release, seats, sets } };
          expect(readMoment(writeMoment(moment))).toEqual(moment);
        }
    }
  });

  test("of 0.3.0, in which a move put somebody opposite, is read still", () => {
    const read = readMoment("2.0-3-0.pc..abc-1.00ff12ab.12ab00ff.face~twin*pass.AABA");
    expect(read).toMatchObject({ moves: [{ do: "face", to: "twin" }], origin: { seats: ["person", "pilot"] } });
    expect(read).not.toHaveProperty("opposite");
  });

  test("of before 0.3.0 is read still, and holds the moves of one side", () => {
    const read = readMoment("1.abc-1.00ff12ab.face%3Enobody*pass.AABABA.2");
    expect(read).toEqual({
      seed: "abc-1",
      fingerprint: "00ff12ab",
      moves: [{ do: "face", to: "nobody" }, { do: "pass" }, { do: "pass" }],
      at: 2,
    });
  });

  const listed = MOVES.map(([, move]) => move);
  const whole = writeMoment({ ...MOMENT, moves: listed, answers: silent(listed), at: 2 });
  test.each([
    ["of another kind", whole.replace(/^2\./, "9.")],
    ["without a seed", whole.replace("abc-1", "")],
    ["with a seed of other signs", whole.replace("abc-1", "a b")],
    ["with a fingerprint of other signs", whole.replace("00ff12ab", "zzzzzzzz")],
    ["with a word less", whole.replace("pass*", "")],
    ["cut within its moves", whole.split(".").slice(0, 8).join(".").concat(".AB9")],
    ["with a number that never ends", "1.abc-1.00ff12ab.pass.ggggggAA"],
    ["of no release", whole.replace("0-3-0", "x")],
    ["of seats that there are not", whole.replace(".pn*", ".xx*")],
    ["with nobody's seat first", whole.replace(".pn*", ".np*")],
    [
      "with a free move of the other side",
      writeMoment({ ...MOMENT, moves: [], answers: [[]], at: 0 })
        .concat("")
        .replace(/\.\.$/, ".@0021~roll.BA"),
    ],
    ["with a step beyond its end", whole.replace(/\.2$/, ".99")],
    ["with more behind it", `${whole}.1`],
    ["with a broken escape", whole.replace("@0021", "@xx21")],
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
