import type { WrittenPlan } from "../../lib/deck/written-plan.ts";

/** What cannot be read of the plan and the groups in the notes, where, and how to mend it. */
export function PlanFaults({ written }: { written: WrittenPlan | undefined }) {
  return (
    <div role="status" className="text-sm text-illegal">
      {written?.faults.map((says) => (
        <p key={says} className="wrap-anywhere">
          {says}
        </p>
      ))}
    </div>
  );
}
