// Free moves: the player carries out a card's text by hand, and the log records it.

import type { Card } from "../card/card.ts";
import { listed } from "../words.ts";
import { type Counter, USUALLY_SPENT } from "./board.ts";
import type { Goldfish } from "./goldfish.ts";
import type { Free } from "./move.ts";
import { placed } from "./place-names.ts";
import type { Table } from "./table.ts";

const MOST = 999;
const LONGEST_NOTE = 80;

/** Why nothing comes of a free move. */
function whyNothing<C extends Card>(table: Table<C>, { free, to = "" }: Free): string {
  if (free === "move") return "A card cannot lie on itself, or on a card that lies on it.";
  if (free === "note") return `A note has at most ${LONGEST_NOTE} letters.`;
  if (free === "roll") return `The table has dice with ${listed(DICE.map(String))} sides.`;
  const zone = table.zone(to);
  return table.count(zone) === 0 ? `No card lies in ${placed(table, zone)}.` : "Look at one card or more.";
}

/** Plays a free move, or answers why it cannot be played. */
export function playFree<C extends Card>(goldfish: Goldfish<C>, table: Table<C>, move: Free): string | undefined {
  const lacking = lacks(table, move) ?? lacksPlace(table, move);
  const why = lacking ?? goldfish.forbids?.(table, move) ?? lacksHost(table, move) ?? exceeds(table, move);
  if (why !== undefined) return why;
  const from = move.card === undefined ? -1 : table.zoneOf(move.card);
  table.beats?.move(table.side, move);
  const text = DO[move.free](table, move);
  if (text === undefined) {
    table.beats?.begin();
    return whyNothing(table, move);
  }
  table.played++;
  table.log?.push({ at: table.played, turn: table.turn, phase: table.top.phase, text, free: true });
  if (move.free === "move") goldfish.afterFreeMove?.(table, move.card ?? -1, from);
  return undefined;
}

const WITH_ZONE: readonly string[] = ["move", "look", "search", "shuffle"];
const WITH_CARD: readonly string[] = ["move", "exhaust", "ready", "turn", "note", "reveal"];

function lacks<C extends Card>(table: Table<C>, { free, card }: Free): string | undefined {
  if (!Object.hasOwn(DO, free)) return `There is no free move “${free}”.`;
  if (card === undefined) return WITH_CARD.includes(free) ? `The free move “${free}” needs a card.` : undefined;
  const isCard = Number.isInteger(card) && card >= 0 && card < table.size;
  return isCard ? undefined : "There is no card with that number.";
}

/** Why a move's zone or counter does not exist. */
function lacksPlace<C extends Card>(table: Table<C>, { free, card, to }: Free): string | undefined {
  const what = free === "counter" ? "counter" : WITH_ZONE.includes(free) ? "zone" : undefined;
  if (what === undefined) return undefined;
  if (to === undefined) return `The free move “${free}” needs a ${what}.`;
  const isThere = what === "zone" ? table.zone(to) >= 0 : counterAt(table, card, to) >= 0;
  return isThere ? undefined : `There is no ${what} “${to}”.`;
}

/** Why a card cannot be put on another one: only cards in play can hold cards. */
function lacksHost<C extends Card>(table: Table<C>, { free, to = "" }: Free): string | undefined {
  const host = free === "move" ? table.zone(to) - table.under(0) : -1;
  if (host < 0) return undefined;
  let top = host;
  while (table.hostOf(top) >= 0) top = table.hostOf(top);
  if (table.isInPlay(table.zoneOf(top))) return undefined;
  return `Nothing can be laid on ${table.label(host)}: it is not in play.`;
}

/** Why a number would become too large or too small for any table, or too small for what it counts. */
function exceeds<C extends Card>(table: Table<C>, { free, card, to = "", by = 1 }: Free): string | undefined {
  const at = free === "counter" ? counterAt(table, card, to) : -1;
  if (at < 0) return undefined;
  const now = card === undefined ? table.get(at) : table.token(card, at);
  const { name, mayBeNegative } = (card === undefined ? table.board.counters : table.board.tokens)[at] as Counter;
  if (!Number.isInteger(by) || Math.max(Math.abs(by), Math.abs(now + by)) > MOST)
    return `A number at the table is at most ${MOST}, and at least -${MOST} (${name} now ${now}).`;
  return by < 0 && now + by < 0 && !mayBeNegative ? `${name} cannot fall below 0 (now ${now}).` : undefined;
}

/**
 * The index of a counter in the game's list, or in the list of counters on cards. It is -1 if there is no such counter.
 */
function counterAt<C extends Card>(table: Table<C>, card: number | undefined, to: string): number {
  const list = card === undefined ? table.board.counters : table.board.tokens;
  return list.findIndex(({ id, hidden }) => id === to && !hidden);
}

type Deed = <C extends Card>(table: Table<C>, move: Free) => string | undefined;

const DO: Readonly<Record<Free["free"], Deed>> = {
  move: (table, { card = -1, to = "", bottom }) => {
    const zone = table.zone(to);
    if (zone < 0 || isWithin(table, zone, card)) return undefined;
    const stays = table.isInPlay(table.zoneOf(card)) && table.isInPlay(zone);
    table.move(card, zone, bottom ? "bottom" : "usual", stays ? table.isUp(card) : undefined);
    const where = table.nameOf(zone).startsWith("under:") ? "under" : bottom ? "to the bottom of" : "to";
    return `${table.label(card)} goes ${where} ${placed(table, zone)}.`;
  },
  counter: (table, { card, to = "", by = 1 }) => {
    const list = card === undefined ? table.board.counters : table.board.tokens;
    const at = counterAt(table, card, to);
    const now = (card === undefined ? table.get(at) : table.token(card, at)) + by;
    if (card === undefined) table.set(at, now);
    else table.setToken(card, at, now);
    return `${card === undefined ? "" : `${table.label(card)}: `}${list[at]?.name} ${now} now.`;
  },
  exhaust: (table, { card = -1 }) => {
    table.exhaust(card);
    return `${table.label(card)} is ${spentOn(table).is}.`;
  },
  ready: (table, { card = -1 }) => {
    table.exhaust(card, false);
    return `${table.label(card)} is ${spentOn(table).again} again.`;
  },
  turn: (table, { card = -1 }) => {
    table.turnUp(card, !table.isUp(card));
    return table.isUp(card) ? `${table.label(card)} is turned face up.` : `${table.label(card)} is turned face down.`;
  },
  note: (table, { card = -1, text = "" }) => {
    if (text.length > LONGEST_NOTE) return undefined;
    if (text === "") table.notes.delete(card);
    else table.notes.set(card, text);
    table.beats?.card(card);
    return `${table.label(card)}: ${text === "" ? "the note is gone" : `“${text}”`}.`;
  },
  reveal: (table, { card = -1 }) => {
    table.see(card);
    return `${table.label(card)} is revealed.`;
  },
  look: (table, { to = "", by = 1 }) => {
    const cards = table.in(table.zone(to)).slice(0, Math.max(by, 0));
    for (const id of cards) table.see(id);
    return cards.length === 0 ? undefined : `Looked at the top ${cards.length} of ${placed(table, table.zone(to))}.`;
  },
  search: (table, { to = "" }) => {
    for (const id of table.in(table.zone(to))) table.see(id);
    return table.count(table.zone(to)) === 0 ? undefined : `Searched ${placed(table, table.zone(to))}.`;
  },
  shuffle: (table, { to = "" }) => {
    if (table.count(table.zone(to)) === 0) return undefined;
    table.shuffle(table.zone(to));
    return `Shuffled ${placed(table, table.zone(to))}.`;
  },
  roll: ({ dice }, { by = 2 }) => {
    if (!DICE.includes(by)) return undefined;
    const side = dice.below(by);
    return by === 2 ? `A coin is flipped: ${side === 0 ? "heads" : "tails"}.` : `A d${by} is rolled: ${side + 1}.`;
  },
};

/** The sides that a die of the table can have. One with two sides is a coin. */
export const DICE: readonly number[] = [2, 4, 6, 8, 10, 12, 20];

function spentOn<C extends Card>({ board }: Table<C>) {
  return board.spent ?? USUALLY_SPENT;
}

/** Whether a zone lies on the card itself or on a card that lies on it. */
function isWithin<C extends Card>(table: Table<C>, zone: number, card: number): boolean {
  for (let at = zone - table.under(0); at >= 0; at = table.hostOf(at)) if (at === card) return true;
  return false;
}
