import { createHash } from "node:crypto";
import type { Provenance } from "../../lib/contract/provenance.ts";
import type { Game } from "../../lib/core/game.ts";
import { memoPerKey } from "../../lib/core/memo.ts";
import { checklist } from "../../lib/deck/verdict/checklist.ts";
import { stampFor } from "./pools.ts";

export async function provenanceOf(game: Game): Promise<Provenance> {
  return { rules: rulesOf(game), cards: short(await stampFor(game)), on: new Date().toISOString().slice(0, 10) };
}

/** The rules of a game are code and do not change while Drydock runs. */
const rulesOf = memoPerKey((game: Game) => {
  const { rulebook, formats, options, house, readings } = game;
  const print = createHash("sha256")
    .update(JSON.stringify([rulebook, formats, options, house, readings, checklist(game)]))
    .digest("hex");
  return short(print);
});

function short(print: string): string {
  return print.slice(0, 7);
}
