import type { Game } from "../../lib/core/game.ts";
import type { Reading } from "../../lib/core/reading.ts";
import type { Agreed } from "../../lib/deck/address.ts";
import { readingsOf } from "../../lib/deck/report.ts";
import { agreements } from "../_ui/agreements.ts";
import { Part } from "../_ui/part.tsx";

interface Props {
  readonly game: Game;
  readonly agreed: Agreed;
}

/** How the rulebook is read where it is silent, for decks and at the table, and what is agreed on instead. */
export async function Readings({ game, agreed }: Props) {
  const goldfish = await game.goldfish();
  return (
    <>
      <Part
        id="readings"
        title="Readings"
        says="Where the rulebook is silent or can be read in two ways, this is how a deck is judged. A house rule changes what it names."
      >
        <List game={game} agreed={agreed} readings={readingsOf(game, agreed)} />
      </Part>
      <Part
        id="table-readings"
        title="Readings of the table"
        says="Where the rulebook is silent, can be read in two ways or needs an opponent, this is how the table plays a game alone. What a card's own text says is always done by hand."
      >
        <List game={game} agreed={agreed} readings={goldfish.readings} />
      </Part>
    </>
  );
}

function List({ game, agreed, readings }: Props & { readonly readings: readonly Reading[] }) {
  const inForce = agreements(game, agreed.house);
  return (
    <ul className="sheet ruled">
      {readings.map(({ id, text, house }) => {
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
  );
}
