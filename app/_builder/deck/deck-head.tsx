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

/**
 * A part of the deck with its name for screen readers. A line more moves those below it and draws none of them again. What
 * is drawn outside of it would be cut off, so the ring of the focus is inside.
 */
export function DeckPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="contain-content **:focus-visible:-outline-offset-2">
      {children}
    </section>
  );
}

/** The heading of a part of the deck: its name, and what there is to say about its size. */
export function PartTitle({ isSmall = false, children }: { isSmall?: boolean; children: ReactNode }) {
  return (
    <h2
      className={`mt-3 flex flex-wrap items-baseline pb-1 font-semibold ${isSmall ? "gap-x-1.5 text-sm/6" : "gap-x-3"}`}
    >
      {children}
    </h2>
  );
}

interface GroupProps {
  readonly children: ReactNode;
  readonly isWrong?: boolean;
}

/** The heading of a group of cards within a part of the deck. */
export function GroupTitle({ children, isWrong = false }: GroupProps) {
  return <h3 className={`mt-2 text-sm font-semibold ${isWrong ? "text-illegal" : "text-faint"}`}>{children}</h3>;
}

interface SectionProps extends Judged {
  readonly section: Section;
  readonly isSmall?: boolean;
}

/** The head of a section: its name, how many cards it has and needs, what they have in common, and what is wrong. */
export const SectionHead = memo(function SectionHead({ pool, deck, report, section, isSmall = false }: SectionProps) {
  const { says, lacks, over } = sized(pool, deck, section.id);
  return (
    <>
      <PartTitle isSmall={isSmall}>
        <span>{section.name}</span> <span className="tabular-nums">{says}</span>
        {lacks === undefined ? null : <Lacks says={lacks} over={over === true} />}
      </PartTitle>
      {pool.game.layout.rows?.of.some((row) => row.section === section.id) ? null : (
        <Common pool={pool} deck={deck} section={section.id} />
      )}
      <Against pool={pool} deck={deck} report={report} section={section.id} />
    </>
  );
});

/** How far a number is from the required one. Too many is an error, too few is only unfinished. */
export function Lacks({ says, over = false }: { says: string; over?: boolean }) {
  return <span className={`text-sm font-normal ${over ? "text-illegal" : "text-faint"}`}>{says}</span>;
}

/** What the cards of this section, and of the sections grouped with it, have in common. */
export function Common({ pool, deck, section }: Pick<Judged, "pool" | "deck"> & { section: string }) {
  const shared = pool.game.layout.shared?.filter(({ sections }) => sections[0] === section) ?? [];
  return shared.map((one) => (
    <p key={one.attribute} className="py-1 text-sm">
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
