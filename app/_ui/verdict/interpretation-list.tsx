import type { Game } from "../../../lib/core/game.ts";
import type { HouseRules } from "../../../lib/core/judge/deck.ts";
import type { Interpretation } from "../../../lib/core/judge/interpretation.ts";
import { houseRulesInForce } from "./house-rules-in-force.ts";

interface Props {
  readonly game: Game;
  readonly house: HouseRules;
  readonly readings: readonly Interpretation[];
}

/** Interpretations of the rulebook, each under the house rule that replaces it, if one does. */
export function InterpretationList({ game, house, readings }: Props) {
  const inForce = houseRulesInForce(game, house);
  return readings.map(({ id, text, house: switched }) => {
    const instead = inForce.find((rule) => rule.id === switched);
    return (
      <li key={id} className="py-2 [.sheet>&]:px-3">
        {instead ? (
          <p className="border-l-3 border-accent pl-2">
            <span className="font-semibold">Agreed instead:</span> {instead.says}
          </p>
        ) : null}
        <p className={instead ? "mt-1 text-sm text-faint" : ""}>{text}</p>
      </li>
    );
  });
}
