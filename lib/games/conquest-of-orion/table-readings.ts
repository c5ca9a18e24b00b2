import type { Interpretation } from "../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "lost-figures",
    text: "The tutorial's text has lost some figures, and these are ours: the four planets yield 2 blue, 1 gold and 1 red, innate income is 1 blue, who goes first starts with 1 of each, and a Tier costs 3 gold. All but what the planets yield can be set at the table.",
  },
  {
    id: "default-pile",
    text: "A list without a pile of unique planets is played with a pile of ours.",
  },
  {
    id: "one-tier-a-turn",
    text: "You may pay for the next Tier once a turn. The tutorial names no highest Tier, so we use 9.",
  },
  {
    id: "over-six-lost",
    text: "Resources above six are lost before you can trade them, and you can't trade for a resource that you have six of.",
  },
  {
    id: "opponent",
    text: "The opponent has no planets, no units and no turns: the damage of an assault is only counted, nothing strikes back, nothing of yours defends or moves in a turn that is not yours, and a game alone cannot be won.",
  },
  {
    id: "own-side",
    text: "Attachments are played on your own planets and units. A unit in outer space moves onto a planet in an economy phase.",
  },
  {
    id: "keywords-by-hand",
    text: "Swiftness, Stationary, Immobile, Traveler, Unique, Half life, Ambush and Consume are seen to at the table. Other keywords are carried out by hand: what an Armament deals is added to the damage dealt, Deploy is paid and moved by hand, and so is what Threshold and Delay allow.",
  },
  {
    id: "assault-exhausts",
    text: "The tutorial says both that attacking exhausts a unit and that it does not: here what assaults is exhausted.",
  },
  {
    id: "damage-by-hand",
    text: "Put damage on your own cards by hand, after subtracting what shields prevent and what texts add to their health. Each clean-up destroys cards with as much damage as their printed health.",
  },
  {
    id: "neutral-planets",
    text: "A neutral planet does not fight back, and one that becomes neutral again loses its damage.",
  },
  {
    id: "no-card-to-draw",
    text: "The tutorial does not say what happens when a deck is empty. When you play alone, the game ends when you cannot draw.",
  },
];
