import type { Line, Par } from "./par.ts";

/** How a line ends: "won in turn 5, VP 31 to 12". */
export function lineWords({ how, turn, score: { name, own, theirs } }: Line): string {
  const score = theirs === undefined ? `${name} ${own}` : `${name} ${own} to ${theirs}`;
  return `${how === "open" ? "still open" : how} in turn ${turn}, ${score}`;
}

/** What is certain about the best line, of which so many moves were settled before. Undefined if nothing is. */
export function provenWords({ open: { moves }, proven }: Par, before: number): string | undefined {
  if (proven === undefined) return undefined;
  if (proven <= before) return "Nobody can do better: every way to play was tried.";
  const last = moves.length - proven;
  return last === 1 ? "Its last move is proven best." : `Its last ${last} moves are proven best.`;
}
