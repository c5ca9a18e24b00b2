import type { Game } from "../core/game.ts";

/** A game as pages need it to list its decks and to load its cards. */
export interface StampedGame extends Pick<Game, "id" | "name"> {
  /** A stamp of the game's cards. */
  readonly stamp: string;
}
