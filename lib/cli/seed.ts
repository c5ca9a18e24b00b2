import type { Db } from "../../db/db.ts";
import { builtInSets } from "../cards/built-in.ts";
import type { Card } from "../core/card/card.ts";
import { kindOf } from "../core/card/fact.ts";
import { games } from "../games/index.ts";
import { gameOf } from "./input.ts";

/** The kind of a card, as the database stores it. */
export function kindIn(set: { game: string }, card: Card): string {
  return kindOf(card, gameOf(set.game).kind);
}

/** Brings the built-in sets of a database up to date. */
export async function seedBuiltIn(db: Db): Promise<void> {
  const { seed } = await import("../../db/sets.ts");
  await seed(db, games.flatMap(builtInSets), kindIn);
}
