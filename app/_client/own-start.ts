import { Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Start } from "../../lib/core/table/board.ts";
import type { Goldfish, Piles } from "../../lib/core/table/goldfish.ts";
import { givenDeck } from "../../lib/deck/code/given-deck.ts";
import { type Boxes, deal } from "../../lib/deck/deal.ts";
import { withSeat } from "../../lib/deck/opposite-deck.ts";
import { games } from "../../lib/games/index.ts";
import { loadBuiltIn, loadPool } from "./pool.ts";

export interface OwnStart {
  readonly start: Start;
  /** Lines of the list that name no card and are left out of the game. */
  readonly left: readonly string[];
}

/** What a game with the deck of a code starts with, where this browser's card sets lie over the built-in cards. */
export async function ownStart(
  game: Game,
  goldfish: Goldfish<Card>,
  code: string,
  stamp: string | undefined,
  seed: string,
): Promise<OwnStart | string> {
  const boxes = await boxesOf(game, stamp);
  const given = givenDeck(games, boxes.pool, code);
  if (!given) return "This link holds no deck.";
  if ("why" in given) return given.why;
  const start = deal(goldfish, given.deck, boxes, seed);
  return typeof start === "string" ? start : { start, left: given.deck.misread.map(({ text }) => text) };
}

/** The same start with the deck of a code among those who may sit opposite, or why it cannot be played. */
export async function startWithSeat(
  game: Game,
  goldfish: Goldfish<Card>,
  stamp: string | undefined,
  start: Start,
  word: string,
): Promise<Start | string> {
  return withSeat(games, goldfish, await boxesOf(game, stamp), start, word);
}

/** What cards of a game are made of in this browser. */
export async function boxesOf(game: Game, stamp: string | undefined): Promise<Boxes> {
  const [pool, { sets, codes }, piles] = await Promise.all([
    loadPool(game, stamp),
    loadBuiltIn(game, stamp),
    fetch(`/games/${game.id}/piles`).then((answer): Promise<Piles> => answer.json()),
  ]);
  return { pool, builtIn: new Pool(game, sets, new Map(codes)), piles };
}
