import { listed } from "../../lib/core/words.ts";
import type { Filter } from "./filters.ts";

/** Most people need the first filters. More would push the cards out of sight. */
const IN_SIGHT = 2;

interface Props {
  readonly filters: readonly Filter[];
  pathOf(q: string): string;
}

/**
 * One row of chips for each filter. Each chip is a link to the cards with that word, so that no script is needed. On a
 * phone all filters stand in one row, which is pushed sideways.
 */
export function FilterChips({ filters, pathOf }: Props) {
  const [first, more] = [filters.slice(0, IN_SIGHT), filters.slice(IN_SIGHT)];
  return (
    <div className="mt-1 max-md:-mx-4 max-md:flex max-md:gap-5 max-md:overflow-x-auto max-md:px-4">
      {first.map((filter) => (
        <Chips key={filter.label} filter={filter} pathOf={pathOf} />
      ))}
      {more.length === 0 ? null : (
        <details
          open={more.some(({ choices }) => choices.some(({ isChosen }) => isChosen))}
          className="mt-1 max-md:contents max-md:details-content:contents"
        >
          <summary className="text-sm text-faint max-md:supports-[selector(::details-content)]:hidden">
            More filters: {listed(more.map(({ label }) => label))}
          </summary>
          {more.map((filter) => (
            <Chips key={filter.label} filter={filter} pathOf={pathOf} />
          ))}
        </details>
      )}
    </div>
  );
}

function Chips({ filter: { label, choices }, pathOf }: Pick<Props, "pathOf"> & { filter: Filter }) {
  if (choices.length === 0) return null;
  return (
    <nav aria-label={`Filter by ${label}`} className="max-md:flex-none">
      <ul className="flex gap-1.5 py-1 md:flex-wrap">
        {choices.map(({ name, cards, isChosen, q }) => (
          <li key={name} className="flex-none">
            <a href={pathOf(q)} aria-current={isChosen || undefined} className="chip gap-1.5">
              {name}
              <span className="font-normal text-faint tabular-nums">{cards}</span>
              {isChosen ? <span aria-hidden="true">×</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
