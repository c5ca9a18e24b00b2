// Game Conclusion: whoever controls no planet any more has lost, and satellites do not count. (1.4)
import type { Result, Score } from "../../../core/table/result.ts";
import { spelled } from "../../../core/words.ts";
import { hasPlanet } from "./galaxy.ts";
import { healthLeft } from "./stats.ts";
import { COUNTER, type GalaxyTable, ZONE } from "./table.ts";
import { enemies, hasDeck, hasOpponent } from "./whereabouts.ts";

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

/** Whether the game goes no further because of empty decks: both, or the player's where nobody else draws. */
function isDrawnOut(table: GalaxyTable): boolean {
  return table.get(COUNTER.ended) > 0 && (!hasDeck(table) || table.get(COUNTER["enemy-ended"]) > 0);
}

export function result(table: GalaxyTable): Result | undefined {
  const { turn } = table;
  if (turn === 0) return undefined;
  const [own, theirs] = [table.count(ZONE.planets), table.count(ZONE.enemy)];
  const isLost = !hasPlanet(table, ZONE.planets);
  const isWon = hasOpponent(table) && !hasPlanet(table, ZONE.enemy);
  if (isLost && isWon) return { how: "ended", says: `A draw in turn ${turn}: neither of you has a planet left.` };
  if (isWon) return { how: "won", says: `You won in turn ${turn}, with ${planets(own)} left.` };
  if (isLost) {
    const left = hasOpponent(table) ? ` Your opponent has ${planets(theirs)}.` : "";
    return { how: "lost", says: `You lost your last planet in turn ${turn}.${left}` };
  }
  if (!isDrawnOut(table)) return undefined;
  const how = hasOpponent(table)
    ? `You have ${planets(own)}, your opponent ${planets(theirs)}.`
    : `You dealt ${table.get(COUNTER.dealt)} damage.`;
  return { how: "ended", says: `The game ends in turn ${turn}, because there is no card to draw. ${how}` };
}
