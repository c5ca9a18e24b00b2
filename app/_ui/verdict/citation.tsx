import type { Cite } from "../../../lib/core/judge/rule.ts";
import { keepPages } from "./keep-pages.ts";

/** The place of something in its rulebook. */
export function Citation({ cite: { part, page } }: { cite: Cite }) {
  return (
    <cite className="text-sm text-faint not-italic">
      {page === undefined ? part : keepPages(`${part}, p. ${page}`)}
    </cite>
  );
}
