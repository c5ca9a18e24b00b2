"use client";
import type { Pool } from "../../../lib/cards/pool.ts";
import { sortsOf } from "../../../lib/cards/sort.ts";
import type { Results, Search } from "./search.ts";
import { groupingsOf } from "./search-groups.ts";

type Filters = Omit<Search, "text">;

interface Props {
  readonly pool: Pool;
  readonly search: Filters;
  readonly closed: Results["closed"];
  onSearch(part: Partial<Filters>): void;
  readonly section: string | undefined;
  onSection(section: string | undefined): void;
}

/** The order of the results, their groups, the section that cards are added to, and whether illegal cards are shown. */
export function SearchFilters({ pool, search, closed, onSearch, section, onSection }: Props) {
  const optional = pool.game.sections.filter(({ kinds }) => !kinds);
  const sorts = [{ name: "", label: "as listed" }, { name: "name", label: "name" }, ...sortsOf(pool)];
  const groups = [{ id: "", label: "none" }, ...groupingsOf(pool.game)];
  return (
    <div className="builder-filters">
      <Choice
        name="Sort"
        value={search.sort}
        of={sorts.map(({ name, label }) => [name, label])}
        onChoice={(sort) => onSearch({ sort })}
      />
      <Choice
        name="Group"
        value={search.group}
        of={groups.map(({ id, label }) => [id, label])}
        onChoice={(group) => onSearch({ group })}
      />
      {optional.length < 2 ? null : (
        <Choice
          name="Add to"
          value={section ?? ""}
          of={optional.map(({ id, name }, i) => [i === 0 ? "" : id, name])}
          onChoice={(id) => onSection(id || undefined)}
        />
      )}
      <label className="flex min-h-6 items-center gap-1">
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
    <label className="builder-choice flex items-center gap-1">
      <span className="text-faint">{name}</span>
      <select value={value} onChange={({ target }) => onChoice(target.value)} className="select">
        {of.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
