import { USUALLY_SPENT } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import { placed } from "../core/table/place-names.ts";
import type { LogLine, Table } from "../core/table/table.ts";
import { counted } from "../core/words.ts";
import { paint, plain } from "./terminal.ts";

/** A line of the log, with what the player does or has to do by hand. */
export function loggedText({ text, free, left }: LogLine): string {
  if (free) return `${text} (free move)`;
  return left === undefined ? text : `${text} (left to you)`;
}

/** A table as a player reads it: what happened, where the cards lie, and what can be done. */
export function tableText(dealer: Dealer, table: Table): string {
  const log = (table.log ?? []).map(
    (line) => `${paint(String(line.turn).padStart(3), "dim")}  ${plain(loggedText(line))}`,
  );
  const { counters } = table.board;
  const numbers = counters.flatMap(({ name, hidden }, at) => (hidden ? [] : [`${name} ${table.get(at)}`]));
  const now = dealer.result(table)?.says ?? `Turn ${table.turn}, ${dealer.phase(table).name}`;
  const moves = dealer.moves(table).map((move) => {
    const what = move.card === undefined ? "" : ` ${table.label(move.card)}`;
    const { where } = dealer.says(table, move);
    return plain(`  ${move.do}${what}${where === undefined ? "" : `: ${where}`}`);
  });
  const able = moves.length === 0 ? [] : ["", paint("What can be done", "bold"), ...new Set(moves)];
  return [...log, "", paint(now, "bold"), numbers.join(" · "), "", ...zones(table), ...able, ""].join("\n");
}

function zones(table: Table): string[] {
  const lines: string[] = [];
  for (let zone = 0; zone < table.under(table.size); zone++) {
    const cards = table.in(zone);
    if (cards.length === 0) continue;
    const isHidden = table.index.spots[zone]?.zone.as === "pile" && !cards.some((id) => table.isUp(id));
    const what = isHidden ? counted(cards.length, "card") : cards.map((id) => cardText(table, id)).join(", ");
    lines.push(`${paint(plain(placed(table, zone)), "bold")}: ${plain(what)}`);
  }
  return lines;
}

function cardText(table: Table, id: number): string {
  const marks = table.board.tokens.flatMap(({ id: name, hidden }, at) => {
    const value = hidden ? 0 : table.token(id, at);
    return value === 0 ? [] : [`${name} ${value}`];
  });
  const state = [
    ...(table.isUp(id) ? [] : ["face down"]),
    ...(table.isExhausted(id) ? [(table.board.spent ?? USUALLY_SPENT).is] : []),
    ...marks,
  ];
  return state.length === 0 ? table.label(id) : `${table.label(id)} (${state.join(", ")})`;
}
