/** A symbol on a grid of 16 by 16: what is drawn as a line, and what is filled. */
export interface Drawing {
  /** What it means, for those who cannot see it. */
  readonly name: string;
  readonly line?: string;
  readonly fill?: string;
}
