import { builtInPool } from "../lib/cards/built-in.ts";
import type { Game } from "../lib/core/game.ts";
import { writeText } from "../lib/deck/list/write.ts";
import { changed, samples } from "./decks.ts";
import { pick, type Random, seeded } from "./random.ts";

export const LISTS = 500;

/** The lists of an event. Half of them are samples that are changed in one to three places. */
export function listsOf(game: Game): readonly string[] {
  const pool = builtInPool(game);
  const random = seeded(1);
  const decks = samples(game);
  return Array.from({ length: LISTS }, (_, i) => {
    let deck = pick(random, decks);
    if (random(2) === 0) for (let changes = 1 + random(3); changes > 0; changes--) deck = changed(deck, pool, random);
    const list = writeText(pool, { ...deck, name: `List ${i + 1}` }).trimEnd();
    return random(20) === 0 ? misspelt(list, random) : list;
  });
}

/** The list with one letter wrong in its last card. */
function misspelt(list: string, random: Random): string {
  const at = list.length - 1 - random(4);
  return `${list.slice(0, at)}x${list.slice(at + 1)}`;
}
