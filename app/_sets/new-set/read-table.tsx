import type { Game } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/words.ts";
import type { Intake, IntakeColumn } from "../../../lib/sheets/intake.ts";
import { labelOfColumn } from "../../../lib/sheets/sheet.ts";
import { cellInWords } from "./cell-in-words.ts";
import { ColumnSelect } from "./column-select.tsx";
import type { Chosen } from "./use-intake.ts";

interface Props {
  readonly game: Game;
  readonly intake: Intake;
  readonly chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

interface Shown {
  readonly of: IntakeColumn;
  /** Its place among the columns that were given. */
  readonly at: number;
  readonly isLeft: boolean;
}

const CELL = "max-w-80 py-1 pr-4 wrap-break-word";

/** The first cards, below the columns that were given and what each is read as. Columns that are not read stand last. */
export function ReadTable({ game, intake, chosen, onChoose }: Props) {
  const { rows, sample, columns, kind } = intake;
  const shown = ordered(columns, chosen);
  const rowFor = new Map(rows.map((row) => [row.id, row]));
  const isKindAdded = kind !== undefined && !columns.some(({ column }) => column === game.kind);
  const choose = (header: string, column: string, isLeft: boolean) => {
    const wereLeft = isLeft && !chosen.wereLeft.includes(header) ? [...chosen.wereLeft, header] : chosen.wereLeft;
    onChoose({ ...chosen, columns: { ...chosen.columns, [header]: column }, wereLeft });
  };
  if (rows.length === 0) return <p className="mt-4">No card is read.</p>;
  return (
    <section aria-label="Read" className="mt-4">
      <h2 className="font-semibold">Read: {counted(rows.length, "card")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A wide table is scrolled with the arrow keys. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label="The first cards">
        <table className="mt-1 text-sm">
          <thead>
            <tr className="text-left align-top">
              {shown.map(({ of, isLeft }) => (
                <ColumnSelect
                  key={of.header}
                  game={game}
                  column={of}
                  onChoose={(column) => choose(of.header, column, isLeft)}
                />
              ))}
              {isKindAdded ? (
                <th scope="col" className="py-1 pr-4 font-medium text-faint first-letter:uppercase">
                  {labelOfColumn(game, game.kind)}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {sample.map(({ row, cells }) => (
              <tr key={row} className="align-top">
                {shown.map(({ of: { header, column }, at }) => (
                  <td
                    key={header}
                    className={`${CELL} ${column === undefined ? "text-faint" : ""} ${column === "text" ? "min-w-80" : "min-w-12"}`}
                  >
                    {column === undefined ? cells[at] : cellInWords(game, column, rowFor.get(row)?.cells[column] ?? "")}
                  </td>
                ))}
                {isKindAdded ? (
                  <td className={CELL}>{cellInWords(game, game.kind, rowFor.get(row)?.cells[game.kind] ?? "")}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > sample.length ? (
        <p className="text-sm text-faint">And {rows.length - sample.length} more.</p>
      ) : null}
    </section>
  );
}

/** Columns stay where they are when another one is chosen for them, so that the focus stays too. */
function ordered(columns: readonly IntakeColumn[], { columns: chosen, wereLeft }: Chosen): readonly Shown[] {
  const all = columns.map((of, at): Shown => {
    const isLeft = wereLeft.includes(of.header) || (of.column === undefined && !(of.header in chosen));
    return { of, at, isLeft };
  });
  return [...all.filter(({ isLeft }) => !isLeft), ...all.filter(({ isLeft }) => isLeft)];
}
