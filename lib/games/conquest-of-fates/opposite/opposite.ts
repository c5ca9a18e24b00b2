// Somebody opposite: another deck, played by the same rules as the player's. (p.8-10)
import type { Dealt, Player } from "../../../core/table/board.ts";
import type { Facing, Piles, Supply } from "../../../core/table/goldfish.ts";
import { isOpposed, NOBODY_OPPOSITE } from "../../../core/table/seats.ts";
import * as book from "../book/rulebook.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { BATTLE_ZONE, COUNTER, ENEMY_ZONE, type FatesPhase, type FatesTable } from "../table/table.ts";

/** The decks that may sit opposite, the usual one first. */
export function opponents(list: readonly Dealt<ConquestOfFatesCard>[], piles: Piles): readonly Facing[] {
  const of = (pile: string) => (piles[pile] ?? []).map(([label, count]): Supply => ({ label, count, from: "main" }));
  return [
    { id: "raiders", name: "Raiders, a practice deck with texts and answers", list: of("raiders") },
    { id: "twin", name: "your own deck", list: list.map(({ label, from }) => ({ label, count: 1, from })) },
    { id: "recruits", name: "Recruits, 24 units without texts", level: "easier", list: of("recruits") },
    NOBODY_OPPOSITE,
  ];
}

export const toss: FatesPhase = {
  id: "toss",
  name: "Who begins",
  cite: book.HOW_TO_PLAY,
  says: "Chance decides who is the first Active Player.",
  begin: (table) => {
    if (!isOpposed(table.start)) return;
    table.set(COUNTER.waiting, table.dice.below(2));
    const active = first(table) === table.person ? "You are" : "The enemy is";
    table.as(table.person, () => table.say(() => `${active} the first Active Player.`));
  },
  moves: [],
};

/** The Active Player comes first. (p.8) */
export function first(table: FatesTable): Player {
  return table.get(COUNTER.waiting) > 0 ? 1 : 0;
}

/**
 * The zones of each skirmish in the order in which their units are revealed: from left to right, and at each location
 * the Active Player's first.
 */
const inOrder = (isEnemyFirst: boolean): readonly (readonly number[])[] =>
  [
    [0, 1, 2, 3],
    [4, 5, 6],
  ].map((locations) =>
    locations.flatMap((at) => {
      const [own, enemy] = [BATTLE_ZONE[at] ?? -1, ENEMY_ZONE[at] ?? -1];
      return isEnemyFirst ? [enemy, own] : [own, enemy];
    }),
  );
const ORDER = inOrder(false);
const ORDER_WAITING = inOrder(true);

/** The unit that is revealed next in a skirmish, or -1. The player's view alone knows it. */
export function nextToReveal(table: FatesTable, skirmish: 1 | 2): number {
  const zones = (table.get(COUNTER.waiting) > 0 ? ORDER_WAITING : ORDER)[skirmish - 1] as readonly number[];
  for (let at = 0; at < zones.length; at++) {
    const units = table.in(zones[at] as number);
    for (let n = 0; n < units.length; n++) if (!table.isUp(units[n] as number)) return units[n] as number;
  }
  return -1;
}
