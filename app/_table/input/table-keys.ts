import type { Game } from "../../../lib/core/game.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import { PRESS_CARD, pageCommands } from "./commands.ts";

/** The keys of each game's table, for the help page. */
export function tableKeys(games: readonly Game[]) {
  return Promise.all(
    games.map(async (game) => ({
      name: game.name,
      commands: [PRESS_CARD, ...pageCommands(new Dealer(await game.goldfish()))],
    })),
  );
}
