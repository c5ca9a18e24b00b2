import { describe, expect, test } from "vitest";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { openWorlds } from "../../../lib/games/open-worlds/index.ts";
import { outcomes } from "../outcomes.ts";
import { poolOf } from "../table.ts";

const fort = (facts: object = {}) => ({ name: "Fort", kind: "facility", ...facts });
const known = (n: number) => Array.from({ length: n }, (_, i) => fort({ defense: i + 10, income: 1 }));
const open = (n: number) => Array.from({ length: n }, (_, i) => fort({ defense: i + 10 }));

/** What the rule "unique" says of a deck that holds each of these cards once, or the last one more often. */
function unique(cards: readonly Card[], lastCount = 1): string | undefined {
  const pool = poolOf(openWorlds, cards);
  const entries = pool.known.map((card, i) => ({
    section: "player",
    card,
    count: i === cards.length - 1 ? lastCount : 1,
  }));
  const deck: Deck = { format: "standard", options: {}, house: {}, entries, misread: [] };
  return outcomes(pool, deck).unique;
}

describe("many cards of one name, of one of which the Defensive Strength is not published", () => {
  test.each<[string, Card[], number, string]>([
    ["thirty that are known to differ", known(30), 1, "held"],
    ["thirty known ones and one that could be like one of them", [...known(30), fort()], 1, "unknown"],
    ["thirty of which the Income is missing too", [...open(30), fort()], 1, "unknown"],
    ["ninety of which the Income is missing too", [...open(90), fort()], 1, "unknown"],
    ["two copies of the one that is not known", [...open(30), fort()], 2, "error"],
    ["two copies of one that is known", [fort(), ...open(30)], 2, "error"],
  ])("%s", (_, cards, lastCount, expected) => {
    expect(unique(cards, lastCount)).toBe(expected);
  });
});
