// How a game ends, and what its rulebook counts.

/** How a game has ended for the player. */
export interface Result {
  /** "ended" is a draw, or an end that the rulebook calls neither won nor lost, such as that of a game played alone. */
  readonly how: "won" | "lost" | "ended";
  /** The result and the numbers behind it, in a sentence to the player: "You won, 104 to 90." */
  readonly says: string;
}

/** What the rulebook counts to tell how a game goes. More is better for either side. */
export interface Score {
  readonly name: string;
  readonly own: number;
  /** The same of whoever is opposite. Left out where nobody is, or where they have no such number. */
  readonly theirs?: number;
}

/** By how much the player is ahead of whoever is opposite. */
export function leadOf({ own, theirs = 0 }: Score): number {
  return own - theirs;
}
