import { describe, expect, test } from "vitest";
import type { Card } from "../../lib/core/card/card.ts";
import { faceOf, groupOf, hasAttribute, isOf, printed, valueAt, worded } from "../../lib/core/look/card-view.ts";
import type { Face, Layout } from "../../lib/core/look/layout.ts";

const face = (foot: string, which: Face["which"]): Face => ({
  which,
  shape: "upright",
  slots: [],
  line: [],
  foot,
});

const layout: Layout = {
  accent: { light: "#000", dark: "#fff" },
  words: { "attack-action": "Attack Action", "capacity:": "Capacity ", gold: "Gold!" },
  marks: {},
  faces: [face("any", { kinds: ["other"] }), face("ship", { kinds: ["ship"] })],
  groups: [
    { heading: "Red ships", which: { kinds: ["ship"], attribute: "colours", words: ["red"] } },
    { heading: "Ships", which: { kinds: ["ship"] } },
    { heading: "Seven", which: { attribute: "cost", words: ["7"] } },
  ],
  charts: [],
};
const drawn = { kind: "kind", layout };
const card = (facts: object): Card => ({ name: "Any", ...facts });
const ship = card({ kind: "ship", cost: { blue: 2, gold: null }, colours: ["red", "blue"], standIn: ["colours"] });

describe("the value at a spot of a card", () => {
  test.each([
    ["a fact", { attribute: "kind" }, "fact", "ship"],
    ["a part of one", { attribute: "cost", part: "blue" }, "fact", 2],
    ["a part that it has none of", { attribute: "cost", part: "gold" }, "none", null],
    ["a part that nobody has stated", { attribute: "cost", part: "green" }, "unknown", undefined],
    ["a part of what has no parts", { attribute: "kind", part: "blue" }, "unknown", undefined],
    ["a part of what nobody has stated", { attribute: "race", part: "blue" }, "unknown", undefined],
    ["a stand-in", { attribute: "colours" }, "stand-in", ["red", "blue"]],
    ["nothing that anybody has stated", { attribute: "race" }, "unknown", undefined],
  ] as const)("%s", (_, path, state, value) => expect(valueAt(ship, path)).toEqual({ state, value }));

  test("of what a card is known to lack, no part is there either", () => {
    const bare = card({ cost: null, standIn: ["cost"] });
    expect(valueAt(bare, { attribute: "cost" })).toEqual({ state: "none", value: null });
    expect(valueAt(bare, { attribute: "cost", part: "blue" })).toEqual({ state: "none", value: null });
  });
});

describe("cards that are meant", () => {
  test.each([
    ["all", undefined, true],
    ["those of no limit", {}, true],
    ["those of its kind", { kinds: ["base", "ship"] }, true],
    ["those of another kind", { kinds: ["base"] }, false],
    ["those with a word of a list", { attribute: "colours", words: ["blue"] }, true],
    ["those without it", { attribute: "colours", words: ["green"] }, false],
    ["those with a word", { attribute: "kind", words: ["ship"] }, true],
    ["those of its kind without the word", { kinds: ["ship"], attribute: "colours", words: ["green"] }, false],
    ["those of another kind with the word", { kinds: ["base"], attribute: "colours", words: ["red"] }, false],
    ["those with none of no words", { attribute: "colours" }, false],
  ])("%s", (_, which, is) => expect(isOf(which, ship, "kind")).toBe(is));
});

describe("values as the game writes them", () => {
  test.each([
    ["attack-action", "Attack Action"],
    ["capacity:22", "Capacity 22"],
    ["level:3", "Level:3"],
    ["ship", "Ship"],
    [["gold", "ship"], "Gold! · Ship"],
    [true, "yes"],
    [7, "7"],
    [{ blue: 2 }, "2 blue"],
  ])("%j is “%s”", (value, text) => expect(printed(layout, value)).toBe(text));

  test("several may be joined otherwise", () =>
    expect(printed(layout, ["gold", "ship"], " or ")).toBe("Gold! or Ship"));
  test("a word alone", () => expect([worded(layout, "gold"), worded(layout, "")]).toEqual(["Gold!", ""]));
});

describe("how a card is drawn and grouped", () => {
  test("by the first face that fits, or the first of all", () => {
    expect([faceOf(drawn, ship).foot, faceOf(drawn, card({ kind: "base" })).foot]).toEqual(["ship", "any"]);
  });

  test.each([
    ["the first that fits", ship, "Red ships", 0],
    ["another one", card({ kind: "ship", colours: ["blue"] }), "Ships", 1],
    ["one by a number", card({ kind: "base", cost: 7 }), "Seven", 2],
    ["behind all, where none fits", card({ kind: "base" }), "Others", 3],
  ])("in the group that is %s", (_, one, heading, order) => expect(groupOf(drawn, one)).toEqual({ heading, order }));

  test("only cards of some kinds have some attributes", () => {
    const attribute = { name: "race", label: "race", shapes: [{ is: "word" }] } as const;
    expect(hasAttribute(drawn, ship, attribute)).toBe(true);
    expect(hasAttribute(drawn, ship, { ...attribute, kinds: ["base", "ship"] })).toBe(true);
    expect(hasAttribute(drawn, ship, { ...attribute, kinds: ["base"] })).toBe(false);
  });
});
