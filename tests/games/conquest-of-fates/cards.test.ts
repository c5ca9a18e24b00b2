import { expect, test } from "vitest";
import { builtInSets } from "../../../lib/cards/built-in.ts";
import { conquestOfFates } from "../../../lib/games/conquest-of-fates/index.ts";

const cards = builtInSets(conquestOfFates)
  .filter(({ official, id }) => !official && !id.includes("stand-in"))
  .flatMap(({ cards }) => cards as unknown as Record<string, unknown>[]);
const values = (attribute: string) => new Set(cards.flatMap((card) => card[attribute]));

test("the practice set has at least 90 cards", () => expect(cards.length).toBeGreaterThanOrEqual(90));

test("four factions, all deployments and timings, Apex, Celestials", () => {
  expect([...values("faction")].filter(Boolean)).toHaveLength(4);
  expect([...values("deployment")].filter(Boolean)).toHaveLength(3);
  expect([...values("timing")].filter(Boolean)).toHaveLength(4);
  expect(cards.some(({ apex, deployment }) => apex === true && deployment === "lightspeed")).toBe(true);
  expect(cards.some(({ kind }) => kind === "celestial")).toBe(true);
});
