import type { Cite } from "../../../lib/core/judge/rule.ts";

/** The place of something in its rulebook. */
export function Citation({ cite }: { cite: Cite }) {
  return (
    <cite className="text-sm text-faint not-italic">
      {cite.part}
      {cite.page === undefined ? "" : `, p. ${cite.page}`}
    </cite>
  );
}
