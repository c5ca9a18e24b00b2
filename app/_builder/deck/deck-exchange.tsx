"use client";
import { useRef } from "react";
import type { Section } from "../../../lib/core/game.ts";
import type { Edit } from "../../../lib/core/judge/deck.ts";
import { listed } from "../../../lib/core/words.ts";
import type { DraftLine } from "../../../lib/deck/draft/draft.ts";
import { groupedLines } from "../../../lib/deck/view/groups.ts";
import { keyedFindings } from "../../_ui/verdict/keyed-findings.ts";
import { Stamp } from "../../_ui/verdict/stamp.tsx";
import type { Builder, View } from "../state/builder.ts";
import { DropZone, dragging } from "./deck-drop.tsx";
import { DeckPart, GroupTitle, SectionHead } from "./deck-head.tsx";
import { Misread } from "./deck-section.tsx";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly between: readonly [string, string];
}

/** Two sections side by side, under the verdict. One press moves a copy from one to the other. */
export default function Exchange({ builder, view, between }: Props) {
  const { sections } = builder.pool.game;
  const [a, b] = between.map((id) => sections.find((section) => section.id === id));
  const start = useRef(view.draft.lines);
  const { out, into, back } = changes(start.current, view.draft.lines, between);
  // A line stays visible when it loses its last copy, so that its button keeps the focus.
  const seen = useRef(new Set<string>());
  const lines = view.draft.lines.filter(({ section }) => between.includes(section));
  for (const { section, name } of lines) seen.current.add(`${section}\n${name}`);
  if (!a || !b) return null;
  const linesIn = ({ id }: Section) =>
    [...seen.current]
      .map((key) => key.split("\n"))
      .filter(([section]) => section === id)
      .map(
        ([section = "", name = ""]) =>
          lines.find((line) => line.section === section && line.name === name) ?? { section, name, count: 0 },
      );
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stamp verdict={view.report} />
        <p role="status" className="text-sm">
          {out.length + into.length === 0 ? "Nothing has been exchanged yet." : said(out, into)}
        </p>
        {back.length === 0 ? null : (
          <button type="button" className="fix" onClick={() => builder.edit("Exchange back", back)}>
            Put all back
          </button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-4 @max-[22rem]/deck:gap-x-2 @max-[19rem]/deck:grid-cols-1">
        <Column builder={builder} view={view} section={a} other={b} lines={linesIn(a)} arrow="→" />
        <Column builder={builder} view={view} section={b} other={a} lines={linesIn(b)} arrow="←" />
      </div>
    </>
  );
}

interface ColumnProps {
  readonly builder: Builder;
  readonly view: View;
  readonly section: Section;
  readonly other: Section;
  readonly lines: readonly DraftLine[];
  readonly arrow: string;
}

function Column({ builder, view, section, other, lines, arrow }: ColumnProps) {
  const { groups, misread } = groupedLines(builder.pool, lines);
  return (
    <DropZone builder={builder} section={section}>
      <DeckPart label={section.name}>
        <SectionHead pool={builder.pool} deck={view.deck} report={view.report} section={section} isSmall />
        {groups.map(({ label, items }) => (
          <div key={label}>
            <GroupTitle>{label}</GroupTitle>
            <ul>
              {items.map(({ line }) => (
                <Swap key={line.name} builder={builder} view={view} line={line} other={other} arrow={arrow} />
              ))}
            </ul>
          </div>
        ))}
        <Misread builder={builder} view={view} lines={misread.filter(({ count }) => count > 0)} />
      </DeckPart>
    </DropZone>
  );
}

interface SwapProps extends Pick<ColumnProps, "builder" | "view" | "other" | "arrow"> {
  readonly line: DraftLine;
}

function Swap({ builder, view, line, other, arrow }: SwapProps) {
  const { section, name, count } = line;
  const swap = () =>
    count > 0 &&
    builder.edit(`${name} to ${other.name}`, [
      { section, card: name, by: -1 },
      { section: other.id, card: name, by: 1 },
    ]);
  return (
    <li
      className={`flex min-h-8 items-center gap-1.5 text-sm/4.5 ${count === 0 ? "text-faint" : ""}`}
      {...dragging(line)}
    >
      <span className="w-[2ch] flex-none text-right font-semibold tabular-nums">{count}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {keyedFindings(view.notes.on(line)).map(([key, { message, severity }]) => (
          <span key={key} className={`block text-xs ${severity === "error" ? "text-illegal" : "text-open"}`}>
            {severity === "advice" ? null : message}
          </span>
        ))}
      </span>
      <button
        type="button"
        aria-label={`One ${name} to ${other.name}`}
        aria-disabled={count === 0}
        className="size-7 flex-none rounded-sm border border-transparent bg-wash aria-disabled:border-dashed aria-disabled:border-rule aria-disabled:text-faint pointer-coarse:size-11"
        onClick={swap}
      >
        {arrow}
      </button>
    </li>
  );
}

interface Changed {
  readonly name: string;
  readonly by: number;
}

/** The cards that have left and entered the first section since the start, and the edits that undo that. */
function changes(before: readonly DraftLine[], now: readonly DraftLine[], between: readonly [string, string]) {
  const at = (lines: readonly DraftLine[], section: string, name: string) =>
    lines.find((line) => line.section === section && line.name === name)?.count ?? 0;
  const names = [...new Set([...before, ...now].map(({ name }) => name))];
  const changed = between.map((section) =>
    names
      .map((name) => ({ section, card: name, by: at(before, section, name) - at(now, section, name) }))
      .filter(({ by }) => by !== 0),
  );
  const back: Edit[] = changed.flat().sort((a, b) => a.by - b.by);
  const own = (changed[0] ?? []).map(({ card, by }) => ({ name: card, by }));
  return { out: own.filter(({ by }) => by > 0), into: own.filter(({ by }) => by < 0), back };
}

function said(out: readonly Changed[], into: readonly Changed[]): string {
  const words = (all: readonly Changed[]) => listed(all.map(({ name, by }) => `${Math.abs(by)} ${name}`));
  const parts = [out.length > 0 ? `Out: ${words(out)}.` : "", into.length > 0 ? `In: ${words(into)}.` : ""];
  return parts.filter((part) => part !== "").join(" ");
}
