// Gives each built-in card that has no code number the next one. Run `npm run numbers` after adding cards. A number is
// a position in data/<game>/numbers.json, which is only ever added to.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Game } from "../core/game.ts";
import { fold } from "../core/words.ts";
import { builtInSets, numbersFile } from "./built-in.ts";
import { Pool } from "./pool.ts";

/** The labels of a game's built-in cards in code order, with new cards at the end. */
export function numbered(game: Game, before: readonly string[]): readonly string[] {
  const known = new Set(before.map(fold));
  const added = new Pool(game, builtInSets(game)).cards
    .map(({ label }) => label)
    .filter((label) => !known.has(fold(label)));
  return [...before, ...added];
}

/** Writes the code numbers of a game, and answers how many cards got a new one. */
export function writeNumbers(game: Game): number {
  const file = numbersFile(game);
  const before: readonly string[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const after = numbered(game, before);
  writeFileSync(file, `${JSON.stringify(after, null, 1)}\n`);
  return after.length - before.length;
}
