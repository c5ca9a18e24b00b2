import type { Game } from "../../../core/game.ts";
import * as book from "./rulebook.ts";

export const intro: Awaited<ReturnType<Game["intro"]>> = [
  {
    title: "Choose three heroes",
    says: "Their factions decide which cards you may play. Your deck has 40 cards, with at most three of each name.",
    cite: book.DECK_CONSTRUCTION,
  },
  {
    title: "Pay with your hand",
    says: "Put any cards from your hand on the Energy Stack to play another card. Each of them pays 1.",
    cite: book.ENERGY_STACK,
  },
  {
    title: "Raise your Tech Level",
    says: "You start at level 1. Two energy raise it by one, and each card waits for the level of its tier.",
    cite: book.TECH_LEVELS,
  },
  {
    title: "Save cards for later",
    says: "Put one card a turn into the Cache and draw another, or hide cards face down in Orbit.",
    cite: book.CACHE,
  },
  {
    title: "Attack",
    says: "Attack your opponent or a fortification. Warriors can step in to block, and what they can’t stop goes through.",
    cite: book.ATTACK_ACTIONS,
  },
  {
    title: "Rally and draw three",
    says: "At the end of your turn your cards are ready again. Draw three cards and keep at most seven.",
    cite: book.TURN_DRAW,
  },
  {
    title: "Take 30 life",
    says: "Both players start with 30 life. Whoever reaches 0 first loses.",
    cite: book.OBJECTIVE,
  },
];
