import type { Reading } from "../../core/game.ts";

export const readings: readonly Reading[] = [
  {
    id: "copies",
    text: "The tutorial names no limit to the copies of one card, so there is none; the house rule sets one of 1 to 4.",
    house: "copies",
  },
  {
    id: "planet-pile",
    text: "The pile of unique planets belongs to the format and may be left out. Five are drawn from it and all of them differ, so a pile that is given has at least five planets, each once.",
  },
  { id: "no-race", text: "A deck whose cards all lack a race icon is legal." },
  { id: "unique-keyword", text: "The keyword Unique limits what is in play, not what is in the deck." },
  {
    id: "lost-figures",
    of: "table",
    text: "The tutorial's text has lost some figures, and these are ours: the four planets yield 2 blue, 1 gold and 1 red, innate income is 1 blue, who goes first starts with 1 of each, and a Tier costs 3 gold. All but what the planets yield can be set at the table.",
  },
  {
    id: "default-pile",
    of: "table",
    text: "A list without a pile of unique planets is played with a pile of ours.",
  },
  {
    id: "one-tier-a-turn",
    of: "table",
    text: "The next Tier is paid for once a turn; no highest Tier is named, and here it is 9.",
  },
  {
    id: "over-six-lost",
    of: "table",
    text: "What comes in above six of a resource is lost before it could be traded, and nothing is traded for a resource of which there are six.",
  },
  {
    id: "opponent",
    of: "table",
    text: "The opponent has no planets and no units: the damage of an assault is only counted, nothing strikes back, and a game alone cannot be won.",
  },
  {
    id: "assault-exhausts",
    of: "table",
    text: "The tutorial says both that attacking exhausts a unit and that it does not: here what assaults is exhausted.",
  },
  {
    id: "damage-by-hand",
    of: "table",
    text: "Damage to your own cards is put on them by hand, without what shields prevent; each clean-up destroys what has as much damage as health.",
  },
  {
    id: "neutral-planets",
    of: "table",
    text: "A neutral planet fights nobody who conquers it, and one that becomes neutral again has no damage.",
  },
  {
    id: "no-card-to-draw",
    of: "table",
    text: "The tutorial does not say what happens when a deck is empty: alone, the game ends where there is no card to draw.",
  },
];
