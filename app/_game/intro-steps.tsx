import type { IntroStep } from "../../lib/core/game.ts";
import { Citation } from "../_ui/verdict/citation.tsx";

/** How a game plays, as a few numbered steps with the place of each in the rulebook. */
export function IntroSteps({ steps, columns = false }: { steps: readonly IntroStep[]; columns?: boolean }) {
  return (
    <ol className={`grid gap-x-6 gap-y-4 ${columns ? "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4" : ""}`}>
      {steps.map(({ title, says, cite }, i) => (
        <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-full bg-accent text-xs font-bold text-sheet"
          >
            {i + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-sm">{says}</p>
            <p className="text-sm">
              <Citation cite={cite} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
