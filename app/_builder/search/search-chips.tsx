import type { Pool } from "../../../lib/cards/pool.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import type { ChosenNumbers } from "../../../lib/deck/view/number-filters.ts";
import type { Results } from "./search.ts";

/** However many chips there are, on a narrow screen they scroll in their row and widen nothing. */
const ROW =
  "mt-1.5 flex flex-none items-center gap-1 md:overflow-x-auto md:contain-inline-size md:[scrollbar-width:none] lg:flex-wrap";
/** On a phone all of them share one row, so that the first cards are in sight. */
export const CHIPS =
  "max-md:flex max-md:gap-3 max-md:overflow-x-auto max-md:contain-inline-size max-md:[scrollbar-width:none]";
const CHIP = "chip flex-none gap-1.5 lg:min-h-7";

interface KindProps {
  readonly pool: Pool;
  readonly kinds: Results["kinds"];
  readonly chosen: string | undefined;
  onChoose(kind: string | undefined): void;
}

/** The kinds of the cards found, with counts. A press shows only that kind, and another press shows all of them again. */
export function KindChips({ pool, kinds, chosen, onChoose }: KindProps) {
  return (
    <fieldset aria-label="Kind" className={ROW}>
      {kinds.map(({ kind, count }) => (
        <button
          key={kind}
          type="button"
          className={`${CHIP} lg:px-2`}
          aria-pressed={chosen === kind}
          onClick={() => onChoose(chosen === kind ? undefined : kind)}
        >
          {worded(pool.game.layout, kind)} <span className="text-faint tabular-nums">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

interface NumberProps {
  readonly numbers: Results["numbers"];
  readonly chosen: ChosenNumbers;
  onChoose(chosen: ChosenNumbers): void;
}

/** The numbers of the cards found, with counts. A press shows only the cards with that number, and another press all. */
export function NumberChips({ numbers, chosen, onChoose }: NumberProps) {
  if (numbers.length === 0) return null;
  const press = (id: string, least: number) => {
    const { [id]: before, ...others } = chosen;
    onChoose(before === least ? others : { ...others, [id]: least });
  };
  return (
    <div className={`${ROW} lg:gap-x-2`}>
      {numbers.map(({ id, label, steps }) => (
        <fieldset key={id} aria-label={label} className="flex flex-none items-center gap-0.75">
          <span aria-hidden="true" className="label">
            {label}
          </span>
          {steps.map((step) => (
            <button
              key={step.label}
              type="button"
              className={`${CHIP} tabular-nums lg:gap-1 lg:rounded-md lg:px-1`}
              aria-label={`${label} ${step.label}, ${step.count}`}
              aria-pressed={chosen[id] === step.least}
              onClick={() => press(id, step.least)}
            >
              <span className="font-semibold text-accent">{step.label}</span>
              <span className="text-faint">{step.count}</span>
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
