import fc from "fast-check";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { CONSIDERING, type DraftChange, newDraft, toFormat, toHouse, toName } from "../../lib/deck/draft/draft.ts";
import { gameCalled } from "../decks.ts";

/** A game with house rules, its cards, and a few of them by name. */
export const game = gameCalled("conquest-of-fates");
export const pool = builtInPool(game);
export const cards = pool.cards.slice(0, 3).map(({ label }) => label);

export function add(card: string, by: number, section = "main"): DraftChange {
  return { do: "step", step: { says: `${by} ${card}`, edits: [{ section, card, by }] } };
}

/** Anything that a builder does to a deck. */
export const change: fc.Arbitrary<DraftChange> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...cards, "No Such Card"), fc.integer({ min: -5, max: 60 }))
    .map(([card, by]) => add(card, by)),
  fc.constantFrom<DraftChange>({ do: "undo" }, { do: "redo" }),
  fc.constantFrom<DraftChange>(
    { do: "step", step: toName("First") },
    { do: "step", step: toName("") },
    { do: "step", step: toHouse("copies", 3) },
    { do: "step", step: toHouse("copies", false) },
    { do: "step", step: toFormat(game, newDraft(game, "a"), "standard") },
    { do: "about", about: { author: "Ann", tags: ["fast", " fast ", "x".repeat(90)], cover: "Somebody" } },
    { do: "about", about: { notes: "n".repeat(20_000), tags: [] } },
    { do: "about", about: { author: "", notes: "" } },
  ),
  fc.constantFrom(...cards).map((card) => add(card, 1, CONSIDERING)),
);
