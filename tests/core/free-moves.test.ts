import { describe, expect, test } from "vitest";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { DICE } from "../../lib/core/table/free-moves.ts";
import type { Free } from "../../lib/core/table/move.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { COUNTER, dealer, laid, opened, START, said, smallGame, TOKEN, ZONE } from "./small-table.ts";

const [ash, birch, rock, date] = [0, 1, 2, 3];

/** A table with Ash in the row, Birch on it, and Rock in the hand. */
function set(): Table {
  const table = opened();
  table.move(ash, ZONE.row);
  table.move(birch, table.under(ash));
  return table;
}

describe("free moves", () => {
  test.each<[move: Free, text: string]>([
    [{ free: "move", card: rock, to: "trash" }, "Rock goes to Trash."],
    [{ free: "move", card: rock, to: "row:2" }, "Rock goes to Row 2."],
    [{ free: "move", card: rock, to: "deck", bottom: true }, "Rock goes to the bottom of Deck."],
    [{ free: "move", card: rock, to: "under:0" }, "Rock goes under Ash."],
    [{ free: "counter", to: "score", by: 2 }, "Score 2 now."],
    [{ free: "counter", to: "score" }, "Score 1 now."],
    [{ free: "counter", card: ash, to: "damage", by: -3 }, "Ash: Damage -3 now."],
    [{ free: "exhaust", card: ash }, "Ash is exhausted."],
    [{ free: "ready", card: ash }, "Ash is ready again."],
    [{ free: "turn", card: ash }, "Ash is turned face down."],
    [{ free: "turn", card: date }, "Date is turned face up."],
    [{ free: "note", card: ash, text: "a note" }, "Ash: “a note”."],
    [{ free: "note", card: ash, text: "" }, "Ash: the note is gone."],
    [{ free: "note", card: ash, text: "x".repeat(80) }, `Ash: “${"x".repeat(80)}”.`],
    [{ free: "reveal", card: date }, "Date is revealed."],
    [{ free: "look", to: "deck", by: 1 }, "Looked at the top 1 of Deck."],
    [{ free: "look", to: "deck", by: 9 }, "Looked at the top 2 of Deck."],
    [{ free: "look", to: "under:0" }, "Looked at the top 1 of Ash."],
    [{ free: "search", to: "deck" }, "Searched Deck."],
    [{ free: "shuffle", to: "deck" }, "Shuffled Deck."],
    [{ free: "roll", by: 2 }, "A coin is flipped: tails."],
    [{ free: "roll" }, "A coin is flipped: tails."],
    [{ free: "roll", by: 20 }, "A d20 is rolled: 12."],
  ])("%j is done and said", (move, text) => {
    const table = set();
    expect(dealer.play(table, move)).toBeUndefined();
    expect(table.log?.find(({ free }) => free)).toEqual({ at: 1, turn: 1, phase: "day", text, free: true });
    expect(table.played).toBe(1);
  });

  test.each<[move: object, why: string]>([
    [{ free: "jump" }, "There is no free move “jump”."],
    [{ free: "toString" }, "There is no free move “toString”."],
    [{ free: "move", to: "trash" }, "The free move “move” needs a card."],
    ...["exhaust", "ready", "turn", "note", "reveal"].map((free): [object, string] => [
      { free },
      `The free move “${free}” needs a card.`,
    ]),
    [{ free: "exhaust", card: 6 }, "There is no card with that number."],
    [{ free: "exhaust", card: -1 }, "There is no card with that number."],
    [{ free: "exhaust", card: 0.5 }, "There is no card with that number."],
    ...["move", "look", "search", "shuffle"].map((free): [object, string] => [
      { free, card: rock },
      `The free move “${free}” needs a zone.`,
    ]),
    [{ free: "counter" }, "The free move “counter” needs a counter."],
    [{ free: "look", to: "nowhere" }, "There is no zone “nowhere”."],
    [{ free: "counter", to: "damage" }, "There is no counter “damage”."],
    [{ free: "counter", to: "kept" }, "There is no counter “kept”."],
    [{ free: "counter", card: ash, to: "memory" }, "There is no counter “memory”."],
    [{ free: "counter", card: ash, to: "score" }, "There is no counter “score”."],
    [{ free: "move", card: rock, to: "veil" }, "Ash forbids it."],
    [{ free: "move", card: rock, to: "under:3" }, "Nothing can be laid on Date: it is not in play."],
    [{ free: "move", card: ash, to: "under:0" }, "A card cannot lie on itself, or on a card that lies on it."],
    [{ free: "move", card: ash, to: "under:1" }, "A card cannot lie on itself, or on a card that lies on it."],
    [{ free: "note", card: ash, text: "x".repeat(81) }, "A note has at most 80 letters."],
    [{ free: "look", to: "row:2" }, "No card lies in Row 2."],
    [{ free: "look", to: "deck", by: -1 }, "Look at one card or more."],
    [{ free: "search", to: "row:2" }, "No card lies in Row 2."],
    [{ free: "shuffle", to: "row:2" }, "No card lies in Row 2."],
    [{ free: "roll", by: 7 }, "The table has dice with 2, 4, 6, 8, 10, 12 and 20 sides."],
    [
      { free: "counter", to: "score", by: 1000 },
      "A number at the table is at most 999, and at least -999 (Score now 0).",
    ],
    [
      { free: "counter", to: "score", by: 0.5 },
      "A number at the table is at most 999, and at least -999 (Score now 0).",
    ],
    [
      { free: "counter", card: ash, to: "damage", by: -1000 },
      "A number at the table is at most 999, and at least -999 (Damage now 0).",
    ],
  ])("%j is refused and changes nothing", (move, why) => {
    const table = set();
    expect(dealer.play(table, move as Free)).toBe(why);
    expect([table.played, said(table)]).toEqual([0, ["Drawn: 3."]]);
  });

  test("a number falls to 0 and no further, unless it may be negative", () => {
    const table = set();
    table.set(COUNTER.score, 2);
    const done = (by: number) => dealer.play(table, { free: "counter", to: "score", by });
    expect(done(-3)).toBe("Score cannot fall below 0 (now 2).");
    expect([done(-2), table.get(COUNTER.score)]).toEqual([undefined, 0]);
    expect(done(-1)).toBe("Score cannot fall below 0 (now 0).");
    expect(dealer.play(table, { free: "counter", card: ash, to: "damage", by: -1 })).toBeUndefined();
  });

  test("a number that the rules have brought below 0 may rise again", () => {
    const table = set();
    table.set(COUNTER.score, -3);
    const done = (by: number) => dealer.play(table, { free: "counter", to: "score", by });
    expect([done(1), done(0), table.get(COUNTER.score)]).toEqual([undefined, undefined, -2]);
    expect(done(-1)).toBe("Score cannot fall below 0 (now -2).");
  });

  test("numbers go up to 999 in all", () => {
    const table = set();
    table.set(COUNTER.score, 5);
    table.setToken(ash, TOKEN.damage, -5);
    expect(dealer.play(table, { free: "counter", card: ash, to: "damage", by: -994 })).toBeUndefined();
    expect(dealer.play(table, { free: "counter", card: ash, to: "damage", by: -1 })).toMatch(/Damage now -999/);
    expect(dealer.play(table, { free: "counter", to: "score", by: 995 })).toMatch(/Score now 5/);
    expect(dealer.play(table, { free: "counter", to: "score", by: 994 })).toBeUndefined();
    expect([table.token(ash, TOKEN.damage), table.get(COUNTER.score)]).toEqual([-999, 999]);
  });

  test("coin and dice show each of their sides, by the dice of the table", () => {
    for (const sides of DICE) {
      const [table, again] = [set(), set()];
      for (let rolls = 0; rolls < sides * 12; rolls++) {
        for (const one of [table, again]) expect(dealer.play(one, { free: "roll", by: sides })).toBeUndefined();
      }
      expect(said(again)).toEqual(said(table));
      expect(again.dice.state).toEqual(table.dice.state);
      expect(new Set(said(table).slice(1)).size, `${sides} sides`).toBe(sides);
    }
  });

  test("do to the table what they say", () => {
    const table = set();
    const done = (move: Free) => expect(dealer.play(table, move)).toBeUndefined();
    done({ free: "exhaust", card: ash });
    expect(table.isExhausted(ash)).toBe(true);
    done({ free: "ready", card: ash });
    expect(table.isExhausted(ash)).toBe(false);
    done({ free: "note", card: ash, text: "a note" });
    expect(table.notes.get(ash)).toBe("a note");
    done({ free: "note", card: ash });
    expect(table.notes.size).toBe(0);
    done({ free: "look", to: "deck" });
    expect([table.isSeen(date), table.isSeen(4)]).toEqual([true, false]);
    done({ free: "search", to: "deck" });
    expect(table.isSeen(4)).toBe(true);
    done({ free: "shuffle", to: "deck" });
    expect([table.isSeen(date), table.isSeen(4)]).toEqual([false, false]);
    done({ free: "reveal", card: date });
    expect(table.isSeen(date)).toBe(true);
    done({ free: "move", card: rock, to: "deck", bottom: true });
    expect(laid(table, "deck").at(-1)).toBe("Rock");
    done({ free: "move", card: rock, to: "deck" });
    expect(laid(table, "deck")[0]).toBe("Rock");
  });

  test("a card that stays in play lies as it lay", () => {
    const table = set();
    for (const isUp of [false, true]) {
      table.turnUp(ash, isUp);
      expect(dealer.play(table, { free: "move", card: ash, to: "row:2" })).toBeUndefined();
      expect(table.isUp(ash)).toBe(isUp);
    }
    table.turnUp(ash, false);
    expect(dealer.play(table, { free: "move", card: ash, to: "trash" })).toBeUndefined();
    expect(table.isUp(ash)).toBe(true);
    table.turnUp(rock, false);
    expect(dealer.play(table, { free: "move", card: rock, to: "row:1" })).toBeUndefined();
    expect(table.isUp(rock)).toBe(true);
  });

  test("a card is laid on one in play, or on what lies there", () => {
    const table = set();
    expect(dealer.play(table, { free: "move", card: rock, to: "under:1" })).toBeUndefined();
    expect([table.hostOf(rock), said(table).at(-1)]).toEqual([birch, "Rock came from hand."]);
    table.move(ash, ZONE.trash);
    expect(dealer.play(table, { free: "move", card: date, to: "under:2" })).toMatch(/^Nothing can be laid on Rock/);
  });

  test("what follows a free move of a card follows that alone", () => {
    const table = set();
    dealer.play(table, { free: "exhaust", card: ash });
    expect(said(table)).toEqual(["Drawn: 3.", "Ash is exhausted."]);
  });

  test("a game may have its own words for a card that is used up", () => {
    const own = new Dealer({ ...smallGame, spent: { is: "tapped", again: "fresh", spend: "Tap", restore: "Untap" } });
    const table = own.open(START);
    own.play(table, { free: "exhaust", card: ash });
    own.play(table, { free: "ready", card: ash });
    expect(said(table).slice(1)).toEqual(["Ash is tapped.", "Ash is fresh again."]);
  });
});
