// The free moves that bring what a refused move lacks.
import { fact } from "../../../lib/core/card/fact.ts";
import type { Grants } from "../../laws/refusals.ts";

export const grants: Grants = {
  // The last card of the deck would leave nothing to draw.
  card: (table, { do: word, card }) =>
    word === "revise" && card !== undefined && table.nameOf(table.zoneOf(card)) !== "draw"
      ? [{ free: "move", card, to: "hand" }]
      : undefined,
  recruitment: (table, { card = -1 }) => {
    const recruitment = fact(table.card(card), "recruitment");
    return typeof recruitment === "number" ? [{ free: "counter", to: "recruitment", by: recruitment }] : undefined;
  },
  enabled: (_, { card = -1 }) => [{ free: "ready", card }],
};
