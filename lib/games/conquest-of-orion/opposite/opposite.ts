// Who is opposite: nobody, four common planets that strike back, or those planets with units and turns. 1.3 Game Start,
// 1.4 Game Conclusion, 1.11 Movement and Combat.
import { bestTarget, strike } from "../table/combat.ts";
import { inPlay } from "../table/galaxy.ts";
import { COUNTER, type GalaxyMove, type GalaxyTable, TOKEN, ZONE } from "../table/table.ts";
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

/** The usual one comes first. */
const CHOICES = ["units", "planets", "alone"] as const;
const AGAINST: Readonly<Record<string, string>> = {
  alone: "nobody",
  planets: "four common planets that strike back (gentle)",
  units: "four common planets with units that assault and defend (even)",
};
const SAYS: Readonly<Record<string, string>> = {
  alone: "There is no opponent.",
  planets: "The opponent has four common planets.",
  units: "The opponent has four common planets and units, whose texts do nothing but their keywords.",
};
const CHOSEN: Readonly<Record<string, number>> = {
  alone: OPPONENT.nobody,
  planets: OPPONENT.planets,
  units: OPPONENT.units,
};

export const chooseOpponent: GalaxyMove = {
  do: "opponent",
  says: "Play against",
  isForPerson: true,
  targets: () => CHOICES,
  allows: (table, _, to) => table.get(COUNTER.opponent) !== CHOSEN[to],
  names: (_, to) => AGAINST[to] ?? "",
  play: (table, _, to) => {
    const isChosen = to !== "alone";
    table.set(COUNTER.opponent, CHOSEN[to] ?? 0);
    const from = isChosen ? ZONE.opposite : ZONE.enemy;
    for (const id of [...table.in(from)]) table.move(id, isChosen ? ZONE.enemy : ZONE.opposite);
    table.say(() => SAYS[to] ?? "");
  },
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
