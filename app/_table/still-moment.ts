import { setImmediate } from "node:timers/promises";
import { memoPerKey } from "../../lib/core/memo.ts";
import type { Start } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import type { Move } from "../../lib/core/table/move.ts";
import { linkOf } from "../../lib/core/table/opened.ts";
import { replayed } from "../../lib/core/table/replay.ts";
import { facingCalled, NOBODY } from "../../lib/core/table/seats.ts";
import type { Table } from "../../lib/core/table/table.ts";
import type { JudgedSample, SampleGame } from "../../lib/deck/verdict/judged-deck.ts";
import { RELEASE } from "../_client/release.ts";
import { shownPlan, type TablePlan, tablePlanOf } from "./state/table-plan.ts";
import { NO_TARGETS } from "./state/targets.ts";
import { type BoardModel, boardOf } from "./state/view-model.ts";

/** A moment of a game that the autopilot played with a sample deck. */
export interface MomentInPlay {
  readonly sample: JudgedSample;
  readonly table: Table;
  /** The name of the phase that waits for the player. */
  readonly phase: string;
  readonly plan: TablePlan;
  readonly board: BoardModel;
  /** The address of this very moment. */
  readonly href: string;
}

const MOST_MOVES = 120;
/** More cards would be too small to be told apart. */
const MOST_CARDS = 10;
/** With fewer cards in hand there is little to play on with. */
const LEAST_IN_HAND = 3;

/** The moment of a game with the most cards on its board. The deck and the seed are always the same. */
export const momentInPlay = memoPerKey(async ({ pool, sample, start }: SampleGame): Promise<MomentInPlay> => {
  const goldfish = await pool.game.goldfish();
  const dealer = new Dealer(goldfish);
  // Two whole sides at once may be too many cards for a picture.
  const alone = facingCalled(start, NOBODY);
  const full = await fullestMoment(dealer, start);
  const [begun, moves] = full ? [start, full] : [alone, (await fullestMoment(dealer, alone)) ?? []];
  const { table } = replayed(dealer, begun, { moves, at: moves.length });
  const plan = shownPlan(tablePlanOf(goldfish, table), table);
  const source = { zones: plan.all, table, selected: undefined, about: [], isOpen: true, targets: NO_TARGETS, dealer };
  const link = linkOf(dealer, table, { moves, at: moves.length }, { release: RELEASE, byComputer: true });
  return {
    sample,
    table,
    phase: dealer.phase(table).name,
    plan,
    board: boardOf(source, dealer.moves(table)),
    href: `/d/${sample.report.code}/play#${link}`,
  };
});

/**
 * The autopilot's moves up to the moment with the most cards on the board, behind the first turn, if there is one with few
 * enough.
 */
async function fullestMoment(dealer: Dealer, start: Start): Promise<readonly Move[] | undefined> {
  const table = dealer.open(start, false);
  const { all, hands } = tablePlanOf(dealer.goldfish, table);
  const board = all.filter(({ area }) => area.as === "row").map(({ zone }) => zone);
  const moves: Move[] = [];
  let best = { cards: 0, at: 0 };
  while (moves.length < MOST_MOVES) {
    const cards = board
      .flatMap((zone) => table.in(zone))
      .reduce((sum, id) => sum + 1 + table.count(table.under(id)), 0);
    const isMeant = table.turn > 1 && hands.some(({ zone }) => table.count(zone) >= LEAST_IN_HAND);
    if (isMeant && dealer.isOpen(table) && cards > best.cards && cards <= MOST_CARDS)
      best = { cards, at: moves.length };
    const move = dealer.advise(table)?.move;
    if (!move || dealer.play(table, move) !== undefined || dealer.isOver(table)) break;
    moves.push(move);
    // Whoever asks for something else meanwhile does not wait for the game to end.
    await setImmediate();
  }
  return best.cards > 0 ? moves.slice(0, best.at) : undefined;
}
