import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Table } from "../../../lib/core/table/table.ts";

/** What comes if the player ends the phase now, as its button says it. */
export interface NextStep {
  /** What the button does: "Next phase", "Do not block". */
  readonly what: string;
  /** Where that leads, if it is known. */
  readonly where: string | undefined;
  /** The id of the phase that it leads to, if it is one of this turn. */
  readonly to?: string;
}

/** Plays the pass on a copy, because phases in which there is nothing to do are skipped. */
export function nextStepOf(dealer: Dealer, table: Table): NextStep {
  if (table.stack.length > 1) return { what: dealer.phase(table).passing ?? "Done", where: undefined };
  const after = table.copy();
  after.log = undefined;
  dealer.play(after, { do: "pass" });
  if (dealer.isOver(after)) return { what: "Finish", where: undefined };
  const { name, id } = dealer.phase(after);
  if (table.turn > 0 && after.turn > table.turn) return { what: "Next turn", where: name };
  return { what: "Next phase", where: name, to: id };
}
