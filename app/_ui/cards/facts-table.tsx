import type { FactLine } from "../../../lib/core/look/fact-lines.ts";
import { keepPages } from "../verdict/citation.tsx";
import { FactValue } from "./fact-value.tsx";

const CELL = "pt-1 pr-3 pb-0.75 text-left align-baseline";

/** What is known of a card, attribute by attribute, and where it is from. */
export function FactsTable({ caption, lines }: { caption: string; lines: readonly FactLine[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row" className={`w-36 font-normal text-faint first-letter:uppercase ${CELL}`}>
              {line.label}
            </th>
            <td className={CELL}>
              <span className="grid gap-x-4 sm:grid-cols-[minmax(6rem,1fr)_2fr]">
                <span>
                  <FactValue line={line} />
                </span>{" "}
                <span className="text-faint">{keepPages(line.from)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
