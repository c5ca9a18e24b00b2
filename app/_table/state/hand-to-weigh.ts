import type { Ruled } from "../../../lib/core/table/move.ts";
import { type Redraw, redrawOf } from "../../../lib/core/table/opening.ts";
import type { Session } from "./session.ts";

/** The cards of a first hand that may still be redrawn as a whole, or undefined at any other time. */
export function handToWeigh({ dealer, start, view: { table, history } }: Session): readonly number[] | undefined {
  if (table.turn > 0) return undefined;
  const { opening, zones } = dealer.goldfish;
  const redraw = redrawOf(opening, start.house);
  const isBegun = history.moves.slice(0, history.at).some((move) => "do" in move && move.do === redraw?.move);
  if (!redraw || isBegun || !dealer.phase(table).moves.some((move) => move.do === redraw.move)) return undefined;
  const hand = table.in(table.zone(zones.find(({ as }) => as === "hand")?.id ?? ""));
  return hand.length > 0 ? [...hand] : undefined;
}

/** The moves that redraw these cards, or the whole hand where the rules allow nothing else. */
export function redrawMoves({ move, most }: Redraw, cards: readonly number[]): readonly Ruled[] {
  if (most === "all") return [{ do: move }];
  return [...cards.map((card) => ({ do: move, card })), { do: "pass" }];
}
