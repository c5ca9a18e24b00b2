import type { Start } from "../../../lib/core/table/board.ts";
import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Phase } from "../../../lib/core/table/goldfish.ts";
import type { Move, Ruled } from "../../../lib/core/table/move.ts";
import { type History, scriptOf } from "../../../lib/core/table/replay.ts";
import { isBeforeHand } from "../../../lib/core/table/to-hand.ts";

/** What players choose before they see their first hand. */
export interface SetupStep {
  readonly phase: Phase;
  readonly asks: string;
  /** How many moves of the game come before it. */
  readonly at: number;
  /** What was done there. The last move ends the phase. */
  readonly moves: readonly Move[];
  /** What could be done there without a card, besides the last move. */
  readonly options: readonly SetupOption[];
  /** Whether cards are chosen there, which is done at the table. */
  readonly hasCards: boolean;
}

interface SetupOption {
  readonly move: Ruled;
  readonly says: string;
  readonly isChosen: boolean;
}

const isSame = (move: Ruled) => (one: Ruled) => one.do === move.do && one.to === move.to;

/** What was chosen before the first hand, phase by phase. */
export function setupSteps(dealer: Dealer, start: Start, history: History): readonly SetupStep[] {
  const { table } = dealer.openAgain(start, false, scriptOf(history, 0));
  const steps: SetupStep[] = [];
  for (const [at, move] of history.moves.entries()) {
    if (!isBeforeHand(dealer, table)) break;
    const phase = dealer.phase(table);
    const before = steps.at(-1)?.phase === phase ? steps.pop() : undefined;
    const offered = dealer.moves(table);
    // What somebody has typed is not among what is offered.
    const isTyped = "do" in move && move.card === undefined && move.do !== "pass" && !offered.some(isSame(move));
    const listed = isTyped ? [...offered, move] : offered;
    steps.push({
      phase,
      asks: phase.asks?.(table) ?? phase.says,
      at: before?.at ?? at,
      moves: [...(before?.moves ?? []), move],
      options: listed.flatMap((one) => (one.card === undefined && one.do !== "pass" ? [option(one)] : [])),
      hasCards: offered.some(({ card }) => card !== undefined),
    });
    function option(one: Ruled): SetupOption {
      const { what, where } = dealer.says(table, one);
      return {
        move: one,
        says: where === undefined ? what : `${what}: ${where}`,
        isChosen: "do" in move && isSame(move)(one),
      };
    }
    if (dealer.play(table, move, scriptOf(history, at + 1)) !== undefined) break;
  }
  return steps;
}

/** The moves before the first hand if an option is taken: those of all other phases stay. */
export function withOption(steps: readonly SetupStep[], changed: Phase, move: Ruled): readonly Move[] {
  return steps.flatMap((step) => {
    if (step.phase !== changed) return step.moves;
    const last = step.moves.at(-1);
    const isEndedByPass = last !== undefined && "do" in last && last.do === "pass";
    return isEndedByPass ? [...step.moves.slice(0, -1), move, last] : [...step.moves.slice(0, -1), move];
  });
}
