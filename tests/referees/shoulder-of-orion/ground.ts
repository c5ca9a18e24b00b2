// What the reading of lasting texts asks of a state.
import type { ShoulderOfOrionCard } from "../../../lib/games/shoulder-of-orion/cards/card.ts";
import type { Board } from "../board.ts";

export type Stat = "attack" | "health";
/** The words before the names of the opponent's zones, or none. */
export type Prefix = "" | "enemy-";

export interface Ground extends Board {
  card(id: number): ShoulderOfOrionCard;
  isWarrior(id: number): boolean;
  sideOf(id: number): Prefix;
  warriors(side: Prefix): number[];
  forts(side: Prefix): number[];
  supertypeOf(id: number): string | undefined;
}
