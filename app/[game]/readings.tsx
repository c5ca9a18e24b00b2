import type { Game } from "../../lib/core/game.ts";
import { Part } from "../_ui/part.tsx";

/** How the rulebook is read where it is silent, and what players may agree on instead. */
export function Readings({ game }: { game: Game }) {
  return (
    <Part
      id="readings"
      title="Readings and house rules"
      says="Where the rulebook is silent or can be read in two ways, this is how a deck is judged, and what you can agree on instead."
    >
      <ul className="sheet ruled">
        {game.readings.map(({ id, text, house }) => (
          <li key={id} className="px-3 py-2">
            {text}
            {house ? <code className="ml-2 font-mono text-sm text-faint">House: {house}</code> : null}
          </li>
        ))}
      </ul>
      {game.house.length === 0 ? null : (
        <>
          <h3 className="label mt-4">House rules</h3>
          <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
            {game.house.map(({ id, says, upTo }) => (
              <div key={id} className="contents">
                <dt className="font-mono text-sm">{upTo === undefined ? id : `${id}=1…${upTo}`}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Part>
  );
}
