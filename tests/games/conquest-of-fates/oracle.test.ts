import fc from "fast-check";
import { expect, test } from "vitest";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { conquestOfFates } from "../../../lib/games/conquest-of-fates/index.ts";
import { runs } from "../../runs.ts";
import { type Outcome, outcomes } from "../outcomes.ts";
import { poolOf } from "../table.ts";
import { choices, FACTS, type OracleCard, type OracleDeck, oracle, RULES } from "./oracle.ts";

const MOST_WAYS = 700;

interface Case {
  readonly cards: readonly OracleCard[];
  readonly deck: OracleDeck;
}

const state = (known: number) =>
  fc.oneof(
    { weight: known, arbitrary: fc.constant("known" as const) },
    { weight: 2, arbitrary: fc.constant("absent" as const) },
    { weight: 1, arbitrary: fc.constant("stand-in" as const) },
  );

const celestial = fc.constant({ kind: "celestial", apex: null });
const unit = fc.record({ kind: fc.constant("unit"), apex: fc.constantFrom(true, false, false, null) });

/** A card and which of its facts are known. */
const cardOf = (known: number) =>
  fc.record({
    facts: fc.oneof({ weight: 4, arbitrary: unit }, { weight: 1, arbitrary: celestial }),
    faction: fc.constantFrom("Ember", "Ember", "Ember", "Maw", null),
    states: fc.record({ kind: state(3 * known), faction: state(known), apex: state(known) }),
  });

type Drawn = typeof cardOf extends (known: number) => fc.Arbitrary<infer T> ? T : never;

function raw(name: string, { facts, faction, states }: Drawn, known: boolean): OracleCard {
  const values = { ...facts, faction };
  const kept = FACTS.filter((fact) => known || states[fact] !== "absent").map((fact) => [fact, values[fact]]);
  const standIn = known ? [] : FACTS.filter((fact) => states[fact] === "stand-in");
  return { name, ...Object.fromEntries(kept), ...(standIn.length > 0 ? { standIn } : {}) };
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    drawn: fc.integer({ min: 2, max: 40 }).chain((n) => fc.array(cardOf(n), { minLength: 2, maxLength: 8 })),
    counts: fc.array(fc.constantFrom<number[]>(1, 1, 1, 1, 2, 2, 3, 4, 5), { minLength: 2, maxLength: 8 }),
    total: fc.constantFrom(0, 39, 40, 40, 40, 41, 41, 42),
    house: fc.record({
      copies: fc.integer({ min: 0, max: 4 }),
      celestialsOutside: fc.boolean(),
      oneCelestial: fc.boolean(),
      oneFaction: fc.boolean(),
    }),
  })
  .map(({ drawn, counts, total, house: { copies, ...house } }) => {
    const inDeck = Object.fromEntries(counts.slice(0, drawn.length).map((count, i) => [`Card ${i}`, count]));
    const sum = Object.values(inDeck).reduce((a, b) => a + b, 0);
    if (total > sum) inDeck["Card 0"] = (inDeck["Card 0"] ?? 0) + total - sum;
    let cards = drawn.map((card, i) => raw(`Card ${i}`, card, false));
    const ways = () => choices(cards.filter(({ name }) => name in inDeck)).reduce((n, list) => n * list.length, 1);
    // So few facts are missing that every way can be tried.
    for (const [i, card] of drawn.entries()) {
      if (ways() > MOST_WAYS) cards = cards.map((other, j) => (i === j ? raw(`Card ${i}`, card, true) : other));
    }
    return { cards, deck: { counts: inDeck, ...house, ...(copies > 0 ? { copies } : {}) } };
  });

function judged({ cards, deck }: Case): Record<string, Outcome> {
  const pool = poolOf(conquestOfFates, cards as unknown as readonly Card[]);
  const house: Deck["house"] = {
    ...(deck.copies ? { copies: deck.copies } : {}),
    ...(deck.celestialsOutside ? { "celestials-outside": true } : {}),
    ...(deck.oneCelestial ? { "one-celestial": true } : {}),
    ...(deck.oneFaction ? { "one-faction": true } : {}),
  };
  const entries = Object.entries(deck.counts).flatMap(([name, count]) => {
    const card = pool.labelled(name);
    return card ? [{ section: "main", card, count }] : [];
  });
  const found = outcomes(pool, { format: "standard", options: {}, house, entries, misread: [] });
  return Object.fromEntries(RULES.map((rule) => [rule, found[rule] ?? "held"]));
}

test("the judge says of a deck what every choice of its missing facts says", () => {
  fc.assert(
    fc.property(cases, (one) => {
      expect(judged(one)).toEqual(oracle(one.cards, one.deck));
    }),
    runs(500, 10_000),
  );
}, 120_000);

test("the random decks reach every answer of every rule", () => {
  const seen = new Set<string>();
  for (const one of fc.sample(cases, { numRuns: 600, seed: 1 })) {
    for (const [rule, outcome] of Object.entries(oracle(one.cards, one.deck))) seen.add(`${rule} ${outcome}`);
  }
  const all = RULES.flatMap((rule) => [`${rule} error`, `${rule} held`, `${rule} unknown`]);
  expect([...seen].sort()).toEqual(all.sort());
});
