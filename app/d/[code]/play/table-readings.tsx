import { memo } from "react";
import type { Game } from "../../../../lib/core/game.ts";

/** What the table does where the rulebook is silent or can be read in two ways, for who opens it. */
export const TableReadings = memo(function TableReadings({ game }: { game: Game }) {
  return (
    <details className="table-readings">
      <summary>How this table reads the rulebook</summary>
      <ul>{game.readings.map(({ id, of, text }) => (of === "table" ? <li key={id}>{text}</li> : null))}</ul>
    </details>
  );
});
