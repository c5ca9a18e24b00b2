import type { RuleLine } from "../../../lib/deck/verdict/checklist.ts";
import { holding } from "../../../lib/deck/verdict/tally.ts";
import { Advice } from "./advice.tsx";
import { Citation } from "./citation.tsx";

/** The rules that were checked and hold. */
export function RulesThatHold({ rules }: { rules: readonly RuleLine[] }) {
  return (
    <details className="mt-3">
      <summary className="font-semibold">{holding(rules)}</summary>
      <div className="mt-1">
        <RuleList rules={rules} />
      </div>
    </details>
  );
}

/** Rules in one sentence each, with their citations. */
export function RuleList({ rules }: { rules: readonly RuleLine[] }) {
  return (
    <ul>
      {rules.map(({ id, says, cite, advice }) => (
        <li key={id + says} className="grid grid-cols-[1.25rem_1fr] gap-x-1 py-1.5">
          <span aria-hidden="true" className="font-bold text-legal">
            ✓
          </span>
          <p>
            {advice ? <Advice /> : null}
            {says} <Citation cite={cite} />
          </p>
        </li>
      ))}
    </ul>
  );
}
