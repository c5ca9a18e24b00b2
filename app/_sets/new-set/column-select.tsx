import type { Game } from "../../../lib/core/game.ts";
import type { IntakeColumn } from "../../../lib/sheets/intake.ts";
import { cellColumns, labelOfColumn } from "../../../lib/sheets/sheet.ts";

interface Props {
  readonly game: Game;
  readonly column: IntakeColumn;
  onChoose(column: string): void;
}

/** The head of a column that was given: what stands above it, and what it is read as. A guess is marked. */
export function ColumnSelect({ game, column: { header, column, how }, onChoose }: Props) {
  const isGuess = how === "guessed";
  return (
    <th scope="col" className={`py-1 pr-4 font-medium whitespace-nowrap ${column === undefined ? "text-faint" : ""}`}>
      <span className="block max-w-48 truncate">
        {header.slice(0, 80)}
        {isGuess ? <span className="ml-1 font-normal text-open">guessed</span> : null}
      </span>
      <select
        value={column ?? ""}
        aria-label={`Read “${header.slice(0, 80)}” as`}
        className={`select max-w-48 [field-sizing:content] pointer-coarse:min-h-11 ${isGuess ? "underline decoration-dotted underline-offset-4" : ""}`}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">not read</option>
        {cellColumns(game).map((name) => (
          <option key={name} value={name}>
            {labelOfColumn(game, name)}
          </option>
        ))}
        {column === "standIn" || column === "sources" ? <option value={column}>{column}</option> : null}
      </select>
    </th>
  );
}
