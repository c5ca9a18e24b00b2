// The conditions that texts of Orion's Spur name.
import { type Condition, phrase, type TextPhrase } from "../../../core/text/ability.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { aimNow, aimOf, isAdjacent, isEnemy } from "../table/aim.ts";
import { COUNTER, fleet, TOKEN } from "../table/table.ts";
import { ships } from "./nouns.ts";

type C = OrionsSpurCard;

const condition = (words: string, example: string, holds: Condition<C>): TextPhrase<Condition<C>> =>
  phrase(words, example, {}, () => holds);

export const conditions: readonly TextPhrase<Condition<C>>[] = [
  condition(
    "if [the] target|it has no shield left",
    "If the target has no shield left, deal 1 more damage.",
    (table, run) => {
      const { target } = aimOf(table, run);
      return target >= 0 && table.token(target, TOKEN.shield) === 0;
    },
  ),
  condition("if flock activated this ship", "If Flock activated this ship, deal 2 more damage.", (table, run) => {
    const { ship } = aimOf(table, run);
    return ship >= 0 && table.token(ship, TOKEN.flocked) === table.turn;
  }),
  condition(
    "if another of your ships has attacked this turn",
    "If another of your ships has attacked this turn, it may target a ship 1 row back.",
    (table, run) => {
      // The attack that goes on is one of them as soon as it has hit somebody.
      const { ship, target } = aimNow(table);
      const own = ship === aimOf(table, run).ship && target >= 0 ? 1 : 0;
      return table.get(COUNTER.attackers) > own;
    },
  ),
  condition(
    "if another of your ships is adjacent to the attacking ship",
    "If another of your ships is adjacent to the attacking ship, deal 1 more damage.",
    (table, run) => fleet(table).some((id) => isAdjacent(table, id, aimOf(table, run).ship)),
  ),
  condition("if this destroys the target", "If this destroys the target, draw 1 card.", (table, run) => {
    const { target } = aimOf(table, run);
    return target >= 0 && !isEnemy(table, target);
  }),
  condition(
    "if you have destroyed a ship this turn",
    "If you have destroyed a ship this turn, draw 1 card.",
    (table) => table.get(COUNTER.kills) > 0,
  ),
  condition(
    "if one of your ships was destroyed since your last turn",
    "If one of your ships was destroyed since your last turn, restore all energy to one of your ships.",
    (table) => table.get(COUNTER.losses) > 0,
  ),
  phrase(
    "if you have {ships}",
    "If you have another frigate, draw 1 card.",
    { ships },
    ({ ships: named }): Condition<C> =>
      (table, run) =>
        named.cards(table, run).some((id) => !isEnemy(table, id)),
  ),
];
