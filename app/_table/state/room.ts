import type { GameView, Session } from "./session.ts";
import { alone, rowHeights, type TablePlan } from "./table-plan.ts";

/** While nobody is opposite, the enemy's empty places are left out. */
export function shownPlan({ plan, dealer: { goldfish } }: Session, { table, board }: GameView): TablePlan {
  return (goldfish.opposed?.(table) ?? true) ? plan : alone(plan, (zone) => board.get(zone)?.count ?? 0);
}

const known = new WeakMap<GameView["board"], readonly number[]>();

/** The share of the board's height that each of its rows has. */
export function heightsOf(session: Session, view: GameView): readonly number[] {
  const { board } = view;
  const heights = known.get(board) ?? rowHeights(shownPlan(session, view), (zone) => board.get(zone)?.count ?? 0);
  known.set(board, heights);
  return heights;
}
