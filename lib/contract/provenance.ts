/** The rules and cards that a deck was judged with, and the day. */
export interface Provenance {
  /** Changes whenever a rule, an interpretation, a format, an option or a house rule changes. */
  readonly rules: string;
  /** Changes whenever a card set of the game changes. */
  readonly cards: string;
  /** The day, such as 2026-01-31. */
  readonly on: string;
}
