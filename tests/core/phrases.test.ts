import { describe, expect, test } from "vitest";
import type { Answer } from "../../lib/core/card/fact.ts";
import { allShare, atMostEach, none } from "../../lib/core/judge/card-phrases.ts";
import { DeckSections, type Misread } from "../../lib/core/judge/deck.ts";
import { all, custom, underHouse } from "../../lib/core/judge/phrases.ts";
import type { Phrase } from "../../lib/core/judge/rule.ts";
import { atLeastIfGiven, atMost, atMostOf, exactly } from "../../lib/core/judge/size-phrases.ts";
import { deckOf, main, misread, poolOf, rear, side, type TestCard } from "./judged.ts";

interface Given {
  readonly lines: readonly string[];
  readonly misread?: readonly Misread[];
  readonly house?: Readonly<Record<string, number | boolean>>;
}

function found(phrase: Phrase<TestCard>, { lines, ...more }: Given) {
  const deck = deckOf(lines, more);
  return phrase.check(new DeckSections(deck), { ...deck, pool: poolOf() });
}

/** Findings with their fixes, as lines. */
function told(phrase: Phrase<TestCard>, ...lines: readonly string[]): string[] {
  return found(phrase, { lines }).flatMap(({ severity, section, message, fixes }) => [
    `${severity} in ${section}: ${message}`,
    ...fixes.map(({ label }) => `- ${label}`),
  ]);
}

const isBase = (card: { kind: { is(word: "base"): Answer } }) => card.kind.is("base");

describe("phrases about sizes", () => {
  test.each<[phrase: string, lines: readonly string[], said: readonly string[]]>([
    ["one", ["main: 1 Ash"], []],
    ["one", ["main: 2 Ash"], ["error in main: Main has 2 cards, but exactly 1 card is needed.", "- Remove 1 Ash"]],
    ["one", [], ["error in main: Main has 0 cards, but exactly 1 card is needed."]],
    [
      "three",
      ["main: 1 Ash", "main: 1 Elm"],
      ["error in main: Main has 2 ships, but exactly 3 ships are needed.", "- Add 1 Ash", "- Add 1 Elm"],
    ],
    [
      "three",
      ["main: 1 Ash", "main: 3 Birch", "main: 2 Cedar", "main: 4 Date"],
      ["error in main: Main has 10 ships, but exactly 3 ships are needed."],
    ],
    [
      "three",
      ["main: 2 Ash", "main: 1 Birch", "main: 3 Cedar", "main: 3 Date", "main: 2 Elm"],
      ["error in main: Main has 11 ships, but exactly 3 ships are needed."],
    ],
    [
      "three",
      ["main: 1 Ash", "main: 2 Birch", "main: 1 Cedar", "main: 1 Date"],
      ["error in main: Main has 5 ships, but exactly 3 ships are needed.", "- Remove 2 Birch"],
    ],
    [
      "three",
      ["main: 1 Ash", "main: 1 Birch", "main: 1 Cedar", "main: 1 Date"],
      [
        "error in main: Main has 4 ships, but exactly 3 ships are needed.",
        "- Remove 1 Ash",
        "- Remove 1 Birch",
        "- Remove 1 Cedar",
      ],
    ],
    ["at most two", ["main: 2 Ash"], []],
    ["at most two", [], []],
    [
      "at most two",
      ["main: 3 Ash"],
      ["error in main: Main has 3 cards, but at most 2 cards are allowed.", "- Remove 1 Ash"],
    ],
    ["one base", ["main: 9 Ash", "main: 1 Hut"], []],
    [
      "one base",
      ["main: 9 Ash", "main: 3 Hut"],
      ["error in main: Main has 3 bases, but at most 1 base is allowed.", "- Remove 2 Hut"],
    ],
    [
      "one base",
      ["main: 1 Hut", "main: 1 Kelp"],
      ["unknown in main: Kelp: kind not known, so whether at most 1 base is allowed cannot be said."],
    ],
    [
      "one base",
      ["main: 2 Hut", "main: 1 Kelp"],
      ["error in main: Main has 2 bases, but at most 1 base is allowed.", "- Remove 1 Hut"],
    ],
    [
      "five ships",
      ["main: 3 Ash", "main: 2 Kelp"],
      ["unknown in main: Kelp: kind not known, so whether exactly 5 cards are needed cannot be said."],
    ],
    [
      "five ships",
      ["main: 2 Ash", "main: 2 Kelp"],
      ["error in main: Main has 2 cards, but exactly 5 cards are needed.", "- Add 3 Ash"],
    ],
    [
      "five ships",
      ["main: 4 Ash", "main: 2 Kelp"],
      ["error in main: Main has 4 cards, but exactly 5 cards are needed.", "- Add 1 Ash"],
    ],
    [
      "five ships",
      ["main: 6 Ash", "main: 2 Kelp"],
      ["error in main: Main has 6 cards, but exactly 5 cards are needed.", "- Remove 1 Ash"],
    ],
    [
      "twenty",
      ["main: 3 Ash", "main: 4 Birch", "main: 6 Cedar", "main: 5 Date"],
      [
        "error in main: Main has 18 cards, but exactly 20 cards are needed.",
        "- Add 2 Ash",
        "- Add 2 Birch",
        "- Add 2 Date",
      ],
    ],
    [
      "twenty",
      ["main: 9 Ash", "main: 6 Birch"],
      ["error in main: Main has 15 cards, but exactly 20 cards are needed."],
    ],
    ["two if given", [], []],
    ["two if given", ["side: 2 Ash"], []],
    ["two if given", ["side: 1 Ash"], ["error in side: 1 is too few."]],
  ])("%s: %j", (name, lines, said) => {
    const phrases: Record<string, Phrase<TestCard>> = {
      one: exactly(1, main, { where: "Main" }),
      three: exactly(3, main, { where: "Main", one: "ship" }),
      twenty: exactly(20, main, { where: "Main" }),
      "at most two": atMost(2, main, { where: "Main" }),
      "one base": atMostOf(1, main, isBase, { where: "Main", one: "base" }),
      "five ships": exactly(5, main, { where: "Main", which: (card) => isBase(card).not() }),
      "two if given": atLeastIfGiven(2, side, { says: (total) => `${total} is too few.` }),
    };
    expect(told(phrases[name] as Phrase<TestCard>, ...lines)).toEqual(said);
  });

  test("a line that names no card counts for the size, and is of no kind", () => {
    const lines = { lines: ["main: 1 Hut"], misread: [misread("main: 2 Nobody")] };
    expect(found(exactly(3, main, { where: "Main" }), lines)).toEqual([]);
    expect(found(atMostOf(1, main, isBase, { where: "Main" }), lines)).toEqual([]);
    expect(found(atMost(2, main, { where: "Main" }), lines)).toHaveLength(1);
  });

  test("a phrase's own fixes come first, each once", () => {
    const own = { label: "Remove 1 Ash", edits: [{ section: "main", card: "Ash", by: -1 }] };
    const first = { label: "Agree", edits: [], house: { agreed: true } };
    const phrase = exactly<TestCard>(1, main, { where: "Main", fixes: () => [first, own] });
    expect(told(phrase, "main: 2 Ash").slice(1)).toEqual(["- Agree", "- Remove 1 Ash"]);
    const given = atLeastIfGiven<TestCard>(2, side, { says: () => "Too few.", fixes: () => [first] });
    expect(found(given, { lines: ["side: 1 Ash"] })[0]?.fixes).toEqual([first]);
  });
});

describe("phrases about cards", () => {
  test.each<[phrase: string, lines: readonly string[], said: readonly string[]]>([
    ["two of each", ["main: 2 Ash"], []],
    [
      "two of each",
      ["main: 3 Ash"],
      ["error in main: Ash is in Main 3 times, but only 2 are allowed.", "- Remove 1 Ash"],
    ],
    ["one base each", ["main: 3 Ash", "main: 1 Hut"], []],
    [
      "one base each",
      ["main: 2 Hut"],
      ["error in main: Hut is in Main 2 times, but only 1 is allowed.", "- Remove 1 Hut"],
    ],
    [
      "one base each",
      ["main: 2 Kelp"],
      ["unknown in main: Kelp: kind not known, so whether 2 copies are allowed cannot be said."],
    ],
    ["no base", ["main: 1 Ash"], []],
    [
      "no base",
      ["main: 2 Hut", "side: 1 Hut"],
      ["error in main: Hut!", "- Remove 2 Hut", "error in side: Hut!", "- Remove 1 Hut"],
    ],
    ["no base", ["side: 1 Kelp"], ["unknown in side: Kelp: kind not known, so whether it is a base cannot be said."]],
    ["one race", ["main: 2 Ash", "side: 1 Hut"], []],
    ["one race", ["main: 2 Ash", "side: 1 Elm", "main: 1 Ash"], []],
    [
      "one race",
      ["main: 1 Ash", "side: 2 Fox"],
      [
        "error in main: The deck mixes races: 2 Beast and 1 Tree. Only one is allowed. Ash does not fit.",
        "- Remove 1 Ash",
      ],
    ],
    [
      "one race",
      ["main: 3 Fox", "main: 1 Ash", "side: 1 Elm", "side: 1 Gnu"],
      [
        "error in main: The deck mixes races: 4 Beast and 2 Tree. Only one is allowed. Ash and Elm do not fit.",
        "- Remove 2 cards that do not fit",
      ],
    ],
    ["one race", ["main: 2 Ivy"], []],
    [
      "one race",
      ["main: 1 Ivy", "main: 1 Jute"],
      ["Ivy", "Jute"].map(
        (name) =>
          `unknown in main: ${name}: race not known, so whether it goes with the other cards of the deck cannot be said.`,
      ),
    ],
    [
      "one race",
      ["main: 1 Ash", "side: 1 Ivy"],
      ["unknown in side: Ivy: race not known, so whether it goes with the other cards of the deck cannot be said."],
    ],
    ["one race of ships", ["main: 1 Ash", "main: 1 Hut"], []],
  ])("%s: %j", (name, lines, said) => {
    const words = { where: "The deck", what: "races" };
    const phrases: Record<string, Phrase<TestCard>> = {
      "two of each": atMostEach(2, main, { where: "Main" }),
      "one base each": atMostEach(() => 1, main, { where: "Main", which: isBase }),
      "no base": none([main, side], isBase, { says: ({ card }) => `${card.label}!`, what: "whether it is a base" }),
      "one race": allShare([main, side], (card) => card.race, words),
      "one race of ships": allShare([main], (card) => card.race, { ...words, which: (card) => isBase(card).not() }),
    };
    expect(told(phrases[name] as Phrase<TestCard>, ...lines)).toEqual(said);
  });

  test("what takes out several cards names each with its copies", () => {
    const phrase = allShare<TestCard, string>([main, side], (card) => card.race, { where: "Here", what: "races" });
    const [one] = found(phrase, { lines: ["main: 4 Fox", "main: 1 Ash", "side: 2 Elm"] });
    expect(one?.fixes[0]?.edits).toEqual([
      { section: "main", card: "Ash", by: -1 },
      { section: "side", card: "Elm", by: -2 },
    ]);
    expect(one?.cards.map(({ name }) => name)).toEqual(["Ash", "Elm"]);
  });
});

describe("what a phrase knows of itself", () => {
  const size = exactly<TestCard>(2, main, { where: "Main" });
  const bound = atMost<TestCard>(2, side, { where: "Side" });
  const names = none<TestCard>([side], isBase, { says: () => "", what: "" });
  const race = allShare<TestCard, string>([main, rear], (card) => card.race, { where: "", what: "" });

  test.each<[what: string, phrase: Phrase<TestCard>, knows: Partial<Phrase<TestCard>>]>([
    [
      "a size",
      size,
      {
        reads: ["main"],
        sizes: [{ section: "main", cards: 2, bound: "exactly" }],
        aboutSize: true,
      },
    ],
    ["a limit", bound, { reads: ["side"], sizes: [{ section: "side", cards: 2, bound: "most" }], aboutSize: true }],
    [
      "a least size",
      atLeastIfGiven(2, side, { says: () => "" }),
      { reads: ["side"], sizes: [{ section: "side", cards: 2, bound: "least" }], aboutSize: true },
    ],
    ["a limit of a kind", atMostOf(2, side, isBase, { where: "" }), { reads: ["side"], sizes: [], aboutSize: false }],
    ["copies", atMostEach(2, side, { where: "" }), { reads: ["side"], aboutSize: false }],
    ["no card", names, { reads: ["side"] }],
    ["one value", race, { reads: ["main", "rear"] }],
    ["one of its own", custom([main], () => []), { reads: ["main"], sizes: [], aboutSize: false }],
    [
      "two sizes",
      all(size, bound),
      {
        reads: ["main", "side"],
        sizes: [...size.sizes, ...bound.sizes],
        aboutSize: true,
      },
    ],
    ["a size and more", all(size, race), { reads: ["main", "rear"], aboutSize: false }],
    [
      "a choice",
      underHouse("agreed", bound, size),
      {
        reads: ["main", "side"],
        sizes: [
          { section: "main", cards: 2, bound: "exactly" },
          { section: "side", cards: 2, bound: "most", house: "agreed" },
        ],
      },
    ],
  ])("%s", (_, phrase, knows) => expect(phrase).toMatchObject(knows));

  test("a size counts some cards where it asks for some cards", () => {
    const [counts] = exactly<TestCard>(2, main, { where: "", which: isBase }).sizes;
    expect(counts?.counts).toBe(isBase);
    expect(size.sizes[0]).not.toHaveProperty("counts");
  });

  test("all that several phrases find is found", () => {
    const both = all(size, bound);
    expect(found(both, { lines: ["main: 1 Ash", "side: 3 Ash"] }).map(({ section }) => section)).toEqual([
      "main",
      "side",
    ]);
    const choice = underHouse("agreed", bound, size);
    const lines = ["main: 1 Ash", "side: 3 Ash"];
    expect(found(choice, { lines }).map(({ section }) => section)).toEqual(["main"]);
    expect(found(choice, { lines, house: { agreed: true } }).map(({ section }) => section)).toEqual(["side"]);
  });
});
