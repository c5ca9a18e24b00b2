import type { PoolCard } from "../../lib/cards/pool.ts";
import { factLines } from "../../lib/core/fact-lines.ts";
import type { Game } from "../../lib/core/game.ts";

/** One card with everything that is known of it: facts, stand-ins marked as such, and what is not known. */
export function CardRow({ game, entry }: { game: Game; entry: PoolCard }) {
  const lines = factLines(game, entry.card);
  const known = lines.filter(({ state }) => state === "fact").length;
  const open = lines.filter(({ state }) => state !== "none").length;
  const kind = lines.find(({ name }) => name === game.kind);
  return (
    <li className="px-3 py-1">
      <details>
        <summary className="flex min-h-8 flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{entry.label}</span>
          <span className="text-sm text-faint">{kind?.value}</span>
          <span className="ml-auto text-sm text-faint">
            {known} of {open} facts known
          </span>
        </summary>
        {entry.card.text ? <p className="mt-1 max-w-3xl">{entry.card.text}</p> : null}
        <dl className="my-2 grid grid-cols-[minmax(8rem,auto)_1fr] gap-x-4 text-sm">
          {lines
            .filter(({ state }) => state !== "none")
            .map(({ name, label, value, state, source }) => (
              <div key={name} className="contents">
                <dt className="text-faint">{label}</dt>
                <dd>
                  {state === "unknown" ? <span title="not known">–</span> : null}
                  {state === "stand-in" ? (
                    <em className="underline decoration-dotted underline-offset-4">{value} (a stand-in, no fact)</em>
                  ) : null}
                  {state === "fact" ? value : null}
                  {source === undefined ? null : <span className="ml-2 text-faint">{source}</span>}
                  {state === "unknown" ? <span className="ml-2 text-faint">not known</span> : null}
                </dd>
              </div>
            ))}
        </dl>
      </details>
    </li>
  );
}
