import type { Reading } from "../../core/game.ts";

export const readings: readonly Reading[] = [
  {
    id: "free-copies-introductory",
    text: "Any number of Outposts and Exploits is allowed in the introductory game too: it follows the standard rules, and both recommended decks do so.",
    formats: ["introductory"],
  },
  { id: "habitable-and-hostile", text: "A world can be both Habitable and Hostile." },
  {
    id: "five-worlds",
    text: "Five worlds are drawn whatever the number of players: this rulebook names no other number.",
  },
  {
    id: "ships-by-elimination",
    text: "Keeper, Kite and Escort have no printed type. They stand among the ships of the recommended decks of 40 cards, whose pool has no Station and no Field, so they are taken as Ships of Class 11 or less.",
  },
  {
    id: "introductory-worlds",
    text: "The rulebook says that the introductory Worlds Deck should not have worlds of H2O below 3; we read it as a rule of that format.",
    formats: ["introductory"],
  },
  {
    id: "written-with-defense",
    text: "A card may be written with its Defensive Strength behind its name, and must be where its name alone is not clear.",
  },
  {
    id: "default-worlds",
    of: "table",
    text: "A list without a Worlds Deck is played with one of ours; in the introductory game it has no world of H2O below 3.",
  },
  {
    id: "alone",
    of: "table",
    text: "Alone you always have Priority, and there is neither Orbital Activity nor Surface Conflict: weapons do nothing.",
  },
  {
    id: "one-swap-each",
    of: "table",
    text: "For each facility that comes, one with Swap may return to the hand: any one of several, and where there is room too.",
  },
  {
    id: "requirement-before-swap",
    of: "table",
    text: "A requirement is looked at when the facility comes: what then returns by Swap may be the very one that met it.",
  },
  {
    id: "ground-forces-stay",
    of: "table",
    text: "Ground Forces stay in play; those that a card trashes after conflict are trashed by hand.",
  },
  {
    id: "utilities-by-hand",
    of: "table",
    text: "A Utility is played by hand, when its card allows it; the table itself offers to stage it and to trash it, and no more.",
  },
  {
    id: "deck-emptied",
    of: "table",
    text: "A deck that a card's text has emptied is seen to be empty at the next Draw: the turn after that one is the final turn.",
  },
  {
    id: "prohibited-in-hand",
    of: "table",
    text: "Prohibited cards in hand are replaced at the beginning of the final turn and not later; one drawn for another may be replaced in its turn.",
  },
];
