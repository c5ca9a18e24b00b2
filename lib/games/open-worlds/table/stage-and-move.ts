// Stage and Move (p.9): what the player does with cards in hand and with ships before they are revealed.
import { placed } from "../../../core/table/place-names.ts";
import { counted } from "../../../core/words.ts";
import * as book from "../book/rulebook.ts";
import { fateOf } from "./fate.ts";
import {
  COUNTER,
  ORBITALS,
  PLACES,
  placeIn,
  STAGED,
  TOKEN,
  type WorldsMove,
  type WorldsNeed,
  type WorldsTable,
  ZONE,
} from "./table.ts";
import { worldAt } from "./worlds.ts";

export function isProhibited(table: WorldsTable, id: number): boolean {
  return table.card(id).prohibited === true;
}

/** Players call a place by its world. */
function worldOf(table: WorldsTable, to: string): string {
  return placed(table, ZONE.worlds + placeIn(to));
}

const worldThere: WorldsNeed = {
  id: "world",
  cite: book.SETUP,
  holds: (table, _, to) => worldAt(table, placeIn(to)) >= 0,
  lacks: () => "there is no world",
};

export const stage: WorldsMove = {
  do: "stage",
  says: "Stage face down",
  names: worldOf,
  of: "a card in your hand",
  at: () => "a place at one of the worlds",
  cards: (table) => table.in(ZONE.hand),
  targets: () => STAGED,
  needs: [
    {
      id: "banned",
      cite: book.FINAL_TURN,
      holds: (table, card) => table.get(COUNTER.final) === 0 || !isProhibited(table, card),
      lacks: () => "it is Prohibited, and Prohibited cards are banned in the final turn",
    },
    {
      id: "staged",
      cite: book.STAGE,
      holds: (table, _, to) => !STAGED.includes(to) || table.count(ZONE.staged + placeIn(to)) === 0,
      lacks: (table, _, to) => `one card is staged at each world, and one is staged at ${worldOf(table, to)}`,
    },
    worldThere,
  ],
  wastes: (table, card, to) => fateOf(table, card, placeIn(to)),
  play: (table, card, to) => {
    const place = placeIn(to);
    table.move(card, ZONE.staged + place);
    table.say(() => `${table.known(card)} is staged at ${table.label(worldAt(table, place))}.`);
  },
};

export function ships(table: WorldsTable): number[] {
  const all: number[] = [];
  for (const place of PLACES) {
    for (const id of table.in(ZONE.orbitals + place)) if ((table.card(id).range ?? 0) > 0) all.push(id);
  }
  return all;
}

function parsecsTo(table: WorldsTable, ship: number, to: string): number {
  return Math.abs(table.zoneOf(ship) - ZONE.orbitals - placeIn(to));
}

function rangeLeft(table: WorldsTable, ship: number): number {
  return (table.card(ship).range ?? 0) - table.token(ship, TOKEN.moved);
}

export const move: WorldsMove = {
  do: "move",
  says: "Move a ship to",
  names: worldOf,
  of: "a ship of yours that is stationed and has range",
  at: () => "a place at one of the worlds",
  cards: ships,
  targets: () => ORBITALS,
  needs: [
    {
      id: "elsewhere",
      cite: book.MOVE,
      holds: (table, card, to) => parsecsTo(table, card, to) !== 0,
      lacks: () => "it is there already",
    },
    {
      id: "range",
      cite: book.MOVE,
      holds: (table, card, to) => parsecsTo(table, card, to) <= rangeLeft(table, card),
      lacks: (table, card, to) =>
        `${worldOf(table, to)} is ${counted(parsecsTo(table, card, to), "parsec")} away, and its range is ${rangeLeft(table, card)} more this turn`,
    },
    worldThere,
  ],
  play: (table, card, to) => {
    const parsecs = parsecsTo(table, card, to);
    table.move(card, ZONE.orbitals + placeIn(to));
    table.setToken(card, TOKEN.moved, table.token(card, TOKEN.moved) + parsecs);
    table.say(() => `${table.label(card)} moves to ${table.label(worldAt(table, placeIn(to)))}.`);
  },
};
