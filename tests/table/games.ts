import { builtInPool, builtInSets, codesOf, pilesOf, samplesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import type { Card, CardSet } from "../../lib/core/card/card.ts";
import { fact } from "../../lib/core/card/fact.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Dice } from "../../lib/core/random.ts";
import type { Start } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { facingCalled } from "../../lib/core/table/seats.ts";
import { givenDeck } from "../../lib/deck/code/given-deck.ts";
import { deal } from "../../lib/deck/deal.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";

export interface OpenTable {
  readonly game: Game;
  readonly dealer: Dealer;
  /** What the game starts with, for a list as text or the index of a sample. */
  start(seed: string, list?: string | number): Start;
  /** The same for the deck of a code. */
  startOf(code: string, seed: string): Start;
}

/** The section that a card goes to if a list names none, by its number, or -1 for the main one. */
function homeOf({ sections, kind }: Game, card: Card): number {
  return sections.findIndex(({ kinds }) => kinds?.includes(String(fact(card, kind))));
}

/** A start in which about half of the cards of the list are others that may stand there, with a text if there are any. */
export function mixed({ game }: OpenTable, start: Start, dice: Dice): Start {
  const all = builtInPool(game).cards;
  const isOwn = new Set(game.sections.map(({ id }) => id));
  const cards = start.cards.map((dealt) => {
    if (!isOwn.has(dealt.from) || dice.below(2) === 0) return dealt;
    const home = homeOf(game, dealt.card);
    const like = all.filter(({ card }) => homeOf(game, card) === home);
    const telling = like.filter(({ card }) => card.text);
    const from = telling.length > 0 ? telling : like;
    return { ...dealt, ...from[dice.below(from.length)] };
  });
  return { ...start, cards };
}

/** Somebody or nobody opposite, by lot. */
export function facingAny(start: Start, dice: Dice): Start {
  const opponents = start.opponents ?? [];
  return facingCalled(start, opponents[dice.below(Math.max(opponents.length, 1))]?.id);
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
  const startOf = (code: string, seed: string): Start => {
    const given = givenDeck(games, pool, code);
    if (!given || "why" in given) throw new Error(given?.why ?? code);
    const laid = deal(goldfish, given.deck, { pool, builtIn, piles: pilesOf(game) }, seed);
    if (typeof laid === "string") throw new Error(laid);
    return laid;
  };
  return { game, dealer: new Dealer(goldfish), start, startOf };
}
