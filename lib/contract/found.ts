/** What somebody may have meant who typed something, and where it is. */
export interface Found {
  readonly href: string;
  readonly name: string;
  /** The id and the name of its game. */
  readonly game: string;
  readonly gameName: string;
  readonly kind: "card" | "deck";
}
