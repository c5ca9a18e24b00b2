// What decks and card sets are in the tests that both go through.
import type { z } from "zod";
import { listedSchema, type SavedAnswer, savedSchema } from "../../lib/contract/saved.ts";
import { listedSetsSchema, savedSetSchema } from "../../lib/contract/saved-set.ts";

/** What differs between the kinds in these tests. */
export interface Tried {
  readonly path: "decks" | "sets";
  /** What is sent to save one with this name. Two with other names say something else. */
  body(name: string): object;
  readonly answer: z.ZodType<SavedAnswer>;
  nameOf(answer: unknown): string | undefined;
  /** Ids of what a list says. */
  listed(json: unknown): readonly string[];
  /** Bodies that can’t be read, and one of another game. */
  readonly bad: readonly object[];
  readonly foreign: object;
}

const deckCalled = (name: string) => ({ game: "open-worlds", text: `Name: ${name}\nCity 20\n2 Exploit` });
export const setCalled = (name: string, more: object = {}) => ({
  game: "open-worlds",
  set: { id: "mine", name, ...more },
  cards: [{ name: "Lone Outpost", kind: "facility", defense: 20, text: "Ä “1”" }],
});
export const KINDS: readonly Tried[] = [
  {
    path: "decks",
    body: deckCalled,
    answer: savedSchema,
    nameOf: (answer) => savedSchema.parse(answer).deck.name,
    listed: (json) => listedSchema.parse(json).decks.map(({ id }) => id),
    bad: [
      { ...deckCalled("x"), notes: "n".repeat(10_001) },
      { game: "open-worlds", deck: { sections: { player: [["a\0b", 1]] } } },
      { game: "open-worlds", deck: { sections: {} }, format: "none" },
    ],
    foreign: { game: "orions-spur", text: "" },
  },
  {
    path: "sets",
    body: setCalled,
    answer: savedSetSchema,
    nameOf: (answer) => savedSetSchema.parse(answer).set.name,
    listed: (json) => listedSetsSchema.parse(json).sets.map(({ id }) => id),
    bad: [
      setCalled("n".repeat(81)),
      { ...setCalled("x"), cards: [{ name: "A", kind: "facility", defense: "ten" }] },
      { ...setCalled("x"), cards: [{ name: "A", kind: "facility", text: "a\0b" }] },
      { ...setCalled("x"), cards: {} },
    ],
    foreign: { ...setCalled("x"), game: "orions-spur", cards: [] },
  },
];
