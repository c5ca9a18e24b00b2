"use client";
import { memo } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { DraftLine } from "../../../lib/deck/draft/draft.ts";
import type { Family } from "../../../lib/deck/view/groups.ts";
import type { Builder, Objection, View } from "../state/builder.ts";
import { NoteList } from "./deck-line.tsx";

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
    <li className="flex flex-wrap items-center gap-x-2 py-0.75 text-sm">
      <span className="flex-1 pointer-coarse:basis-full">
        {family.name}
        <span className="ml-1.5 text-xs text-faint tabular-nums">
          {inDeck.length} of {own.length}
        </span>
      </span>
      <fieldset aria-label={family.name} className="flex flex-wrap gap-0.75">
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

/** What is in has the colours turned round, and where the system chooses the colours a thick border. */
const NUMBER =
  "h-7 min-w-8.5 rounded-sm border border-transparent bg-wash px-0.5 text-faint tabular-nums aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper data-closed:border-dashed data-closed:border-(--edge) data-closed:bg-transparent data-closed:line-through forced-colors:aria-pressed:border-3 pointer-coarse:h-11 pointer-coarse:min-w-11";

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
      tabIndex={-1}
      data-stop
      className={NUMBER}
      aria-label={label}
      aria-pressed={count > 0}
      data-closed={against === undefined ? undefined : true}
      title={against}
      onClick={turn}
    >
      {label.slice(card.name.length).trim() || "–"}
      {count > 1 ? <span className="ml-0.5 text-xs">×{count}</span> : null}
    </button>
  );
});
