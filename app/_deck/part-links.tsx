import { counted } from "../../lib/core/words.ts";
import type { Report } from "../../lib/deck/verdict/report.ts";

/** Links to the parts of the page that say how the deck was judged. A browser opens a folded part that a link leads to. */
export function PartLinks({ report }: { report: Report }) {
  const found = report.findings.length + (report.moreFindings ?? 0);
  const parts = [
    ...(found === 0 ? [] : [["#to-fix", counted(found, "finding")]]),
    ["#rules", `${counted(report.held.length, "rule")} ${report.held.length === 1 ? "holds" : "hold"}`],
    ...(report.readings.length === 0 ? [] : [["#interpretations", counted(report.readings.length, "interpretation")]]),
    ["#details", "Details"],
  ];
  return (
    <nav aria-label="How this deck was checked" className="flex flex-wrap gap-x-5 text-sm">
      {parts.map(([href, says]) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-6 max-sm:[&[href='#interpretations']]:hidden items-center text-faint hover:text-ink pointer-coarse:min-h-11"
        >
          {says}
        </a>
      ))}
    </nav>
  );
}
