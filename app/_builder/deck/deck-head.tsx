"use client";
import { memo, type ReactNode } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import type { Section } from "../../../lib/core/game.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import type { Report } from "../../../lib/deck/verdict/report.ts";
import { sharedBy, sized, sizeFor } from "../../../lib/deck/view/sizes.ts";

interface Judged {
  readonly pool: Pool;
  readonly deck: Deck;
  readonly report: Report;
}

/** A section header: its name, how many cards it has and needs, what they have in common, and what is wrong. */
export const SectionHead = memo(function SectionHead({ pool, deck, report, section }: Judged & { section: Section }) {
  const { says, lacks, over } = sized(pool, deck, section.id);
  return (
    <>
      <h2 className="builder-section">
        <span>{section.name}</span> <span className="tabular-nums">{says}</span>
        {lacks === undefined ? null : <Lacks says={lacks} over={over === true} />}
      </h2>
      {pool.game.layout.rows?.of.some((row) => row.section === section.id) ? null : (
        <Common pool={pool} deck={deck} section={section.id} />
      )}
      <Against pool={pool} deck={deck} report={report} section={section.id} />
    </>
  );
});

/** How far a number is from the required one. Too many is an error, too few is only unfinished. */
export function Lacks({ says, over }: { says: string; over: boolean }) {
  return (
    <span className="builder-lacks" data-over={over || undefined}>
      {says}
    </span>
  );
}

/** What the cards of this section, and of the sections grouped with it, have in common. */
export function Common({ pool, deck, section }: Pick<Judged, "pool" | "deck"> & { section: string }) {
  const shared = pool.game.layout.shared?.filter(({ sections }) => sections[0] === section) ?? [];
  return shared.map((one) => (
    <p key={one.attribute} className="builder-common">
      {sharedBy(pool, deck, one)}
    </p>
  ));
}

/**
 * The errors of a section as a whole. Errors about its size are left out, because the header shows the size. An empty
 * deck shows none.
 */
export function Against({ pool, deck, report, section }: Judged & { section: string }): ReactNode {
  if (deck.entries.length === 0) return null;
  const isSized = sizeFor(pool, deck, section) !== undefined;
  const said = new Set<string>(isSized ? pool.game.rules.filter((rule) => rule.aboutSize).map(({ id }) => id) : []);
  return report.findings
    .filter((f) => f.section === section && f.cards.length === 0 && f.severity === "error" && !said.has(f.rule))
    .map(({ message }) => (
      <p key={message} className="text-sm text-illegal">
        {message}
      </p>
    ));
}
