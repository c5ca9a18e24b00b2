import { USUALLY_SPENT } from "../core/table/board.ts";
import type { Dealer } from "../core/table/dealer.ts";
import type { LogLine } from "../core/table/frame.ts";
import { named, placed } from "../core/table/place-names.ts";
import type { Table } from "../core/table/table.ts";
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
    const what = move.card === undefined ? "" : ` ${named(table, move.card)}`;
    const { where } = dealer.says(table, move);
    return plain(`  ${move.do}${what}${where === undefined ? "" : `: ${where}`}`);
  });
  const able = moves.length === 0 ? [] : ["", paint("What can be done", "bold"), ...new Set(moves)];
  return [...log, "", paint(now, "bold"), numbers.join(" · "), "", ...zones(dealer, table), ...able, ""].join("\n");
}

function zones(dealer: Dealer, table: Table): string[] {
  const piles = new Set(dealer.goldfish.areas.flatMap((area) => (area.as === "pile" ? [area.zone] : [])));
  const lines: string[] = [];
  for (let zone = 0; zone < table.under(table.size); zone++) {
    if (table.count(zone) === 0) continue;
    const isPile = piles.has(table.index.spots[zone]?.zone.id ?? "");
    const what = isPile
      ? pileText(table, zone)
      : table
          .in(zone)
          .map((id) => cardText(dealer, table, id))
          .join(", ");
    lines.push(`${paint(plain(placed(table, zone)), "bold")}: ${plain(what)}`);
  }
  return lines;
}

/** A pile is not in play: how many cards it has, and which one lies open on top. */
function pileText(table: Table, zone: number): string {
  const top = table.first(zone);
  const isOrdered = table.index.spots[zone]?.zone.as === "pile";
  return `${counted(table.count(zone), "card")}${isOrdered && table.isUp(top) ? `, ${table.label(top)} on top` : ""}`;
}

function cardText({ goldfish }: Dealer, table: Table, id: number): string {
  if (table.isHidden(id)) return table.known(id).toLowerCase();
  const isInPlay = table.isInPlay(table.zoneOf(id));
  const marks = table.board.tokens.flatMap(({ id: name, hidden, isStock }, at) => {
    const value = hidden ? 0 : table.token(id, at);
    return value === 0 && !(isStock && isInPlay && begins(table, id, name)) ? [] : [`${name} ${value}`];
  });
  const state = [
    ...(table.isUp(id) || isInHand(table, id) ? [] : ["face down"]),
    ...(table.isExhausted(id) ? [(table.board.spent ?? USUALLY_SPENT).is] : []),
    ...marks,
    ...[goldfish.stands?.(table, id) ?? []].flat(),
  ];
  return state.length === 0 ? table.label(id) : `${table.label(id)} (${state.join(", ")})`;
}

/** Whether a card is in the hand of whoever sits here, which nobody else sees. */
function isInHand(table: Table, id: number): boolean {
  const spot = table.index.spots[table.zoneOf(id)];
  return spot?.zone.as === "hand" && spot.isUp;
}

/** Whether a card states this number, and more than none of it. */
function begins(table: Table, id: number, name: string): boolean {
  const stated: unknown = Reflect.get(table.card(id), name);
  return typeof stated === "number" && stated > 0;
}
