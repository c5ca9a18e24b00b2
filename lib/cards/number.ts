// Gives every built-in card that has none its number in deck codes: `npm run numbers`, after cards were added.
// A number is a place in data/<game>/numbers.json, which only ever grows.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Game } from "../core/game.ts";
import { fold } from "../core/words.ts";
import { builtInSets, numbersFile } from "./built-in.ts";
import { Pool } from "./pool.ts";

/** The numbered labels of a game's built-in cards, with those that were added since at the end. */
export function numbered(game: Game, before: readonly string[]): readonly string[] {
  const known = new Set(before.map(fold));
  const added = new Pool(game, builtInSets(game)).cards
    .map(({ label }) => label)
    .filter((label) => !known.has(fold(label)));
  return [...before, ...added];
}

/** Writes the numbers of a game, and answers with how many cards got one. */
export function writeNumbers(game: Game): number {
  const file = numbersFile(game);
  const before: readonly string[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const after = numbered(game, before);
  writeFileSync(file, `${JSON.stringify(after, null, 1)}\n`);
  return after.length - before.length;
}
