// What the player does in the opponent's turn: the defender's step, combat and the movement after it. 1.10, 1.11, and
// Deploy of 2.2.

import { isOffered } from "../../../core/table/why-not.ts";
import * as book from "../book/rulebook.ts";
import { endCombat } from "../opposite/opposite.ts";
import { assaultsOn, beginTheirTurn, fight } from "../opposite/their-turn.ts";
import { texts } from "../texts/texts.ts";
import { attack, stealth } from "./assault.ts";
import { cleanUp, destroy } from "./clean-up.ts";
import { nameOf, playFast } from "./economy.ts";
import { canMove, goes, inPlay, moves, otherPlanet, planets, units, unitsThat } from "./galaxy.ts";
import { COUNTER, type GalaxyMove, type GalaxyNeed, type GalaxyPhase, type GalaxyTable, TOKEN, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";
import { facedBy, hasFleet, wordFor } from "./whereabouts.ts";

function clear(table: GalaxyTable, token: number, done: (id: number) => void): void {
  if (!table.hasHad(token)) return;
  for (let id = 0; id < table.size; id++) {
    if (table.token(id, token) === 0) continue;
    table.setToken(id, token, 0);
    done(id);
  }
}

/** Ends what lasts until end of turn, and at the beginning of the player's turn what lasts until then. */
export function wearOff(table: GalaxyTable, isMyTurn: boolean): void {
  clear(table, TOKEN.boost, () => {});
  clear(table, TOKEN.doomed, (id) => destroy(table, id));
  if (isMyTurn) clear(table, TOKEN.immobile, () => {});
}

/** Whether a unit may move onto a planet in the defender's step. */
const openPlanet: GalaxyNeed = {
  id: "open",
  cite: book.COMBAT,
  holds: (table, _, to) => !to.startsWith("#") || table.sum("closed", Number(to.slice(1))) === 0,
  lacks: (table, _, to) => `a text keeps units from moving to ${wordFor(table, Number(to.slice(1)))}`,
};

const defend: GalaxyMove = {
  do: "defend",
  says: "Move a unit to another planet",
  of: "a unit on a planet of yours",
  at: () => "a planet of yours",
  cards: units,
  targets: (table) => planets(table).map(nameOf),
  needs: [...moves, otherPlanet, openPlanet],
  play: goes("moves to"),
};

/** Units that lie deployed as achievements. */
export function deployed(table: GalaxyTable): readonly number[] {
  return table.in(ZONE.achievements).filter((id) => traitsOf(table, id).isUnit);
}

export function hasDeployed(table: GalaxyTable): boolean {
  for (const id of table.in(ZONE.achievements)) if (traitsOf(table, id).isUnit) return true;
  return false;
}

const muster: GalaxyMove = {
  do: "muster",
  says: "Bring a deployed unit to a planet",
  cite: book.RACIAL,
  of: "a unit that lies deployed",
  at: () => "a planet of yours",
  cards: deployed,
  targets: (table) => planets(table).map(nameOf),
  play: (table, card, to) => {
    const planet = Number(to.slice(1));
    table.use(card);
    table.move(card, table.under(planet));
    table.say(() => `${table.label(card)} becomes a unit on ${wordFor(table, planet)}.`);
  },
};

/** After the opponent's combat, units that are still ready may move once more. */
const move: GalaxyMove = {
  ...defend,
  do: "move",
  needs: [...moves, otherPlanet],
};

const DEFEND =
  "In the opponent's turn, units with Deploy may come to a planet, and ready units may move to defend one. A unit that moves is exhausted.";

/** In the turn of either player, after the opponent's attacks and before the clean-up. (1.14) */
export const answer: GalaxyPhase = {
  id: "answer",
  name: "After the opponent's attacks",
  cite: book.RESOLVING,
  says: "Before what has been dealt lethal damage is destroyed, you may play fast cards and use abilities.",
  begin: (table) => {
    const isAfterCombat = assaultsOn(table).length > 0 || inPlay(table).some((id) => facedBy(table, id) >= 0);
    if (!isAfterCombat || !(isOffered(table, playFast) || isOffered(table, texts.use))) table.leave();
  },
  moves: [playFast, texts.use],
  end: cleanUp,
  next: (table) => (table.get(COUNTER.theirs) > 0 ? "movement" : "retreat"),
};

export const theirTurn: readonly GalaxyPhase[] = [
  {
    id: "defense",
    name: "Opponent's turn: defend",
    cite: book.COMBAT,
    says: DEFEND,
    begin: (table) => {
      wearOff(table, false);
      table.set(COUNTER.theirs, 1);
      table.set(COUNTER.attacks, 0);
      if (hasFleet(table)) beginTheirTurn(table);
      if (assaultsOn(table).length === 0 && !hasDeployed(table)) table.leave();
    },
    asks: (table) => {
      const all = assaultsOn(table).map(([unit, planet]) => `${table.label(unit)} assaults ${wordFor(table, planet)}.`);
      return [...all, DEFEND].join(" ");
    },
    about: (table) => assaultsOn(table).map(([unit]) => unit),
    moves: [defend, muster, stealth, playFast, texts.use],
  },
  {
    id: "battle",
    name: "Opponent's turn: combat",
    cite: book.COMBAT,
    says: "Your ready units and planets may attack what assaults them. Then the opponent's units attack.",
    begin: (table) => {
      if (assaultsOn(table).length === 0) table.leave();
    },
    moves: [attack, playFast, texts.use],
    end: fight,
    next: () => "answer",
  },
  {
    id: "movement",
    name: "Opponent's turn: movement",
    cite: book.TURN,
    says: "As the last action of the opponent's turn, you may move your units between your planets.",
    begin: (table) => {
      endCombat(table);
      if (!hasFleet(table) || planets(table).length < 2 || unitsThat(table, canMove).length === 0) table.leave();
    },
    moves: [move],
    end: cleanUp,
  },
];
