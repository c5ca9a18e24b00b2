"use client";
import { useMemo } from "react";
import type { Pool, PoolCard } from "../../../lib/cards/pool.ts";
import type { Section } from "../../../lib/core/game.ts";
import type { DraftLine } from "../../../lib/deck/draft/draft.ts";
import { type Family, groupedLines, type Placed } from "../../../lib/deck/view/groups.ts";
import type { Builder, Objection, View } from "../state/builder.ts";
import { DropZone } from "./deck-drop.tsx";
import { FamilyStrip } from "./deck-families.tsx";
import { SectionHead } from "./deck-head.tsx";
import { DeckLine } from "./deck-line.tsx";

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
  const { groups, misread } = useMemo(
    () => groupsOf(pool, lines, inSight(families, section, lines)),
    [pool, lines, families, section],
  );
  return (
    <DropZone builder={builder} section={section}>
      <section aria-label={section.name}>
        <SectionHead pool={pool} deck={view.deck} report={view.report} section={section} />
        {lines.length === 0 ? <Empty builder={builder} section={section} onInvite={onInvite} /> : null}
        {groups.map(({ label, total, families, items }) => (
          <div key={label}>
            {groups.length === 1 && label === section.name ? null : (
              <h3 className="builder-group">
                {label} <span className="tabular-nums">{total}</span>
              </h3>
            )}
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
              {items.map(({ line, entry }) => (
                <DeckLine key={line.name} builder={builder} line={line} entry={entry} notes={view.notes.on(line)} />
              ))}
            </ul>
          </div>
        ))}
        <Misread builder={builder} view={view} lines={misread} />
      </section>
    </DropZone>
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
}

/** The groups of a section, each with its families first. A family is shown even before it has a card in the deck. */
function groupsOf(pool: Pool, lines: readonly DraftLine[], families: readonly Family[]) {
  const { groups, misread } = groupedLines(pool, lines);
  const inFamily = new Set<PoolCard>(families.flatMap(({ members }) => members));
  const order = new Map(pool.game.layout.groups.map(({ heading }, i) => [heading, i]));
  const labels = new Set([...groups.map(({ label }) => label), ...families.map(({ group }) => group)]);
  const parts = [...labels].map((label): SectionGroup => {
    const items = groups.find((group) => group.label === label)?.items ?? [];
    return {
      label,
      order: order.get(label) ?? order.size,
      total: items.reduce((sum, { line }) => sum + line.count, 0),
      families: families.filter(({ group }) => group === label),
      items: items.filter(({ entry }) => !inFamily.has(entry)),
    };
  });
  return { groups: parts.sort((a, b) => a.order - b.order), misread };
}

/** Lines that name no single card of the game. */
export function Misread({ builder, view, lines }: { builder: Builder; view: View; lines: readonly DraftLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="builder-group text-illegal">Not understood {lines.length}</h3>
      <ul>
        {lines.map((line) => (
          <DeckLine key={`${line.section} ${line.name}`} builder={builder} line={line} notes={view.notes.on(line)} />
        ))}
      </ul>
    </>
  );
}

/** Says what belongs in an empty section. */
function Empty({ builder, section, onInvite }: Pick<Props, "builder" | "section" | "onInvite">) {
  const { invitations, exchange } = builder.pool.game.layout;
  const invitation = invitations?.find((one) => one.section === section.id);
  if (invitation) {
    return (
      <p className="builder-empty">
        {invitation.says}{" "}
        <button type="button" className="fix" onClick={() => onInvite(invitation)}>
          {invitation.button}
        </button>
      </p>
    );
  }
  if (section.kinds) return <p className="builder-empty">Cards of the kind {section.kinds.join(" or ")} go here.</p>;
  if (exchange?.between.includes(section.id) && section.optional)
    return <p className="builder-empty">Choose “Add to {section.name}” beside the search, or move cards here.</p>;
  return null;
}
