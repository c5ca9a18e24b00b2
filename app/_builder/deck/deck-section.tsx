"use client";
import { useMemo, useRef } from "react";
import type { Pool, PoolCard } from "../../../lib/cards/pool.ts";
import type { Section } from "../../../lib/core/game.ts";
import type { DraftLine } from "../../../lib/deck/draft/draft.ts";
import { columnsOf } from "../../../lib/deck/view/blocks.ts";
import { type Family, groupedLines, type Placed } from "../../../lib/deck/view/groups.ts";
import { shared } from "../../_client/structural-sharing.ts";
import type { Builder, Objection, View } from "../state/builder.ts";
import { DropZone } from "./deck-drop.tsx";
import { FamilyStrip } from "./deck-families.tsx";
import { DeckPart, GroupTitle, SectionHead } from "./deck-head.tsx";
import { DeckLine, LineWords } from "./deck-line.tsx";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly section: Section;
  /** All families of the pool. */
  readonly families: readonly Family[];
  readonly objection: Objection;
  onInvite(invitation: { readonly section: string; readonly ask: string }): void;
}

const NONE: readonly DraftLine[] = [];

/** One section of the deck: its header, its cards in the game's groups, and at the end the lines that name no card. */
export function SectionList({ builder, view, section, families, objection, onInvite }: Props) {
  const { pool } = builder;
  const lines = view.sections.get(section.id) ?? NONE;
  const before = useRef<ReturnType<typeof groupsOf> | undefined>(undefined);
  const { groups, misread } = useMemo(() => {
    // What stays the same stays the same object, so that lines that did not change are not drawn again.
    before.current = shared(before.current, groupsOf(pool, lines, inSight(families, section, lines)));
    return before.current;
  }, [pool, lines, families, section]);
  return (
    <DropZone builder={builder} section={section}>
      <DeckPart label={section.name}>
        <SectionHead pool={pool} deck={view.deck} report={view.report} section={section} />
        {lines.length === 0 ? <Empty builder={builder} section={section} onInvite={onInvite} /> : null}
        <div className="gap-x-8 @min-[38rem]/deck:columns-2">
          {groups.map((group) => (
            <GroupPart
              key={group.label}
              builder={builder}
              view={view}
              lines={lines}
              objection={objection}
              group={group}
              isTitled={groups.length > 1 || group.label !== section.name}
            />
          ))}
        </div>
        <Misread builder={builder} view={view} lines={misread} />
      </DeckPart>
    </DropZone>
  );
}

interface GroupProps extends Pick<Props, "builder" | "view" | "objection"> {
  readonly lines: readonly DraftLine[];
  readonly group: SectionGroup;
  readonly isTitled: boolean;
}

/** A group with more lines than this may go on in the next column. */
const LONG = 24;

/** A group of a section: its families, then its cards with the words above their numbers. */
function GroupPart({ builder, view, lines, objection, group, isTitled }: GroupProps) {
  const { label, total, families, items, columns } = group;
  const words = items.length === 0 ? null : <LineWords game={builder.pool.game} columns={columns} />;
  return (
    <div className={items.length > LONG ? "" : "break-inside-avoid"}>
      <div className="flex items-end justify-between gap-3">
        {isTitled ? (
          <GroupTitle>
            {label} {total}
          </GroupTitle>
        ) : null}
        {families.length === 0 ? words : null}
      </div>
      <ul>
        {families.map((family) => (
          <FamilyStrip
            key={family.name}
            builder={builder}
            view={view}
            family={family}
            lines={lines}
            objection={objection}
          />
        ))}
      </ul>
      {families.length === 0 ? null : <div className="flex pt-1">{words}</div>}
      <ul>
        {items.map(({ line, entry }) => (
          <DeckLine
            key={line.name}
            builder={builder}
            line={line}
            entry={entry}
            columns={columns}
            notes={view.notes.on(line)}
          />
        ))}
      </ul>
    </div>
  );
}

/** If there are more families than this, only those with a card in the section are shown. */
const FAMILIES_AT_ONCE = 24;

function inSight(families: readonly Family[], section: Section, lines: readonly DraftLine[]): readonly Family[] {
  const own = families.filter((family) => family.section === section.id);
  if (families.length <= FAMILIES_AT_ONCE) return own;
  const names = new Set(lines.map(({ name }) => name));
  return own.filter(({ members }) => members.some(({ label }) => names.has(label)));
}

interface SectionGroup {
  readonly label: string;
  readonly order: number;
  readonly total: number;
  readonly families: readonly Family[];
  readonly items: readonly Placed<DraftLine>[];
  /** The words above the numbers of these cards. */
  readonly columns: readonly string[];
}

/** The groups of a section, each with its families first. A family is shown even before it has a card in the deck. */
function groupsOf(pool: Pool, lines: readonly DraftLine[], families: readonly Family[]) {
  const { groups, misread } = groupedLines(pool, lines);
  const inFamily = new Set<PoolCard>(families.flatMap(({ members }) => members));
  const order = new Map(pool.game.layout.groups.map(({ heading }, i) => [heading, i]));
  const labels = new Set([...groups.map(({ label }) => label), ...families.map(({ group }) => group)]);
  const parts = [...labels].map((label): SectionGroup => {
    const own = groups.find((group) => group.label === label)?.items ?? [];
    const items = own.filter(({ entry }) => !inFamily.has(entry));
    return {
      label,
      order: order.get(label) ?? order.size,
      total: own.reduce((sum, { line }) => sum + line.count, 0),
      families: families.filter(({ group }) => group === label),
      items,
      columns: columnsOf(
        pool.game,
        items.map(({ entry }) => entry.card),
      ),
    };
  });
  return { groups: parts.sort((a, b) => a.order - b.order), misread };
}

/** Lines that name no single card of the game. */
export function Misread({ builder, view, lines }: { builder: Builder; view: View; lines: readonly DraftLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <GroupTitle isWrong>Not understood {lines.length}</GroupTitle>
      <ul>
        {lines.map((line) => (
          <DeckLine key={`${line.section} ${line.name}`} builder={builder} line={line} notes={view.notes.on(line)} />
        ))}
      </ul>
    </>
  );
}

const EMPTY = "py-1.5 text-sm text-faint";

/** Says what belongs in an empty section. */
function Empty({ builder, section, onInvite }: Pick<Props, "builder" | "section" | "onInvite">) {
  const { invitations, exchange } = builder.pool.game.layout;
  const invitation = invitations?.find((one) => one.section === section.id);
  if (invitation) {
    return (
      <p className={EMPTY}>
        {invitation.says}{" "}
        <button type="button" className="fix" onClick={() => onInvite(invitation)}>
          {invitation.button}
        </button>
      </p>
    );
  }
  if (section.kinds) return <p className={EMPTY}>{section.name} go here.</p>;
  if (exchange?.between.includes(section.id) && section.optional)
    return <p className={EMPTY}>Choose “Add to {section.name}” beside the search, or move cards here.</p>;
  return null;
}
