import { expect, test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { tableOf } from "../table/games.ts";

/** A card that is used up for now is called what its game's rulebook calls it. */
export function spentLaw(game: Game, is: string, again: string): void {
  test(`by hand a card is ${is}, then ${again} again`, async () => {
    const { dealer, start } = await tableOf(game);
    const table = dealer.open(start("words"));
    for (const [deed, word] of [
      ["exhaust", is],
      ["ready", `${again} again`],
    ] as const) {
      expect(dealer.play(table, { free: deed, card: 0 })).toBeUndefined();
      expect(table.log?.at(-1)?.text).toBe(`${table.label(0)} is ${word}.`);
    }
  });
}
