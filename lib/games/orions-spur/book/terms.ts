import type { Term } from "../../../core/game.ts";
import * as book from "./rulebook.ts";

/** What is printed on the frame of a card. */
const printed: readonly Term[] = [
  {
    word: "Ship",
    says: "Fights in your fleet. Ships in the front row can be attacked.",
    cite: book.MAIN_ATTACK,
    attribute: "kind",
    words: ["ship"],
  },
  {
    word: "Tactics card",
    says: "Comes from your hand. A ship plays it and pays its energy.",
    cite: book.MAIN_ATTACK,
    attribute: "kind",
    words: ["tactic"],
  },
  {
    word: "Species",
    says: "All ships and tactics cards of a player are of one species.",
    cite: book.DECKS,
    attribute: "species",
  },
  {
    word: "Supply",
    says: "How many copies the deck of its species has.",
    cite: book.COMPONENTS,
    attribute: "supply",
  },
  {
    word: "Ship class",
    says: "A standard fleet begins with two frigates, a destroyer and a light cruiser.",
    cite: book.DECKS,
    attribute: "shipClass",
  },
  {
    word: "Shield",
    says: "Damage takes it first.",
    cite: book.DAMAGE,
    attribute: "shield",
  },
  {
    word: "Hull",
    says: "Damage takes it when the shield is down. At 0 the ship is destroyed.",
    cite: book.DAMAGE,
    attribute: "hull",
  },
  {
    word: "VP",
    says: "Victory points for whoever destroys the ship. The ship worth most is the flagship.",
    cite: book.DAMAGE,
    attribute: "vp",
  },
  {
    word: "Recruitment cost",
    says: "Recruitment points that bring the ship into your fleet when you regroup.",
    cite: book.REGROUP,
    attribute: "recruitment",
  },
  {
    word: "Weapon",
    says: "The energy that it takes to fire, and the damage that it deals.",
    cite: book.MAIN_ATTACK,
    attribute: "weapon",
  },
  {
    word: "Energy",
    says: "A ship begins with it, pays for attacks and reactions with it, and has it back when you regroup. On a tactics card it is what the ship pays.",
    cite: book.MAIN_ATTACK,
    attribute: "energy",
  },
  {
    word: "Damage",
    says: "What the attack deals. Of two numbers, the first goes to the shield and the second to the hull.",
    cite: book.DAMAGE,
    attribute: "damage",
  },
  {
    word: "Attack/Reaction",
    says: "A weapon for your own attack, or an answer to somebody else’s.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["attack-reaction"],
  },
  {
    word: "Attack",
    says: "A weapon for your main attack action.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["attack"],
  },
  {
    word: "Reaction",
    says: "The ship that is attacked plays it, in anybody’s turn.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["reaction"],
  },
  {
    word: "Draw",
    says: "Draws tactics cards, beside your primary action.",
    cite: book.SECONDARY_ACTIONS,
    attribute: "type",
    words: ["draw"],
  },
  {
    word: "Repair",
    says: "Gives shield or hull back, beside your primary action.",
    cite: book.SECONDARY_ACTIONS,
    attribute: "type",
    words: ["repair"],
  },
  {
    word: "Special",
    says: "A strong effect that needs no energy, beside your primary action.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["special"],
  },
];

/** Abilities, and words of its text. */
const written: readonly Term[] = [
  {
    word: "Armored",
    says: "Every attack on the ship deals 1 less damage.",
    cite: book.SHIP_ABILITIES,
  },
  {
    word: "Artillery",
    says: "It may attack a ship one row behind the front.",
    cite: book.SHIP_ABILITIES,
  },
  {
    word: "Interference",
    says: "It may spend 1 energy to prevent 1 damage to a ship next to it.",
    cite: book.SHIP_ABILITIES,
  },
  {
    word: "Laser",
    says: "A weapon of the ship: light, medium or heavy, with its energy and its damage.",
    cite: book.SHIP_ABILITIES,
    words: ["Laser Light", "Laser Medium", "Laser Heavy"],
  },
  {
    word: "Bracing",
    says: "It may spend energy to take that much less damage, against several attacks too.",
    cite: book.ABILITIES,
  },
  {
    word: "Flock",
    says: "For 2 energy of the flagship, the ship attacks as well. The flagship may call several.",
    cite: book.ABILITIES,
  },
  {
    word: "Ram",
    says: "For all its energy the ship deals its full hull as hull damage, and takes half of that itself.",
    cite: book.ABILITIES,
  },
  {
    word: "Suppressing Fire",
    says: "For all its energy, another of your ships may attack one row behind the front.",
    cite: book.ABILITIES,
  },
  {
    word: "Overcharged",
    says: "Turned for 1 extra energy. The ship attacks and reacts no more until it is re-enabled.",
    cite: book.OVERCHARGE,
  },
  {
    word: "Adjacent",
    says: "In front, behind, left or right of it.",
    cite: book.GLOSSARY,
  },
  {
    word: "Flagship",
    says: "The ship worth most VP, which stands behind your two rows.",
    cite: book.FLEET,
  },
  {
    word: "Regroup",
    says: "Take a turn to draw up to 7 cards, have all energy back, recruit ships and rearrange the fleet.",
    cite: book.REGROUP,
  },
];

export const terms: readonly Term[] = [...printed, ...written];
