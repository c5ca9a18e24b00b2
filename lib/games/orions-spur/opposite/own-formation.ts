// An enemy fleet in a formation of one's own choice: that of a deck, or of its code. (Arranging Your Fleet, p.5)
import type { Dealt } from "../../../core/table/board.ts";
import type { Ruled } from "../../../core/table/move.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { promote } from "../table/flagship.ts";
import { ENEMIES, ROW, type SpurTable, ZONE } from "../table/table.ts";
import { clear, reserveFor, station } from "./enemy-fleet.ts";

const WORD = "fleet:";
/** The sections of a list, as the word of a move names them. */
const SECTIONS = ["front", "middle", "flagship"];

const OPPOSITE: readonly number[] = [ZONE.dock, ...ENEMIES, ZONE["enemy-reserve"]];

/** A ship that comes with the game to stand opposite. */
function isForEnemies({ from, card }: Dealt<OrionsSpurCard>): boolean {
  return from === "dock" && card.kind === "ship";
}

/** Whether it still is on that side. */
function isFree(table: SpurTable, id: number): boolean {
  const dealt = table.start.cards[id];
  return dealt !== undefined && isForEnemies(dealt) && OPPOSITE.includes(table.zoneOf(id));
}

function wordFor(rows: readonly (readonly number[])[]): string {
  return WORD + rows.map((row) => row.join(",")).join("/");
}

/** The rows that a word names, as `fleet:40,41/52/60`: the numbers of ships in front, in the middle and behind. */
function rowsOf(table: SpurTable, word: string): readonly (readonly number[])[] | undefined {
  if (!word.startsWith(WORD)) return undefined;
  const rows = word
    .slice(WORD.length)
    .split("/")
    .map((row) => (row === "" ? [] : row.split(",").map(Number)));
  const all = rows.flat();
  const isSound = rows.length === SECTIONS.length && wordFor(rows) === word && new Set(all).size === all.length;
  return isSound && lacks(rows) === undefined && all.length > 0 && all.every((id) => isFree(table, id))
    ? rows
    : undefined;
}

/** Why rows cannot stand like this, if they cannot. */
function lacks([front = [], middle = [], behind = []]: readonly (readonly number[])[]): string | undefined {
  if (front.length > ROW || middle.length > ROW) return `A row has room for ${ROW} ships.`;
  return behind.length > 1 ? "There is one flagship: the ship of the highest VP." : undefined;
}

export function isFormation(table: SpurTable, word: string): boolean {
  return rowsOf(table, word) !== undefined;
}

/** The fleet that a word names, in words. */
export function formationIn(table: SpurTable, word: string): string {
  const ships = rowsOf(table, word)?.flat() ?? [];
  return ships.map((id) => table.label(id)).join(", ");
}

/** Puts a fleet opposite as it is arranged. Its reserve comes from the species of its flagship. */
export function faceFormation(table: SpurTable, word: string): void {
  const rows = rowsOf(table, word);
  if (!rows) return;
  clear(table);
  station(table, rows, []);
  promote(table, ENEMIES);
  const { species } = table.card(table.first(ZONE["enemy-flagship"]));
  const others = table.in(ZONE.dock).filter((id) => table.card(id).species === species);
  for (const id of reserveFor(table, rows.flat(), [...others])) table.move(id, ZONE["enemy-reserve"]);
}

/** The move that faces the ships of a list in their rows, or why they cannot be faced. Its tactics cards stay away. */
export function facing(table: SpurTable, list: readonly Dealt<OrionsSpurCard>[]): Ruled | string {
  const rows: number[][] = SECTIONS.map(() => []);
  const used = new Set<number>();
  for (const { label, from } of list) {
    const row = rows[SECTIONS.indexOf(from)];
    if (!row) continue;
    const id = table.start.cards.findIndex(
      (dealt, at) => dealt.label === label && !used.has(at) && isForEnemies(dealt),
    );
    if (id < 0) return `The table has ${used.size === 0 ? "no" : "no further"} ${label} for an enemy fleet.`;
    used.add(id);
    row.push(id);
  }
  if (used.size === 0) return "There is no ship to face in this deck.";
  return lacks(rows) ?? { do: "face", to: wordFor(rows) };
}
