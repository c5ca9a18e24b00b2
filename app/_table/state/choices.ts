import type { Ruled } from "../../../lib/core/table/move.ts";
import { whichOf } from "../../../lib/core/table/place-names.ts";
import type { GameView, Session } from "./session.ts";

/** One possible move, and the number of its key. */
export interface Choice {
  readonly move: Ruled;
  readonly number: number;
  readonly where: string | undefined;
  readonly whole: string;
}

/** Choices of one kind that differ only by their place. */
export interface Choices {
  readonly kind: string;
  readonly what: string;
  readonly group: readonly Choice[];
}

/**
 * The possible moves in the order in which they are listed: those with the selected card, then those without a card.
 */
export function choicesOf({ dealer }: Session, { table, targets, moves }: GameView): readonly Choices[] {
  const free = moves().filter(({ card, do: word }) => card === undefined && word !== "pass");
  const kinds = new Map<string, { move: Ruled; where: string | undefined }[]>();
  for (const [at, list] of [targets.moves, free].entries()) {
    for (const move of list) {
      const { what, where } = dealer.says(table, move);
      const kind = `${at} ${what}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), { move, where }]);
    }
  }
  let number = 0;
  return [...kinds].map(([kind, group]) => {
    const what = kind.slice(2);
    const toldApart = group.map(({ move, where }): Choice => {
      const isTwice = where !== undefined && group.filter((other) => other.where === where).length > 1;
      const card = isTwice ? cardIn(move) : -1;
      const place = card < 0 ? where : `${where}${whichOf(table, card)}`;
      number++;
      return { move, number, where: place, whole: place === undefined ? what : `${what}: ${place}` };
    });
    return { kind, what, group: toldApart };
  });
}

/** The card that a move names as its place, or -1. */
function cardIn({ to = "" }: Ruled): number {
  return /^#\d+$/.test(to) ? Number(to.slice(1)) : -1;
}
