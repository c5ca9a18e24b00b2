import type { Game } from "../../lib/core/game.ts";
import { checklist } from "../../lib/deck/checklist.ts";
import { Citation } from "../_ui/citation.tsx";
import { Part } from "../_ui/part.tsx";

/** The formats of a game and the rules that a deck is checked against, each with its place in the rulebook. */
export function Checklist({ game }: { game: Game }) {
  return (
    <Part
      id="rules"
      title="Formats and rules"
      says="What a deck is checked against, in the rulebook's order, and where each rule stands."
    >
      <dl className="mb-4 grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr]">
        {game.formats.map(({ id, name, says }) => (
          <div key={id} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <ol className="sheet ruled">
        {checklist(game).map(({ id, says, cite, formats, house }) => (
          <li key={`${id} ${formats?.join()}`} className="grid gap-x-6 px-3 py-2 md:grid-cols-[1fr_14rem]">
            <p>
              {says}
              {formats || house ? (
                <span className="ml-2 text-sm text-faint">
                  {house ? `under the house rule ${house}` : formats?.join(", ")}
                </span>
              ) : null}
              <code className="block font-mono text-xs text-faint">{id}</code>
            </p>
            <Citation cite={cite} />
          </li>
        ))}
      </ol>
    </Part>
  );
}
