import type { Cite } from "../../../lib/core/judge/rule.ts";

/** The place of something in its rulebook. */
export function Citation({ cite: { part, page } }: { cite: Cite }) {
  return (
    <cite className="text-sm text-faint not-italic">
      {page === undefined ? part : keepPages(`${part}, p. ${page}`)}
    </cite>
  );
}

/** A source whose pages stay on the line of what stands before them: the spaces of ", p. 8" do not break. */
export function keepPages(source: string): string {
  return source.replaceAll(", p. ", ",\u00a0p.\u00a0");
}
