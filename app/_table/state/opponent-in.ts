import type { Game } from "../../../lib/core/game.ts";
import type { Opponent } from "../../../lib/core/table/board.ts";
import type { Goldfish } from "../../../lib/core/table/goldfish.ts";
import { encode } from "../../../lib/deck/code/code-writer.ts";
import { givenDeck } from "../../../lib/deck/code/given-deck.ts";
import { opponentWith } from "../../../lib/deck/deal.ts";
import { readText } from "../../../lib/deck/list/text.ts";
import { seatOfCode } from "../../../lib/deck/opposite-deck.ts";
import { inWords } from "../../../lib/deck/settings.ts";
import { games } from "../../../lib/games/index.ts";
import { boxesOf } from "../../_client/own-start.ts";

/** Somebody with the deck that a link, a code or a list holds, or why there is none. */
export async function opponentIn(
  game: Game,
  goldfish: Goldfish,
  stamp: string,
  text: string,
): Promise<Opponent | string> {
  const boxes = await boxesOf(game, stamp);
  const given = givenDeck(games, boxes.pool, text);
  if (given && "why" in given) return given.why;
  const read = given ? undefined : readText(games, boxes.pool, text);
  if (read && !read.ok) return inWords(read.faults);
  const deck = given?.deck ?? read?.reading.deck;
  const code = deck && encode(games, boxes.pool, deck);
  if (!deck || code === undefined) return "This deck has no code, so no link could say who is opposite.";
  return opponentWith(goldfish, deck, boxes, seatOfCode(code));
}
