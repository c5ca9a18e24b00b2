// The whole of what referees share: a game that somebody else plays, and what a referee says about it.
import type { State } from "../../lib/core/table/state.ts";

export interface Play {
  readonly do: string;
  readonly card?: number;
  readonly to?: string;
}

/** A second reading of a rulebook. It answers undefined to what it cannot judge. */
export interface Referee {
  /** Every move that is allowed now. */
  moves(state: State): readonly Play[] | undefined;
  /** Where the state after a move departs from the rules. */
  departures(before: State, move: Play, after: State): readonly string[] | undefined;
}

export const written = ({ do: word, card, to }: Play): string =>
  [word, ...(card === undefined ? [] : [`#${card}`]), ...(to === undefined ? [] : [`> ${to}`])].join(" ");
