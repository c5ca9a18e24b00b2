// Who is opposite: nobody, four common planets that strike back, or a deck that is played by the same rules. 1.3 Game
// Start, 1.11 Movement and Combat.
import type { Dealt } from "../../../core/table/board.ts";
import { type BoxedDeck, boxed, facing, pilesOf } from "../../../core/table/boxed-decks.ts";
import type { Piles, Supply } from "../../../core/table/goldfish.ts";
import * as book from "../book/rulebook.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { bestTarget, strike } from "../table/combat.ts";
import { inPlay } from "../table/galaxy.ts";
import { COUNTER, type GalaxyPhase, type GalaxyTable, ZONE } from "../table/table.ts";
import { enemies, facedBy, OPPONENT, wordFor } from "../table/whereabouts.ts";

/** The pile of the four planets with which an opponent begins. */
const HOME = "opposite";

/** The decks that may sit opposite, the usual one first. Their cards wait in the box. */
const DECKS: readonly BoxedDeck[] = [
  { id: "fleet", name: "a fleet of Destroyers, a practice deck" },
  { id: "vanguard", name: "a vanguard without a race, a practice deck", level: "harder" },
  { id: "patrol", name: "a patrol of small units, a practice deck", level: "easier" },
  { id: "twin", name: "your own deck" },
  { id: "planets", name: "four planets that strike back", level: "easiest", from: HOME },
];

/** The piles of the box. */
export const THEIRS = pilesOf(DECKS);

export function boxOf(list: readonly Dealt<ConquestOfOrionCard>[], piles: Piles): Supply[] {
  const own = list.filter(({ from }) => from === "main");
  return boxed(DECKS, { ...piles, [HOME]: piles.common ?? [] }, own);
}

export const opposite: GalaxyPhase = {
  id: "opposite",
  name: "Who is opposite",
  cite: book.GAME_START,
  says: "Choose who plays against you. A deck plays by the same rules.",
  moves: [
    facing(DECKS, ZONE.box, (table, cards) => {
      const home = table.in(ZONE.box).filter((id) => table.start.cards[id]?.from === HOME);
      const deck = cards.filter((id) => !home.includes(id));
      table.set(COUNTER.opponent, deck.length > 0 ? OPPONENT.deck : OPPONENT.planets);
      for (const id of home) table.move(id, ZONE.enemy);
      for (const id of deck) table.move(id, ZONE["enemy-draw"]);
      table.say(() => (deck.length > 0 ? "An opponent plays by the same rules." : "Four common planets lie opposite."));
    }),
  ],
  mayPass: () => false,
};

/** Planets without a deck are asked for nothing: each that is assaulted strikes once, even with lethal damage. (1.12) */
export function strikeBack(table: GalaxyTable): void {
  if (table.get(COUNTER.opponent) !== OPPONENT.planets || !inPlay(table).some((id) => facedBy(table, id) >= 0)) return;
  for (const id of enemies(table)) {
    const target = bestTarget(table, id);
    if (target < 0) continue;
    const damage = strike(table, id, target);
    table.say(() => `${wordFor(table, id)} strikes back at ${wordFor(table, target)} for ${damage} damage.`);
  }
  table.call("answer");
}
