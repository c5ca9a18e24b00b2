"use client";
import type { ReactNode } from "react";
import type { Section } from "../../../lib/core/game.ts";
import { sharedBy, sized, sizeFor } from "../../../lib/deck/sizes.ts";
import type { Builder, View } from "./store.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly section: Section;
  readonly as?: "h2" | "h3";
}

/** The head of a section: its name, how many cards it has of how many, what they have in common and what is wrong. */
export function SectionHead({ builder, view, section, as: Heading = "h2" }: Props) {
  const { pool } = builder;
  const { says, lacks, over } = sized(pool, view.deck, section.id);
  return (
    <>
      <Heading className="builder-section">
        <span>{section.name}</span> <span className="tabular-nums">{says}</span>
        {lacks === undefined ? null : <Lacks says={lacks} over={over === true} />}
      </Heading>
      {pool.game.layout.rows?.of.some((row) => row.section === section.id) ? null : (
        <Common builder={builder} view={view} section={section.id} />
      )}
      <Against builder={builder} view={view} section={section.id} />
    </>
  );
}

/** How far a number is from what is needed: too much is wrong, too little only not done yet. */
export function Lacks({ says, over }: { says: string; over: boolean }) {
  return (
    <span className="builder-lacks" data-over={over || undefined}>
      {says}
    </span>
  );
}

/** What the cards of this section, and of those that it leads, have in common. */
export function Common({ builder: { pool }, view, section }: { builder: Builder; view: View; section: string }) {
  const shared = pool.game.layout.shared?.filter(({ sections }) => sections[0] === section) ?? [];
  return shared.map((one) => (
    <p key={one.attribute} className="builder-common">
      {sharedBy(pool, view.deck, one)}
    </p>
  ));
}

/** What is wrong with a section as a whole; its size is said at its head already, and of an empty deck there is nothing
 * to say yet. */
export function Against({ builder, view, section }: { builder: Builder; view: View; section: string }): ReactNode {
  const { pool } = builder;
  if (view.draft.lines.length === 0) return null;
  const isSized = sizeFor(pool, view.deck, section) !== undefined;
  const said = new Set(isSized ? pool.game.rules.filter((rule) => rule.aboutSize).map(({ id }) => id as string) : []);
  return view.report.findings
    .filter((f) => f.section === section && f.cards.length === 0 && f.severity === "error" && !said.has(f.rule))
    .map(({ message }) => (
      <p key={message} className="text-sm text-illegal">
        {message}
      </p>
    ));
}
