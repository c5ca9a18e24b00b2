// Setup (p.5), Primary Actions (p.6), Secondary Actions, Revise Tactics, Generating Recruitment Points (p.9).
import { activate, attack, flock, ram, suppress } from "./attacking.ts";
import { hasNobodyToFace, hasWon, vpToWin } from "./ending.ts";
import { promote, vpOf } from "./flagship.ts";
import { HAND, regroup, regrouping } from "./regrouping.ts";
import * as book from "./rulebook.ts";
import { drawTactics, revise, use } from "./secondary.ts";
import {
  COUNTER,
  commission,
  enemies,
  FLEET,
  fleet,
  PRIMARY,
  type SpurMove,
  type SpurPhase,
  type SpurTable,
  TOKEN,
  ZONE,
} from "./table.ts";

/** The possible enemy fleets, by species. */
function fleets(table: SpurTable): readonly string[] {
  return [...new Set(table.in(ZONE.dock).map((id) => table.card(id).species ?? ""))].filter((one) => one !== "");
}

function byVp(table: SpurTable, ships: readonly number[]): number[] {
  return [...ships].sort((a, b) => vpOf(table, b) - vpOf(table, a));
}

/**
 * Puts the ship with the highest VP behind and the others in front, with at most five in a row. Ships that were put
 * there by hand make room.
 */
function oppose(table: SpurTable, species: string): void {
  for (const id of enemies(table))
    table.move(id, table.zone(table.board.begins[table.start.cards[id]?.from ?? ""] ?? "dock"));
  const ships = table.in(ZONE.dock).filter((id) => table.card(id).species === species);
  for (const [at, id] of byVp(table, ships).entries()) {
    const row = at === 0 ? "enemy-flagship" : at <= 5 ? "enemy-front" : "enemy-middle";
    table.move(id, ZONE[row]);
    table.setToken(id, TOKEN.column, (at - 1) % 5);
    commission(table, id);
  }
}

function introduce(table: SpurTable): void {
  const ships = byVp(table, enemies(table));
  if (ships.length === 0) return;
  const worth = ships.reduce((sum, id) => sum + vpOf(table, id), 0);
  table.say(() => `The fleet faced: ${ships.map((id) => table.label(id)).join(", ")}. It never reacts.`);
  table.say(() => `It is worth ${worth} VP. You need ${vpToWin(table)} VP to win.`);
}

const face: SpurMove = {
  do: "face",
  says: "Face the standard fleet of",
  targets: fleets,
  play: (table, _, to) => {
    oppose(table, to);
    table.leave();
  },
};

function ownSpecies(table: SpurTable): string | undefined {
  const [ship] = fleet(table);
  const species = ship === undefined ? undefined : table.card(ship).species;
  const all = fleets(table);
  return species && all.includes(species) ? species : all[0];
}

export const setup: readonly SpurPhase[] = [
  {
    id: "face",
    name: "The fleet faced",
    cite: book.DECKS,
    says: "Choose an enemy fleet. It does not fight back. Destroy it all to finish. If you pass, you face your own species.",
    begin: (table) => {
      for (const id of fleet(table)) commission(table, id);
      promote(table, FLEET);
      if (fleets(table).length === 0) table.leave();
    },
    moves: [face],
    end: (table) => {
      const species = enemies(table).length === 0 ? ownSpecies(table) : undefined;
      if (species !== undefined) oppose(table, species);
      introduce(table);
    },
  },
  {
    id: "opening",
    name: "Opening hand",
    cite: book.DECKS,
    says: "Shuffle the tactics deck and draw seven cards. There is no mulligan.",
    begin: (table) => {
      table.shuffle(ZONE.draw);
      drawTactics(table, HAND);
    },
    moves: [],
  },
];

export const phases: readonly [SpurPhase, ...SpurPhase[]] = [
  {
    id: "actions",
    name: "Actions",
    cite: book.PRIMARY_ACTIONS,
    says: "Take one primary action (main attack, special ability or regroup) and any number of secondary ones.",
    begin: (table) => {
      table.set(COUNTER.primary, PRIMARY.none);
      table.set(COUNTER.revised, 0);
    },
    moves: [activate, flock, suppress, ram, regroup, use, revise],
  },
  {
    id: "end",
    name: "End of turn",
    cite: book.RECRUITMENT,
    says: "One recruitment point is generated.",
    begin: (table) => {
      table.add(COUNTER.recruitment, 1);
      table.say(() => `Recruitment points: ${table.get(COUNTER.recruitment)}.`);
    },
    moves: [],
  },
];

export const called: readonly SpurPhase[] = [attack, ...regrouping];

/** The game is over when the agreed VP are reached or no enemy is left. */
export function isOver(table: SpurTable): boolean {
  if (table.turn === 0) return false;
  return hasWon(table) || hasNobodyToFace(table);
}
