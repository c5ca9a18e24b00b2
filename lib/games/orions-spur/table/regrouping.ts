import * as book from "../book/rulebook.ts";
import { deck } from "../texts/deeds.ts";
import { flagshipOf, makeFlagship, promote, vpOf } from "./flagship.ts";
import { revise, use } from "./secondary.ts";
import {
  COUNTER,
  commission,
  enterRow,
  FLEET,
  fleet,
  PRIMARY,
  ROW,
  type SpurMove,
  type SpurPhase,
  type SpurTable,
  TOKEN,
  ZONE,
} from "./table.ts";

export const HAND = 7;
const ROWS = ["front", "middle"] as const;

export const regroup: SpurMove = {
  do: "regroup",
  says: "Regroup",
  key: "g",
  allows: (table) => table.get(COUNTER.primary) === PRIMARY.none,
  play: (table) => {
    table.set(COUNTER.primary, PRIMARY.regroup);
    table.say(() => "The fleet regroups: this turn none of its cards and abilities may damage another player.");
    table.call("resources");
  },
};

const discard: SpurMove = {
  do: "discard",
  says: "Discard a card",
  cards: (table) => table.in(ZONE.hand),
  play: (table, card) => {
    table.move(card, ZONE.discard);
    table.say(() => `${table.label(card)} is discarded.`);
  },
};

function regenerate(table: SpurTable): void {
  for (const id of fleet(table)) {
    table.exhaust(id, false);
    table.setToken(id, TOKEN.energy, table.card(id).energy ?? table.token(id, TOKEN.energy));
  }
  table.say(() => "Ships are re-enabled and have their energy back.");
}

function roomIn(table: SpurTable): readonly ("front" | "middle")[] {
  return ROWS.filter((row) => table.count(ZONE[row]) < ROW);
}

const recruit: SpurMove = {
  do: "recruit",
  says: "Recruit a ship from the reserve",
  cards: (table) =>
    table.in(ZONE.reserve).filter((id) => {
      const { recruitment } = table.card(id);
      return typeof recruitment === "number" && recruitment <= table.get(COUNTER.recruitment);
    }),
  targets: roomIn,
  play: (table, card, to) => {
    const { recruitment = 0 } = table.card(card);
    table.add(COUNTER.recruitment, -(recruitment ?? 0));
    enterRow(table, card, table.zone(to));
    commission(table, card);
    table.say(() => `${table.label(card)} is recruited for ${recruitment} ${recruitment === 1 ? "point" : "points"}.`);
    promote(table, FLEET);
  },
};

const arrange: SpurMove = {
  do: "arrange",
  says: "Move a ship to the other row",
  cards: (table) => [...table.in(ZONE.front), ...table.in(ZONE.middle)],
  targets: roomIn,
  allows: (table, card, to) => table.zoneOf(card) !== table.zone(to),
  play: (table, card, to) => {
    enterRow(table, card, table.zone(to));
    table.say(() => `${table.label(card)} goes to the ${to} row.`);
  },
};

const lead: SpurMove = {
  do: "lead",
  says: "Make a ship of the same VP the flagship",
  cards: (table) => {
    const flagship = flagshipOf(table, FLEET);
    return fleet(table).filter((id) => id !== flagship && vpOf(table, id) === vpOf(table, flagship));
  },
  play: (table, card) => makeFlagship(table, card, FLEET),
};

/** A card's text lets the rows be rearranged. */
export const rearranging: SpurPhase = {
  id: "rearrange",
  name: "Rearrange the rows",
  cite: book.FLEET,
  says: "Move ships from one row to the other. The ship with the highest VP stays the flagship.",
  moves: [arrange],
};

/** The steps of a regroup, in order. */
export const regrouping: readonly SpurPhase[] = [
  {
    id: "resources",
    name: "Manage resources",
    cite: book.REGROUP,
    says: "Discard any cards from your hand. Then it is filled up to seven, ships are re-enabled and energy is restored.",
    moves: [discard, revise],
    next: () => "recruit",
    end: (table) => {
      if (table.count(ZONE.hand) < HAND) deck.drawCards(table, HAND - table.count(ZONE.hand));
      regenerate(table);
    },
  },
  {
    id: "recruit",
    name: "Recruit",
    cite: book.REGROUP,
    says: "Call in ships from the reserve while there are recruitment points for them.",
    begin: (table) => {
      table.tell("regroup", flagshipOf(table, FLEET));
      if (recruit.cards?.(table).length === 0 || roomIn(table).length === 0) table.leave();
    },
    isOpen: true,
    moves: [recruit, use, revise],
    next: () => "reorganize",
  },
  {
    id: "reorganize",
    name: "Reorganize",
    cite: book.REGROUP,
    says: "Rearrange the rows. The ship with the highest VP stays the flagship.",
    isOpen: true,
    moves: [arrange, lead, use, revise],
  },
];
