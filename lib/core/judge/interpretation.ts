/** How we read the rulebook where it is silent, or can be read in two ways. */
export interface Interpretation {
  readonly id: string;
  readonly text: string;
  readonly formats?: readonly string[];
  /** The house rule that switches it. */
  readonly house?: string;
}
