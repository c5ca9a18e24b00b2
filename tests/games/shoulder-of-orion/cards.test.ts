import { expect, test } from "vitest";
import { builtInSets } from "../../../lib/cards/built-in.ts";
import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";

const cards = builtInSets(shoulderOfOrion)
  .filter(({ official, id }) => !official && !id.includes("stand-in"))
  .flatMap(({ cards }) => cards as unknown as Record<string, unknown>[]);
const values = (attribute: string) => new Set(cards.flatMap((card) => card[attribute]));

test("the practice set has at least 120 cards", () => expect(cards.length).toBeGreaterThanOrEqual(120));

test("four factions of two subfactions, Hybrid cards, twelve heroes", () => {
  expect(values("factions").size).toBeGreaterThanOrEqual(5);
  expect([...values("subfaction")].filter((s) => s !== null).length).toBeGreaterThanOrEqual(9);
  expect(cards.filter(({ type }) => type === "hero").length).toBeGreaterThanOrEqual(12);
  expect(values("type").size).toBe(9);
});
