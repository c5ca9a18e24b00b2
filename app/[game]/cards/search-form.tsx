import type { Pool } from "../../../lib/cards/pool.ts";
import { sortsOf } from "../../../lib/cards/sort.ts";
import { type Agreed, agreedAsked } from "../../../lib/deck/code/address.ts";
import type { Question } from "./question.ts";

interface Props {
  readonly pool: Pool;
  readonly agreed: Agreed;
  readonly question: Question;
}

/** The box to search cards with, and their order. */
export function SearchForm({ pool, agreed, question: { q, sort, view } }: Props) {
  const kept = [...new URLSearchParams(agreedAsked(pool.game, agreed)), ...(view === "" ? [] : [["view", view]])];
  const sorts = [{ name: "", label: "as listed" }, { name: "name", label: "name" }, ...sortsOf(pool)];
  return (
    <search>
      <form className="flex flex-wrap items-center gap-2">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          name="q"
          type="search"
          aria-label="Search cards"
          defaultValue={q}
          maxLength={256}
          className="field min-w-0 grow basis-72 font-mono text-sm"
        />
        <label className="flex items-center gap-1.5 text-sm">
          <span className="text-faint">Sort by</span>
          <select name="sort" defaultValue={sort} className="select">
            {sorts.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          Find
        </button>
      </form>
    </search>
  );
}
