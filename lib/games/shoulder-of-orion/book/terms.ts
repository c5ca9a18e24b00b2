import type { Term } from "../../../core/game.ts";
import * as book from "./rulebook.ts";

/** What is printed on the frame of a card. */
const printed: readonly Term[] = [
  {
    word: "Hero",
    says: "Begins in the Hero Zone. It can turn to its frontline side, and then it fights as a warrior.",
    cite: book.TRANSFORMING,
    attribute: "type",
    words: ["hero"],
  },
  {
    word: "Warrior",
    says: "Attacks and blocks. It enters exerted and stays until it is destroyed.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["warrior"],
  },
  {
    word: "Attack Action",
    says: "One attack on the opponent or on a fortification, which warriors may block.",
    cite: book.ATTACK_ACTIONS,
    attribute: "type",
    words: ["attack-action"],
  },
  {
    word: "Action",
    says: "Is played in your own turn, does what it says, and is discarded.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["action"],
  },
  {
    word: "Instant",
    says: "May be played at any time. It resolves before what it answers.",
    cite: book.INSTANTS,
    attribute: "type",
    words: ["instant"],
  },
  {
    word: "Augment",
    says: "Is attached to a warrior and leaves with it.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["augment"],
  },
  {
    word: "Aura",
    says: "Stays in play with a lasting effect until something removes it.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["aura"],
  },
  {
    word: "Fortification",
    says: "Stays in play and can be attacked in your place. Damage on it stays from turn to turn.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["fortification"],
  },
  {
    word: "Item",
    says: "Stays in play until something removes it.",
    cite: book.CARD_TYPES,
    attribute: "type",
    words: ["item"],
  },
  {
    word: "Faction",
    says: "A deck has general cards of the factions of its heroes.",
    cite: book.DECK_CONSTRUCTION,
    attribute: "factions",
  },
  {
    word: "Hybrid",
    says: "Goes into a deck with a Hybrid hero whose factions are both on the card.",
    cite: book.DECK_CONSTRUCTION,
    attribute: "subfaction",
    words: ["Hybrid"],
  },
  {
    word: "Subfaction",
    says: "Goes into a deck with a hero of the same subfaction. General cards have none.",
    cite: book.DECK_CONSTRUCTION,
    attribute: "subfaction",
  },
  {
    word: "Supertype",
    says: "Land, air or space. It decides what a card can attack or block.",
    cite: book.SUPERTYPES,
    attribute: "supertype",
  },
  {
    word: "Subtype",
    says: "What other cards may call it.",
    cite: book.CARD_ANATOMY,
    attribute: "subtype",
  },
  {
    word: "Tech tier",
    says: "You can play the card once your Tech Level is at least this.",
    cite: book.TECH_LEVELS,
    attribute: "tier",
  },
  {
    word: "Cost",
    says: "How much energy you pay. Each card from your hand that you give up is 1 energy.",
    cite: book.ENERGY_STACK,
    attribute: "cost",
  },
  {
    word: "Attack",
    says: "The damage that it deals when it attacks.",
    cite: book.CARD_ANATOMY,
    attribute: "attack",
  },
  {
    word: "Health",
    says: "That much damage on it destroys it.",
    cite: book.CARD_ANATOMY,
    attribute: "health",
  },
  {
    word: "Transform cost",
    says: "The energy that turns the hero to its other side.",
    cite: book.TRANSFORMING,
    attribute: "transform",
  },
  {
    word: "Frontline side",
    says: "What the hero is as a warrior: its attack, its health, and whether it is of land, air or space.",
    cite: book.TRANSFORMING,
    attribute: "frontline",
  },
];

/** Words of its text. */
const written: readonly Term[] = [
  {
    word: "(E)",
    says: "Exert this card: turn it sideways. It cannot be exerted again until it rallies.",
    cite: book.EXERTING,
  },
  {
    word: "(1)",
    says: "A number in parentheses is energy that you pay.",
    cite: book.PLAYING_CARDS,
    words: ["(1)", "(2)", "(3)"],
  },
  {
    word: "Exert",
    says: "Turn the card sideways. It cannot be exerted again until it rallies.",
    cite: book.EXERTING,
    words: ["exert", "exerted"],
  },
  {
    word: "Rally",
    says: "Turn an exerted card upright. All of yours rally at the end of your turn.",
    cite: book.RALLY,
    words: ["rally", "rallied", "rallies"],
  },
  {
    word: "Backline",
    says: "The side of a hero in the Hero Zone, where nothing can target it.",
    cite: book.HERO_ZONE,
    words: ["Backline:"],
  },
  {
    word: "Frontline",
    says: "The side of a hero that fights. If it would leave play, it goes back to the Hero Zone, exhausted.",
    cite: book.TRANSFORMING,
    words: ["Frontline:"],
  },
  {
    word: "AO",
    says: "The Area of Operations: where all cards that stay in play are.",
    cite: book.AREA,
  },
  {
    word: "Cache",
    says: "Once a turn a card from your hand may go there, and you draw one. Later all of it pays for a card at once.",
    cite: book.CACHE,
  },
  {
    word: "Orbit",
    says: "You have as many slots as your Tech Level. What lies there face down is played as from your hand.",
    cite: book.ORBIT,
  },
  {
    word: "Tech Level",
    says: "Begins at 1. In your play step, 2 energy raise it by 1.",
    cite: book.TECH_LEVELS,
  },
  {
    word: "Block",
    says: "Take an attack in place of its target. A warrior blocks once a turn.",
    cite: book.BLOCKING,
    words: ["block", "blocks", "blocked", "blocking"],
  },
];

export const terms: readonly Term[] = [...printed, ...written];
