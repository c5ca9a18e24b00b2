import { createHash } from "node:crypto";
import type { Game } from "../../lib/core/game.ts";
import { keptPer } from "../../lib/core/kept-per.ts";
import { checklist } from "../../lib/deck/verdict/checklist.ts";
import { stampFor } from "./pools.ts";

/** What a sheet was made from, and on which day. */
export interface Provenance {
  /** Changes whenever a rule, an interpretation, a format, an option or a house rule changes. */
  readonly rules: string;
  /** Changes whenever a card set of the game changes. */
  readonly cards: string;
  /** The day, such as 2026-01-31. */
  readonly on: string;
}

export async function provenanceOf(game: Game): Promise<Provenance> {
  return { rules: rulesOf(game), cards: short(await stampFor(game)), on: new Date().toISOString().slice(0, 10) };
}

/** The rules of a game are code and do not change while Drydock runs. */
const rulesOf = keptPer((game: Game) => {
  const { rulebook, formats, options, house, readings } = game;
  const print = createHash("sha256")
    .update(JSON.stringify([rulebook, formats, options, house, readings, checklist(game)]))
    .digest("hex");
  return short(print);
});

function short(print: string): string {
  return print.slice(0, 7);
}
