// Setup (p.5), Primary Actions (p.6), Secondary Actions, Revise Tactics, Generating Recruitment Points (p.9).
import { type Level, withLevel } from "../../../core/table/boxed-decks.ts";
import * as book from "../book/rulebook.ts";
import { byVp, fleets, muster, oppose, ownSpecies, reinforce, STRENGTH } from "../opposite/enemy-fleet.ts";
import { answer, blocking } from "../opposite/enemy-turn.ts";
import { faceFormation, formationIn, isFormation } from "../opposite/own-formation.ts";
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
  fleet,
  isOpposed,
  PRIMARY,
  type SpurMove,
  type SpurPhase,
  type SpurTable,
  TOKEN,
  ZONE,
} from "./table.ts";

/** How hard each fleet is. */
const LEVELS: Readonly<Record<string, Level>> = {
  "H'ssuk Empire": "easier",
  "Churrap Hegemony": "easiest",
  "Mroo'shen Clans": "harder",
};

/** Names the fleet faced and what it is worth. */
function introduce(table: SpurTable): void {
  const ships = byVp(table, enemies(table));
  if (ships.length === 0) return;
  const reserve = table.in(ZONE["enemy-reserve"]);
  const named = (some: readonly number[]) => some.map((id) => table.label(id)).join(", ");
  const worth = [...ships, ...reserve].reduce((sum, id) => sum + vpOf(table, id), 0);
  table.say(() => `The fleet faced: ${named(ships)}.`);
  if (reserve.length > 0)
    table.say(() => `In its reserve, coming in while it has fewer than ${STRENGTH} ships: ${named(reserve)}.`);
  table.say(() => `It is worth ${worth} VP. You need ${vpToWin(table)} VP to win.`);
}

const face: SpurMove = {
  do: "face",
  says: "Face the fleet of",
  isForPerson: true,
  at: () => "a fleet that may sit opposite",
  targets: fleets,
  takes: isFormation,
  names: (table, to) => (isFormation(table, to) ? formationIn(table, to) : withLevel(to, LEVELS[to])),
  play: (table, _, to) => {
    if (isFormation(table, to)) faceFormation(table, to);
    else oppose(table, to);
    table.leave();
  },
};

const FIRE = { hold: "holds its fire", back: "plays by the same rules as you" };

const respond: SpurMove = {
  do: "respond",
  says: "The enemy",
  isForPerson: true,
  at: () => "what the enemy does",
  targets: () => ["x:hold", "x:back"],
  names: (_, to) => (to === "x:back" ? FIRE.back : FIRE.hold),
  play: (table, _, to) => {
    if (to === "x:back") muster(table);
    table.leave();
  },
};

export const setup: readonly SpurPhase[] = [
  {
    id: "face",
    name: "Who is opposite",
    cite: book.DECKS,
    says: "Choose an enemy fleet. If you pass, you face your own species. Win the VP, or destroy it all, to finish.",
    passing: "Face the ships placed by hand, or else your own species",
    begin: (table) => {
      for (const row of FLEET)
        for (const [column, id] of [...table.in(row)].entries()) enterRow(table, id, row, column);
      for (const id of fleet(table)) commission(table, id);
      promote(table, FLEET);
      if (table.count(ZONE.dock) === 0) table.leave();
    },
    moves: [face],
    end: (table) => {
      const species = enemies(table).length === 0 ? ownSpecies(table) : undefined;
      if (species !== undefined) oppose(table, species);
      introduce(table);
    },
  },
  {
    id: "fire",
    name: "Enemy fire",
    cite: book.GAME_PLAY,
    says: "Choose whether the enemy plays by the same rules as you. If you pass, it holds its fire.",
    passing: "The enemy holds its fire",
    begin: (table) => {
      if (enemies(table).length === 0) table.leave();
    },
    moves: [respond],
    end: (table) => {
      if (enemies(table).length > 0) table.say(() => `The enemy ${isOpposed(table) ? FIRE.back : FIRE.hold}.`);
    },
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
      table.set(COUNTER.kills, 0);
      table.set(COUNTER["enemy-kills"], 0);
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
      if (!isOpposed(table)) reinforce(table);
    },
    moves: [],
  },
];

export const called: readonly SpurPhase[] = [attack, cover, answer, blocking, ...regrouping, rearranging, texts.phase];
