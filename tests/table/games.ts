import { builtInPool, builtInSets, codesOf, pilesOf, samplesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Start } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { deal } from "../../lib/deck/deal.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";

export interface OpenTable {
  readonly game: Game;
  readonly dealer: Dealer;
  /** What the game starts with, for a list as text or the index of a sample. */
  start(seed: string, list?: string | number): Start;
}

/** A game ready to be played with its sample decks. A player's own set lies over the built-in cards. */
export async function tableOf(game: Game, own?: CardSet): Promise<OpenTable> {
  const goldfish = await game.goldfish();
  const builtIn = builtInPool(game);
  const pool = own ? new Pool(game, [...builtInSets(game), own], codesOf(game)) : builtIn;
  const samples = samplesOf(game);
  const start = (seed: string, list: string | number = 0): Start => {
    const text = typeof list === "string" ? list : (samples[list % samples.length]?.text ?? "");
    const read = readText(games, pool, text, { options: {}, house: {} });
    if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join(" "));
    const laid = deal(goldfish, read.reading.deck, { pool, builtIn, piles: pilesOf(game) }, seed);
    if (typeof laid === "string") throw new Error(laid);
    return laid;
  };
  return { game, dealer: new Dealer(goldfish), start };
}
