"use client";
import { useState } from "react";
import type { Section } from "../../../lib/core/game.ts";
import type { Edit } from "../../../lib/core/judge/deck.ts";
import type { Rows } from "../../../lib/core/look/layout.ts";
import { counted } from "../../../lib/core/words.ts";
import type { DraftLine } from "../../../lib/deck/draft/draft.ts";
import { numbersOf } from "../../../lib/deck/view/charts.ts";
import { arranging, groupedLines, type Placed } from "../../../lib/deck/view/groups.ts";
import { totalIn } from "../../../lib/deck/view/sizes.ts";
import type { Builder, View } from "../state/builder.ts";
import { DropZone } from "./deck-drop.tsx";
import { Against, Common, DeckPart, GroupTitle, Lacks, PartTitle } from "./deck-head.tsx";
import { type ChosenCopy, PlacePanel } from "./deck-place-panel.tsx";
import { Misread } from "./deck-section.tsx";
import { Tile } from "./deck-tile.tsx";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  readonly rows: Rows;
}

/** Sections that lie on the table as rows of places. Cards can be chosen, moved and dragged between them. */
export default function RowsOfPlaces({ builder, view, rows }: Props) {
  const [chosen, choose] = useState<ChosenCopy | undefined>(undefined);
  const { pool } = builder;
  const own = rows.of.flatMap(({ section: id, places }) => {
    const section = pool.game.sections.find((one) => one.id === id);
    return section ? [{ section, places, ...partsOf(builder, view, section) }] : [];
  });
  const present = own.flatMap(({ cards }) => cards).find(({ line }) => isChosen(line, chosen));
  const move = (from: Pick<DraftLine, "section" | "name">, to: string) => {
    const target = own.find(({ section }) => section.id === to);
    if (!target || from.section === to) return;
    builder.edit(`${from.name} to ${target.section.name}`, moving(from, to, target));
    choose({ section: to, name: from.name, copy: 0 });
  };
  return (
    <DeckPart label={rows.title}>
      <RowsHead builder={builder} view={view} rows={rows} />
      {own.map(({ section, places, cards }) => (
        <DropZone key={section.id} builder={builder} section={section} onMove={(from) => move(from, section.id)}>
          <GroupTitle>
            {section.name}{" "}
            <span className="tabular-nums">
              {cards.reduce((sum, { line }) => sum + line.count, 0)} of {places === 1 ? "" : "up to "}
              {places}
            </span>
          </GroupTitle>
          <Against pool={pool} deck={view.deck} report={view.report} section={section.id} />
          <Places
            builder={builder}
            view={view}
            name={section.name}
            cards={cards}
            places={places}
            chosen={chosen}
            onChoose={choose}
          />
        </DropZone>
      ))}
      <PlacePanel
        builder={builder}
        view={view}
        rows={rows}
        sections={own.map(({ section }) => section)}
        card={present}
        onMove={move}
        onGone={() => choose(undefined)}
      />
      <Misread builder={builder} view={view} lines={own.flatMap(({ misread }) => misread)} />
    </DeckPart>
  );
}

function partsOf({ pool }: Builder, view: View, section: Section) {
  const { groups, misread } = groupedLines(pool, view.sections.get(section.id) ?? []);
  return { cards: groups.flatMap(({ items }) => items), misread };
}

function isChosen(line: DraftLine, chosen: ChosenCopy | undefined): boolean {
  return line.section === chosen?.section && line.name === chosen.name;
}

/** Moves one copy to another row. If that row has a single place, the card there comes back in exchange. */
function moving(
  from: Pick<DraftLine, "section" | "name">,
  to: string,
  target: { readonly places: number; readonly cards: readonly Placed<DraftLine>[] },
): readonly Edit[] {
  const there = target.places === 1 ? target.cards.map(({ line }) => line) : [];
  const back = there.length === 1 && there[0]?.count === 1 ? there : [];
  return [
    { section: from.section, card: from.name, by: -1 },
    ...back.flatMap(({ name }) => [
      { section: to, card: name, by: -1 },
      { section: from.section, card: name, by: 1 },
    ]),
    { section: to, card: from.name, by: 1 },
  ];
}

interface PlacesProps extends Pick<Props, "builder" | "view"> {
  readonly name: string;
  readonly cards: readonly Placed<DraftLine>[];
  readonly places: number;
  readonly chosen: ChosenCopy | undefined;
  onChoose(chosen: ChosenCopy | undefined): void;
}

/** More copies than this are not drawn one by one. */
const DRAWN = 12;

function Places({ builder, view, name, cards, places, chosen, onChoose }: PlacesProps) {
  const copies = cards.flatMap((card) => Array.from({ length: card.line.count }, (_, copy) => ({ ...card, copy })));
  const free = Array.from({ length: Math.max(0, places - copies.length) }, (_, i) => copies.length + i);
  const isAlone = places === 1 && copies.length < 2;
  return (
    <>
      <ul
        aria-label={name}
        className={`grid gap-1 ${isAlone ? "grid-cols-[minmax(0,20%)] justify-center" : "grid-cols-5"}`}
      >
        {copies.slice(0, DRAWN).map(({ line, entry, copy }) => (
          <Tile
            key={`${line.name} ${copy}`}
            game={builder.pool.game}
            line={line}
            entry={entry}
            copy={copy}
            worst={view.notes.on(line).find(({ severity }) => severity !== "advice")?.severity}
            isChosen={isChosen(line, chosen) && Math.min(chosen?.copy ?? 0, line.count - 1) === copy}
            onChoose={onChoose}
          />
        ))}
        {free.map((place) => (
          <li key={place} className="min-h-26 border border-dashed border-rule" aria-hidden="true" />
        ))}
      </ul>
      {copies.length > DRAWN ? <p className="text-sm">and {copies.length - DRAWN} more</p> : null}
    </>
  );
}

function RowsHead({ builder, view, rows }: Props) {
  const { pool } = builder;
  const sections = rows.of.map(({ section }) => section);
  const edits = arranging(pool, view.deck.entries, sections);
  return (
    <>
      <PartTitle>
        <span>{rows.title}</span>{" "}
        <span className="tabular-nums">{counted(totalIn(view.deck, sections), rows.one)}</span>
        <Sum builder={builder} view={view} rows={rows} />
        {pool.game.arrangement ? (
          <button
            type="button"
            className="fix ml-auto font-normal"
            aria-disabled={edits.length === 0}
            title={edits.length === 0 ? "Everything is already in place" : undefined}
            onClick={() => edits.length > 0 && builder.edit("Arrange", edits)}
          >
            Arrange
          </button>
        ) : null}
      </PartTitle>
      <Common pool={pool} deck={view.deck} section={sections[0] ?? ""} />
    </>
  );
}

/** The sum over all rows and, if one is in force, the total that was agreed on. */
function Sum({ builder: { pool }, view: { deck }, rows }: Props) {
  const { total } = rows;
  const numbers = numbersOf(pool, deck.entries).find(({ id }) => id === total?.chart);
  const sum = numbers?.totals.find(({ label }) => label === total?.label);
  const option = pool.game.options.find(({ id }) => id === total?.option);
  if (!total || !sum) return null;
  const isInForce = option !== undefined && (!option.formats || option.formats.includes(deck.format));
  const wanted = isInForce ? (deck.options[option.id] ?? option.default) : undefined;
  const open = sum.unknown + sum.standIn;
  return (
    <span className={`flex flex-wrap gap-x-2 text-sm ${wanted === sum.value ? "font-semibold" : "font-normal"}`}>
      {total.label}{" "}
      <span className="tabular-nums">{wanted === undefined ? sum.value : `${sum.value} of ${wanted}`}</span>
      {wanted === undefined || wanted === sum.value ? null : (
        <Lacks
          says={wanted > sum.value ? `${wanted - sum.value} left` : `${sum.value - wanted} too many`}
          over={wanted < sum.value}
        />
      )}
      {open === 0 ? null : <span className="text-open"> · {counted(open, rows.one)} not known</span>}
    </span>
  );
}
