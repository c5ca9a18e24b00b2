"use client";
import { type DragEvent, useState } from "react";
import type { Section } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/phrases.ts";
import type { RuleFinding } from "../../../lib/core/rule.ts";
import type { DraftLine } from "../../../lib/deck/draft.ts";
import { homeOf } from "../../../lib/deck/place.ts";
import { CardLine } from "../../_ui/cards/card-line.tsx";
import { Stepper } from "./stepper.tsx";
import type { Builder, View } from "./store.ts";

/** The deck, section by section; a card can be dropped on a section or moved to another one. */
export function DeckPane({ builder, view }: { builder: Builder; view: View }) {
  const { game } = builder.pool;
  if (view.draft.lines.length === 0) {
    return (
      <div className="p-4">
        <p className="text-lg font-semibold">This deck is empty.</p>
        <p className="mt-1 text-faint">
          Press a card to add it, drop one here, paste a list with Import, or begin with a{" "}
          <a href={`/${game.id}#samples`}>sample deck</a>.
        </p>
        <DropHere builder={builder} section={game.sections[0]} />
      </div>
    );
  }
  return game.sections.map((section) => (
    <SectionList key={section.id} builder={builder} view={view} section={section} />
  ));
}

function SectionList({ builder, view, section }: { builder: Builder; view: View; section: Section }) {
  const lines = view.draft.lines.filter((line) => line.section === section.id);
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  const against = view.report.findings.filter(
    (f) => f.section === section.id && f.cards.length === 0 && f.severity === "error",
  );
  return (
    <DropZone builder={builder} section={section}>
      <h2 className="builder-section">
        <span>{section.name}</span>
        <span className="tabular-nums">{total}</span>
        {against.map(({ message }) => (
          <span key={message} className="ml-auto text-sm font-normal text-illegal">
            {message}
          </span>
        ))}
      </h2>
      <ul>
        {ordered(builder, lines).map((line) => (
          <DeckLine key={line.name} builder={builder} view={view} line={line} />
        ))}
      </ul>
    </DropZone>
  );
}

/** By kind and then as the game lists its cards; what is no card comes last. */
function ordered({ pool }: Builder, lines: readonly DraftLine[]): readonly DraftLine[] {
  const at = ({ name }: DraftLine) => {
    const found = pool.find(name);
    return found !== undefined && "card" in found ? found.place : pool.cards.length;
  };
  return [...lines].sort((a, b) => at(a) - at(b));
}

function DeckLine({ builder, view, line }: { builder: Builder; view: View; line: DraftLine }) {
  const { pool } = builder;
  const found = pool.find(line.name);
  const findings = view.report.findings.filter((f) =>
    f.cards.some((card) => card.name === line.name && card.section === line.section),
  );
  const change = (by: number) =>
    builder.edit(by > 0 ? `${by} more ${line.name}` : `${-by} fewer ${line.name}`, [
      { section: line.section, card: line.name, by },
    ]);
  const entry = found !== undefined && "card" in found ? found : undefined;
  const others = entry
    ? pool.game.sections.filter(
        ({ id, kinds }) => id !== line.section && (!kinds || homeOf(pool.game, entry.card) === id),
      )
    : [];
  return (
    <li
      className="builder-line"
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", `${line.section}\n${line.name}`)}
    >
      <span className="builder-card">
        {entry ? <CardLine game={pool.game} entry={entry} /> : <span className="text-illegal">{line.name}</span>}
      </span>
      {others.length === 0 ? null : (
        <select
          aria-label={`Move one ${line.name} to`}
          value=""
          className="select w-6"
          onChange={({ target }) =>
            builder.edit(`Move ${line.name}`, [
              { section: line.section, card: line.name, by: -1 },
              { section: target.value, card: line.name, by: 1 },
            ])
          }
        >
          <option value="">⇄</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              to {name}
            </option>
          ))}
        </select>
      )}
      <Stepper label={line.name} count={line.count} onChange={change} />
      {findings.map((found) => (
        <Note key={found.rule + found.message} builder={builder} finding={found} />
      ))}
    </li>
  );
}

const COLOURS = { error: "text-illegal", unknown: "text-open", advice: "text-faint" } as const;

/** A finding at its card, with its first ways out as buttons. */
function Note({ builder, finding }: { builder: Builder; finding: RuleFinding }) {
  return (
    <span className={`builder-note ${COLOURS[finding.severity]}`}>
      {finding.message}{" "}
      {finding.fixes.slice(0, 3).map((fix) => (
        <button key={fix.label} type="button" className="fix" onClick={() => builder.fix(fix)}>
          {fix.label}
        </button>
      ))}
    </span>
  );
}

function DropHere({ builder, section }: { builder: Builder; section: Section }) {
  return (
    <DropZone builder={builder} section={section}>
      <p className="mt-3 border border-dashed border-faint p-6 text-center text-faint">Drop a card here</p>
    </DropZone>
  );
}

function DropZone({ builder, section, children }: { builder: Builder; section: Section; children: React.ReactNode }) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [from, name] = event.dataTransfer.getData("text/plain").split("\n");
    const card = name ?? from ?? "";
    const found = builder.pool.find(card);
    if (found === undefined || !("card" in found)) return;
    const edits = [{ section: section.id, card: found.label, by: 1 }];
    if (name !== undefined && from !== undefined) edits.unshift({ section: from, card: found.label, by: -1 });
    builder.edit(`${counted(1, found.label, found.label)} to ${section.name}`, edits);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its buttons: the stepper and the list of sections of each card
    <div
      className={over ? "outline-2 outline-accent" : ""}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
