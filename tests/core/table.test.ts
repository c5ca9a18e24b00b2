import { describe, expect, test } from "vitest";
import { stateOf } from "../../lib/core/table/state.ts";
import { Table } from "../../lib/core/table/table.ts";
import { COUNTER, LABELS, laid, opened, START, smallGame, TOKEN, ZONE } from "./small-table.ts";

const fresh = () => new Table(smallGame, START);
const [ash, birch, rock, date, elm, fox] = [0, 1, 2, 3, 4, 5];

describe("zones", () => {
  test.each([
    ["deck", 0],
    ["hand", 1],
    ["row:1", 2],
    ["row:2", 3],
    ["veil", 4],
    ["trash", 5],
    ["under:0", 6],
    ["under:5", 11],
  ])("%s has the number %i, and the number its name", (name, number) => {
    expect([fresh().zone(name), fresh().nameOf(number)]).toEqual([number, name]);
  });

  test.each([
    "row",
    "row:0",
    "row:3",
    "nowhere",
    "under",
    "under:6",
    "under:-1",
    "under:01",
    "under:1.5",
    "under:x",
    "under:",
    "under:-0",
    "5",
    "units:0",
  ])("there is no zone %s", (name) => expect(fresh().zone(name)).toBe(-1));

  test("cards are said to lie in what their kind holds", () => {
    const own = new Table({ ...smallGame, holds: ({ name }) => (name === "Ash" ? "units" : "under") }, START);
    expect([own.zone("units:0"), own.zone("under:0"), own.zone("under:1"), own.nameOf(6)]).toEqual([
      6,
      -1,
      7,
      "units:0",
    ]);
  });

  test("a card whose section begins nowhere cannot be dealt", () => {
    const cards = [{ card: { name: "Ash" }, label: "Ash", from: "lost" }];
    expect(() => new Table(smallGame, { ...START, cards })).toThrow("no zone begins with lost");
  });

  test("the numbers of zones with slots follow each other", () => {
    expect(ZONE).toEqual({ deck: 0, hand: 1, row: 2, veil: 4, trash: 5 });
    expect([COUNTER, TOKEN]).toEqual([
      { score: 0, kept: 1 },
      { damage: 0, memory: 1 },
    ]);
  });
});

describe("cards at a table", () => {
  test("they begin where their section does, in the order of the list", () => {
    const table = fresh();
    expect(laid(table, "deck")).toEqual(LABELS.slice(0, 5));
    expect(laid(table, "trash")).toEqual(["Fox"]);
    expect([table.zoneOf(ash), table.zoneOf(fox), table.zoneOf(99)]).toEqual([ZONE.deck, ZONE.trash, -1]);
    expect([table.isUp(ash), table.isUp(fox)]).toEqual([false, true]);
    expect([table.size, table.label(99), table.card(birch).name]).toEqual([6, "", "Birch"]);
    expect([table.first(ZONE.deck), table.first(ZONE.hand), table.count(ZONE.deck), table.count(99)]).toEqual([
      ash,
      -1,
      5,
      0,
    ]);
  });

  test("a card comes on top of a pile, or to its bottom, and last elsewhere", () => {
    const table = fresh();
    for (const id of [ash, birch]) table.move(id, ZONE.trash);
    table.move(rock, ZONE.trash, "bottom");
    expect(laid(table, "trash")).toEqual(["Birch", "Ash", "Fox", "Rock"]);
    for (const id of [elm, fox, date]) table.move(id, ZONE.hand);
    expect(laid(table, "hand")).toEqual(["Elm", "Fox", "Date"]);
    expect(laid(table, "deck")).toEqual([]);
    table.move(fox, ZONE.hand);
    expect(laid(table, "hand")).toEqual(["Elm", "Date", "Fox"]);
  });

  test("as many are drawn as there are", () => {
    const table = fresh();
    expect([table.draw(ZONE.deck, ZONE.hand, 2), laid(table, "hand")]).toEqual([2, ["Ash", "Birch"]]);
    expect([table.draw(ZONE.deck, ZONE.trash, 9), laid(table, "trash")]).toEqual([3, ["Elm", "Date", "Rock", "Fox"]]);
    expect([table.draw(ZONE.deck, ZONE.hand, 1), table.draw(ZONE.hand, ZONE.deck, -1)]).toEqual([0, 0]);
    expect([table.draw(ZONE.hand, ZONE.deck, 0.5), table.zoneOf(ash)]).toEqual([1, ZONE.deck]);
    expect(table.draw(ZONE.veil, ZONE.deck, 1)).toBe(0);
  });

  test("a card lies up or down, and exhausted or not, as its zone says", () => {
    const table = fresh();
    table.move(ash, ZONE.row);
    expect([table.isUp(ash), table.isExhausted(ash), table.isInPlay(ZONE.row)]).toEqual([true, false, true]);
    table.exhaust(ash);
    table.move(ash, ZONE.veil);
    expect([table.isUp(ash), table.isExhausted(ash)]).toEqual([false, true]);
    table.turnUp(ash);
    expect(table.isUp(ash)).toBe(true);
    table.turnUp(ash, false);
    expect([table.isUp(ash), table.isExhausted(ash)]).toEqual([false, true]);
    table.exhaust(ash, false);
    expect(table.isExhausted(ash)).toBe(false);
    table.exhaust(ash);
    table.move(ash, ZONE.trash);
    expect([table.isUp(ash), table.isExhausted(ash), table.isInPlay(ZONE.trash)]).toEqual([true, false, false]);
  });

  test("what is put on a card in play leaves it with play", () => {
    const table = fresh();
    table.move(ash, ZONE.row);
    expect(table.token(ash, TOKEN.damage)).toBe(0);
    table.setToken(ash, TOKEN.damage, 2);
    table.setToken(birch, TOKEN.damage, 1);
    table.notes.set(ash, "a note");
    table.move(ash, ZONE.veil);
    expect([table.token(ash, TOKEN.damage), table.notes.get(ash)]).toEqual([2, "a note"]);
    table.move(ash, ZONE.hand);
    expect([table.token(ash, TOKEN.damage), table.notes.get(ash), table.token(birch, TOKEN.damage)]).toEqual([
      0,
      undefined,
      1,
    ]);
    table.setToken(ash, TOKEN.memory, 0);
    expect(table.token(ash, TOKEN.memory)).toBe(0);
  });

  test("a card on a card is in play and lies up", () => {
    const table = fresh();
    table.move(ash, ZONE.row);
    table.move(birch, table.under(ash));
    expect([table.hostOf(birch), table.hostOf(ash), table.isInPlay(table.under(ash)), table.isUp(birch)]).toEqual([
      ash,
      -1,
      true,
      true,
    ]);
    table.move(rock, table.under(ash));
    expect(laid(table, "under:0")).toEqual(["Birch", "Rock"]);
  });

  test("a shuffled pile lies as the dice of the table say", () => {
    const table = fresh();
    const order = [...table.in(ZONE.deck)];
    table.dice.copy().shuffle(order);
    expect(order).not.toEqual(table.in(ZONE.deck));
    table.shuffle(ZONE.deck);
    expect(table.in(ZONE.deck)).toEqual(order);
  });

  test("what was looked at is not known any more once it is shuffled", () => {
    const table = fresh();
    for (const id of [ash, fox]) table.see(id);
    expect([table.isSeen(ash), table.isSeen(birch), table.isUp(ash)]).toEqual([true, false, false]);
    table.shuffle(ZONE.deck);
    expect([table.isSeen(ash), table.isSeen(fox)]).toEqual([false, true]);
    expect(laid(table, "deck").sort()).toEqual(["Ash", "Birch", "Date", "Elm", "Rock"]);
    table.shuffle(ZONE.veil);
    table.see(99);
    expect([laid(table, "veil"), table.isSeen(99)]).toEqual([[], false]);
  });
});

describe("numbers and copies", () => {
  test("counters begin with 0 and add up", () => {
    const table = fresh();
    table.add(COUNTER.score, 3);
    table.add(COUNTER.score, -1);
    table.set(COUNTER.kept, 7);
    expect([table.get(COUNTER.score), table.get(COUNTER.kept), table.get(99)]).toEqual([2, 7, 0]);
  });

  test("a copy has all that lies on the table, and goes its own way", () => {
    const table = opened();
    table.move(ash, ZONE.row);
    table.setToken(ash, TOKEN.damage, 2);
    table.exhaust(ash);
    table.notes.set(ash, "a note");
    table.set(COUNTER.score, 4);
    const before = JSON.stringify([stateOf(smallGame, table), table.log]);
    const copy = table.copy();
    expect(JSON.stringify([stateOf(smallGame, copy), copy.log])).toBe(before);
    copy.move(birch, ZONE.trash);
    copy.setToken(ash, TOKEN.damage, 5);
    copy.exhaust(ash, false);
    copy.notes.delete(ash);
    copy.add(COUNTER.score, 1);
    copy.shuffle(ZONE.deck);
    copy.call("aim");
    copy.leave();
    copy.say(() => "Said.");
    expect(JSON.stringify([stateOf(smallGame, table), table.log])).toBe(before);
  });

  test("nothing is said where nobody listens", () => {
    const table = fresh();
    table.say(() => {
      throw new Error("said");
    });
    expect(table.log).toBeUndefined();
  });

  test("its plain face tells everything, what the rules keep for themselves apart", () => {
    const table = opened();
    table.move(ash, ZONE.row);
    table.setToken(ash, TOKEN.damage, 2);
    table.setToken(ash, TOKEN.memory, 1);
    table.exhaust(ash);
    table.notes.set(ash, "a note");
    table.see(date);
    table.see(ash);
    const state = stateOf(smallGame, table);
    expect(state).toMatchObject({
      turn: 1,
      phase: "day",
      over: false,
      counters: { score: 0 },
      memory: { kept: 1 },
      stack: [{ phase: "day", args: {} }],
      played: 0,
    });
    expect(state.dice).toEqual(table.dice.state);
    expect(state.cards.map(({ name, zone }) => `${name} ${zone}`)).toEqual([
      "Date deck",
      "Elm deck",
      "Birch hand",
      "Rock hand",
      "Ash row:1",
      "Fox trash",
    ]);
    expect(state.cards[0]).toEqual({
      id: date,
      name: "Date",
      zone: "deck",
      faceUp: false,
      exhausted: false,
      counters: {},
      seen: true,
    });
    expect(state.cards[4]).toEqual({
      id: ash,
      name: "Ash",
      zone: "row:1",
      faceUp: true,
      exhausted: true,
      counters: { damage: 2 },
      memory: { memory: 1 },
      note: "a note",
    });
    expect(state.cards[1]).not.toHaveProperty("seen");
  });
});
