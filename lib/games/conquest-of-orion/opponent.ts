// An opponent of four common planets that strike back: 1.3 Game Start, 1.4 Game Conclusion, 1.11 Movement and Combat.
import { hurt, inPlay, shieldsLeft } from "./galaxy.ts";
import { type CardTable, COUNTER, type GalaxyMove, TOKEN, ZONE } from "./table.ts";
import { traitsOf } from "./traits.ts";

export function hasOpponent(table: CardTable): boolean {
  return table.get(COUNTER.opponent) > 0;
}

const NOBODY: readonly number[] = [];

/** The opponent's planets. What lies opposite by hand while there is no opponent is nobody's. */
export function enemies(table: CardTable): readonly number[] {
  return hasOpponent(table) ? table.in(ZONE.enemy) : NOBODY;
}

/** Whether the opponent had planets and has none left. */
export function isWon(table: CardTable): boolean {
  return hasOpponent(table) && enemies(table).length === 0;
}

export const chooseOpponent: GalaxyMove = {
  do: "opponent",
  says: "Play against",
  targets: () => ["alone", "planets"],
  allows: (table, _, to) => hasOpponent(table) !== (to === "planets"),
  names: (_, to) => (to === "planets" ? "four common planets that strike back" : "nobody"),
  play: (table, _, to) => {
    const isChosen = to === "planets";
    table.set(COUNTER.opponent, isChosen ? 1 : 0);
    for (const id of [...table.in(isChosen ? ZONE.opposite : ZONE.enemy)])
      table.move(id, isChosen ? ZONE.enemy : ZONE.opposite);
    table.say(() => (isChosen ? "The opponent has four common planets." : "There is no opponent."));
  },
};

/** What remains of a planet's health under the damage that it has, which is not yet dealt with. */
export function healthLeft(table: CardTable, id: number): number {
  return traitsOf(table, id).health - table.token(id, TOKEN.damage);
}

/** The planet that a card assaults in this combat, or -1. A text may have taken that planet away since. */
export function facedBy(table: CardTable, id: number): number {
  const planet = table.token(id, TOKEN.facing) - 1;
  return planet >= 0 && hasOpponent(table) && table.zoneOf(planet) === ZONE.enemy ? planet : -1;
}

/** What a card deals to another one after its shields. */
function reaches(table: CardTable, from: number, to: number): number {
  return Math.max(traitsOf(table, from).damage - shieldsLeft(table, to), 0);
}

/** Which of those that assault a planet it strikes: the dearest that it destroys, else the one of most damage. */
function struck(table: CardTable, planet: number, assaulters: readonly number[]): number {
  let [found, best] = [-1, -1];
  for (const id of assaulters) {
    const { price, damage } = traitsOf(table, id);
    const isLethal = reaches(table, planet, id) >= healthLeft(table, id);
    const worth = isLethal ? 1000 + price : damage;
    if (worth > best) [found, best] = [id, worth];
  }
  return found;
}

/** Each planet that is assaulted strikes once, even one that is dealt lethal damage. (1.12) */
export function strikeBack(table: CardTable): void {
  if (!hasOpponent(table)) return;
  const there = inPlay(table);
  const faced = Map.groupBy(there, (id) => facedBy(table, id));
  for (const id of there) table.setToken(id, TOKEN.facing, 0);
  for (const planet of enemies(table)) {
    const victim = struck(table, planet, faced.get(planet) ?? []);
    if (victim < 0) continue;
    const damage = hurt(table, victim, traitsOf(table, planet).damage);
    table.say(() => `${table.label(planet)} strikes back at ${table.label(victim)} for ${damage} damage.`);
  }
}
