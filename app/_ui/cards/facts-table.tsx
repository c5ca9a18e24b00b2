import type { ReactNode } from "react";
import type { FactLine } from "../../../lib/core/look/fact-lines.ts";
import { keepPages } from "../verdict/citation.tsx";
import { FactValue } from "./fact-value.tsx";

const CELL = "pt-1 pr-3 pb-0.75 text-left align-baseline";

interface Props {
  readonly caption: string;
  readonly lines: readonly FactLine[];
  /** How a value is shown, if not in words alone. */
  readonly showsAs?: (line: FactLine) => ReactNode;
  /** What a value means. */
  readonly meaningOf?: (line: FactLine) => ReactNode;
}

/** What is known of a card, attribute by attribute, and where it is from. */
export function FactsTable({ caption, lines, showsAs, meaningOf }: Props) {
  return (
    <div className="@container/facts">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <tbody>
          {lines.map((line) => {
            const meaning = meaningOf?.(line);
            const source = line.from === "" ? null : <span className="text-faint">{keepPages(line.from)}</span>;
            return (
              <tr key={line.name}>
                <th scope="row" className={`w-28 font-normal text-faint first-letter:uppercase @lg/facts:w-36 ${CELL}`}>
                  {line.label}
                </th>
                <td className={CELL}>
                  <span className="grid gap-x-4 @lg/facts:grid-cols-[minmax(8rem,1fr)_2fr]">
                    <span className="@container">
                      {showsAs?.(line) ?? <FactValue line={line} />}{" "}
                      {meaning ? <span className="block">{source}</span> : null}
                    </span>{" "}
                    <span>{meaning ?? source}</span>
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
