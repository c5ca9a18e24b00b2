// The free moves that bring what a refused move lacks.
import { fact } from "../../../lib/core/card/fact.ts";
import type { Grants } from "../../laws/refusals.ts";

const RESOURCES = ["blue", "gold", "red"];

export const grants: Grants = {
  card: (_, { do: word, card }) =>
    word === "play" && card !== undefined ? [{ free: "move", card, to: "hand" }] : undefined,
  tier: (table, { card = -1 }) => {
    const tier = fact(table.card(card), "tier");
    return typeof tier === "number" ? [{ free: "counter", to: "tier", by: tier }] : undefined;
  },
  resources: (table) =>
    RESOURCES.flatMap((to, at) => {
      const counter = table.board.counters.findIndex(({ id }) => id === RESOURCES[at]);
      const by = 6 - table.get(counter);
      return by > 0 ? [{ free: "counter", to, by }] : [];
    }),
  gold: () => [{ free: "counter", to: "gold", by: 6 }],
  ready: (_, { card = -1 }) => [{ free: "ready", card }],
};
