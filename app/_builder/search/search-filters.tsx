"use client";
import { groupingsOf } from "../../../lib/cards/groupings.ts";
import type { Pool } from "../../../lib/cards/pool.ts";
import { sortsOf } from "../../../lib/cards/sort.ts";
import { CONSIDERING } from "../../../lib/deck/draft/draft.ts";
import type { Results, Search } from "./search.ts";

type Filters = Omit<Search, "text">;

interface Props {
  readonly pool: Pool;
  readonly search: Filters;
  readonly closed: Results["closed"];
  onSearch(part: Partial<Filters>): void;
  readonly section: string | undefined;
  onSection(section: string | undefined): void;
  /** Whether they are shown on a narrow screen. */
  readonly isOpen: boolean;
}

/** The order of the results, their groups, the section that cards are added to, and whether illegal cards are shown. */
export function SearchFilters({ pool, search, closed, onSearch, section, onSection, isOpen }: Props) {
  const optional = pool.game.sections.filter(({ kinds }) => !kinds);
  const sorts = [{ name: "", label: "as listed" }, { name: "name", label: "name" }, ...sortsOf(pool)];
  const places: (readonly [string, string])[] =
    optional.length < 2 ? [["", "the deck"]] : optional.map(({ id, name }, i) => [i === 0 ? "" : id, name]);
  return (
    <div
      id="search-filters"
      className={`w-full flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-2 lg:contents ${isOpen ? "flex" : "hidden"}`}
    >
      <Choice
        name="Sort"
        value={search.sort}
        of={sorts.map(({ name, label }) => [name, label])}
        onChoice={(sort) => onSearch({ sort })}
      />
      <Choice
        name="Group"
        value={search.group}
        of={groupingsOf(pool.game).map(({ id, label }) => [id, label])}
        onChoice={(group) => onSearch({ group })}
      />
      <Choice
        name="Add to"
        value={section ?? ""}
        of={[...places, [CONSIDERING, "Considering"]]}
        onChoice={(id) => onSection(id || undefined)}
      />
      <label className="flex min-h-6 items-center gap-1.5 lg:order-2">
        <input type="checkbox" checked={search.all} onChange={(event) => onSearch({ all: event.target.checked })} />
        <span>Include illegal cards{closed > 0 ? ` (${closed})` : ""}</span>
      </label>
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly of: readonly (readonly [string, string])[];
  onChoice(value: string): void;
}

function Choice({ name, value, of, onChoice }: ChoiceProps) {
  return (
    <label className="flex min-w-0 items-center gap-1 max-sm:flex-[1_1_7rem] lg:gap-0.5">
      <span className="text-faint">{name}</span>
      <select
        value={value}
        onChange={({ target }) => onChoice(target.value)}
        className="select max-sm:min-w-0 max-sm:flex-1 lg:min-h-7 lg:pr-5 lg:pl-0.5 lg:font-semibold lg:[field-sizing:content] lg:not-hover:bg-transparent lg:[background-position-x:right_0.25rem]"
      >
        {of.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
