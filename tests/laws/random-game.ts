import { deepEqual } from "node:assert/strict";
import { Dice } from "../../lib/core/random.ts";
import type { Free, Ruled } from "../../lib/core/table/move.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { facingAny, mixed, type OpenTable } from "../table/games.ts";

const MOVES = 160;

/**
 * A random game in which one move in twelve is free. Every second game has cards that no sample holds, and uses the texts
 * that players use themselves, which would hardly come up by chance alone. `watch` sees the table before every move and
 * at the end.
 */
export function randomGame(open: OpenTable, seed: string, watch?: (table: Table) => void, isRuled = false) {
  const { dealer, start } = open;
  const dice = Dice.of(`moves of ${seed}`);
  const more = Dice.of(`texts of ${seed}`);
  const isTold = more.below(2) === 1;
  const sample = facingAny(start(seed, dice.below(100)), Dice.of(`seats of ${seed}`));
  const begun = isTold ? mixed(open, sample, more) : sample;
  const table = dealer.open(begun);
  const moves: (Ruled | Free)[] = [];
  while (moves.length < MOVES) {
    watch?.(table);
    const offered = dealer.moves(table);
    if (offered.length === 0) break;
    const wild = !isRuled && dealer.isOpen(table) && dice.below(12) === 0 ? freeMove(table, dice) : undefined;
    // With many choices, a game would hardly progress by chance alone.
    const pass = dice.below(5) === 0 ? offered.find((one) => one.do === "pass") : undefined;
    const used = isTold && more.below(3) === 0 ? offered.find((one) => one.do === "use") : undefined;
    const move = wild ?? used ?? pass ?? (offered[dice.below(offered.length)] as Ruled);
    const why = dealer.play(table, move);
    if (wild && why !== undefined) continue;
    deepEqual([move, why], [move, undefined]);
    moves.push(move);
  }
  watch?.(table);
  return { begun, moves };
}

/**
 * Moves a card to one of the zones that any card's text could name, or sometimes changes a number or exhausts a card.
 */
function freeMove(table: Table, dice: Dice): Free {
  const [kind, card, by] = [dice.below(4), dice.below(table.size), dice.below(7) - 3];
  const { counters, tokens } = table.board;
  const list = (kind === 0 ? counters : tokens).filter(({ hidden }) => !hidden);
  const { id } = list[dice.below(Math.max(list.length, 1))] ?? {};
  if (kind === 0 && id !== undefined) return { free: "counter", to: id, by };
  if (kind === 1 && id !== undefined && by !== 0) return { free: "counter", card, to: id, by };
  if (kind === 1) return { free: table.isExhausted(card) ? "ready" : "exhaust", card };
  const zones = table.board.zones.filter(({ slots }) => slots === undefined).map(({ id }) => id);
  const to = zones[dice.below(zones.length)] as string;
  return { free: "move", card, to, ...(dice.below(2) ? { bottom: true as const } : {}) };
}

/** What people do to cards without a rule: look, turn, shuffle, write a note, lay one upon another. */
export function handled(table: Table, dice: Dice): Free {
  const [card, other] = [dice.below(table.size), dice.below(table.size)];
  const zones = table.board.zones.flatMap(({ id, slots }) => (slots === undefined ? [id] : [`${id}:1`]));
  const to = zones[dice.below(zones.length)] as string;
  const all: readonly Free[] = [
    { free: "look", to, by: 2 },
    { free: "search", to },
    { free: "shuffle", to },
    { free: "turn", card },
    { free: "reveal", card },
    { free: "note", card, text: "next" },
    { free: "move", card, to: table.nameOf(table.under(other)) },
    { free: "move", card, to },
  ];
  return all[dice.below(all.length)] as Free;
}
