import type { Reading } from "../../core/reading.ts";

export const readings: readonly Reading[] = [
  {
    id: "default-worlds",
    text: "A list without a Worlds Deck is played with one of ours; in the introductory game it has no world of H2O below 3.",
  },
  {
    id: "alone",
    text: "Alone you always have Priority, and there is neither Orbital Activity nor Surface Conflict: weapons do nothing.",
  },
  {
    id: "one-swap-each",
    text: "For each facility that comes, one with Swap may return to the hand: any one of several, and where there is room too.",
  },
  {
    id: "requirement-before-swap",
    text: "A requirement is looked at when the facility comes: what then returns by Swap may be the very one that met it.",
  },
  {
    id: "ground-forces-stay",
    text: "Ground Forces stay in play; those that a card trashes after conflict are trashed by hand.",
  },
  {
    id: "utilities-by-hand",
    text: "A Utility is played by hand, when its card allows it; the table itself offers to stage it and to trash it, and no more.",
  },
  {
    id: "deck-emptied",
    text: "A deck that a card's text has emptied is seen to be empty at the next Draw: the turn after that one is the final turn.",
  },
  {
    id: "prohibited-in-hand",
    text: "Prohibited cards in hand are replaced at the beginning of the final turn and not later; one drawn for another may be replaced in its turn.",
  },
];
