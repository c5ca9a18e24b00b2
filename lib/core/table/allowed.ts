// Which moves of a phase are allowed: all of them as a list, or whether one of them is.
import type { Card } from "../card/card.ts";
import type { MoveKind, Phase } from "./goldfish.ts";
import type { Ruled } from "./move.ts";
import type { Table } from "./table.ts";
import { cardsFor, isMet, placesFor } from "./why-not.ts";

export const PASS: Ruled = { do: "pass" };

export function addMoves<C extends Card>(table: Table<C>, kind: MoveKind<C>, moves: Ruled[]): void {
  for (const card of cardsFor(table, kind)) {
    for (const to of placesFor(table, kind, card)) {
      if (!isMet(table, kind, card, to)) continue;
      moves.push({ do: kind.do, ...(card < 0 ? {} : { card }), ...(to === "" ? {} : { to }) });
    }
  }
}

export function kindOf<C extends Card>({ moves }: Pick<Phase<C>, "moves">, word: string): MoveKind<C> | undefined {
  for (const kind of moves) if (kind.do === word) return kind;
  return undefined;
}

/** Whether a move of this kind is allowed. A move without a kind can only be a pass. */
export function isAllowed<C extends Card>(
  table: Table<C>,
  phase: Phase<C>,
  kind: MoveKind<C> | undefined,
  move: Ruled,
): boolean {
  if (!kind) return move.do === PASS.do && move.card === undefined && move.to === undefined && mayPass(table, phase);
  const { card = -1, to = "" } = move;
  if (kind.cards ? !kind.cards(table).includes(card) : card !== -1) return false;
  if (kind.targets ? !kind.targets(table, card).includes(to) && !kind.takes?.(table, to) : to !== "") return false;
  return isMet(table, kind, card, to);
}

export function mayPass<C extends Card>(table: Table<C>, phase: Phase<C>): boolean {
  return phase.mayPass?.(table) ?? true;
}
