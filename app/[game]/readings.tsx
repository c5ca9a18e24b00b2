import type { Game } from "../../lib/core/game.ts";
import type { Agreed } from "../../lib/deck/address.ts";
import { readingsOf } from "../../lib/deck/report.ts";
import { agreements } from "../_ui/agreements.ts";
import { Part } from "../_ui/part.tsx";

/** How the rulebook is read where it is silent, and what is agreed on instead. */
export function Readings({ game, agreed }: { game: Game; agreed: Agreed }) {
  const inForce = agreements(game, agreed.house);
  return (
    <Part
      id="readings"
      title="Readings"
      says="Where the rulebook is silent or can be read in two ways, this is how a deck is judged. A house rule changes what it names."
    >
      <ul className="sheet ruled">
        {readingsOf(game, agreed).map(({ id, text, house }) => {
          const instead = inForce.find((rule) => rule.id === house);
          return (
            <li key={id} className="px-3 py-2">
              {instead ? (
                <p className="instead">
                  <span className="label">Agreed instead</span> {instead.says}
                </p>
              ) : null}
              <p className={instead ? "mt-1 text-sm text-faint" : ""}>
                {text}
                {house ? (
                  <code className="ml-2 font-mono text-sm whitespace-nowrap text-faint">House: {house}</code>
                ) : null}
              </p>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
