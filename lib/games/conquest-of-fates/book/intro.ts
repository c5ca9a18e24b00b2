import type { Game } from "../../../core/game.ts";
import * as book from "./rulebook.ts";

export const intro: Awaited<ReturnType<Game["intro"]>> = [
  {
    title: "Draw seven cards",
    says: "Every battle begins with a supply drop of seven cards. You may redraw your very first one.",
    cite: book.SUPPLY_DROP,
  },
  {
    title: "Play a Celestial",
    says: "If you hold one, it changes the whole battle, usually for good and ill. You may always pass.",
    cite: book.CELESTIAL_PHASE,
  },
  {
    title: "Deploy face down",
    says: "In the first skirmish, place at most one unit at each of four locations. Your opponent does the same.",
    cite: book.DEPLOYMENT_PHASE,
  },
  {
    title: "Reveal from left to right",
    says: "Take turns to turn up a unit and carry out its effect. Order and neighbours matter.",
    cite: book.ACTION_PHASE,
  },
  {
    title: "Answer at lightspeed",
    says: "When your opponent reveals a unit, you may answer with a lightspeed unit from your hand.",
    cite: book.LIGHTSPEED,
  },
  {
    title: "Fight a second skirmish",
    says: "Do it again at the other three locations, without drawing new cards.",
    cite: book.SKIRMISH_TWO,
  },
  {
    title: "Add up your CQ",
    says: "Your face-up units score their CQ and leave. After three battles, the highest total wins.",
    cite: book.END_OF_BATTLE,
  },
];
