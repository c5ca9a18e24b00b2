import type { Phase } from "../../../lib/core/table/goldfish.ts";
import { Citation } from "../../_ui/verdict/citation.tsx";

/** Phases in their order: what each asks for, and where the rulebook says so. */
export function PhaseList({ phases }: { phases: readonly Pick<Phase, "id" | "name" | "says" | "cite">[] }) {
  return (
    <ol className="sheet rows py-1">
      {phases.map(({ id, name, says, cite }) => (
        <li key={id} className="py-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold">{name}</h3>
            <Citation cite={cite} />
          </div>
          <p className="text-sm">{says}</p>
        </li>
      ))}
    </ol>
  );
}
