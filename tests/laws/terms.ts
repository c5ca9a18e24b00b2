import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { hasAttribute, valueAt } from "../../lib/core/look/card-view.ts";
import { anchorOf, termOf, termsIn } from "../../lib/core/look/terms.ts";
import { headingsOf } from "../decks.ts";

export function termLaws(game: Game): void {
  const { cards } = builtInPool(game);

  test("each is a short sentence with its place in the rulebook, and has an anchor of its own", async () => {
    const { rulebook, parts } = headingsOf(game);
    const terms = await game.terms();
    for (const { word, says, cite } of terms) {
      expect(says, word).toMatch(/^[A-Z].*\.$/);
      expect(says.length, word).toBeLessThan(150);
      expect(cite.rulebook).toBe(rulebook);
      expect(Object.keys(parts)).toContain(cite.part);
      expect(cite.page ?? null, word).toBe(parts[cite.part]);
    }
    expect(new Set(terms.map(anchorOf)).size).toBe(terms.length);
  });

  test("each is borne by a card, so that none is there for nobody", async () => {
    const terms = await game.terms();
    const borne = new Set(
      cards.flatMap(({ card }) => [
        ...termsIn(game, card, terms),
        ...game.attributes.map(({ name }) => termOf(game, card, terms, name)),
      ]),
    );
    expect(terms.filter((term) => !borne.has(term)).map(({ word }) => word)).toEqual([]);
  });

  test("every value on a card and every keyword has one", async () => {
    const terms = await game.terms();
    const bare = cards.flatMap(({ card, label }) =>
      valuesOf(game, card)
        .filter(({ name }) => !termOf(game, card, terms, name))
        .flatMap(({ name, value }) => [value].flat().map((word) => ({ of: `${label}: ${name}`, text: String(word) })))
        .filter(({ text }) => termsIn(game, { name: "any", text }, terms).length === 0),
    );
    expect(bare).toEqual([]);
  });
}

/** What is stated of a card and shown on it. */
function valuesOf(game: Game, card: Card): readonly { readonly name: string; readonly value: unknown }[] {
  return game.attributes
    .filter((attribute) => attribute.bounds === undefined && hasAttribute(game, card, attribute))
    .map(({ name }) => ({ name, value: valueAt(card, { attribute: name }).value }))
    .filter(({ value }) => value !== undefined && value !== null && value !== false);
}
