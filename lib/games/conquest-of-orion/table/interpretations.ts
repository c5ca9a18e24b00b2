import type { Interpretation } from "../../../core/judge/interpretation.ts";

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
    text: "Whoever is opposite plays a deck of its own by the same rules, as our autopilot plays. If you choose to face nobody, the opponent has no planets, no units and no turns: the damage of an assault is only counted, nothing strikes back, and a game alone cannot be won. Without a deck opposite, a unit that is deployed still comes to a planet between your turns.",
  },
  {
    id: "opponents-planets",
    text: "In the setup you may choose an opponent that has the four common planets and no deck. It is asked for nothing: you attack as you assault, and then each planet strikes one of those that assault it: the dearest that it destroys, or else the one of most damage. It does so in each of your turns, and you may play fast cards before the clean-up. A planet that is destroyed is neutral, and you win when none is left. The tutorial states the ice planet's 2 damage, and the other 2 damage and the 8 health are ours.",
  },
  {
    id: "decks-opposite",
    text: "The decks opposite are practice decks of ours, or a copy of yours. What they hold is not shown before it is played.",
  },
  {
    id: "who-begins",
    text: "The tutorial rolls a die for who goes first. At this table you choose.",
  },
  {
    id: "combat-order",
    text: "In the pre-combat step and in combat the sides act in turns, beginning with the one whose turn it is: an attack, a card or an ability, then the other side, until both pass one after the other. An attack is answered with fast cards and abilities before it deals its damage. Cards and abilities themselves are not answered. If the attacker or its target is gone by then, nothing happens. Lethal damage stops nobody from attacking.",
  },
  {
    id: "other-turn",
    text: "In the other side's turn you are asked if something assaults you, if a unit of yours is deployed, and at the end of the turn, when units that are still ready may move between your planets. Moving exhausts them there too, until your turn readies them. Fast cards wait for that as well, and nobody is asked for what only a trade would pay for.",
  },
  {
    id: "own-side",
    text: "Attachments are played on your own planets and units. A unit in outer space moves onto a planet in an economy phase.",
  },
  {
    id: "keywords-by-hand",
    text: "All keywords of the tutorial are seen to at the table. What Sweep has left after its target goes to the unit that the least damage destroys, and at last to the planet. Barrage reaches every unit nearby, a stealthed one too. Stealth is chosen while you assault or defend, and holds for that combat. A stealthed Guardian does not guard, one with Orbital range does. An Armament attacks where its unit has assaulted, or from the planet that it is attached to. A turn of the opponent is a turn of its own for Delay, Armament and shields.",
  },
  {
    id: "assault-exhausts",
    text: "The tutorial says both that attacking exhausts a unit and that it does not: here it does. A unit that assaults without attacking stays ready, unless it then goes to another planet than its own. It may still attack in the same combat.",
  },
  {
    id: "damage-by-hand",
    text: "Put damage that no text deals on cards by hand, after subtracting what shields prevent. Each clean-up destroys cards with as much damage as their health, with what texts add to it.",
  },
  {
    id: "texts",
    text: "The table carries out each sentence of a text that it understands whole, and leaves the others to you. Where a text harms a target unit, you may go on without choosing one of yours: the target is then a unit that an opponent would have. A card that you put into play by hand does not carry out what it says for entering. “The first you play each turn” means the first that has come into play this turn. What ends at end of turn is gone before the next turn begins.",
  },
  {
    id: "drawn-instead",
    text: "If several texts say how many cards you draw instead of one, the highest number holds.",
  },
  {
    id: "removed-damage",
    text: "A planet that was dealt damage produces nothing on your next turn, also if a text or regeneration has removed that damage by then. Damage that you take off by hand counts as never dealt.",
  },
  {
    id: "if-you-do",
    text: "“If you do” holds if it was done. Exhausting what is exhausted already, damage that shields prevent, and resources above six do nothing.",
  },
  {
    id: "neutral-planets",
    text: "A neutral planet does not fight back, and one that becomes neutral again loses its damage and is ready.",
  },
  {
    id: "no-card-to-draw",
    text: "The tutorial does not say what happens when a deck is empty. Without a deck opposite, the game ends when you cannot draw. Against a deck, nothing is drawn, and the game ends, neither won nor lost, when neither side can draw.",
  },
  { id: "both-lost", text: "If both players lose their last planets at once, the game is a draw." },
];
