// The free moves that bring what a refused move lacks.
import { fact } from "../../../lib/core/card/fact.ts";
import type { Grants } from "../../laws/refusals.ts";

export const grants: Grants = {
  // A world that is taken away leaves nowhere to stage at.
  card: (table, { do: word, card }) =>
    word === "stage" && card !== undefined && fact(table.card(card), "kind") !== "world"
      ? [{ free: "move", card, to: "hand" }]
      : undefined,
  staged: (table, { do: word, to = "" }) =>
    word === "stage" ? table.in(table.zone(to)).map((card) => ({ free: "move", card, to: "trash" })) : undefined,
};
