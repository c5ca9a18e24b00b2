"use client";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Finding } from "../../../lib/core/rule.ts";
import type { DraftLine } from "../../../lib/deck/draft.ts";
import type { Family } from "../../../lib/deck/groups.ts";
import { Notes } from "./deck-line.tsx";
import type { Builder, View } from "./store.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly family: Family;
  /** The lines of its section. */
  readonly lines: readonly DraftLine[];
  readonly objection: (entry: PoolCard, section: string) => Finding | undefined;
}

/** The cards of one name side by side: each number is in the deck or out of it. */
export function FamilyStrip({ builder, view, family, lines, objection }: Props) {
  const own = family.members.map((entry) => ({ entry, line: lines.find(({ name }) => name === entry.label) }));
  const inDeck = own.flatMap(({ line }) => line ?? []);
  return (
    <li className="builder-family">
      <span className="builder-family-name">
        {family.name}
        <span className="builder-family-count">
          {inDeck.length} of {own.length}
        </span>
      </span>
      <fieldset aria-label={family.name} className="builder-family-numbers">
        {own.map(({ entry, line }) => (
          <Member
            key={entry.label}
            builder={builder}
            family={family}
            entry={entry}
            count={line?.count ?? 0}
            against={line ? undefined : objection(entry, family.section)?.message}
          />
        ))}
      </fieldset>
      <Notes builder={builder} view={view} of={inDeck} />
    </li>
  );
}

interface MemberProps {
  readonly builder: Builder;
  readonly family: Family;
  readonly entry: PoolCard;
  readonly count: number;
  /** Why it would not fit. */
  readonly against: string | undefined;
}

function Member({ builder, family, entry: { label, card }, count, against }: MemberProps) {
  const turn = () =>
    builder.edit(count > 0 ? `Without ${label}` : `Add ${label}`, [
      { section: family.section, card: label, by: count > 0 ? -count : 1 },
    ]);
  return (
    <button
      type="button"
      className="builder-member"
      aria-label={label}
      aria-pressed={count > 0}
      data-closed={against === undefined ? undefined : true}
      title={against}
      onClick={turn}
    >
      {label.slice(card.name.length).trim() || "–"}
      {count > 1 ? <span className="builder-member-count">×{count}</span> : null}
    </button>
  );
}
