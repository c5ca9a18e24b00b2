import type { Interpretation } from "../../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "default-worlds",
    text: "If your list has no Worlds Deck, we add one. In the introductory game it has no world of H2O below 3. A Worlds Deck of fewer than five worlds is laid out as it is.",
  },
  {
    id: "rival",
    text: "A rival plays one of our decks, one of the rulebook’s, or a copy of yours, as our autopilot plays. Its facilities take room at the worlds, and if more come than there is room for, all that come are trashed. A Catastrophe hits the units of both sides, and the higher final income wins. Who has Priority chooses first. Who has it in the first turn is drawn. There is neither Orbital Activity nor Surface Conflict at this table: ships and ground forces of both sides attack nobody.",
  },
  {
    id: "alone",
    text: "Alone you always have Priority.",
  },
  {
    id: "opponents-clock",
    text: "The final turn comes after the last card of any Player Deck is drawn, yours or a rival’s. Alone that is yours. A hand that you play nothing from draws nothing, so a game alone would not have to end. Alone, an opponent therefore draws that card in turn 12: the final turn comes after it at the latest, and your deck may have cards left. Alone you may choose another turn from 3 on in the setup, or none. The rulebook names no such turn.",
  },
  {
    id: "opponents-asteroids",
    text: "Alone you may choose in the setup that an opponent's Asteroid Strike hits one of the worlds every second or third turn. The dice choose the world. It deals its printed 15 damage to each facility and ground force there when all worlds are resolved. How often and where it comes is ours.",
  },
  {
    id: "adjust-draws",
    text: "The rulebook says that you may replace what you put away while adjusting. The table always does.",
  },
  {
    id: "yards",
    text: "Ships staged where you have a facility of the kind Yard do not count against your income: the rulebook says so of Shipyards. It must be in play when the ships are revealed.",
  },
  {
    id: "outposts-swap",
    text: "An Outpost may return by Swap for any facility that comes: the rulebook calls it more universal than an Exploit, and says no more.",
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
    text: "Ground Forces stay in play. If a card trashes them after conflict, trash them by hand.",
  },
  {
    id: "texts-as-told",
    text: "Of twelve cards the rulebook tells what they do, or when they are played, and the table carries that out. What it does not tell you choose yourself: how many cards Research finds, what Sabotage can reach, the H2O that Suck Dry leaves, and all that False Alert and We Quit do.",
  },
  {
    id: "utilities-trashed",
    text: "A Utility is trashed as soon as it is used, as the rulebook says of most; Enter Fray comes into play instead.",
  },
  {
    id: "reactions",
    text: "Whoever holds Espionage may cancel a Utility as the other side plays it, and an Espionage with another one. Other Utilities react to nothing, as their texts are not published. Alone there is no Utility of others to cancel, and nothing makes the attack of Fallout Raid.",
  },
  {
    id: "stops-for-cards",
    text: "The table stops at the beginning of a turn, at the end of Draw, and between Move and Reveal, only if you hold a card that is played then. Sabotage, Light Brigade and Suck Dry, whose times are not published, are used at Stage and at Trash.",
  },
  {
    id: "deck-emptied",
    text: "It does not matter how you take the last card: at Draw, by the text of a card, by a search or by hand. The turn after that one is the final turn. A deck that the setup has emptied makes the first turn the final one.",
  },
  {
    id: "enter-fray-in-move",
    text: "Enter Fray is played when no ship has to move any more. Ships may still move after it in the same step, which makes no difference alone.",
  },
  {
    id: "prohibited-in-hand",
    text: "Prohibited cards in hand are replaced at the beginning of the final turn and not later. A replacement may be replaced too. You cannot stage those that you keep.",
  },
  {
    id: "unstated",
    text: "Values that are not published count as nothing. Such a unit earns nothing, supports no troops, does not move and is not destroyed. Such a ship is within any income. Such a world has no room. A card without a published requirement enters play anywhere.",
  },
];
