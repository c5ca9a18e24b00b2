// Who is opposite: nobody, four common planets that strike back, or those planets with units and turns. 1.3 Game Start,
// 1.4 Game Conclusion, 1.11 Movement and Combat.
import { type Level, withLevel } from "../../../core/table/boxed-decks.ts";
import * as book from "../book/rulebook.ts";
import { bestTarget, strike } from "../table/combat.ts";
import { inPlay } from "../table/galaxy.ts";
import { COUNTER, type GalaxyMove, type GalaxyPhase, type GalaxyTable, TOKEN, ZONE } from "../table/table.ts";
import { facedBy, hasFleet, hasOpponent, isStealthed, OPPONENT, unitsOf, wordFor } from "../table/whereabouts.ts";

const NOBODY: readonly number[] = [];

/** The opponent's planets. What lies opposite by hand while there is no opponent is nobody's. */
export function enemies(table: GalaxyTable): readonly number[] {
  return hasOpponent(table) ? table.in(ZONE.enemy) : NOBODY;
}

/** Whether the opponent had planets and has none left. */
export function isWon(table: GalaxyTable): boolean {
  return hasOpponent(table) && enemies(table).length === 0;
}

interface Opponent {
  readonly id: string;
  readonly name: string;
  readonly level?: Level;
  readonly says: string;
  readonly counts: number;
  /** How many resources more than turns a fleet may spend in a turn. */
  readonly ahead?: number;
}

const FLEET = "The opponent has four common planets and units, whose texts do nothing but their keywords.";

/** The usual one comes first. */
const OPPONENTS: readonly Opponent[] = [
  { id: "fleet", name: "four planets and a fleet", says: FLEET, counts: OPPONENT.units, ahead: 1 },
  {
    id: "vanguard",
    name: "four planets and a fleet that is early",
    level: "harder",
    says: FLEET,
    counts: OPPONENT.units,
    ahead: 2,
  },
  {
    id: "patrol",
    name: "four planets and a fleet that is late",
    level: "easier",
    says: FLEET,
    counts: OPPONENT.units,
    ahead: 0,
  },
  {
    id: "planets",
    name: "four planets that strike back",
    level: "easiest",
    says: "The opponent has four common planets.",
    counts: OPPONENT.planets,
  },
  { id: "nobody", name: "nobody", says: "There is no opponent.", counts: OPPONENT.nobody },
];

const face: GalaxyMove = {
  do: "face",
  says: "Face",
  isForPerson: true,
  at: () => "one of the opponents",
  targets: () => OPPONENTS.map(({ id }) => id),
  names: (_, to) => {
    const chosen = OPPONENTS.find(({ id }) => id === to);
    return chosen ? withLevel(chosen.name, chosen.level) : to;
  },
  play: (table, _, to) => {
    const chosen = OPPONENTS.find(({ id }) => id === to);
    if (!chosen) return;
    table.set(COUNTER.opponent, chosen.counts);
    table.set(COUNTER.ahead, chosen.ahead ?? 0);
    if (hasOpponent(table)) for (const id of [...table.in(ZONE.opposite)]) table.move(id, ZONE.enemy);
    table.say(() => chosen.says);
    table.leave();
  },
};

export const opposite: GalaxyPhase = {
  id: "opposite",
  name: "Who is opposite",
  cite: book.GAME_START,
  says: "Choose who plays against you.",
  moves: [face],
  mayPass: () => false,
};

/** Nobody assaults any more. What was destroyed in combat has done by now what its text says about cards nearby. */
export function endCombat(table: GalaxyTable): void {
  for (const id of inPlay(table)) table.setToken(id, TOKEN.facing, 0);
  if (hasFleet(table)) for (const id of unitsOf(table, true)) table.setToken(id, TOKEN.facing, 0);
}

/** The opponent's card attacks what it destroys or what is most dangerous. Answers whether it attacked. */
function attackBack(table: GalaxyTable, id: number): void {
  const target = table.isExhausted(id) || isStealthed(table, id) ? -1 : bestTarget(table, id);
  if (target < 0) return;
  // Nothing readies the planets of an opponent without turns.
  if (hasFleet(table)) table.exhaust(id);
  const damage = strike(table, id, target);
  table.say(() => `${wordFor(table, id)} strikes back at ${wordFor(table, target)} for ${damage} damage.`);
}

/** Each planet that is assaulted strikes once, and its units do, even those with lethal damage. (1.12) */
export function strikeBack(table: GalaxyTable): void {
  if (!hasOpponent(table) || !inPlay(table).some((id) => facedBy(table, id) >= 0)) return;
  if (hasFleet(table)) for (const id of unitsOf(table, true)) attackBack(table, id);
  for (const id of enemies(table)) attackBack(table, id);
}
