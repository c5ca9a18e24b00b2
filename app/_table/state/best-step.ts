import type { Ruled } from "../../../lib/core/table/move.ts";
import { moveWords } from "../../../lib/core/table/move-words.ts";
import type { GameView, Session } from "./session.ts";

/** What the filled button does, in words. */
export interface BestStep {
  readonly move: Ruled;
  readonly what: string;
  /** Why, in the autopilot's words. */
  readonly says: string;
}

/** The move that the autopilot would make now. Undefined if that is a pass, or if only a person makes such moves. */
export function bestStepOf({ dealer }: Session, { table }: GameView): BestStep | undefined {
  const advice = dealer.advise(table);
  if (!advice || advice.move.do === "pass" || dealer.isForPerson(table, advice.move)) return undefined;
  const { move, says } = advice;
  return { move, what: moveWords(dealer, table, move), says };
}

/** How many cards could still be used in this phase, beside those that could only be put elsewhere. */
export function unusedIn({ dealer }: Session, { table, moves }: GameView): number {
  return new Set(moves().flatMap(({ card, do: word }) => (dealer.putsAway(table, word) ? [] : (card ?? [])))).size;
}
