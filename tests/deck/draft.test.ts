import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { CONSIDERING, changed, type Draft, deckOfDraft, newDraft } from "../../lib/deck/draft/draft.ts";
import { sectionNamed } from "../../lib/deck/place.ts";
import { difference } from "../../lib/deck/view/diff.ts";
import { deckOfPool } from "../decks.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";
import { add, change, game, pool } from "./drafts.ts";

const empty = newDraft(game, "a");
/** A draft whatever the order of its lines. A card may have a line in each section. */
const state = ({ lines, heading }: Draft) => ({
  lines: lines.toSorted((a, b) => (`${a.name}\n${a.section}` < `${b.name}\n${b.section}` ? -1 : 1)),
  heading,
});

describe("a draft remembers every step", () => {
  test("any steps undone lead back to the beginning, and done again to the end", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const end = changes.reduce(changed, empty);
        let back = end;
        for (let i = 0; i < end.steps.length; i++) back = changed(back, { do: "undo" });
        expect(state(back)).toEqual(state(empty));
        let again = back;
        for (let i = 0; i < end.at; i++) again = changed(again, { do: "redo" });
        expect(state(again)).toEqual(state(end));
      }),
      runs(500, 20_000),
    );
  });

  test("counts stay between none and 99", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        for (const { count } of changes.reduce(changed, empty).lines) expect(count >= 1 && count <= 99).toBe(true);
      }),
      runs(300, 5000),
    );
  });

  test("a new step cuts what was undone", () => {
    const draft = [add("A", 1), add("B", 1), { do: "undo" } as const, add("C", 1)].reduce(changed, empty);
    expect(draft.steps.flatMap(({ edits }) => edits.map(({ card }) => card))).toEqual(["A", "C"]);
    expect(changed(draft, { do: "redo" })).toBe(draft);
  });

  test("taking away what is not there changes nothing", () => expect(changed(empty, add("A", -1))).toBe(empty));
});

test.each(games.map((game) => [game.id, game] as const))("%s: a deck edited as a copy is the deck", (_, game) => {
  const own = builtInPool(game);
  fc.assert(
    fc.property(deckOfPool(own), (deck) => {
      expect(deckOfDraft(own, newDraft(game, "x", deck))).toEqual(deck);
    }),
    runs(100, 2000),
  );
});

test("the difference of two decks, done to the first, gives the second", () => {
  fc.assert(
    fc.property(deckOfPool(pool), deckOfPool(pool), (before, after) => {
      const edits = difference(before, after).map(({ section, card, before, after }) => ({
        section,
        card,
        by: after - before,
      }));
      const draft = changed(newDraft(game, "x", before), { do: "step", step: { says: "", edits } });
      expect(difference(deckOfDraft(pool, draft), after)).toEqual([]);
    }),
    runs(200, 5000),
  );
});

test("undo takes nothing away that another tab has taken out", () => {
  const both = [add("A", 2), add("A", -2)].reduce(changed, empty);
  expect(changed({ ...both, at: 1 }, { do: "undo" }).lines).toEqual([]);
});

describe("what is written about a deck", () => {
  const about = (about: NonNullable<Draft["about"]>) => ({ do: "about", about }) as const;

  test("is replaced part by part, and left alone by undo", () => {
    const draft = [about({ author: "Ann", tags: ["fast"] }), add("A", 1), about({ notes: "Slow start." })].reduce(
      changed,
      empty,
    );
    expect(changed(draft, { do: "undo" }).about).toEqual({ author: "Ann", notes: "Slow start.", tags: ["fast"] });
    expect(changed(draft, about({ author: "", notes: " ", tags: [" "], cover: "" })).about).toBeUndefined();
  });

  test("changes nothing if it says the same", () => {
    const draft = changed(empty, about({ author: "Ann" }));
    expect(changed(draft, about({ author: " Ann " }))).toBe(draft);
    expect(changed(empty, about({ notes: "" }))).toBe(empty);
  });
});

test("cards that are considered are in the draft and not in the deck, and undo brings them back", () => {
  const [card = ""] = pool.cards.map(({ label }) => label);
  const draft = [add(card, 1), add(card, 2, CONSIDERING)].reduce(changed, empty);
  expect(deckOfDraft(pool, draft).entries.map(({ count }) => count)).toEqual([1]);
  expect(deckOfDraft(pool, draft).misread).toEqual([]);
  expect(changed(draft, { do: "undo" }).lines).toHaveLength(1);
});

test.each(games.map((game) => [game.id, game] as const))("%s has no section of its own for those", (_, game) => {
  expect(sectionNamed(game, CONSIDERING)).toBeUndefined();
});
