import type { Interpretation } from "../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "lost-figures",
    text: "The tutorial's text has lost some figures, and these are ours: the four planets yield 2 blue, 1 gold and 1 red, innate income is 1 blue, who goes first starts with 1 of each, and a Tier costs 3 gold. All but what the planets yield can be set at the table, the innate income in any colour too.",
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
    text: "Unless you choose otherwise, the opponent has no planets, no units and no turns: the damage of an assault is only counted, nothing strikes back, nothing of yours defends or moves in a turn that is not yours, and a game alone cannot be won.",
  },
  {
    id: "opponents-planets",
    text: "In the setup you may choose an opponent with the four common planets: two ice, one rock and one lava. They have the health and damage of yours. The tutorial states the ice planet's 2 damage, and the other 2 damage and the 8 health are ours. They have no units and no turns. After your attacks each planet strikes one of those that assault it: the dearest that it destroys, or else the one of most damage. Shields prevent what they can. Damage on the planets stays. One that is destroyed is neutral, and you win when none is left.",
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
    text: "The tutorial says both that attacking exhausts a unit and that it does not: here it does. A unit that assaults without attacking stays ready, unless it then goes to another planet than its own. It may still attack in the same combat.",
  },
  {
    id: "damage-by-hand",
    text: "Put damage that no text of yours deals on your own cards by hand, after subtracting what shields prevent and what texts add to their health. Each clean-up destroys cards with as much damage as their printed health.",
  },
  {
    id: "texts",
    text: "The table carries out each sentence of a text that it understands whole, and leaves the others to you. Where a text harms a target unit, you may go on without choosing one of yours: the target is then a unit that an opponent would have. A card that you put into play by hand does not carry out what it says for entering.",
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
