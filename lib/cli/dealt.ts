import { builtInPool, pilesOf } from "../cards/built-in.ts";
import type { Start } from "../core/table/board.ts";
import type { Goldfish } from "../core/table/goldfish.ts";
import { deal } from "../deck/deal.ts";
import type { Args } from "./args.ts";
import { named, poolsFor, type ReadDeck, readCodeOrFile, tellLeftOut, tellMisread } from "./input.ts";
import { Stop } from "./terminal.ts";

/** A deck that a command plays with. */
export interface DealtDeck extends ReadDeck {
  readonly goldfish: Goldfish;
  readonly start: Start;
}

/** Reads a deck and deals it, or says why it cannot be played. Lines that are left out are told of. */
export async function dealt(file: string, args: Args, seed: string): Promise<DealtDeck> {
  const read = readCodeOrFile(file, args, await poolsFor(args));
  const { pool, reading } = read;
  const { game } = pool;
  tellLeftOut(file, reading);
  tellMisread(file, reading);
  const goldfish = await game.goldfish();
  const start = deal(goldfish, reading.deck, { pool, builtIn: builtInPool(game), piles: pilesOf(game) }, seed);
  if (typeof start === "string") throw new Stop(`${named(file)}: ${start}`);
  return { ...read, goldfish, start };
}

/** What the numbers of a deck are said to be of. */
export function deckName({ pool, reading }: ReadDeck): string {
  return reading.deck.name ?? `A deck of ${pool.game.name}`;
}
