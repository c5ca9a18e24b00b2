import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Ruled } from "../../../lib/core/table/move.ts";
import type { Table } from "../../../lib/core/table/table.ts";

/** What comes if the player ends the phase now, as its button says it. */
export interface NextStep {
  /** What the button does: "Next phase", "Do not block". */
  readonly what: string;
  /** The phase of this turn that it leads to, as the strip of phases names it. */
  readonly where?: string;
  /** Its id. */
  readonly to?: string;
  /** A pass for the present phase, and one for each that follows in this turn and has nothing else to choose. */
  readonly passes: readonly Ruled[];
}

const PASS: Ruled = { do: "pass" };
/** More than any turn has phases. */
const MOST = 40;

/** Plays the passes on a copy. */
export function nextStepOf(dealer: Dealer, table: Table): NextStep {
  const { passing } = dealer.phase(table);
  if (table.stack.length > 1 || passing !== undefined) return { what: passing ?? "Done", passes: [PASS] };
  const after = table.copy();
  after.log = undefined;
  const passes: Ruled[] = [];
  do {
    dealer.play(after, PASS);
    passes.push(PASS);
  } while (passes.length < MOST && isIdle(dealer, after, table.turn));
  if (dealer.isOver(after)) return { what: "Finish", passes };
  // What whoever is opposite does in its turn is not told before.
  if (table.turn > 0 && (after.turn > table.turn || isTheirs(dealer, after))) return { what: "End turn", passes };
  const { name, id } = dealer.phases(after).now;
  return { what: "Next phase", where: name, to: id, passes };
}

/** Whether a phase of this turn has nothing to choose. */
function isIdle(dealer: Dealer, table: Table, turn: number): boolean {
  if (dealer.isOver(table) || table.turn !== turn || table.stack.length > 1 || isTheirs(dealer, table)) return false;
  const [only, ...more] = dealer.moves(table);
  return more.length === 0 && only?.do === PASS.do;
}

/** Whether it is the turn of whoever is opposite. */
function isTheirs({ goldfish }: Dealer, { stack }: Table): boolean {
  return goldfish.alternates === true && stack[0]?.side !== 0;
}
