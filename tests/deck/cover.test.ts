// The card that a deck is known by.
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { Pool, type PoolCard } from "../../lib/cards/pool.ts";
import { gameNamed } from "../../lib/core/game.ts";
import { valueAt } from "../../lib/core/look/card-view.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import { sampleDecks } from "../decks.ts";
import { games } from "../every-game.ts";
import { toyGame } from "../fixtures/toy-game/index.ts";

const beacon = { kind: "beacon", colour: null, text: null } as const;
const pool = new Pool(
  toyGame,
  [
    {
      game: "toy-game",
      id: "lamps",
      name: "Lamps",
      official: false,
      source: "A test",
      cards: [
        { ...beacon, name: "Unknown" },
        { ...beacon, name: "Placeholder", light: 9, standIn: ["light"] },
        { ...beacon, name: "Faint", light: 1 },
        { ...beacon, name: "Bright", light: 4 },
        { ...beacon, name: "As bright", light: 4 },
      ],
    },
  ],
  new Map(),
);

function entriesOf(names: readonly string[]) {
  return names.flatMap((name) => {
    const entry = pool.find(name);
    return entry && !("length" in entry) ? [{ section: "main", card: entry.known, count: 1 }] : [];
  });
}

test.each([
  ["the dearest card", ["Faint", "Bright"], "Bright"],
  ["the first of several", ["As bright", "Bright"], "As bright"],
  ["a published value before a placeholder", ["Placeholder", "Faint"], "Faint"],
  ["a placeholder before no value", ["Unknown", "Placeholder"], "Placeholder"],
  ["any card where nothing is known", ["Unknown"], "Unknown"],
  ["nothing without cards", [], undefined],
])("is %s", (_, names, cover) => {
  const entries = entriesOf(names);
  expect(entries).toHaveLength(names.length);
  expect(coverOf(pool, entries)?.label).toBe(cover);
});

test("is, of equally dear cards, the one that most of the deck is like", () => {
  const game = gameNamed(games, "conquest-of-fates");
  if (!game) throw new Error("There is no such game.");
  const pool = builtInPool(game);
  const [great, other] = pool.cards.filter(({ card }) => valueAt(card, { attribute: "cq" }).value === 8);
  const faction = (entry: PoolCard | undefined) => entry && valueAt(entry.card, { attribute: "faction" }).value;
  const like = pool.cards.filter((one) => faction(one) === faction(other) && one !== other).slice(0, 5);
  const deck = [great, other, ...like].flatMap((entry) =>
    entry ? [{ section: "main", card: entry.known, count: 1 }] : [],
  );
  expect(coverOf(pool, deck)?.label).toBe(other?.label);
});

test.each([
  ["the card that was chosen", "Faint"],
  ["the dearest if the deck does not have the chosen card", "Bright"],
])("is %s", (_, chosen) => {
  const entries = entriesOf(["As bright", "Faint"]);
  expect(coverOf(pool, entries, chosen)?.label).toBe(chosen === "Faint" ? "Faint" : "As bright");
});

test.each(games.map((game) => [game.name, game] as const))(
  "every sample deck of %s has one of its cards",
  (_, game) => {
    const pool = builtInPool(game);
    for (const deck of sampleDecks(pool)) {
      const cover = coverOf(pool, deck.entries);
      expect(deck.entries.map(({ card }) => pool.of(card))).toContain(cover);
    }
  },
);
