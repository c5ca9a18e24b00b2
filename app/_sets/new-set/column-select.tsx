import type { Game } from "../../../lib/core/game.ts";
import { cellColumns, labelOfColumn } from "../../../lib/sheets/sheet.ts";

interface Props {
  readonly game: Game;
  readonly header: string;
  readonly column: string | undefined;
  onChoose(column: string): void;
}

/** The column that a header is read as. */
export function ColumnSelect({ game, header, column, onChoose }: Props) {
  return (
    <label className="flex min-h-9 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
      <span className="wrap-anywhere">Read “{header.slice(0, 80)}” as</span>
      <select
        value={column ?? ""}
        className="select max-w-full pointer-coarse:min-h-11"
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">Leave it out</option>
        {cellColumns(game).map((name) => (
          <option key={name} value={name}>
            {labelOfColumn(game, name)}
          </option>
        ))}
      </select>
    </label>
  );
}
