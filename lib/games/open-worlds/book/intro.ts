import type { Game } from "../../../core/game.ts";
import * as book from "./rulebook.ts";

export const intro: Awaited<ReturnType<Game["intro"]>> = [
  {
    title: "Lay out five worlds",
    says: "Five worlds lie in a row between the players. Draw ten cards, and swap up to four of them once.",
    cite: book.SETUP,
  },
  {
    title: "Stage in secret",
    says: "Each turn, put at most one card face down at each world. You pay nothing for it.",
    cite: book.STAGE,
  },
  {
    title: "Move your ships",
    says: "Ships already in play fly to other worlds, as far as their range takes them.",
    cite: book.MOVE,
  },
  {
    title: "Reveal and settle",
    says: "Turn the cards up and resolve one world after the other. Facilities, orbitals and troops stay if the world meets what they require.",
    cite: book.WORLD_BY_WORLD,
  },
  {
    title: "Fight for each world",
    says: "Where both players are, orbitals exchange fire first, then the forces on the surface. Units with too much damage are trashed.",
    cite: book.SURFACE_CONFLICT,
  },
  {
    title: "Count income, draw cards",
    says: "Count the income of all your units and draw that many cards, up to a hand of ten.",
    cite: book.DRAW,
  },
  {
    title: "Earn the most at the end",
    says: "When a Player Deck runs out, one final turn follows. The highest income counted in it wins.",
    cite: book.FINAL_TURN,
  },
];
