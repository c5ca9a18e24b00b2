import type { Game } from "../../../core/game.ts";
import * as book from "./rulebook.ts";

export const intro: Awaited<ReturnType<Game["intro"]>> = [
  {
    title: "Start with four planets",
    says: "You hold two ice planets, one rock and one lava. Five unique planets lie neutral between the players.",
    cite: book.GAME_START,
  },
  {
    title: "Collect resources",
    says: "At the start of your turn your planets produce blue, gold and red. Store up to six of each and trade three for one.",
    cite: book.RESOURCES,
  },
  {
    title: "Climb the Tiers",
    says: "You begin at Tier 1 and can play only what your Tier allows. Pay for the next one now, and reach it next turn.",
    cite: book.TIER,
  },
  {
    title: "Deploy units",
    says: "Every unit stands on one of your planets and defends it.",
    cite: book.UNITS,
  },
  {
    title: "Conquer more planets",
    says: "Pay for a neutral planet and send a ready unit there. More planets mean more resources.",
    cite: book.PLANETS,
  },
  {
    title: "Assault the enemy",
    says: "Move ready units onto an enemy planet beat its defenders, then strike the planet itself.",
    cite: book.COMBAT,
  },
  {
    title: "Take the last planet",
    says: "A player without a common or unique planet is out of the game.",
    cite: book.GAME_CONCLUSION,
  },
];
