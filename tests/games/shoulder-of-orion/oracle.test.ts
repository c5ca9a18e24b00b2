import fc from "fast-check";
import { expect, test } from "vitest";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { runs } from "../../runs.ts";
import { type Outcome, outcomes } from "../outcomes.ts";
import { poolOf } from "../table.ts";
import { choices, isMissing, type OracleCard, type OracleDeck, oracle, RULES } from "./oracle.ts";

const MOST_WAYS = 700;
const FACTS = ["type", "factions", "subfaction"] as const;

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

/** A card and which of its facts are known. */
const cardOf = (hero: boolean, known: number) =>
  fc.record({
    type: hero
      ? fc.oneof({ weight: 9, arbitrary: fc.constant("hero") }, { weight: 1, arbitrary: fc.constant("item") })
      : fc.oneof({ weight: 9, arbitrary: fc.constant("warrior") }, { weight: 1, arbitrary: fc.constant("hero") }),
    factions: fc.oneof(
      { weight: 30, arbitrary: fc.subarray(["Union", "Swarm", "Vault", "Generic"], { minLength: 1, maxLength: 3 }) },
      { weight: 1, arbitrary: fc.constantFrom(null, []) },
    ),
    subfaction: fc.constantFrom("Knights", "Tide", "Hybrid", "Hybrid", null, null),
    told: fc.boolean(),
    states: fc.record({ type: state(30), factions: state(known), subfaction: state(known) }),
  });

type Drawn = typeof cardOf extends (...a: never[]) => fc.Arbitrary<infer T> ? T : never;

function raw(name: string, card: Drawn): OracleCard {
  const out: Record<string, unknown> = { name };
  for (const fact of FACTS) if (card.states[fact] !== "absent") out[fact] = card[fact];
  if (card.told) out[card.type === "hero" ? "transform" : "tier"] = 1;
  const standIn = FACTS.filter((fact) => card.states[fact] === "stand-in");
  return { ...(out as unknown as OracleCard), ...(standIn.length > 0 ? { standIn } : {}) };
}

/** The same cards with so few missing facts that every way can be tried. */
function fewWays(cards: readonly OracleCard[], whole: readonly OracleCard[]): readonly OracleCard[] {
  const ways = (of: readonly OracleCard[]) => choices(of).reduce((product, list) => product * list.length, 1);
  let out = [...cards];
  for (let i = 0; ways(out) > MOST_WAYS && i < out.length; i++)
    out = out.map((c, j) => (i === j ? (whole[i] ?? c) : c));
  return out;
}

const line = (sections: readonly string[]) =>
  fc.record({
    section: fc.constantFrom(...sections),
    card: fc.nat({ max: 9 }),
    count: fc.oneof({ weight: 12, arbitrary: fc.integer({ min: 1, max: 4 }) }, { weight: 1, arbitrary: fc.nat(12) }),
  });

const cases: fc.Arbitrary<Case> = fc
  .record({
    heroes: fc.integer({ min: 2, max: 5 }).chain((n) => fc.array(cardOf(true, n), { minLength: 3, maxLength: 4 })),
    others: fc.integer({ min: 4, max: 40 }).chain((n) => fc.array(cardOf(false, n), { minLength: 3, maxLength: 6 })),
    zone: fc.array(fc.record({ card: fc.nat(3), count: fc.constantFrom(1, 1, 1, 1, 1, 1, 2) }), { maxLength: 3 }),
    lines: fc.array(line(["main", "main", "main", "main", "main", "sideboard", "heroes"]), {
      minLength: 1,
      maxLength: 5,
    }),
    filled: fc.boolean(),
    allFactions: fc.boolean(),
  })
  .map(({ heroes, others, zone, lines, filled, allFactions }) => {
    const made = [...heroes, ...others];
    const sections: Record<string, Record<string, number>> = { heroes: {}, main: {}, sideboard: {} };
    const put = (section: string, card: number, count: number) => {
      const name = `Card ${card % made.length}`;
      const part = sections[section] ?? {};
      if (count > 0) part[name] = (part[name] ?? 0) + count;
    };
    for (const { card, count } of zone) put("heroes", card % heroes.length, count);
    for (const { section, card, count } of lines) put(section, section === "main" ? card + heroes.length : card, count);
    const total = Object.values(sections.main ?? {}).reduce((sum, n) => sum + n, 0);
    const [first] = Object.keys(sections.main ?? {});
    if (filled && first && total < 40 && sections.main) sections.main[first] = (sections.main[first] ?? 0) + 40 - total;
    const full = made.map((card, i) =>
      raw(`Card ${i}`, { ...card, states: { type: "known", factions: "known", subfaction: "known" } }),
    );
    const cards = made.map((card, i) => raw(`Card ${i}`, card));
    const used = (card: OracleCard) => Object.values(sections).some((section) => section[card.name] !== undefined);
    const few = fewWays(cards.filter(used), full.filter(used));
    return {
      cards: cards.map((card) => few.find((other) => other.name === card.name) ?? card),
      deck: { sections, allFactions },
    };
  });

function judged({ cards, deck }: Case): Record<string, Outcome> {
  const pool = poolOf(shoulderOfOrion, cards as unknown as readonly Card[]);
  const house: Deck["house"] = deck.allFactions ? { "all-factions": true } : {};
  const entries = Object.entries(deck.sections).flatMap(([section, part]) =>
    Object.entries(part).flatMap(([name, count]) => {
      const card = pool.labelled(name);
      return card ? [{ section, card, count }] : [];
    }),
  );
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
});

test("the random decks reach every answer of every rule that facts decide", () => {
  const seen = new Set<string>();
  for (const one of fc.sample(cases, { numRuns: 400, seed: 1 })) {
    for (const [rule, outcome] of Object.entries(oracle(one.cards, one.deck))) seen.add(`${rule} ${outcome}`);
    for (const card of one.cards) for (const fact of FACTS) if (isMissing(card, fact)) seen.add(`${fact} missing`);
  }
  for (const rule of ["hero-factions", "heroes-only", "eligible", "sideboard-heroes"]) {
    expect([...seen]).toEqual(expect.arrayContaining([`${rule} held`, `${rule} error`, `${rule} unknown`]));
  }
});
