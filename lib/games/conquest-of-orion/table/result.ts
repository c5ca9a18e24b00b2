// Game Conclusion: whoever controls no planet any more has lost, and satellites do not count. (1.4)
import type { Result, Score } from "../../../core/table/result.ts";
import { spelled } from "../../../core/words.ts";
import { enemies, isWon } from "../opposite/opposite.ts";
import { hasPlanet } from "./galaxy.ts";
import { healthLeft } from "./stats.ts";
import { COUNTER, type GalaxyTable, ZONE } from "./table.ts";
import { hasOpponent } from "./whereabouts.ts";

function healthOfAll(table: GalaxyTable, planets: readonly number[]): number {
  return planets.reduce((sum, id) => sum + Math.max(healthLeft(table, id), 0), 0);
}

/** Against an opponent, how far each side is from its last planet. Alone, what would be dealt. */
export function score(table: GalaxyTable): Score {
  if (!hasOpponent(table)) return { name: "Damage dealt", own: table.get(COUNTER.dealt) };
  const own = healthOfAll(table, table.in(ZONE.planets));
  return { name: "Health of the planets", own, theirs: healthOfAll(table, enemies(table)) };
}

const planets = (count: number) => (count === 1 ? "one planet" : `${spelled(count)} planets`);

export function result(table: GalaxyTable): Result | undefined {
  if (table.turn === 0) return undefined;
  if (isWon(table) && !hasPlanet(table))
    return { how: "ended", says: `A draw in turn ${table.turn}: neither of you has a planet left.` };
  if (isWon(table)) {
    const left = planets(table.count(ZONE.planets));
    return { how: "won", says: `You won in turn ${table.turn}, with ${left} left.` };
  }
  if (!hasPlanet(table)) {
    const left = hasOpponent(table) ? ` Your opponent has ${planets(enemies(table).length)}.` : "";
    return { how: "lost", says: `You lost your last planet in turn ${table.turn}.${left}` };
  }
  if (table.get(COUNTER.ended) === 0) return undefined;
  const how = hasOpponent(table)
    ? `You have ${planets(table.count(ZONE.planets))}, your opponent ${planets(enemies(table).length)}.`
    : `You dealt ${table.get(COUNTER.dealt)} damage.`;
  return { how: "ended", says: `The game ends in turn ${table.turn}, because there is no card to draw. ${how}` };
}
