"use client";
import { useEffect, useRef } from "react";
import { fact } from "../../../lib/core/card/fact.ts";
import type { Section } from "../../../lib/core/game.ts";
import type { Rows } from "../../../lib/core/look/layout.ts";
import type { DraftLine } from "../../../lib/deck/draft/draft.ts";
import type { Placed } from "../../../lib/deck/view/groups.ts";
import { readLarge } from "../../_client/card-in-hand.ts";
import type { Builder, View } from "../state/builder.ts";
import { NoteList } from "./deck-line.tsx";

/** The chosen copy of a card. */
export interface ChosenCopy {
  readonly section: string;
  readonly name: string;
  readonly copy: number;
}

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly rows: Rows;
  readonly sections: readonly Section[];
  readonly card: Placed<DraftLine> | undefined;
  onMove(from: DraftLine, to: string): void;
  onGone(): void;
}

const PANEL = "mt-3 py-2";
/** With a card it stays in sight below the rows, however far down they reach. */
const HELD = `${PANEL} sticky bottom-13 z-1 bg-paper md:bottom-0`;

/** The chosen card with its possible places, its copies and what the rules say about it. */
export function PlacePanel({ builder, view, rows, sections, card, onMove, onGone }: Props) {
  const head = useRef<HTMLParagraphElement>(null);
  const had = useRef(false);
  const isThere = card !== undefined;
  useEffect(() => {
    // When the last copy is removed, the button that had the focus goes with it.
    if (had.current && !isThere && document.activeElement === document.body) head.current?.focus();
    had.current = isThere;
  }, [isThere]);
  if (!card) {
    return (
      <p ref={head} tabIndex={-1} className={`${PANEL} text-sm text-faint`}>
        Choose a {rows.one} to move it, or drag it to another row.
      </p>
    );
  }
  const { line, entry } = card;
  const edit = (says: string, by: number) => {
    builder.edit(says, [{ section: line.section, card: line.name, by }]);
    if (line.count + by === 0) onGone();
  };
  return (
    <div className={HELD}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{entry.label}</span>
        <span className="text-sm text-faint">{supplyOf(view, rows, card)}</span>
        <button
          type="button"
          className="ml-auto min-h-6 cursor-pointer text-sm underline underline-offset-3 pointer-coarse:min-h-11"
          onClick={() => readLarge(entry.label)}
        >
          Read {entry.label}
        </button>
      </p>
      <div className="mt-1 flex flex-wrap gap-1">
        <fieldset aria-label={`Place of ${entry.label}`} className="mr-2 flex flex-wrap gap-1">
          {sections.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={id === line.section}
              onClick={() => onMove(line, id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <button type="button" className="tool" onClick={() => edit(`One more ${line.name}`, 1)}>
          One more
        </button>
        <button type="button" className="tool" onClick={() => edit(`One fewer ${line.name}`, -1)}>
          Remove
        </button>
      </div>
      <NoteList builder={builder} notes={view.notes.on(line)} />
    </div>
  );
}

/** How many copies are in the rows, and how many exist if that is known. */
function supplyOf({ draft }: View, rows: Rows, { entry }: Placed<DraftLine>): string {
  const count = draft.lines
    .filter(({ section, name }) => name === entry.label && rows.of.some((row) => row.section === section))
    .reduce((sum, { count }) => sum + count, 0);
  const supply = rows.supply === undefined ? undefined : fact(entry.card, rows.supply);
  if (typeof supply === "number") return `${count} of ${supply} in the ${rows.title.toLowerCase()}`;
  return `${count} in the ${rows.title.toLowerCase()}. How many exist is not published`;
}
