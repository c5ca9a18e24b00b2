// The free moves that bring what a refused move lacks.
import type { Grants } from "../../laws/refusals.ts";

export const grants: Grants = {
  card: (_, { do: word, card }) =>
    word === "deploy" && card !== undefined ? [{ free: "move", card, to: "hand" }] : undefined,
  location: (table, { to = "" }) => table.in(table.zone(to)).map((card) => ({ free: "move", card, to: "discard" })),
};
