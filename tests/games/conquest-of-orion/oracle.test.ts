import fc from "fast-check";
import { expect, it } from "vitest";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { place } from "../../../lib/deck/place.ts";
import type { ConquestOfOrionCard } from "../../../lib/games/conquest-of-orion/cards/card.ts";
import { conquestOfOrion } from "../../../lib/games/conquest-of-orion/index.ts";
import { runs } from "../../runs.ts";
import { type Outcome, outcomes } from "../outcomes.ts";
import { poolOf } from "../table.ts";
import { type OracleDeck, oracle } from "./oracle.ts";

const TYPES = ["unit", "unit", "ability", "satellite", "planet", "planet", "planet"] as const;

const card = fc.record({
  type: fc.constantFrom(...TYPES),
  race: fc.constantFrom("Humans", "Humans", "Aliens", null, null),
  planet: fc.constantFrom("unique", "unique", "unique", "common"),
});

/** A fact that is taken out of the cards, or made a stand-in. */
const hole = fc.record({
  card: fc.nat(15),
  attribute: fc.constantFrom("type", "race", "race", "planet"),
  standIn: fc.boolean(),
});

const line = fc.record({
  card: fc.nat(9),
  section: fc.constantFrom("main", "main", "main", "main", "planets"),
  count: fc.constantFrom(1, 1, 1, 1, 2, 3, 4, 28, 29, 48, 49),
});

const deck = fc.record({
  cards: fc.array(card, { minLength: 5, maxLength: 10 }),
  /** Unique planets that are in the pile, each once. */
  pile: fc.constantFrom(0, 4, 5, 6),
  holes: fc.array(hole, { maxLength: 3 }),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  format: fc.constantFrom("constructed", "limited"),
  copies: fc.constantFrom(undefined, undefined, 1, 4),
  /** Brings the deck to its size by one card more, if it can. */
  filled: fc.boolean(),
});
type Random = typeof deck extends fc.Arbitrary<infer T> ? T : never;

const UNIQUE = { type: "planet", race: null, planet: "unique" } as const;

/** The cards of the pile, and the others. */
function cardsOf({ cards, pile, holes }: Random): readonly ConquestOfOrionCard[] {
  const all = [...Array.from({ length: pile }, () => UNIQUE), ...cards];
  return all.map(({ type, race, planet }, i) => {
    const own = holes.filter((one) => one.card % all.length === i);
    const standIn = own.filter((one) => one.standIn || one.attribute === "type").map(({ attribute }) => attribute);
    const gone = new Set<string>(own.filter((one) => !one.standIn).map(({ attribute }) => attribute));
    return {
      name: `Card ${i}`,
      type,
      ...(gone.has("race") ? {} : { race }),
      ...(type !== "planet" || gone.has("planet") ? {} : { planet }),
      ...(standIn.length > 0 ? { standIn } : {}),
    };
  });
}

/** The lines of a random deck, those of one card in one section put together. */
function linesOf(random: Random, cards: readonly ConquestOfOrionCard[]): OracleDeck["lines"] {
  const out = new Map<string, OracleDeck["lines"][number]>();
  const add = (at: number, section: "main" | "planets", count: number) => {
    const one = cards[at % cards.length];
    if (!one) return;
    const key = `${section} ${one.name}`;
    out.set(key, { section, card: one, count: Math.min(99, (out.get(key)?.count ?? 0) + count) });
  };
  for (let at = 0; at < random.pile; at++) add(at, "planets", 1);
  for (const { card: at, section, count } of random.lines) add(random.pile + at, section, count);
  const main = [...out.values()].filter(({ section }) => section === "main").reduce((sum, { count }) => sum + count, 0);
  const lacking = (random.format === "constructed" ? 50 : 30) - main;
  if (random.filled && lacking > 0) add(random.pile, "main", lacking);
  return [...out.values()];
}

function judged(
  random: Random,
  cards: readonly ConquestOfOrionCard[],
  lines: OracleDeck["lines"],
): Record<string, Outcome> {
  const pool = poolOf(conquestOfOrion, cards);
  const heading: Pick<Deck, "format" | "options" | "house"> = {
    format: random.format,
    options: {},
    house: random.copies === undefined ? {} : { copies: random.copies },
  };
  const named = lines.map(({ section, card: { name }, count }) => ({ section, name, count }));
  return outcomes(pool, place(pool, heading, named).deck);
}

it("judges as if every choice of the missing facts were tried", () => {
  fc.assert(
    fc.property(deck, (random) => {
      const cards = cardsOf(random);
      const lines = linesOf(random, cards);
      const { format, copies } = random;
      expect(judged(random, cards, lines)).toEqual(
        oracle({ format, lines, ...(copies === undefined ? {} : { copies }) }),
      );
    }),
    runs(500, 10_000),
  );
});
