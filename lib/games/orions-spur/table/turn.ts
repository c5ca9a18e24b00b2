// Setup (p.5), Primary Actions (p.6), Secondary Actions, Revise Tactics, Generating Recruitment Points (p.9).
import { isOpposed } from "../../../core/table/seats.ts";
import { asEach } from "../../../core/table/sides.ts";
import * as book from "../book/rulebook.ts";
import { reinforce, STRENGTH } from "../opposite/enemy-fleet.ts";
import { answer, blocking } from "../opposite/enemy-turn.ts";
import { deck } from "../texts/deeds.ts";
import { texts } from "../texts/texts.ts";
import { cover, flock, ram, suppress } from "./abilities.ts";
import { activate, attack, isFresh } from "./attacking.ts";
import { promote, vpOf } from "./flagship.ts";
import { HAND, rearranging, regroup, regrouping } from "./regrouping.ts";
import { vpToWin } from "./result.ts";
import { revise, use } from "./secondary.ts";
import {
  COUNTER,
  commission,
  enemies,
  enterRow,
  FLEET,
  PRIMARY,
  type SpurPhase,
  type SpurTable,
  TOKEN,
  ZONE,
} from "./table.ts";

/** Gives each ship of a fleet its column and its tokens. */
function form(table: SpurTable): void {
  for (const row of FLEET)
    for (const [column, id] of [...table.in(row)].entries()) {
      enterRow(table, id, row, column);
      commission(table, id);
    }
  promote(table, FLEET);
}

/** Names the fleet faced, what it is worth, and whether it fires. */
function introduce(table: SpurTable): void {
  const byVp = (ships: readonly number[]) => ships.toSorted((a, b) => vpOf(table, b) - vpOf(table, a));
  const [ships, reserve] = [byVp(enemies(table)), table.in(ZONE["enemy-reserve"])];
  if (ships.length === 0) return;
  const plays = isOpposed(table.start);
  const named = (some: readonly number[]) => some.map((id) => table.label(id)).join(", ");
  const worth = [...ships, ...reserve].reduce((sum, id) => sum + vpOf(table, id), 0);
  const how = plays ? "to be recruited" : `coming in while it has fewer than ${STRENGTH} ships`;
  table.say(() => `The fleet faced: ${named(ships)}.`);
  if (reserve.length > 0) table.say(() => `In its reserve, ${how}: ${named(reserve)}.`);
  table.say(() => `It is worth ${worth} VP. You need ${vpToWin(table.start)} VP to win.`);
  table.say(() => `The enemy ${plays ? "plays by the same rules as you" : "holds its fire"}.`);
}

export const setup: readonly SpurPhase[] = [
  {
    id: "formation",
    name: "Formation",
    cite: book.FLEET,
    says: "Both fleets stand in their rows, led by the ship of the highest VP. Win the VP, or destroy it all, to finish.",
    begin: (table) => {
      asEach(table, () => form(table));
      table.as(table.person, () => introduce(table));
    },
    moves: [],
  },
  {
    id: "opening",
    name: "Opening hand",
    cite: book.DECKS,
    says: "Shuffle the tactics deck and draw seven cards. There is no mulligan.",
    isForBoth: true,
    begin: (table) => {
      table.shuffle(ZONE.draw);
      deck.drawCards(table, HAND);
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
      asEach(table, () => table.set(COUNTER.kills, 0));
      table.set(COUNTER.attackers, 0);
      for (const row of FLEET) for (const id of table.in(row)) table.setToken(id, TOKEN.shelter, 0);
    },
    moves: [activate, flock, suppress, ram, regroup, use, revise],
    // One primary action is taken every turn, and a regroup is always possible.
    mayPass: (table) => !isFresh(table),
  },
  {
    id: "end",
    name: "End of turn",
    cite: book.RECRUITMENT,
    says: "One recruitment point is generated.",
    begin: (table) => {
      table.set(COUNTER.losses, 0);
      table.set(COUNTER.boost, 0);
      table.add(COUNTER.recruitment, 1);
      table.say(() => `Recruitment points: ${table.get(COUNTER.recruitment)}.`);
    },
    moves: [],
  },
  {
    id: "enemy",
    name: "Enemy’s reserve",
    cite: book.GAME_PLAY,
    says: "An enemy that holds its fire calls in ships of its reserve.",
    begin: (table) => {
      if (!isOpposed(table.start)) reinforce(table);
    },
    moves: [],
  },
];

export const called: readonly SpurPhase[] = [attack, cover, answer, blocking, ...regrouping, rearranging, texts.phase];
