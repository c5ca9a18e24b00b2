// What a release keeps of each game for ever: a function that makes a film of any game that was played with it.
import { Pool } from "../cards/pool.ts";
import type { Card, CardSet } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import type { Start } from "../core/table/board.ts";
import { Dealer } from "../core/table/dealer.ts";
import { type Film, filmed } from "../core/table/film.ts";
import type { Piles } from "../core/table/goldfish.ts";
import { fingerprintOf, type History } from "../core/table/replay.ts";
import { seatedAs } from "../core/table/seats.ts";
import { fold } from "../core/words.ts";
import { givenDeck } from "./code/given-deck.ts";
import { deal } from "./deal.ts";
import { withSeat } from "./opposite-deck.ts";

/** A game that somebody has played, as a link carries it. */
export interface FilmRequest extends History {
  readonly code: string;
  /** The card sets of somebody's own that the deck has cards of. */
  readonly sets: readonly CardSet[];
  readonly seats: Start["seats"];
  readonly opposite?: string;
  readonly seed: string;
}

/** A card of the game as it was then. */
export interface FilmCard {
  readonly name: string;
  /** What is known of it, as words beside words. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

export interface MadeFilm extends Film {
  readonly cards: readonly FilmCard[];
  readonly fingerprint: string;
  /** What of the deck names no card, and is left out. */
  readonly left: readonly string[];
}

export interface Frozen {
  readonly sets: readonly CardSet[];
  /** The cards by their numbers in deck codes. */
  readonly numbers: readonly string[];
  readonly piles: Piles;
}

export type FilmMaker = (request: FilmRequest) => Promise<MadeFilm | { readonly why: string }>;

/** The film maker of one game, with its cards as they are now. The others of the list are only places in it. */
export function filmMaker(games: readonly Game[], game: Game, { sets, numbers, piles }: Frozen): FilmMaker {
  const codes = new Map(numbers.map((label, code) => [fold(label), code]));
  const builtIn = new Pool(game, sets, codes);
  return async ({ code, sets: own, seed, seats, opposite, ...history }) => {
    const goldfish = await game.goldfish();
    const pool = own.length === 0 ? builtIn : new Pool(game, [...sets, ...own], codes);
    const given = givenDeck(games, pool, code);
    if (!given || "why" in given) return { why: given?.why ?? "This link holds no deck." };
    const boxes = { pool, builtIn, piles };
    const dealt = deal(goldfish, given.deck, boxes, seed);
    const known = typeof dealt === "string" ? dealt : withSeat(games, goldfish, boxes, dealt, opposite);
    if (typeof known === "string") return { why: known };
    const start = seatedAs(known, { seed, opposite, origin: { seats } });
    const film = filmed(new Dealer(goldfish), start, history);
    const cards = [...new Map(start.cards.map(({ label, card }) => [label, card]))].map(([label, card]) =>
      shown(game, label, card),
    );
    const left = given.deck.misread.map(({ text }) => text);
    return { ...film, cards, fingerprint: fingerprintOf(goldfish, start), left };
  };
}

function shown(game: Game, name: string, card: Card): FilmCard {
  const values: Readonly<Record<string, unknown>> = { ...card };
  const facts = game.attributes.flatMap(({ name: id, label }): [string, string][] => {
    const value = values[id];
    return value === undefined || value === null ? [] : [[label, inWords(value)]];
  });
  return { name, facts, text: card.text ?? "" };
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  if (typeof value !== "object" || value === null)
    return value === true ? "yes" : value === false ? "no" : String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name} ${inWords(one)}`)
    .join(", ");
}
