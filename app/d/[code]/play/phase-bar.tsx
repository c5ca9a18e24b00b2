import { memo } from "react";
import type { Dealer } from "../../../../lib/core/dealer.ts";
import type { Seen } from "./sitting.ts";

/** The phases of a turn in the rulebook's order, the one that goes on marked. */
export function PhaseBar({ dealer, seen: { table, over } }: { dealer: Dealer; seen: Seen }) {
  const { all, now } = dealer.phases(table);
  const isSetup = !all.includes(now);
  return (
    <nav className="phase-bar" aria-label="Phases of a turn">
      <p className="phase-turn">{over ? "Over" : isSetup ? "Setup" : `Turn ${table.turn}`}</p>
      <ol>
        {isSetup && !over ? <Step name={now.name} says={now.says} isNow /> : null}
        {all.map((phase) => (
          <Step key={phase.id} name={phase.name} says={phase.says} isNow={phase === now && !over} />
        ))}
      </ol>
    </nav>
  );
}

const Step = memo(function Step({ name, says, isNow }: { name: string; says: string; isNow: boolean }) {
  return (
    <li className="phase" aria-current={isNow ? "step" : undefined} title={says}>
      {name}
    </li>
  );
});
