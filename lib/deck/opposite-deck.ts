// A deck of one's own choice opposite: any game's, by its code.
import type { Game } from "../core/game.ts";
import type { Start } from "../core/table/board.ts";
import type { Goldfish } from "../core/table/goldfish.ts";
import { withOpponent } from "../core/table/seats.ts";
import { givenDeck } from "./code/given-deck.ts";
import { type Boxes, opponentWith } from "./deal.ts";

/** The head of the word of a seat whose deck is the one of a code: "deck:…". */
const DECK = "deck:";

export function seatOfCode(code: string): string {
  return DECK + code;
}

/** Whether a word names a deck that does not come with the game. */
export function isDeckSeat(word: string | undefined): word is string {
  return word?.startsWith(DECK) ?? false;
}

/** A start that knows whoever a word names: those who come with the game, and the deck of a code. Answers why there is none. */
export function withSeat(
  games: readonly Game[],
  goldfish: Goldfish,
  boxes: Boxes,
  start: Start,
  word: string | undefined,
): Start | string {
  if (!isDeckSeat(word)) return start;
  const given = givenDeck(games, boxes.pool, word.slice(DECK.length));
  if (!given || "why" in given) return given?.why ?? "Who is opposite is no code of a deck.";
  const opponent = opponentWith(goldfish, given.deck, boxes, word);
  return typeof opponent === "string" ? opponent : withOpponent(start, opponent);
}
