import { counted, listed } from "../../../lib/core/words.ts";
import type { Intake } from "../../../lib/sheets/intake.ts";
import type { Chosen } from "./use-intake.ts";

interface Props {
  readonly offers: Intake["offers"];
  readonly chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

/** No more rows than this are named one by one. */
const MOST_NAMED = 4;

/** What can be done with the rows as a whole, each on a press: merged cells filled from above, totals left out. */
export function RowOffers({ offers: { fill, totals }, chosen, onChoose }: Props) {
  if (fill.length + totals.length === 0) return null;
  const filled = chosen.fill ?? [];
  const turn = (header: string) =>
    filled.includes(header) ? filled.filter((one) => one !== header) : [...filled, header];
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {fill.map(({ header, cells }) => (
        <button
          key={header}
          type="button"
          className="chip"
          aria-pressed={filled.includes(header)}
          onClick={() => onChoose({ ...chosen, fill: turn(header) })}
        >
          Fill “{header.slice(0, 40)}” from above ({counted(cells, "cell")})
        </button>
      ))}
      {totals.length === 0 ? null : (
        <button
          type="button"
          className="chip"
          aria-pressed={chosen.withoutTotals === true}
          onClick={() => onChoose({ ...chosen, withoutTotals: !chosen.withoutTotals })}
        >
          {totals.length > MOST_NAMED
            ? `Leave out ${totals.length} rows of totals`
            : `Leave out ${listed(totals.map((at) => at.toLowerCase()))}, ${totals.length === 1 ? "a total" : "totals"}`}
        </button>
      )}
    </p>
  );
}
