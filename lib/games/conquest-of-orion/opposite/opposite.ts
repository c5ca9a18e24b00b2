// Who is opposite: nobody, four common planets that strike back, or a deck that is played by the same rules. 1.3 Game
// Start, 1.11 Movement and Combat.
import type { Dealt } from "../../../core/table/board.ts";
import type { Facing, Piles, Supply } from "../../../core/table/goldfish.ts";
import { NOBODY_OPPOSITE } from "../../../core/table/seats.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { bestTarget, strike } from "../table/combat.ts";
import { inPlay } from "../table/galaxy.ts";
import type { GalaxyTable } from "../table/table.ts";
import { enemies, facedBy, OPPONENT, opponentOf, wordFor } from "../table/whereabouts.ts";

/** Who may sit opposite, the usual one first. Everybody begins with the four common planets. */
export function opponents(list: readonly Dealt<ConquestOfOrionCard>[], piles: Piles): readonly Facing[] {
  const of = (pile: string) => (piles[pile] ?? []).map(([label, count]): Supply => ({ label, count, from: "main" }));
  return [
    { id: "fleet", name: "a fleet of Destroyers, a practice deck", list: of("fleet") },
    { id: "vanguard", name: "a vanguard without a race, a practice deck", level: "harder", list: of("vanguard") },
    { id: "patrol", name: "a patrol of small units, a practice deck", level: "easier", list: of("patrol") },
    { id: "twin", name: "your own deck", list: list.map(({ label, from }) => ({ label, count: 1, from })) },
    { id: "planets", name: "four planets that strike back", level: "easiest", isIdle: true, list: [] },
    NOBODY_OPPOSITE,
  ];
}

/** Planets without a deck are asked for nothing: each that is assaulted strikes once, even with lethal damage. (1.12) */
export function strikeBack(table: GalaxyTable): void {
  if (opponentOf(table) !== OPPONENT.planets || !inPlay(table).some((id) => facedBy(table, id) >= 0)) return;
  for (const id of enemies(table)) {
    const target = bestTarget(table, id);
    if (target < 0) continue;
    const damage = strike(table, id, target);
    table.say(() => `${wordFor(table, id)} strikes back at ${wordFor(table, target)} for ${damage} damage.`);
  }
  table.call("answer");
}
