// The six rules that all contestants check on one deck of Shoulder of Orion: three heroes, each only once, 40 cards,
// three copies, what the heroes allow, and a sideboard of ten.
import type { Pool } from "../lib/cards/pool.ts";
import type { Card } from "../lib/core/card/card.ts";
import type { Deck } from "../lib/core/judge/deck.ts";

export const SIX = ["hero-count", "hero-unique", "size", "copies", "eligible", "sideboard-size"] as const;

export interface PlainCard {
  readonly id: number;
  readonly name: string;
  readonly factions: readonly string[];
  readonly subfaction: string | null;
}

export interface PlainLine {
  readonly card: PlainCard;
  readonly count: number;
}

/** A deck as plain objects, with nothing unknown. */
export interface PlainDeck {
  readonly heroes: readonly PlainLine[];
  readonly main: readonly PlainLine[];
  readonly sideboard: readonly PlainLine[];
}

export function plainDeck(pool: Pool, deck: Deck): PlainDeck {
  const section = (id: string): PlainLine[] =>
    deck.entries
      .filter((entry) => entry.section === id)
      .map(({ card, count }) => ({ card: plainCard(pool.of(card).card, pool.known.indexOf(card)), count }));
  return { heroes: section("heroes"), main: section("main"), sideboard: section("sideboard") };
}

function plainCard(card: Card, id: number): PlainCard {
  return {
    id,
    name: card.name,
    factions: Reflect.get(card, "factions") ?? [],
    subfaction: Reflect.get(card, "subfaction") ?? null,
  };
}

const sum = (lines: readonly PlainLine[]) => lines.reduce((total, { count }) => total + count, 0);

/** The way most programs are written, with map, filter and reduce over objects. It only says which rules are broken. */
export function idiomatic({ heroes, main, sideboard }: PlainDeck): readonly string[] {
  const names = new Map<string, number>();
  for (const { card, count } of main) names.set(card.name, (names.get(card.name) ?? 0) + count);
  const factions = new Set(heroes.flatMap(({ card }) => card.factions));
  const subfactions = new Set(heroes.map(({ card }) => card.subfaction));
  const hybrids = heroes.map(({ card }) => card).filter((card) => card.subfaction === "Hybrid");
  const opened = ({ card }: PlainLine) => {
    if (card.subfaction === null) return card.factions.some((f) => f === "Generic" || factions.has(f));
    if (card.subfaction !== "Hybrid") return subfactions.has(card.subfaction);
    return hybrids.some((hero) => hero.factions.every((f) => card.factions.includes(f)));
  };
  const rules: Record<(typeof SIX)[number], boolean> = {
    "hero-count": sum(heroes) === 3,
    "hero-unique": new Set(heroes.map(({ card }) => card.name)).size === sum(heroes),
    size: sum(main) === 40,
    copies: [...names.values()].every((count) => count <= 3),
    eligible: main.every(opened),
    "sideboard-size": sum(sideboard) <= 10,
  };
  return SIX.filter((rule) => !rules[rule]);
}

const count = (section: string) => ({
  reduce: [{ var: section }, { "+": [{ var: "accumulator" }, { var: "current.count" }] }, 0],
});
const once = { "<=": [{ var: "count" }, 1] };

/**
 * The same rules as data for json-logic. A loop there cannot use values from outside it, so what the heroes allow is
 * computed beforehand.
 */
export const AS_DATA: Record<(typeof SIX)[number], unknown> = {
  "hero-count": { "==": [count("heroes"), 3] },
  "hero-unique": { all: [{ var: "heroes" }, once] },
  size: { "==": [count("main"), 40] },
  copies: { all: [{ var: "main" }, { "<=": [{ var: "count" }, 3] }] },
  eligible: { all: [{ var: "main" }, { var: "opened" }] },
  "sideboard-size": { "<=": [count("sideboard"), 10] },
};

export function forData(deck: PlainDeck): unknown {
  const shut = (line: PlainLine) => idiomatic({ ...deck, main: [line] }).includes("eligible");
  return { ...deck, main: deck.main.map((line) => ({ ...line, opened: !shut(line) })) };
}
