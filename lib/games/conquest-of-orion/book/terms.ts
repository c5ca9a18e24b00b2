import type { Term } from "../../../core/game.ts";
import * as book from "./rulebook.ts";

/** What is printed on the frame of a card. */
const printed: readonly Term[] = [
  {
    word: "Unit",
    says: "Stands on one of your planets, defends it, and may assault others.",
    cite: book.UNITS,
    attribute: "type",
    words: ["unit"],
  },
  {
    word: "Planet",
    says: "Produces resources. A player without common or unique planets is out of the game.",
    cite: book.PLANETS,
    attribute: "type",
    words: ["planet"],
  },
  {
    word: "Ability",
    says: "Has its effect once, and goes to your graveyard.",
    cite: book.ABILITIES,
    attribute: "type",
    words: ["ability"],
  },
  {
    word: "Achievement",
    says: "Stays in play with a lasting effect.",
    cite: book.ACHIEVEMENTS,
    attribute: "type",
    words: ["achievement"],
  },
  {
    word: "Attachment",
    says: "Lies on a unit or planet, the affected one, and leaves play with it.",
    cite: book.ATTACHMENTS,
    attribute: "type",
    words: ["attachment"],
  },
  {
    word: "Satellite",
    says: "Is part of your deck like a unit, and counts as a planet in play. It cannot be conquered.",
    cite: book.SATELLITES,
    attribute: "type",
    words: ["satellite"],
  },
  {
    word: "Fast",
    says: "May be played at any time, also in an opponent’s turn.",
    cite: book.ABILITIES,
    attribute: "classification",
    words: ["fast"],
  },
  {
    word: "Race",
    says: "A deck has cards of one race. Cards without a race go into any deck.",
    cite: book.PARTS_OF_A_CARD,
    attribute: "race",
  },
  {
    word: "Rarity",
    says: "Copper, silver or gold: how rare the card is.",
    cite: book.PARTS_OF_A_CARD,
    attribute: "rarity",
  },
  {
    word: "Cost",
    says: "Resources to pay. A symbol of two colours is paid in either.",
    cite: book.RESOURCES,
    attribute: "cost",
  },
  {
    word: "Tier",
    says: "You can play the card once your own Tier is at least this.",
    cite: book.TIER,
    attribute: "tier",
  },
  {
    word: "Classification",
    says: "What other cards may call it.",
    cite: book.PARTS_OF_A_CARD,
    attribute: "classification",
  },
  {
    word: "Damage",
    says: "What it deals when it attacks.",
    cite: book.STATS,
    attribute: "damage",
  },
  {
    word: "Health",
    says: "That much damage on it destroys it at the next clean-up. Damage stays when a turn ends.",
    cite: book.STATS,
    attribute: "health",
  },
  {
    word: "Shields",
    says: "How much damage to it is prevented each turn.",
    cite: book.STATS,
    attribute: "shields",
  },
  {
    word: "Regeneration",
    says: "How much damage it removes from itself at the beginning of your turn.",
    cite: book.STATS,
    attribute: "regeneration",
  },
  {
    word: "Common and unique planets",
    says: "You begin with four common planets. Five unique ones lie neutral between the players.",
    cite: book.GAME_START,
    attribute: "planet",
  },
  {
    word: "Subtype",
    says: "Ice, rock or lava. You begin with two ice planets, one rock planet and one lava planet.",
    cite: book.GAME_START,
    attribute: "subtype",
  },
  {
    word: "Production",
    says: "Resources that you gain from it at the beginning of your turn.",
    cite: book.RESOURCES,
    attribute: "produces",
  },
  {
    word: "Colonisation cost",
    says: "Resources that you pay to conquer it with a ready unit while it is neutral.",
    cite: book.PLANETS,
    attribute: "colonise",
  },
];

/** Words of its text, keywords first. */
const written: readonly Term[] = [
  {
    word: "Stationary",
    says: "It stays on the planet where it is played.",
    cite: book.KEYWORDS,
  },
  {
    word: "Immobile",
    says: "It cannot move between planets as long as the effect lasts.",
    cite: book.KEYWORDS,
  },
  {
    word: "Delay",
    says: "What follows does not work in the turn in which the card came into play.",
    cite: book.KEYWORDS,
  },
  {
    word: "Threshold",
    says: "What follows works while your Tier is at least this number.",
    cite: book.KEYWORDS,
  },
  {
    word: "Barrage",
    says: "If it attacks a unit, every other enemy unit nearby takes the damage too.",
    cite: book.KEYWORDS,
  },
  {
    word: "Guardian",
    says: "Your other units nearby cannot be attacked until it has taken lethal damage.",
    cite: book.KEYWORDS,
  },
  {
    word: "Intercept",
    says: "It may assault after the defender has moved units.",
    cite: book.KEYWORDS,
  },
  {
    word: "Sweep",
    says: "Its damage may be split among several units, and what is left may hit the planet.",
    cite: book.KEYWORDS,
  },
  {
    word: "Swiftness",
    says: "It can assault in the turn in which it came into play.",
    cite: book.KEYWORDS,
  },
  {
    word: "Unique",
    says: "If you control several with its name, you choose one and the others leave the game.",
    cite: book.KEYWORDS,
  },
  {
    word: "Half life",
    says: "With 2, it is destroyed at the beginning of your second turn after it came into play.",
    cite: book.KEYWORDS,
  },
  {
    word: "Stealth",
    says: "At the beginning of a combat you may hide it. Then it neither attacks nor is attacked in this turn.",
    cite: book.KEYWORDS,
  },
  {
    word: "Traveler",
    says: "The planet itself can assault another one, with all units that defend it.",
    cite: book.KEYWORDS,
  },
  {
    word: "Orbital range",
    says: "It cannot be attacked while it assaults.",
    cite: book.RACIAL,
  },
  {
    word: "Armament",
    says: "The attachment can attack like a unit, but not in the turn in which it came into play.",
    cite: book.RACIAL,
  },
  {
    word: "Deploy",
    says: "You may play the unit as an achievement for this cost, and set it on a planet of yours when an opponent’s combat begins.",
    cite: book.RACIAL,
  },
  {
    word: "Ambush",
    says: "You may play it whenever a fast ability could be played.",
    cite: book.RACIAL,
  },
  {
    word: "Consume",
    says: "To play it, you destroy a unit of yours of this kind on the same planet.",
    cite: book.RACIAL,
  },
  {
    word: "Exhaust",
    says: "Turn the card sideways. It is ready again at the beginning of your turn.",
    cite: book.READY,
  },
  {
    word: "Nearby",
    says: "On the same planet. The planet itself is nearby too.",
    cite: book.TERMINOLOGY,
  },
  {
    word: "Assault",
    says: "Move a unit onto a planet of an opponent, to fight there.",
    cite: book.TERMINOLOGY,
    words: ["assault", "assaults", "assaulting"],
  },
  {
    word: "Defend",
    says: "Stand on a planet of your own.",
    cite: book.TERMINOLOGY,
    words: ["defend", "defends"],
  },
  {
    word: "Conquer",
    says: "Pay for a neutral planet and send a ready unit there.",
    cite: book.PLANETS,
    words: ["conquer", "conquers"],
  },
  {
    word: "Teleport",
    says: "Move a unit to another planet at once.",
    cite: book.TERMINOLOGY,
  },
  {
    word: "Galaxy",
    says: "All that is in play.",
    cite: book.TERMINOLOGY,
  },
];

export const terms: readonly Term[] = [...printed, ...written];
