import type { GameView, Session } from "./session.ts";

/** How many cards could still be used in this phase, beside those that could only be put elsewhere. */
export function unusedIn({ dealer }: Session, { table, moves }: GameView): number {
  return new Set(moves().flatMap(({ card, do: word }) => (dealer.putsAway(table, word) ? [] : (card ?? [])))).size;
}
