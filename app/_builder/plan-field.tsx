import { type WrittenPlan, withPlan } from "../../lib/deck/written-plan.ts";
import type { Builder } from "./state/builder.ts";
import { useQuestions } from "./state/use-written-plan.ts";

interface Props {
  readonly builder: Builder;
  readonly notes: string;
  readonly written: WrittenPlan | undefined;
  onNotes(notes: string): void;
}

/** Chooses the plan of a deck, which is a line of its notes. */
export function PlanField({ builder: { pool }, notes, written, onNotes }: Props) {
  const { plans = [], opening } = useQuestions(pool, true) ?? {};
  const names = [...plans, ...(opening?.questions ?? [])].map(({ says }) => says);
  const groups = written?.groups.map(({ name }) => name) ?? [];
  return (
    <>
      <label className="text-sm">
        <span className="text-faint">Plan</span>
        <select
          className="select block w-full"
          value={written?.plan?.says ?? written?.hand ?? ""}
          onChange={({ target }) => onNotes(withPlan(notes, target.value))}
        >
          <option value="">None</option>
          {[...names, ...groups].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className="text-sm text-faint">
        The plan is a line of the notes, and its question comes first. A line “Group fliers: a card, another card” asks
        how often a hand has one of them.
      </p>
    </>
  );
}
