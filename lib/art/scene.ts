import type { Facts } from "./facts.ts";
import type { Pen } from "./pen/pen.ts";
import type { Ground } from "./tones.ts";

/** The ground of a card, and the dark or golden ones among them. */
export interface Scene extends Partial<Ground> {
  /** The texture of the ground, behind everything. */
  ground?(pen: Pen): void;
  subject(pen: Pen): void;
}

/** How the cards of a game are drawn: a scene for a card from its facts. */
export interface Language {
  readonly game: string;
  readonly scene: (facts: Facts) => Scene;
}
