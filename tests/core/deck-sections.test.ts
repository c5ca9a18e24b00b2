import { describe, expect, test } from "vitest";
import { countsIn, DeckSections, edited, gather } from "../../lib/core/judge/deck.ts";
import { card, deckOf, entryOf, fix, lineOf, main, misread, poolOf, rear, side, type TestCard } from "./judged.ts";

const { labelled } = poolOf();

/** What lies where, with all copies of a section behind it. */
function told(pile: DeckSections<TestCard>): string[] {
  return [main, side].map((section) => {
    const { entries, total } = pile.in(section);
    return `${entries.map((entry) => `${entry.count} ${entry.card.label}`).join(", ")} = ${total}`;
  });
}

describe("a deck by its sections", () => {
  const lines = ["main: 2 Ash", "main: 1 Elm", "side: 3 Fox"];

  test("a section has its cards and the count of all copies", () => {
    const pile = new DeckSections(deckOf(lines));
    expect(told(pile)).toEqual(["2 Ash, 1 Elm = 3", "3 Fox = 3"]);
    expect(pile.counts()).toEqual({ main: 3, side: 3 });
    expect(pile.in(rear)).toEqual({ section: "rear", entries: [], total: 0 });
  });

  test.each([
    ["unknown-card", 7],
    ["ambiguous-card", 7],
    ["wrong-section", 3],
    ["bad-count", 3],
  ] as const)("a line that is misread as %s leaves Main with %i copies", (why, total) => {
    const pile = new DeckSections(deckOf(lines, { misread: [misread("main: 4 Nobody", why)] }));
    expect(pile.in(main).total).toBe(total);
    expect(pile.in(main).entries.length).toBe(2);
  });

  test("sections that are asked for together are one part, in the order that was asked for", () => {
    const pile = new DeckSections(deckOf([...lines, "rear: 1 Gnu"]));
    const part = pile.in(side, main);
    expect(part.section).toBe("side");
    expect(part.entries.map(lineOf)).toEqual(["side: 3 Fox", "main: 2 Ash", "main: 1 Elm"]);
    expect(part.total).toBe(6);
    expect(pile.in(side, main)).toBe(part);
    expect(pile.in(side, rear).total).toBe(4);
    expect(pile.in(main, side).section).toBe("main");
    expect(pile.in(side, main, rear).total).toBe(7);
  });

  test.each([0, 100])("a part with %i cards more tells how many copies of a card it holds", (more) => {
    const part = new DeckSections(deckOf(lines)).in(main);
    const others = Array.from({ length: more }, () => ({ ...entryOf("main: 1 Gnu"), card: { ...card("Gnu") } }));
    const counts = countsIn({ ...part, entries: [...others, ...part.entries] });
    expect([counts(card("Ash")), counts(card("Elm")), counts(card("Fox"))]).toEqual([2, 1, 0]);
  });

  test("the lines of one card in one section are put together where its first one stands", () => {
    const entries = [...lines, "main: 1 Ash", "side: 1 Ash", "side: 1 Fox"].map(entryOf);
    expect(gather(entries).map(lineOf)).toEqual(["main: 3 Ash", "main: 1 Elm", "side: 4 Fox", "side: 1 Ash"]);
  });
});

describe("edits of a deck", () => {
  const lines = ["main: 2 Ash", "main: 1 Elm", "side: 3 Fox"];

  test.each<[what: string, edits: readonly string[], left: readonly string[]]>([
    ["copies more", ["main: +2 Elm"], ["2 Ash, 3 Elm = 5", "3 Fox = 3"]],
    ["copies fewer", ["side: -1 Fox"], ["2 Ash, 1 Elm = 3", "2 Fox = 2"]],
    ["all copies", ["main: -2 Ash"], ["1 Elm = 1", "3 Fox = 3"]],
    ["more copies than there are", ["main: -5 Ash"], ["1 Elm = 1", "3 Fox = 3"]],
    ["copies of a card that is not there", ["main: -1 Gnu"], ["2 Ash, 1 Elm = 3", "3 Fox = 3"]],
    ["a card that comes in", ["main: +1 Gnu"], ["2 Ash, 1 Elm, 1 Gnu = 4", "3 Fox = 3"]],
    ["a card from one section to another", ["main: -1 Elm", "side: +1 Elm"], ["2 Ash = 2", "3 Fox, 1 Elm = 4"]],
    ["two edits of one section", ["main: +1 Ash", "main: -1 Elm"], ["3 Ash = 3", "3 Fox = 3"]],
    ["a card that there is not", ["main: +1 Nobody"], ["2 Ash, 1 Elm = 3", "3 Fox = 3"]],
  ])("%s", (_, edits, left) => {
    const deck = deckOf(lines);
    expect(told(new DeckSections(edited(deck, fix("", ...edits).edits, labelled)))).toEqual(left);
    expect(told(new DeckSections(deck))).toEqual(["2 Ash, 1 Elm = 3", "3 Fox = 3"]);
  });

  test.each<[what: string, edit: string, totals: readonly [number, number]]>([
    ["all copies of a line", "main: -2 Nobody", [5, 1]],
    ["copies of two lines", "main: -3 Nobody", [4, 1]],
    ["more than there are", "main: -9 Nobody", [3, 1]],
    ["of another section", "side: -1 Nobody", [7, 0]],
    ["copies more, as no card is called so", "main: +2 Nobody", [7, 1]],
    ["of another text", "main: -1 Somebody", [7, 1]],
  ])("lines that name no card are edited by what was typed: %s", (_, edit, totals) => {
    const read = [misread("main: 2 Nobody"), misread("main: 2 Nobody"), misread("side: 1 Nobody")];
    const deck = deckOf(["main: 3 Ash"], { misread: read });
    const after = edited(deck, fix("", edit).edits, labelled);
    const totalsOf = (of: typeof after) => [main, side].map((section) => new DeckSections(of).in(section).total);
    expect(totalsOf(after)).toEqual(totals);
    expect(totalsOf(deck)).toEqual([7, 1]);
    // What is left of a line can be edited again.
    const rest = fix("", `main: -${totals[0]} Nobody`).edits;
    expect(new DeckSections(edited(after, rest, labelled)).in(main).total).toBe(3);
  });

  test("a line that counts for nothing can be taken out and changes no total", () => {
    const read = [misread("main: 2 Ash", "wrong-section")];
    const after = edited(deckOf(["main: 3 Ash"], { misread: read }), fix("", "main: -2 Ash").edits, labelled);
    expect(new DeckSections(after).in(main).total).toBe(3);
  });
});
