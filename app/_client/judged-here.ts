import { gameNamed } from "../../lib/core/game.ts";
import { givenDeck } from "../../lib/deck/code/given-deck.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { loadPool } from "./pool.ts";

/** A deck by its code. */
export interface CodedDeck {
  readonly gameId: string;
  readonly code: string;
  /** The stamp of the game's cards, if the page knows it. */
  readonly stamp?: string;
}

/** A deck as it is with the card sets of this browser laid over the built-in cards, or nothing if there is none. */
export async function judgedHere({ gameId, code, stamp }: CodedDeck): Promise<JudgedDeck | undefined> {
  const game = gameNamed(games, gameId);
  const pool = game && (await loadPool(game, stamp));
  const given = pool && givenDeck(games, pool, code);
  if (!given || "why" in given) return undefined;
  return { pool, deck: given.deck, report: report(games, pool, given.deck) };
}
