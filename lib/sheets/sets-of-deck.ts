import { keyOf } from "../cards/pool.ts";
import type { Game } from "../core/game.ts";
import type { Deck } from "../core/judge/deck.ts";
import { fold } from "../core/words.ts";
import type { KeptSet } from "./kept-set.ts";
import { readSheet } from "./sheet.ts";

/** The sets of a browser that know a card of this deck, the lowest first. */
export function setsOfDeck(game: Game, deck: Deck, sets: readonly KeptSet[]): readonly KeptSet[] {
  const labels = new Set(deck.entries.map(({ card }) => fold(card.label)));
  return sets
    .filter(({ isUsed, sheet }) => isUsed && sheet.game === game.id)
    .filter(({ sheet }) => readSheet(game, sheet).set.cards.some((card) => labels.has(keyOf(game, card))))
    .toSorted((a, b) => a.place - b.place);
}
