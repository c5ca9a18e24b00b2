// The free moves that bring what a refused move lacks.
import { fact } from "../../../lib/core/card/fact.ts";
import type { Grants } from "../../laws/refusals.ts";

export const grants: Grants = {
  // A hero never comes to the hand.
  card: (table, { do: word, card }) => {
    if (card === undefined || !["play", "cache", "orbit"].includes(word)) return undefined;
    if (fact(table.card(card), "type") === "hero") return undefined;
    // In the Cache it could have paid.
    const paid =
      table.nameOf(table.zoneOf(card)) === "cache" ? [{ free: "counter", to: "energy", by: 1 } as const] : [];
    return [{ free: "move", card, to: "hand" }, ...paid];
  },
  "tech-level": (table, { card = -1 }) => {
    const tier = fact(table.card(card), "tier");
    return typeof tier === "number" ? [{ free: "counter", to: "techLevel", by: tier }] : undefined;
  },
  energy: () => [{ free: "counter", to: "energy", by: 20 }],
  rallied: (_, { card = -1 }) => [{ free: "ready", card }],
  orbit: (table) => [{ free: "counter", to: "techLevel", by: table.count(table.zone("orbit")) + 1 }],
};
