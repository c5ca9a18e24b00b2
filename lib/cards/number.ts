// Gives every built-in card that has none its number in deck codes: `npm run numbers`, after cards were added.
// A number is a place in data/<game>/numbers.json, which is only ever added to.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fold } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
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

/** Writes the numbers of these games. */
export function writeNumbers(games: readonly Game[]): void {
  for (const game of games) {
    const file = numbersFile(game);
    const before: readonly string[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
    writeFileSync(file, `${JSON.stringify(numbered(game, before), null, 1)}\n`);
  }
}
