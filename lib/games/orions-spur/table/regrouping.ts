import { isOffered } from "../../../core/table/why-not.ts";
import * as book from "../book/rulebook.ts";
import { deck } from "../texts/deeds.ts";
import { fresh } from "./attacking.ts";
import { flagshipOf, makeFlagship, promote, vpOf } from "./flagship.ts";
import { revise, use } from "./secondary.ts";
import {
  COUNTER,
  columnOf,
  commission,
  enterRow,
  FLEET,
  fleet,
  freeColumn,
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
  cite: book.REGROUP,
  needs: [fresh],
  play: (table) => {
    table.set(COUNTER.primary, PRIMARY.regroup);
    table.say(() => "The fleet regroups: this turn none of its cards and abilities may damage another player.");
    table.call("resources");
  },
};

const discard: SpurMove = {
  do: "discard",
  isElsewhere: true,
  says: "Discard a card",
  of: "a card in your hand",
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
  of: "a ship of your reserve",
  at: () => `room in the front or the middle row, which hold ${ROW} ships each`,
  cards: (table) => table.in(ZONE.reserve),
  needs: [
    {
      id: "recruitment",
      cite: book.RECRUITMENT,
      holds: (table, card) => {
        const { recruitment } = table.card(card);
        return typeof recruitment === "number" ? recruitment <= table.get(COUNTER.recruitment) : undefined;
      },
      lacks: (table, card) => {
        const { recruitment } = table.card(card);
        if (typeof recruitment !== "number") return "not known: its recruitment cost was never published";
        return `costs ${recruitment} recruitment, you have ${table.get(COUNTER.recruitment)}`;
      },
    },
  ],
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
  says: "Move a ship to the first free place of a row",
  cards: (table) => [...table.in(ZONE.front), ...table.in(ZONE.middle)],
  targets: roomIn,
  of: "a ship of the front or the middle row",
  at: () => `room in the front or the middle row, which hold ${ROW} ships each`,
  needs: [
    {
      id: "elsewhere",
      cite: book.FLEET,
      holds: (table, card, to) =>
        table.zoneOf(card) !== table.zone(to) || freeColumn(table, card, table.zone(to)) < columnOf(table, card),
      lacks: () => "it is in this row already, with no free place left of it",
    },
  ],
  play: (table, card, to) => {
    enterRow(table, card, table.zone(to));
    table.say(() => `${table.label(card)} goes to the ${to} row, place ${columnOf(table, card) + 1}.`);
  },
};

function flagshipVp(table: SpurTable): number {
  const flagship = flagshipOf(table, FLEET);
  return flagship < 0 ? 0 : vpOf(table, flagship);
}

const lead: SpurMove = {
  do: "lead",
  says: "Make a ship of the same VP the flagship",
  of: "another ship of your fleet",
  cards: (table) => fleet(table).filter((id) => id !== flagshipOf(table, FLEET)),
  needs: [
    {
      id: "vp",
      cite: book.FLEET,
      holds: (table, card) => vpOf(table, card) === flagshipVp(table),
      lacks: (table, card) =>
        `the flagship has the highest VP: it is worth ${vpOf(table, card)}, the flagship ${flagshipVp(table)}`,
    },
  ],
  play: (table, card) => makeFlagship(table, card, FLEET),
};

/** A card's text lets the rows be rearranged. */
export const rearranging: SpurPhase = {
  id: "rearrange",
  name: "Rearrange the rows",
  cite: book.FLEET,
  says: "Move ships to the first free place of either row. The ship with the highest VP stays the flagship.",
  moves: [arrange],
};

/** The steps of a regroup, in order. */
export const regrouping: readonly SpurPhase[] = [
  {
    id: "resources",
    name: "Manage resources",
    cite: book.REGROUP,
    says: "Discard any cards from your hand. Then it is filled up to seven, ships are re-enabled and energy is restored.",
    passing: "Draw up to seven",
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
      if (!isOffered(table, recruit)) table.leave();
    },
    isOpen: true,
    passing: "Recruit no more",
    moves: [recruit, use, revise],
    next: () => "reorganize",
  },
  {
    id: "reorganize",
    name: "Reorganize",
    cite: book.REGROUP,
    says: "Rearrange the rows. The ship with the highest VP stays the flagship.",
    isOpen: true,
    passing: "End the regroup",
    moves: [arrange, lead, use, revise],
  },
];
