import type { Game } from "../../lib/core/game.ts";
import { type Agreed, agreedAsked } from "../../lib/deck/code/address.ts";

/** The parts of a game, each with a page of its own. The first is the game's own address. */
export const PARTS = ["start", "cards", "decks", "learn", "rules"] as const;
export type Part = (typeof PARTS)[number];

/**
 * The path of one of a game's pages or of the builder, with a format and house rules. The start is without them: an
 * address with rules leads on to the rules.
 */
export function gamePath(game: Game, part: Part | "build", agreed: Agreed): string {
  const asked = agreedAsked(game, agreed);
  return part === "start" ? `/${game.id}` : `/${game.id}/${part}${asked === "" ? "" : `?${asked}`}`;
}

/** The path of the cards with a question about them. What is empty is left out. */
export function cardsPath(game: Game, agreed: Agreed, question: Readonly<Record<string, string>>): string {
  const given = Object.entries(question).filter(([, value]) => value !== "");
  const asked = [agreedAsked(game, agreed), String(new URLSearchParams(given))].filter((part) => part !== "");
  return `/${game.id}/cards${asked.length === 0 ? "" : `?${asked.join("&")}`}`;
}
