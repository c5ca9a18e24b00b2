import type { Game } from "../../../lib/core/game.ts";
import type { HouseRules } from "../../../lib/core/judge/deck.ts";

/** The house rules in force, in words, with their numbers. */
export function houseRulesInForce(
  game: Game,
  house: HouseRules,
): readonly { readonly id: string; readonly says: string }[] {
  return game.house.flatMap(({ id, says }) => {
    const value = house[id];
    if (value === undefined || value === false) return [];
    return [{ id, says: typeof value === "number" ? `${says.replace(/\.$/, "")}: ${value}.` : says }];
  });
}
