import { counted } from "../../lib/core/words.ts";
import type { Report } from "../../lib/deck/verdict/report.ts";
import { holding } from "../../lib/deck/verdict/tally.ts";
import { titleOfFindings } from "./judged.tsx";

/** Links to the parts of the page that say how the deck was judged. A browser opens a folded part that a link leads to. */
export function PartLinks({ report }: { report: Report }) {
  const parts = [
    ...(report.findings.length === 0 ? [] : [["#to-fix", titleOfFindings(report.status)]]),
    ["#rules", holding(report.held)],
    ...(report.readings.length === 0 ? [] : [["#interpretations", counted(report.readings.length, "interpretation")]]),
    ["#details", "Details"],
  ];
  return (
    <nav
      aria-label="How this deck was checked"
      className="my-3 flex flex-wrap gap-x-5 text-sm max-sm:my-1 print:hidden [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center [&>a]:text-faint [&>a]:hover:text-ink [&>a]:pointer-coarse:min-h-11 max-sm:[&>a[href='#interpretations']]:hidden"
    >
      {parts.map(([href, says]) => (
        <a key={href} href={href}>
          {says}
        </a>
      ))}
    </nav>
  );
}
