import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Ruled } from "../../../lib/core/table/move.ts";
import type { Table } from "../../../lib/core/table/table.ts";

/** How the autopilot would do the rest of a called phase. */
export interface ForMe {
  readonly says: string;
  readonly moves: readonly Ruled[];
}

/** No phase asks for more. */
const MOST = 40;

/** The rest of a phase that can be done with one press, worked out on a copy. Undefined if the phase has no words for it. */
export function forMeIn(dealer: Dealer, table: Table): ForMe | undefined {
  const { forMe } = dealer.phase(table);
  if (forMe === undefined || table.stack.length < 2) return undefined;
  const after = table.copy();
  after.log = undefined;
  const called = after.top;
  const moves: Ruled[] = [];
  const used: string[] = [];
  while (moves.length < MOST && after.stack.includes(called)) {
    const move = dealer.advise(after)?.move;
    if (!move || (moves.length === 0 && move.do === "pass")) return undefined;
    used.push(usedIn(dealer, after, move));
    moves.push(move);
    dealer.play(after, move);
  }
  return { says: `${forMe} ${used.join(", ")}`, moves };
}

/** What a move takes: its card, or else what it uses up, or else its place. */
function usedIn(dealer: Dealer, table: Table, move: Ruled): string {
  if (move.card !== undefined) return table.label(move.card);
  const { what, uses, where } = dealer.says(table, move);
  return uses ?? where ?? what;
}
