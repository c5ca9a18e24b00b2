import fc from "fast-check";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { type Change, newDraft, toFormat, toHouse, toName } from "../../lib/deck/draft/draft.ts";
import { deckOn } from "../decks.ts";

/** A game with house rules, its cards, and a few of them by name. */
export const game = deckOn("conquest-of-fates");
export const pool = builtInPool(game);
export const cards = pool.cards.slice(0, 3).map(({ label }) => label);

export function add(card: string, by: number, section = "main"): Change {
  return { do: "step", step: { says: `${by} ${card}`, edits: [{ section, card, by }] } };
}

/** Anything that a builder does to a deck. */
export const change: fc.Arbitrary<Change> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...cards, "No Such Card"), fc.integer({ min: -5, max: 60 }))
    .map(([card, by]) => add(card, by)),
  fc.constantFrom<Change>({ do: "undo" }, { do: "redo" }),
  fc.constantFrom<Change>(
    { do: "step", step: toName("First") },
    { do: "step", step: toName("") },
    { do: "step", step: toHouse("copies", 3) },
    { do: "step", step: toHouse("copies", false) },
    { do: "step", step: toFormat(game, newDraft(game, "a"), "standard") },
  ),
);
