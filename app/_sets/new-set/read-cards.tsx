import type { Game } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/words.ts";
import { cellColumns, labelOfColumn, type Row } from "../../../lib/sheets/sheet.ts";
import { cellInWords } from "./cell-in-words.ts";

const MOST_SHOWN = 5;

/** How many cards were read, and the first of them. */
export function ReadCards({ game, rows }: { readonly game: Game; readonly rows: readonly Row[] }) {
  const shown = rows.slice(0, MOST_SHOWN);
  const columns = cellColumns(game).filter((column) => shown.some(({ cells }) => (cells[column] ?? "") !== ""));
  return (
    <section aria-label="Read" className="mt-4">
      <h2 className="font-semibold">Read: {counted(rows.length, "card")}</h2>
      {shown.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A wide table is scrolled with the arrow keys.
        <section className="overflow-x-auto" tabIndex={0} aria-label="The first cards">
          <table className="mt-1 text-sm">
            <thead>
              <tr className="text-left text-faint">
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="py-1 pr-4 font-medium whitespace-nowrap first-letter:uppercase"
                  >
                    {labelOfColumn(game, column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, cells }) => (
                <tr key={id} className="border-t border-rule align-top">
                  {columns.map((column) => (
                    <td
                      key={column}
                      className={`max-w-80 py-1 pr-4 wrap-break-word ${column === "name" || column === "text" ? "min-w-36" : "min-w-12"}`}
                    >
                      {cellInWords(game, column, cells[column] ?? "")}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length > MOST_SHOWN ? <p className="text-sm text-faint">And {rows.length - MOST_SHOWN} more.</p> : null}
    </section>
  );
}
