import type { IntroStep } from "../../lib/core/game.ts";
import { Citation } from "../_ui/verdict/citation.tsx";

/** How a game plays, as a few numbered steps with the place of each in the rulebook. */
export function IntroSteps({ steps }: { steps: readonly IntroStep[] }) {
  return (
    <ol className="grid content-start gap-2.5">
      {steps.map(({ title, says, cite }, i) => (
        <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
          <span aria-hidden="true" className="text-2xl/7 font-bold text-accent">
            {i + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-sm">
              {says} <Citation cite={cite} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
