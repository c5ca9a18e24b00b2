// In which order two sides are asked in a phase that is called. What both sides have in a turn says `isForBoth` instead.
import type { Card } from "../card/card.ts";
import type { Args } from "./board.ts";
import { NO_ARGS } from "./frame.ts";
import type { MoveKind, Phase } from "./goldfish.ts";
import { isOpposed } from "./seats.ts";
import { otherOf } from "./sides.ts";
import type { Table } from "./table.ts";

/** The other side answers alone, or whoever acts is asked and then the other side, if it plays by the same phases. */
type Order = "other-only" | "active-first";

/** Calls a window for one side or for both. */
export function ask<C extends Card, P extends string>(
  table: Table<C, P>,
  phase: P,
  order: Order,
  args: Args = NO_ARGS,
): void {
  // What is called last comes first.
  if (order === "other-only" || isOpposed(table.start)) table.call(phase, args, otherOf(table.side));
  if (order === "active-first") table.call(phase, args);
}

/** Of a phase that is over at once for whoever can do nothing in it. */
export const askIf =
  <C extends Card, P extends string>(canAct: (table: Table<C, P>) => boolean) =>
  (table: Table<C, P>): void => {
    if (!canAct(table)) table.leave();
  };

/** After one move of a side the other one is asked, until both have passed; or after all moves of a side, until one makes none. */
type Turns = "until-both-pass" | "until-one-passes";

/**
 * A window in which the sides act in turns, beginning with the one that it is called for. A side that cannot act is not asked.
 * A kind of move that is no act, such as a trade, may be added behind.
 */
export function inTurns<C extends Card, P extends string>(
  phase: Phase<C, P>,
  order: Turns,
  canAct: (table: Table<C, P>) => boolean,
): Phase<C, P> {
  const isOneEach = order === "until-both-pass";
  const pass = (table: Table<C, P>) => {
    if (isOneEach) table.note("passed", (table.args.passed ?? 0) + 1);
    table.leave();
  };
  const acting = (kind: MoveKind<C, P>): MoveKind<C, P> => ({
    ...kind,
    play: (table, card, to) => {
      table.note(isOneEach ? "passed" : "played", isOneEach ? 0 : 1);
      if (isOneEach) table.leave();
      kind.play(table, card, to);
    },
  });
  return {
    ...phase,
    run: (table) => {
      if (!canAct(table)) pass(table);
    },
    moves: phase.moves.map(acting),
    pass,
    end: (table, { played = 0, ...args }) => {
      const goesOn = isOneEach ? (args.passed ?? 0) < 2 : played > 0;
      if (goesOn) table.call(phase.id, args, otherOf(table.side));
    },
  };
}
