import { expect, test } from "vitest";
import { builtInSets } from "../../../lib/cards/built-in.ts";
import { conquestOfOrion } from "../../../lib/games/conquest-of-orion/index.ts";

const cards = builtInSets(conquestOfOrion)
  .filter(({ official, id }) => !official && !id.includes("stand-in"))
  .flatMap(({ cards }) => cards as unknown as Record<string, unknown>[]);
const values = (attribute: string) => new Set(cards.flatMap((card) => card[attribute]));

test("the practice set has at least 120 cards", () => expect(cards.length).toBeGreaterThanOrEqual(120));

test("four races and none, all types, fifteen unique planets", () => {
  expect(values("race")).toEqual(new Set(["Humans", "Aliens", "Torians", "Destroyers", null]));
  expect(values("type").size).toBe(6);
  expect(cards.filter(({ planet }) => planet === "unique").length).toBeGreaterThanOrEqual(15);
});
