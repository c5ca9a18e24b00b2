import { describe, expect, test } from "vitest";
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

describe("what the rulebook says of single cards", () => {
  const { cards } = builtInPool(openWorlds);

  test.each([
    ["Adjust", /p\. 6/],
    ["Enter Fray", /p\. 6/],
    ["Espionage", /p\. 6/],
    ["Research", /p\. 6.*p\. 14/],
    ["Sabotage", /p\. 6/],
    ["False Alert", /p\. 14/],
    ["Fleet Support", /p\. 14/],
    ["Light Brigade", /p\. 14/],
    ["We Quit", /p\. 14/],
    ["Fallout Raid", /p\. 14/],
    ["Hidden Outpost", /p\. 14/],
    ["Suck Dry", /p\. 13.*p\. 14/],
  ])("the text of %s is a fact with its page", (name, page) => {
    const card = cards.find((one) => one.card.name === name)?.card;
    expect(card?.text).toBeTruthy();
    expect(card?.standIn ?? []).not.toContain("text");
    expect(card?.sources?.text).toMatch(page);
  });

  test("Adjust is shown whole (p. 6): what it lacks is known to be lacking", () => {
    const adjust = new Map(Object.entries(cards.find(({ label }) => label === "Adjust")?.card ?? {}));
    const numbers = ["defense", "income", "weapons", "class", "range", "capacity"].map((name) => adjust.get(name));
    expect([...numbers, adjust.get("retreat")]).toEqual([null, null, null, null, null, null, false]);
  });
});
