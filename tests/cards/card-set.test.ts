import { describe, expect, test } from "vitest";
import { Pool } from "../../lib/cards/pool.ts";
import { checkCardSet } from "../../lib/contract/card-set.ts";
import { CARD_SET, readJson, SMALL } from "../../lib/contract/json.ts";
import { conquestOfOrion } from "../../lib/games/conquest-of-orion/index.ts";
import { readTable } from "../../lib/sheets/read-set.ts";
import { gameCalled } from "../decks.ts";

const openWorlds = gameCalled("open-worlds");
const file = (...cards: unknown[]) => ({ game: "open-worlds", set: { id: "my-set", name: "My set" }, cards });

function faults(value: unknown): string[] {
  const checked = checkCardSet(openWorlds, value);
  return checked.ok ? [] : checked.faults.map(({ at, message }) => `${at}: ${message}`);
}

describe("a bad set is refused whole, with every fault and its place", () => {
  test.each<[string, unknown, string[]]>([
    [
      "a word for a number",
      file({ name: "A", kind: "facility", defense: "ten" }),
      ['cards[0].defense: expected a number, got "ten"'],
    ],
    [
      "a number that no card has",
      file({ name: "A", kind: "facility", defense: 1000 }),
      ["cards[0].defense: expected a whole number from 0 to 99, got 1000"],
    ],
    [
      "a name that is missing",
      file({ kind: "facility" }),
      ["cards[0].name: missing, expected a name of 1 to 80 characters"],
    ],
    [
      "a kind that is missing",
      file({ name: "A" }),
      ["cards[0].kind: missing, expected one of facility, orbital, ground, catastrophe, utility or world"],
    ],
    [
      "an attribute of another kind",
      file({ name: "A", kind: "facility", h2o: 3 }),
      ["cards[0].h2o: a card of kind facility has no H2O"],
    ],
    [
      "a word of another kind",
      file({ name: "A", kind: "orbital", subkind: "post" }, { name: "B", kind: "ground", subkind: "manned" }),
      ['cards[0].subkind: a card of kind orbital has one of ship, station or field here, not "post"'],
    ],
    [
      "an attribute of no card",
      file({ name: "A", kind: "facility", colour: "red" }),
      ["cards[0].colour: Open Worlds cards have no such attribute"],
    ],
    [
      "a word that is none of the list",
      file({ name: "A", kind: "facility", income: "LOTS" }),
      ['cards[0].income: expected a whole number from -9 to 99 or one of RES, got "LOTS"'],
    ],
    [
      "one card twice",
      file({ name: "A", kind: "facility" }, { name: "a", kind: "facility" }),
      ["cards[1]: a is in this set already, as cards[0]"],
    ],
    [
      "of one name and one defense",
      file({ name: "A", kind: "facility", defense: 1 }, { name: "A", kind: "facility", defense: 1 }),
      ["cards[1]: A 1 is in this set already, as cards[0]"],
    ],
    [
      "of one name and another defense: no fault",
      file({ name: "A", kind: "facility", defense: 1 }, { name: "A", kind: "facility", defense: 2 }),
      [],
    ],
    ["another game", { ...file(), game: "orions-spur" }, ["game: this set is for orions-spur, not for open-worlds"]],
    [
      "no set at all",
      [],
      [
        "game: missing, expected “open-worlds”",
        "set: missing, expected an object",
        "cards: missing, expected a list of at most 5000 cards",
      ],
    ],
    [
      "an id with spaces",
      { ...file(), set: { id: "my set", name: "X" } },
      ['set.id: expected a short name of a-z, 0-9 and -, got "my set"'],
    ],
    [
      "all faults, not the first",
      file({ name: 3, kind: "facility" }, { name: "B", kind: "ship" }),
      [
        "cards[0].name: expected a name of 1 to 80 characters, got 3",
        'cards[1].kind: expected one of facility, orbital, ground, catastrophe, utility or world, got "ship"',
      ],
    ],
    ["null is known not to exist", file({ name: "A", kind: "facility", income: null, text: null }), []],
    ["what is absent is not known", file({ name: "A", kind: "world" }), []],
  ])("%s", (_, value, expected) => {
    const found = faults(value);
    expect(found.map((fault) => (Array.isArray(value) ? fault.split("; got")[0] : fault))).toEqual(
      Array.isArray(value) ? found : expected,
    );
    if (Array.isArray(value)) expect(found.length).toBeGreaterThan(0);
  });
});

describe("CSV says the same as JSON", () => {
  const about = { id: "my-set", name: "My set", source: "" };
  const csv = (text: string) => readTable(openWorlds, text, about);

  test("numbers, flags, lists, records, null and what is missing", () => {
    const read = csv(
      'name,kind,defense,weapons,prohibited,swap,requires,hits\n"Fort, old",facility,5,,no,population|production,own:mining|capacity:3,\nRay,catastrophe,null,,yes,,,damage:15|kinds:facility+ground\n',
    );
    expect(read).toMatchObject({
      ok: true,
      set: {
        cards: [
          {
            name: "Fort, old",
            kind: "facility",
            defense: 5,
            prohibited: false,
            swap: ["population", "production"],
            requires: ["own:mining", "capacity:3"],
          },
          {
            name: "Ray",
            kind: "catastrophe",
            defense: null,
            prohibited: true,
            hits: { damage: 15, kinds: ["facility", "ground"] },
          },
        ],
      },
    });
  });

  test("a cell has no second form: JSON in it is a fault, so that no key of it can be a trap or stand twice", () => {
    expect(csv('name,kind,hits\nRay,catastrophe,"{""__proto__"":3}"')).toMatchObject({ ok: false });
    expect(csv('name,kind,hits\nRay,catastrophe,"{""damage"":1,""damage"":2}"')).toMatchObject({ ok: false });
  });

  test("a cell of brackets without end is a fault like any other", () => {
    expect(csv(`name,kind,weapons\nA,ground,${"[".repeat(30_000)}${"]".repeat(30_000)}`)).toMatchObject({
      ok: false,
      faults: [{ at: "Row 2, “weapons”" }],
    });
  });

  test("no column of names is refused in one sentence", () =>
    expect(csv("kind,defense\nfacility,1")).toEqual({
      ok: false,
      why: expect.stringMatching(/^[A-Z].*\.$/),
      faults: [],
    }));

  test.each([
    ["a column twice", "name,kind,name\nA,facility,B", "“name (2)”", "There is a column “name” already."],
    ["a quotation mark that is not closed", 'name,kind\n"A,facility', "Row 2", "A quotation mark is not closed."],
  ])("%s is left out and told of", (_, text, where, why) => {
    const read = csv(text);
    expect(read.ok && read.notes.find((note) => note.includes(where))).toContain(why);
  });

  test("a bad cell is named like a bad value", () => {
    expect(csv("name,kind,defense\nA,facility,ten")).toMatchObject({
      ok: false,
      faults: [{ at: "Row 2, “defense”", message: 'expected a number, got "ten"' }],
    });
  });

  test.each([
    [
      "three",
      { at: "Row 2, “cost”", message: 'expected amounts such as {"blue":2}, in CSV blue:2|gold:1, got "three"' },
    ],
    ["blue:x", { at: "Row 2, “cost”", message: 'expected a number, got "x"' }],
  ])("an amount that is none, %s, is told what a cell looks like", (cell, fault) => {
    expect(readTable(conquestOfOrion, `name,type,cost\nA,unit,${cell}`, about)).toMatchObject({
      ok: false,
      faults: [fault],
    });
  });
});

describe("JSON from outside", () => {
  test.each([
    ["a trap as a key", '{"__proto__": {"a": 1}}', "The key “__proto__” is not allowed."],
    ["a trap in disguise", '{"\\u005f_proto__": 1}', "The key “__proto__” is not allowed."],
    ["another trap", '{"a": {"constructor": 1}}', "The key “constructor” is not allowed."],
    ["a key twice", '{"a": 1, "a": 2}', "The key “a” appears twice in one object."],
    ["a hundred thousand brackets", "[".repeat(100_000), "The JSON is nested more than 16 levels deep."],
    ["what is no JSON", '{"a": }', "This is not JSON: “}” is not expected at character 7."],
  ])("%s", (_, text, message) => expect(readJson(text)).toEqual({ ok: false, message }));

  test("one key in two objects is fine, and strings hold what they like", () => {
    const text = '{"a": {"k": "x:{[\\"}"}, "b": [{"k": "__proto__"}, {"k": ""}]}';
    expect(readJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  test("too many keys", () => {
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: SMALL.keys + 1 }, (_, i) => [`k${i}`, i])));
    expect(readJson(many).ok).toBe(false);
    expect(readJson(many, CARD_SET).ok).toBe(true);
  });
});

describe("a pool finds its cards", () => {
  const set = (id: string, ...cards: { name: string; defense?: number }[]) => ({
    game: "open-worlds",
    id,
    name: id,
    official: false,
    source: "",
    cards: cards.map((card) => ({ kind: "facility", ...card })),
  });
  const pool = new Pool(openWorlds, [
    set(
      "one",
      { name: "O’Neil Dock", defense: 4 },
      { name: "Étoile" },
      { name: "Tower", defense: 1 },
      { name: "Tower", defense: 2 },
    ),
  ]);
  const label = (typed: string) => {
    const found = pool.find(typed);
    return found === undefined ? undefined : "card" in found ? found.label : found.map((entry) => entry.label);
  };

  test.each([
    ["o'neil dock", "O’Neil Dock 4"],
    ["O´NEIL DOCK", "O’Neil Dock 4"],
    ["ONeil Dock", undefined],
    ["etoile", "Étoile"],
    ["Tower", ["Tower 1", "Tower 2"]],
    ["tower/2", "Tower 2"],
    ["Tower 3", undefined],
    ["toString", undefined],
  ])("%s", (typed, expected) => expect(label(typed)).toEqual(expected));

  test.each([
    [
      "corrects its cards and adds those that are new",
      [set("one", { name: "Étoile" }), set("two", { name: "Etoile" }, { name: "Mast" })],
      ["Étoile", "Mast"],
    ],
    [
      "may know the defense that the lower one does not",
      [set("one", { name: "Scout" }), set("two", { name: "Scout", defense: 6 })],
      ["Scout 6"],
    ],
    [
      "may not know the defense that the lower one does",
      [set("one", { name: "Scout", defense: 6 }), set("two", { name: "Scout" })],
      ["Scout 6"],
    ],
    [
      "adds another card of the name",
      [set("one", { name: "City", defense: 6 }), set("two", { name: "City", defense: 7 })],
      ["City 6", "City 7"],
    ],
    [
      "is not guessed about where it could be two",
      [set("one", { name: "City", defense: 6 }, { name: "City", defense: 7 }), set("two", { name: "City" })],
      ["City 6", "City 7", "City"],
    ],
  ])("a set laid over another %s", (_, sets, labels) => {
    expect(new Pool(openWorlds, sets).cards.map((entry) => entry.label)).toEqual(labels);
  });

  test("a card keeps its number in deck codes when its defense is learned", () => {
    const learned = new Pool(
      openWorlds,
      [set("one", { name: "Scout" }), set("two", { name: "Scout", defense: 6 })],
      new Map([["scout", 17]]),
    );
    expect(learned.byCode(17)?.label).toBe("Scout 6");
  });
});

describe("a set with faults without end", () => {
  const many = (card: object) =>
    file(...Array.from({ length: 5000 }, (_, n) => ({ name: `C${n}`, kind: "facility", ...card })));

  test("fifty faults are told, and that there are more", () => {
    const checked = checkCardSet(openWorlds, many({ colour: 1, hue: 2 }));
    expect(checked).toMatchObject({ ok: false, isMore: true });
    expect(faults(many({ colour: 1, hue: 2 }))).toHaveLength(50);
  });

  test("as many as are asked for", () => {
    const checked = checkCardSet(openWorlds, many({ colour: 1 }), 7_000);
    expect(checked).toMatchObject({ ok: false, isMore: false });
    expect(checked.ok || checked.faults.length).toBe(5000);
  });

  test("cards behind the last fault are not looked at", () => {
    let looked = 0;
    const cards = Array.from({ length: 5000 }, () => ({
      get name() {
        looked++;
        return 1;
      },
    }));
    checkCardSet(openWorlds, file(...cards));
    expect(looked).toBeLessThan(1000);
  });

  test.each<[string, object, string]>([
    ["a list", { text: Array(100_000).fill(1) }, "cards[0].text"],
    [
      "an object",
      { sources: Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, 1])) },
      "cards[0].sources",
    ],
    ["a card", Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, 1])), "cards[0]"],
  ])("%s that is too long is refused by its length alone", (_, card, at) =>
    expect(faults(file({ name: "A", kind: "facility", ...card }))).toEqual([`${at}: more than 200 entries`]),
  );
});
