import { readdirSync } from "node:fs";
import { dataFolder } from "../cards/built-in.ts";
import { writeNumbers } from "../cards/number.ts";
import { counted } from "../core/words.ts";
import { games } from "../games/index.ts";

// Runs as `npm run numbers`, after cards were added to data/<game>/sets.
for (const game of games) {
  const added = writeNumbers(game);
  console.log(`${game.id}: ${added === 0 ? "every card has its number" : `${counted(added, "card")} got a number`}`);
}
const listed = new Set(games.map(({ id }) => id));
const left = readdirSync(dataFolder()).filter((id) => !listed.has(id));
if (left.length > 0) {
  console.error(`data/${left.join(", data/")}: lib/games/index.ts does not list such a game. Add it there first.`);
  process.exitCode = 1;
}
