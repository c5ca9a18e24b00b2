"use client";
import { memo } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { DraftLine } from "../../../lib/deck/draft/draft.ts";
import type { Family } from "../../../lib/deck/view/groups.ts";
import type { Builder, Objection, View } from "../state/builder.ts";
import { NoteList } from "./deck-line.tsx";
import "./deck-families.css";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly family: Family;
  /** The lines of its section. */
  readonly lines: readonly DraftLine[];
  readonly objection: Objection;
}

/** The cards with the same name side by side. Each number is either in the deck or not. */
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
            section={family.section}
            entry={entry}
            count={line?.count ?? 0}
            objection={objection}
          />
        ))}
      </fieldset>
      <NoteList builder={builder} notes={view.notes.onAny(inDeck)} />
    </li>
  );
}

interface MemberProps {
  readonly builder: Builder;
  readonly section: string;
  readonly entry: PoolCard;
  readonly count: number;
  readonly objection: Objection;
}

const Member = memo(function Member({ builder, section, entry, count, objection }: MemberProps) {
  const { label, card, known } = entry;
  const against = count > 0 ? undefined : objection({ section, card: known, count: 1 })?.message;
  const turn = () =>
    builder.edit(count > 0 ? `Without ${label}` : `Add ${label}`, [
      { section, card: label, by: count > 0 ? -count : 1 },
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
});
