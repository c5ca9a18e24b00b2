import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Goldfish } from "../../lib/core/table/goldfish.ts";
import { startFrom, type TableSetup } from "../../lib/deck/table-setup.ts";
import { hasOwnSets } from "./has-own-sets.ts";
import type { OwnStart } from "./own-start.ts";

interface Laid {
  readonly code: string;
  /** The stamp of the game's cards. Without it, those are dealt that are kept or that the server has. */
  readonly stamp: string | undefined;
  /** How the server has laid out the deck, or why it can't be played. Without it, the deck is dealt in the browser. */
  readonly laid: TableSetup | string | undefined;
}

/** What a game with a deck starts with here: as the server has it, or with the card sets of this browser. */
export async function dealtHere(
  game: Game,
  goldfish: Goldfish<Card>,
  { code, stamp, laid }: Laid,
  seed: string,
): Promise<OwnStart | string> {
  if (laid === undefined || (await hasOwnSets()))
    return (await import("./own-start.ts")).ownStart(game, goldfish, code, stamp, seed);
  return typeof laid === "string" ? laid : { start: startFrom(laid, seed), left: laid.left };
}
