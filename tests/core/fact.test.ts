import { describe, expect, test } from "vitest";
import { Answer, Fact, know } from "../../lib/core/card/fact.ts";
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
    ["whether a missing one exists", Fact.missing("race", { orNone: true }).isNone(), unknown],
  ])("%s", (_, answer, expected) => expect(answer.word).toBe(expected.word));
});

describe("what rules see of a card", () => {
  const attributes = [
    { name: "kind", label: "kind", shapes: [{ is: "word", of: ["ship", "post"] }] },
    { name: "class", label: "Class", shapes: [{ is: "number", min: 0, max: 99 }], kinds: ["ship"] },
    { name: "cost", label: "cost", shapes: [{ is: "number", min: 0, max: 99 }] },
  ] as const;
  const see = (card: object) =>
    know({ name: "X", ...card } as never, { attributes, kind: "kind", label: "X", set: "s" }) as unknown as Record<
      string,
      Fact<unknown>
    >;

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
  ])("%s", (_, card, attribute, value, expected) => expect(see(card)[attribute]?.is(value).word).toBe(expected));
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
