import { expect, test } from "vitest";
import { builtInPool, builtInSets, samplesOf } from "../../../lib/cards/built-in.ts";
import { Pool } from "../../../lib/cards/pool.ts";
import { fact } from "../../../lib/core/card/fact.ts";
import { judge } from "../../../lib/deck/verdict/judge.ts";
import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { deckOf } from "../table.ts";

const cards = builtInSets(shoulderOfOrion)
  .filter(({ official, id }) => !official && !id.includes("stand-in"))
  .flatMap(({ cards }) => cards as unknown as Record<string, unknown>[]);
const heroes = builtInPool(shoulderOfOrion).cards.filter(({ card }) => fact(card, "type") === "hero");
const values = (attribute: string) => new Set(cards.flatMap((card) => card[attribute]));

test("the practice set has at least 120 cards", () => expect(cards.length).toBeGreaterThanOrEqual(120));

test("four factions of two subfactions, Hybrid cards, twelve heroes", () => {
  expect(values("factions").size).toBeGreaterThanOrEqual(5);
  expect([...values("subfaction")].filter((s) => s !== null).length).toBeGreaterThanOrEqual(9);
  expect(cards.filter(({ type }) => type === "hero").length).toBeGreaterThanOrEqual(12);
  expect(values("type").size).toBe(9);
});

test("every hero can transform; the placeholders for the rulebook's heroes are marked, and their facts are not theirs", () => {
  for (const { card } of heroes) expect([card.name, Object.hasOwn(card, "transform")]).toEqual([card.name, true]);
  const marked = heroes.filter(({ card }) => card.standIn !== undefined);
  expect(marked.map(({ card }) => [card.name, card.standIn, Object.keys(card.sources ?? {})])).toEqual(
    ["Banneret Apollo", "The Child", "Aestus Lord"].map((name) => [
      name,
      ["transform", "frontline"],
      ["type", "factions", "subfaction"],
    ]),
  );
});

test("no verdict and no finding changes with the placeholders", () => {
  const sets = builtInSets(shoulderOfOrion);
  const bare = new Pool(
    shoulderOfOrion,
    sets.filter(({ id }) => !id.includes("stand-in")),
  );
  for (const sample of samplesOf(shoulderOfOrion)) {
    const [without, laidOver] = [bare, builtInPool(shoulderOfOrion)].map((pool) =>
      judge(pool, deckOf(pool, sample.text)),
    );
    expect(laidOver?.status).toBe("legal");
    expect(JSON.stringify(laidOver?.findings)).toBe(JSON.stringify(without?.findings));
  }
});
