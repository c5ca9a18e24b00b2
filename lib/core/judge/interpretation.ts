/** How we read the rulebook where it is silent or can be read in two ways. */
export interface Interpretation {
  readonly id: string;
  readonly text: string;
  readonly formats?: readonly string[];
  /** The house rule that switches to another interpretation. */
  readonly house?: string;
}
