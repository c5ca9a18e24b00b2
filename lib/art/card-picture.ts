import type { Facts } from "./facts.ts";
import type { Pen } from "./pen/pen.ts";
import type { Ground } from "./tones.ts";

/** The ground of a card, and the dark or golden ones among them. */
export interface CardPicture extends Partial<Ground> {
  /** The texture of the ground, behind everything. */
  ground?(pen: Pen): void;
  subject(pen: Pen): void;
}

/** The way in which a game draws its cards. */
export interface Language {
  readonly game: string;
  readonly picture: (facts: Facts) => CardPicture;
}
