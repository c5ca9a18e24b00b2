// The windows in which both sides act in a turn: the defender's step, the pre-combat step, combat, answers to an attack,
// and the movement at the end. 1.10, 1.11, 1.14, and Deploy of 2.2.

import { ask, askIf, inTurns } from "../../../core/table/ask.ts";
import { isOwnTurn, otherOf } from "../../../core/table/sides.ts";
import { isOffered } from "../../../core/table/why-not.ts";
import * as book from "../book/rulebook.ts";
import { texts } from "../texts/texts.ts";
import { attack, attackers, intercept, stealth, striking } from "./assault.ts";
import { nameOf, playFast, trade } from "./economy.ts";
import { goes, inPlay, moves, otherPlanet, planets, units } from "./galaxy.ts";
import { type GalaxyIds, type GalaxyMove, type GalaxyNeed, type GalaxyPhase, type GalaxyTable, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";
import { assaultsOn, facedBy, hasDeck, wordFor } from "./whereabouts.ts";

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

/** After combat, units that are still ready may move once more. */
const move: GalaxyMove = {
  ...defend,
  do: "move",
  needs: [...moves, otherPlanet],
};

/** Whether a fast card or an ability can be played now. */
function hasAnswer(table: GalaxyTable): boolean {
  return isOffered(table, playFast) || texts.canUse(table);
}

/** Whether units of whoever has the turn assault the other side. */
function isAssaulted(table: GalaxyTable): boolean {
  return hasDeck(table) && inPlay(table).some((id) => facedBy(table, id) >= 0);
}

const DEFEND =
  "In the opponent's turn, units with Deploy may come to a planet, and ready units may move to defend one. A unit that moves is exhausted.";

/** The assaults that a side has to do with, as the head of a question. */
function asking(says: string): Pick<GalaxyPhase, "says" | "asks" | "about" | "isOpen" | "cite"> {
  return {
    cite: book.COMBAT,
    says,
    asks: (table) => {
      const all = assaultsOn(table).map(([unit, planet]) => `${table.label(unit)} assaults ${wordFor(table, planet)}.`);
      return [...all, says].join(" ");
    },
    about: (table) => assaultsOn(table).map(([unit]) => unit),
    isOpen: true,
  };
}

/** A window in which the sides act in turns, beginning with the one whose turn it is. Trading is no act. (1.14) */
function bothAct(
  id: GalaxyIds["phase"],
  name: string,
  says: string,
  kinds: readonly GalaxyMove[],
  canAct: (table: GalaxyTable) => boolean,
): GalaxyPhase {
  const phase = inTurns({ id, name, ...asking(says), moves: kinds }, "until-both-pass", canAct);
  return { ...phase, moves: [...phase.moves, trade] };
}

/** A step that asks nobody itself. It calls what asks. */
export function step(
  id: GalaxyIds["phase"],
  name: string,
  says: string,
  begin: (table: GalaxyTable) => void,
): GalaxyPhase {
  return { id, name, cite: book.TURN, says, begin, moves: [] };
}

/** The steps of combat that ask one side or both, and are over at once where nobody assaults. */
export const combat: readonly GalaxyPhase[] = [
  step("defender", "Defender's step", "Whoever is assaulted may move units and bring deployed ones.", (table) => {
    const isAsked = hasDeck(table) && table.as(otherOf(table.side), () => deployed(table).length > 0);
    if (isAsked || isAssaulted(table)) ask(table, "defense", "other-only");
  }),
  step("pre-combat", "Pre-combat step", "Units with Intercept may assault. Fast cards can be played.", (table) => {
    if (hasDeck(table) && (isAssaulted(table) || isOffered(table, intercept))) table.call("readiness", { passed: 0 });
  }),
  step("combat", "Combat", "What is near each other attacks, one after the other.", (table) => {
    if (isAssaulted(table)) table.call("battle", { passed: 0 });
  }),
];

export const windows: readonly GalaxyPhase[] = [
  {
    id: "defense",
    name: "Opponent's turn: defend",
    ...asking(DEFEND),
    moves: [defend, muster, stealth, playFast, texts.use, trade],
  },
  bothAct(
    "readiness",
    "Before combat",
    "Units with Intercept of whoever assaults may assault now. Fast cards can be played.",
    [intercept, playFast, texts.use],
    (table) => (isOwnTurn(table) && isOffered(table, intercept)) || hasAnswer(table),
  ),
  bothAct(
    "battle",
    "Combat",
    "Your ready units and planets may attack what is near them, and fast cards can be played. Nothing is destroyed before the clean-up.",
    [attack, playFast, texts.use],
    (table) => attackers(table).length > 0 || hasAnswer(table),
  ),
  {
    id: "answer",
    name: "Answer an attack",
    cite: book.RESOLVING,
    says: "An attack can be answered before it deals its damage, and what planets without a deck strike before the clean-up.",
    asks: (table) => {
      const { card = -1, target = -1 } = table.args;
      if (card < 0) return "Before what has been dealt lethal damage is destroyed, you may play fast cards.";
      return `${table.label(card)} attacks ${wordFor(table, target)}. Answer it, or let it strike.`;
    },
    about: ({ args: { card, target } }) => (card === undefined || target === undefined ? [] : [card, target]),
    isOpen: true,
    passing: "Do not answer",
    run: askIf(hasAnswer),
    moves: [playFast, texts.use, trade],
  },
  striking,
  {
    id: "shift",
    name: "Opponent's turn: movement",
    cite: book.TURN,
    says: "As the last action of the opponent's turn, you may move your units between your planets.",
    run: askIf((table) => isOffered(table, move)),
    moves: [move, trade],
  },
];
