import { expect, test } from "vitest";
import { builtInPool, builtInSets } from "../../../lib/cards/built-in.ts";
import { openWorlds } from "../../../lib/games/open-worlds/index.ts";

test("79 published player cards, five published worlds, and 36 worlds in all", () => {
  const published = builtInSets(openWorlds)
    .filter(({ official }) => official)
    .flatMap(({ cards }) => cards as unknown as Record<string, unknown>[]);
  expect(published.filter(({ kind }) => kind !== "world")).toHaveLength(79);
  expect(published.filter(({ kind }) => kind === "world")).toHaveLength(5);
  expect(builtInPool(openWorlds).cards.filter(({ card }) => "h2o" in card).length).toBeGreaterThanOrEqual(36);
});

test("every card can be played on the table: no attribute of its kind that play needs is missing", () => {
  const needs: Readonly<Record<string, readonly string[]>> = {
    facility: ["defense", "income", "requires"],
    orbital: ["defense"],
    ground: ["defense", "weapons"],
    catastrophe: ["hits"],
    utility: [],
  };
  for (const { card, label } of builtInPool(openWorlds).cards) {
    const facts = card as unknown as Record<string, unknown>;
    for (const a of needs[String(facts.kind)] ?? []) expect(facts[a], `${label} ${a}`).toBeDefined();
  }
});
