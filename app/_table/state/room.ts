import { widthsOf } from "./packing.ts";
import type { GameView, Session } from "./session.ts";
import { alone, rowHeights, type TablePlan } from "./table-plan.ts";

/** While nobody is opposite, the enemy's empty places are left out. */
export function shownPlan({ plan, dealer: { goldfish } }: Session, { table, laid }: GameView): TablePlan {
  return (goldfish.opposed?.(table) ?? true) ? plan : alone(plan, (zone) => laid.get(zone)?.count ?? 0);
}

const known = new WeakMap<GameView["laid"], readonly number[]>();

/** The share of the board's height that each of its rows has. */
function heightsOf(session: Session, view: GameView): readonly number[] {
  const { laid } = view;
  const heights = known.get(laid) ?? rowHeights(shownPlan(session, view), (zone) => laid.get(zone)?.count ?? 0);
  known.set(laid, heights);
  return heights;
}

/** These shares in the frame that shows a move: a row that gets its first card grows at once, one that lost its last card shrinks later. */
export function heightsNow(session: Session, now: GameView, shown: GameView): readonly number[] {
  const [heights, before] = [heightsOf(session, now), heightsOf(session, shown)];
  return now.laid === shown.laid ? heights : heights.map((height, row) => Math.max(height, before[row] ?? 0));
}

/** Whether the cards that lay in a zone may be larger or smaller now, because it or what it holds has changed. */
export function isResized(session: Session, zone: number, now: GameView, shown: GameView): boolean {
  if (now.laid === shown.laid) return false;
  const widths = (view: GameView) => `${widthsOf(view.laid.get(zone)?.cards ?? [])}`;
  return `${heightsNow(session, now, shown)}` !== `${heightsOf(session, shown)}` || widths(now) !== widths(shown);
}
