import { describe, expect, test } from "vitest";
import { Dealer } from "../../lib/core/table/dealer.ts";
import type { Phase } from "../../lib/core/table/goldfish.ts";
import type { Move, Ruled } from "../../lib/core/table/move.ts";
import { fingerprintBefore, fingerprintOf, replayed } from "../../lib/core/table/replay.ts";
import type { CardTexts, Table } from "../../lib/core/table/table.ts";
import { COUNTER, dealer, laid, opened, START, said, smallGame } from "./small-table.ts";

const [ash, birch, rock, date] = [0, 1, 2, 3];
const lineOf = ({ do: word, card, to }: Ruled) => [word, card, to].filter((part) => part !== undefined).join(" ");
const offers = (table: Table) => dealer.moves(table).map(lineOf);

/** Plays moves that must all be allowed. */
function play(table: Table, ...moves: readonly Ruled[]): Table {
  for (const move of moves) expect(dealer.play(table, move)).toBeUndefined();
  return table;
}

describe("a game goes on by itself", () => {
  test("through the setup and phases without moves, to the player's first choice", () => {
    const table = opened();
    expect([table.turn, table.top.phase, table.played, laid(table, "hand")]).toEqual([
      1,
      "day",
      0,
      ["Ash", "Birch", "Rock"],
    ]);
    expect(table.log).toEqual([{ at: 0, turn: 0, phase: "deal", text: "Drawn: 3." }]);
    expect(dealer.open(START, false).log).toBeUndefined();
    expect(dealer.phase(table).name).toBe("DAY");
    expect(dealer.phases(table).all.map(({ id }) => id)).toEqual(["morning", "day", "evening"]);
  });

  test("to the next turn once a phase ends, by a pass or by a move that leaves it", () => {
    const table = play(opened(), { do: "pass" });
    expect([table.turn, table.top.phase, table.played, table.get(COUNTER.kept)]).toEqual([2, "day", 1, 2]);
    play(table, { do: "stop" });
    expect([table.turn, table.played, said(table)]).toEqual([3, 2, ["Drawn: 3.", "The day ends.", "The day ends."]]);
    expect(table.log?.at(-1)).toEqual({ at: 2, turn: 2, phase: "day", text: "The day ends." });
  });

  test("to the phase that another one names, in the same turn", () => {
    const table = opened();
    table.set(COUNTER.score, 6);
    play(table, { do: "pass" });
    expect([table.turn, table.top.phase]).toEqual([1, "day"]);
  });

  test("until it is over: then nothing is offered, played or advised", () => {
    const table = opened();
    table.set(COUNTER.score, 99);
    expect(dealer.isOver(table)).toBe(false);
    play(table, { do: "score" });
    expect([dealer.isOver(table), dealer.moves(table), dealer.advise(table)]).toEqual([true, [], undefined]);
    expect(dealer.play(table, { do: "pass" })).toBe("The game is over.");
    expect(dealer.play(table, { free: "counter", to: "score", by: -5 })).toBe("The game is over.");
  });

  test("what the rules do not suffer is put right at once", () => {
    const table = opened();
    for (const id of [date, 4]) expect(dealer.play(table, { free: "move", card: id, to: "hand" })).toBeUndefined();
    expect([table.top.phase, offers(table)[0]]).toEqual(["spill", "spill 0"]);
    play(table, { do: "spill", card: ash });
    expect([table.top.phase, laid(table, "hand").length]).toEqual(["day", 4]);
  });
});

describe("a phase that is called", () => {
  test("has numbers of its own, lets nobody pass, and gives way to what called it", () => {
    const table = play(opened(), { do: "aim" });
    expect([table.top.phase, table.args, dealer.phases(table).now.id]).toEqual(["aim", { left: 2 }, "day"]);
    expect(offers(table)).toEqual(["pick x:left", "pick x:right"]);
    expect(dealer.allows(table, { do: "pass" })).toBe(false);
    expect(dealer.play(table, { do: "pass" })).toBe("Pass: first do this: It goes on (Turn).");
    expect(dealer.play(table, { free: "exhaust", card: ash })).toBe("First finish what has begun: AIM.");
    play(table, { do: "pick", to: "x:right" });
    expect(table.args).toEqual({ left: 1, picked: 2 });
    play(table, { do: "pick", to: "x:left" });
    expect([table.top.phase, table.stack.length, table.get(COUNTER.score), table.turn]).toEqual(["day", 1, 1, 1]);
  });

  test("allows free moves if it says that it is open, and if every other called one does", () => {
    const called = smallGame.called.map((one) => (one.id === "aim" ? { ...one, isOpen: true as const } : one));
    const open = new Dealer({ ...smallGame, called });
    const table = open.open(START);
    const done = (move: Move) => expect(open.play(table, move)).toBeUndefined();
    done({ do: "aim" });
    expect(open.isOpen(table), "whether aiming is open").toBe(true);
    done({ free: "exhaust", card: ash });
    done({ do: "pick", to: "x:left" });
    expect([table.isExhausted(ash), table.top.phase, table.lastOpen]).toEqual([true, "aim", 3]);
    for (const id of [date, 4]) done({ free: "move", card: id, to: "hand" });
    expect([table.top.phase, open.isOpen(table)]).toEqual(["spill", false]);
    expect(open.play(table, { free: "ready", card: ash })).toBe("First finish what has begun: SPILL.");
    done({ do: "spill", card: ash });
    expect([table.top.phase, table.lastOpen, open.isOpen(table)]).toEqual(["aim", 3, true]);
  });

  test("can go over to another one, which has the same numbers", () => {
    const table = opened();
    table.set(COUNTER.score, 91);
    play(table, { do: "aim" }, { do: "pick", to: "x:left" }, { do: "pick", to: "x:left" });
    expect([table.top.phase, table.get(COUNTER.score), said(table).at(-1)]).toEqual(["day", 92, "Aimed."]);
  });
});

describe("moves", () => {
  test("all that are allowed are offered, each once, those of every phase of a turn after the phase's own", () => {
    const table = opened();
    expect(offers(table)).toEqual([
      ...["0", "1"].flatMap((card) => ["row:1", "row:2", "veil"].map((to) => `lay ${card} ${to}`)),
      "score",
      "aim",
      "stop",
      "rest",
      "pass",
    ]);
    play(table, { do: "lay", card: ash, to: "row:1" });
    expect(offers(table).slice(0, 4)).toEqual(["lay 1 row:2", "lay 1 veil", "mount 1 #0", "mount 2 #0"]);
    for (const move of dealer.moves(table)) expect(dealer.allows(table, move)).toBe(true);
  });

  const LAY = "Lay a card into the row: needs";
  test.each<[what: string, move: Ruled, why: string]>([
    [
      "a card that the kind is not done with",
      { do: "lay", card: date, to: "row:1" },
      `${LAY} a card in your hand; Date is in Deck (Turn).`,
    ],
    ["no card where one is asked for", { do: "lay", to: "row:1" }, `${LAY} a card in your hand (Turn).`],
    [
      "a card that there is not",
      { do: "lay", card: 99, to: "row:1" },
      `${LAY} a card in your hand, and there is no card 99 (Turn).`,
    ],
    [
      "a place that is none of its places",
      { do: "lay", card: ash, to: "trash" },
      `${LAY} a place in the row or the veil, not Trash (Turn).`,
    ],
    ["no place where one is asked for", { do: "lay", card: ash }, `${LAY} a place in the row or the veil (Turn).`],
    [
      "a card for which a need is not met",
      { do: "lay", card: rock, to: "row:1" },
      "Lay a card into the row: a rock is never laid (Turn, p. 7).",
    ],
    [
      "no place where there is none",
      { do: "mount", card: ash, to: "#1" },
      "Lay a card on another one: needs a place, and there is none (Turn).",
    ],
    [
      "a card where none is asked for",
      { do: "score", card: ash },
      "Score a point: names a card, but is done with none (Turn).",
    ],
    [
      "a place where none is asked for",
      { do: "score", to: "row:1" },
      "Score a point: names a place, but needs none (Turn).",
    ],
    ["a pass with a card", { do: "pass", card: ash }, "Pass: names no card and no place (Turn)."],
    ["a pass with a place", { do: "pass", to: "row:1" }, "Pass: names no card and no place (Turn)."],
    ["a word that is no move", { do: "jump" }, "jump: there is no such move in this game (Turn)."],
    ["a move of another phase", { do: "pick", to: "x:left" }, "Pick a side: only in AIM, and this is DAY (Turn)."],
  ])("%s is refused and changes nothing", (_, move, why) => {
    const table = opened();
    expect(dealer.allows(table, move)).toBe(false);
    expect(dealer.play(table, move)).toBe(why);
    expect([table.played, table.get(COUNTER.score), table.turn]).toEqual([0, 0, 1]);
  });

  test.each<[move: Ruled, words: object]>([
    [{ do: "score" }, { what: "Score a point" }],
    [
      { do: "lay", card: birch, to: "row:2" },
      { what: "Lay a card into the row", where: "Row 2" },
    ],
    [
      { do: "lay", card: birch, to: "veil" },
      { what: "Lay a card into the row", where: "Veil" },
    ],
    [
      { do: "mount", card: birch, to: "#2" },
      { what: "Lay a card on another one", where: "Rock" },
    ],
    [
      { do: "lay", card: birch, to: "under:2" },
      { what: "Lay a card into the row", where: "Rock" },
    ],
    [
      { do: "lay", card: birch, to: "east" },
      { what: "Lay a card into the row", where: "east" },
    ],
    [{ do: "pass" }, { what: "Pass" }],
  ])("%j in words", (move, words) => expect(dealer.says(opened(), move)).toEqual(words));

  test("a place has the name that its move gives it", () => {
    const table = play(opened(), { do: "aim" });
    expect(dealer.says(table, { do: "pick", to: "x:left" })).toEqual({ what: "Pick a side", where: "left" });
  });

  test("a letter plays the move that it stands for, while that is allowed", () => {
    const table = opened();
    expect(["s", "r", "x"].map((key) => dealer.keyed(table, key))).toEqual([
      { do: "score" },
      { do: "rest" },
      undefined,
    ]);
    expect(dealer.keyed(play(table, { do: "aim" }), "s")).toBeUndefined();
  });
});

describe("the autopilot", () => {
  test("makes the first move that one of its lines for the phase chooses, or passes", () => {
    const table = opened();
    expect(dealer.advise(table)).toEqual({ move: { do: "score" }, says: "Score once." });
    play(table, { do: "score" });
    expect(dealer.advise(table)).toEqual({ move: { do: "pass" }, says: "There is nothing better to do, so pass." });
    play(table, { do: "aim" });
    expect(dealer.advise(table)).toEqual({ move: { do: "pick", to: "x:left" }, says: "Aim left." });
  });

  test("a line without phases speaks in all of them, and where nobody may pass there may be no advice", () => {
    const always = new Dealer({ ...smallGame, autopilot: [{ says: "Rest.", choose: () => ({ do: "rest" }) }] });
    expect(always.advise(always.open(START))?.says).toBe("Rest.");
    const silent = new Dealer({ ...smallGame, autopilot: [] });
    const table = silent.open(START);
    silent.play(table, { do: "aim" });
    expect(silent.advise(table)).toBeUndefined();
  });
});

describe("a game that is wrongly made", () => {
  const [morning, day, evening] = smallGame.phases as unknown as readonly [Phase, Phase, Phase];

  test("has two phases of one name", () => {
    expect(() => new Dealer({ ...smallGame, called: [day] })).toThrow("two phases are called day");
  });

  test("never comes to a choice", () => {
    const endless = new Dealer({ ...smallGame, phases: [morning, evening] });
    expect(() => endless.open(START)).toThrow(/never come to a choice$/);
  });

  test("calls a phase that there is not", () => {
    const table = opened();
    table.call("nowhere");
    expect(() => dealer.moves(table)).toThrow("there is no phase nowhere");
  });

  test("one without a setup begins with its first phase", () => {
    const table = new Dealer({ ...smallGame, setup: [] }).open(START);
    expect([table.turn, table.top.phase, laid(table, "hand")]).toEqual([1, "day", []]);
  });
});

describe("a game played again from its moves", () => {
  const moves: readonly Ruled[] = [{ do: "lay", card: ash, to: "row:1" }, { do: "jump" }, { do: "score" }];

  test("as far as was asked", () => {
    const { table, refused } = replayed(dealer, START, { moves, at: 1 });
    expect([laid(table, "row:1"), table.played, refused]).toEqual([["Ash"], 1, undefined]);
  });

  test("up to the first move that is refused", () => {
    const { table, refused } = replayed(dealer, START, { moves, at: 3 });
    expect([table.played, refused?.at, table.get(COUNTER.score), refused?.why]).toEqual([
      1,
      1,
      0,
      "jump: there is no such move in this game (Turn).",
    ]);
  });

  test("its fingerprint changes with all that could make its moves play differently, and with nothing else", () => {
    const print = (start: object) => fingerprintOf({}, { ...START, ...start });
    const before = print({});
    // Links that were shared carry it, so it can never be computed otherwise. (FNV-1a of 32 bits)
    expect(fingerprintBefore(START, 1)).toBe("9042b8a6");
    const [first, ...rest] = START.cards;
    const card = (more: object) => ({ cards: [{ ...first, card: { name: "Ash", ...more } }, ...rest] });
    const others = [
      print({ format: "other" }),
      print({ options: { vp: 3 } }),
      print({ house: { agreed: true } }),
      print({ cards: [...START.cards].reverse() }),
      print({ cards: [{ ...first, from: "side" }, ...rest] }),
      print({ cards: [{ ...first, label: "Ash 2" }, ...rest] }),
      print(card({ cost: 3 })),
    ];
    expect(new Set([before, ...others]).size).toBe(others.length + 1);
    const same = [
      print({ seed: "other" }),
      print(card({ sources: { cost: "p. 3" } })),
      print(card({ text: "Draw.", number: 4, image: "a.png" })),
    ];
    expect(new Set([before, ...same]).size).toBe(1);
    // A table that carries texts out plays otherwise by another text.
    const reads = (text: string) =>
      fingerprintOf({ texts: {} as CardTexts }, { ...START, ...card({ text }) } as typeof START);
    expect(reads("Draw a card.")).not.toBe(reads("Draw two cards."));
    expect(print(card({ cost: 3, kind: "ship" }))).toBe(
      print({ cards: [{ ...first, card: { kind: "ship", cost: 3, name: "Ash" } }, ...rest] }),
    );
  });
});
