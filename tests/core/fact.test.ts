import { describe, expect, test } from "vitest";
import { Answer, Fact, know, missingOf } from "../../lib/core/card/fact.ts";
import { laidOver } from "../../lib/core/card/overlay.ts";

const { yes, no } = Answer;
const unknown = Answer.lacking(Fact.missing("Class"));

describe("an answer is yes, no or not known", () => {
  test.each([
    [yes, yes, yes, yes],
    [yes, no, no, yes],
    [yes, unknown, unknown, yes],
    [no, no, no, no],
    [no, unknown, no, unknown],
    [unknown, unknown, unknown, unknown],
  ])("$0.word with $1.word", (a, b, and, or) => {
    expect([a.and(b), b.and(a), a.or(b), b.or(a)]).toEqual([and, and, or, or]);
  });

  test("two that are not known are not known for want of the facts of both, each named once", () => {
    const [shield, hull] = [Fact.missing<number>("shield"), Fact.missing<number>("hull")];
    const both = shield.above(3).and(hull.is(2));
    expect(both.lacks).toEqual([shield, hull]);
    expect(both.or(hull.above(1)).not().lacks).toEqual([shield, hull]);
    expect(shield.above(3).and(yes).lacks).toEqual([shield]);
    expect([shield.above(3).and(no), shield.is(3).or(yes)].map(({ lacks }) => lacks)).toEqual([[], []]);
  });

  test("not", () => expect([yes, no, unknown].map((answer) => answer.not())).toEqual([no, yes, unknown]));
});

describe("a fact can be asked", () => {
  const seven = Fact.known("Class", 7);
  const none = Fact.none<number>("Class");
  const missing = Fact.missing<number>("Class");
  const small = Fact.missing<number>("Class", { atMost: 11 });
  const either = Fact.missing<string>("kind", { among: ["ship", "field"] });
  const optional = Fact.missing<string>("kind", { among: ["ship", "field"], orNone: true });

  test.each([
    ["a known value is itself", seven.is(7), yes],
    ["and no other", seven.is(8), no],
    ["above", seven.above(6), yes],
    ["not above itself", seven.above(7), no],
    ["what does not exist is nothing", none.is(7), no],
    ["and above nothing", none.above(0), no],
    ["what is missing is not known", missing.is(7), unknown],
    ["nor whether it is above", missing.above(7), unknown],
    ["at most 11 is not above 11", small.above(11), no],
    ["but perhaps above 10", small.above(10), unknown],
    ["at most 11 is not 12", small.is(12), no],
    ["one of two is neither for certain", either.is("ship"), unknown],
    ["and no third", either.is("station"), no],
    ["one of both for certain", either.isOneOf("ship", "field", "station"), yes],
    ["a question that both answer", either.asks((word) => word.length > 3), yes],
    ["a question that none answers", either.asks((word) => word === ""), no],
    ["a question of what is missing", missing.asks(() => true), unknown],
    ["a question that both answer, of what may not exist at all", optional.asks((word) => word.length > 3), unknown],
    ["one of both, of what may not exist at all", optional.isOneOf("ship", "field"), unknown],
    ["a question of a known value", seven.asks((n) => n > 6), yes],
    ["and one that it does not answer", seven.asks((n) => n > 7), no],
    ["a question of what does not exist", none.asks(() => true), no],
    ["one of some values", seven.isOneOf(6, 7), yes],
    ["none of others", seven.isOneOf(6, 8), no],
    ["what does not exist is none of them", none.isOneOf(6, 7), no],
    ["at most 11 may be 3", small.is(3), unknown],
    ["or one of 3 and 12", small.isOneOf(3, 12), unknown],
    ["but not one of 12 and 13", small.isOneOf(12, 13), no],
    ["a limit of numbers is none of words", Fact.missing<number | string>("income", { atMost: 2 }).is("RES"), unknown],
    ["a word is above nothing", Fact.known<number | string>("income", "RES").above(0), no],
    ["a known value exists", seven.isNone(), no],
    ["what does not exist does not", none.isNone(), yes],
    ["a missing one exists", missing.isNone(), no],
    ["whether a missing one exists", Fact.missing("race", { orNone: true }).isNone(), unknown],
  ])("%s", (_, answer, expected) => expect(answer.word).toBe(expected.word));
});

describe("the values that a fact could have", () => {
  test.each<[what: string, fact: Fact<number>, choices: readonly (number | null)[]]>([
    ["its own", Fact.known("Class", 7), [7]],
    ["none", Fact.none("Class"), [null]],
    ["all that there are", Fact.missing("Class"), [1, 2, 3]],
    ["those up to a limit", Fact.missing("Class", { atMost: 2 }), [1, 2]],
    ["those of a few", Fact.missing("Class", { among: [3, 4] }), [3, 4]],
    ["or none at all", Fact.missing("Class", { atMost: 1, orNone: true }), [1, null]],
  ])("%s", (_, fact, choices) => expect(fact.choices([1, 2, 3])).toEqual(choices));

  test("the facts that are missing are told from those that are not", () => {
    const open = Fact.missing("Class");
    expect(missingOf(Fact.known("Class", 1), open, Fact.none("Class"))).toEqual([open]);
  });
});

const attributes = [
  { name: "kind", label: "kind", shapes: [{ is: "word", of: ["ship", "post"] }] },
  { name: "class", label: "Class", shapes: [{ is: "number", min: 0, max: 99 }], kinds: ["ship"] },
  { name: "cost", label: "cost", shapes: [{ is: "number", min: 0, max: 99 }] },
  { name: "shield", label: "shield", shapes: [{ is: "number", min: 0, max: 99 }], mayLack: true },
  {
    name: "costAtMost",
    label: "highest cost",
    shapes: [{ is: "number", min: 0, max: 99 }],
    bounds: { of: "cost", as: "atMost" },
  },
  { name: "costs", label: "costs", shapes: [{ is: "numbers", min: 0, max: 99 }], bounds: { of: "cost", as: "among" } },
  { name: "kinds", label: "kinds", shapes: [{ is: "words" }], bounds: { of: "kind", as: "among" } },
] as const;
const see = (card: object) =>
  know({ name: "X", ...card } as never, { attributes, kind: "kind", label: "X", set: "s" }) as unknown as Record<
    string,
    Fact<unknown>
  >;

describe("what rules see of a card", () => {
  test.each([
    ["a fact", { kind: "ship", class: 3 }, "class", 3, "yes"],
    ["a stand-in is not known", { kind: "ship", class: 3, standIn: ["class"] }, "class", 3, "unknown"],
    ["an attribute of another kind does not exist", { kind: "post" }, "class", 3, "no"],
    ["null is known not to exist", { kind: "ship", cost: null }, "cost", 3, "no"],
    ["absent is not known", { kind: "ship" }, "cost", 3, "unknown"],
    [
      "a card with a Class is a ship, though its kind is a stand-in",
      { kind: "post", class: 3, standIn: ["kind"] },
      "kind",
      "ship",
      "yes",
    ],
    ["a bound is laid on what it bounds", { kind: "ship", costAtMost: 5 }, "cost", 6, "no"],
    ["up to which it may be anything", { kind: "ship", costAtMost: 5 }, "cost", 5, "unknown"],
    ["null is no bound", { kind: "ship", costAtMost: null }, "cost", 6, "unknown"],
    ["a few values bound it too", { kind: "ship", costs: [1, 2] }, "cost", 3, "no"],
    ["a bound does not touch a fact", { kind: "ship", cost: 6, costAtMost: 5 }, "cost", 6, "yes"],
    [
      "a kind among few is none of the others",
      { kind: "ship", kinds: ["post"], standIn: ["kind"] },
      "kind",
      "ship",
      "no",
    ],
    ["a Class that it has not says nothing of its kind", { class: null }, "kind", "ship", "unknown"],
    ["nor does a cost, which all kinds have", { cost: 3 }, "kind", "post", "unknown"],
  ])("%s", (_, card, attribute, value, expected) => expect(see(card)[attribute]?.is(value).word).toBe(expected));
});

describe("whether a card lacks what nobody has stated", () => {
  test.each([
    ["every ship has a Class and a cost, and may have a shield", { kind: "ship" }, ["no", "no", "unknown"]],
    ["a card of a kind not known may have no Class", {}, ["unknown", "no", "unknown"]],
    ["a post has none", { kind: "post" }, ["yes", "no", "unknown"]],
  ])("%s", (_, card, expected) => {
    expect(["class", "cost", "shield"].map((name) => see(card)[name]?.isNone().word)).toEqual(expected);
  });
});

describe("sets laid over each other", () => {
  const ship = { name: "Scout", kind: "ship", class: 4 };
  const guess = { ...ship, standIn: ["class"] };

  test.each([
    ["a stand-in does not cover a fact", ship, { class: 9, standIn: ["class"] }, ship],
    ["a fact covers a stand-in", guess, { class: 5 }, { ...ship, class: 5 }],
    ["a later fact covers an earlier one", ship, { class: 5 }, { ...ship, class: 5 }],
    ["a stand-in fills what is missing", ship, { cost: 2, standIn: ["cost"] }, { ...ship, cost: 2, standIn: ["cost"] }],
    ["a card of another kind is taken whole", ship, { kind: "post" }, { name: "Scout", kind: "post" }],
    [
      "a kind that nobody has stated is learnt",
      { ...ship, standIn: ["kind"] },
      { kind: "post" },
      { ...ship, kind: "post" },
    ],
    [
      "a kind that is a stand-in changes nothing",
      ship,
      { kind: "post", standIn: ["kind"], cost: 2 },
      { ...ship, cost: 2 },
    ],
    [
      "a fact brings its source",
      ship,
      { class: 5, sources: { class: "p. 9" } },
      { ...ship, class: 5, sources: { class: "p. 9" } },
    ],
    [
      "what is said again keeps its source",
      { ...ship, sources: { class: "p. 4" } },
      { class: 4 },
      { ...ship, sources: { class: "p. 4" } },
    ],
    ["a source goes with its fact", { ...ship, sources: { class: "p. 4" } }, { class: 5 }, { ...ship, class: 5 }],
    [
      "an empty entry changes nothing",
      { ...guess, sources: { kind: "p. 4" } },
      {},
      { ...guess, sources: { kind: "p. 4" } },
    ],
  ])("%s", (_, below, above, expected) => {
    expect(laidOver("kind", below as never, { name: "Scout", kind: "ship", ...above } as never)).toEqual(expected);
  });
});
