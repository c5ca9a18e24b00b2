"use client";
import { memo } from "react";
import type { PoolCard } from "../../../lib/cards/pool.ts";
import type { Game, Section } from "../../../lib/core/game.ts";
import type { RuleFinding } from "../../../lib/core/judge/rule.ts";
import { CONSIDERING, type DraftLine } from "../../../lib/deck/draft/draft.ts";
import { homeOf } from "../../../lib/deck/place.ts";
import { readLarge } from "../../_client/card-in-hand.ts";
import { press } from "../../_client/command.tsx";
import { keyedFindings } from "../../_ui/verdict/keyed-findings.ts";
import { CardCells, ColumnWords } from "../card-cells.tsx";
import type { Builder } from "../state/builder.ts";
import { RESULT_COMMANDS } from "../state/commands.ts";
import { dragging } from "./deck-drop.tsx";
import { LinePlaces } from "./line-places.tsx";
import { Stepper } from "./stepper.tsx";

interface Props {
  readonly builder: Builder;
  readonly line: DraftLine;
  /** The card that the line names. It is undefined if the line names no single card. */
  readonly entry?: PoolCard;
  /** The words above the numbers of its group. */
  readonly columns?: readonly string[] | undefined;
  readonly notes: readonly RuleFinding[];
}

const CARD =
  "flex min-h-8 min-w-0 flex-1 cursor-pointer flex-col justify-center py-0.5 text-left pointer-coarse:min-h-11";

/** One line of the deck: the card, its other possible sections, its count, and what the rules say about it. */
export const DeckLine = memo(function DeckLine({ builder, line, entry, columns, notes }: Props) {
  const { game } = builder.pool;
  const change = (by: number) =>
    builder.edit(by > 0 ? `${by} more ${line.name}` : `${-by} fewer ${line.name}`, [
      { section: line.section, card: line.name, by },
    ]);
  const move = (to: string) =>
    builder.edit(`Move ${line.name}`, [
      { section: line.section, card: line.name, by: -1 },
      { section: to, card: line.name, by: 1 },
    ]);
  const others = entry ? [...placesFor(game, entry), ASIDE].filter(({ id }) => id !== line.section) : [];
  return (
    <li
      className="flex min-h-8 flex-wrap items-center gap-x-2 contain-content hover:bg-wash"
      {...(entry ? dragging(line) : {})}
    >
      {entry ? (
        <button
          type="button"
          tabIndex={-1}
          data-stop
          className={CARD}
          onClick={() => readLarge(entry.label)}
          onKeyDown={(event) => event.key !== "Enter" && press(RESULT_COMMANDS, { count: line.count, change }, event)}
        >
          <CardCells game={game} entry={entry} columns={columns} />
        </button>
      ) : (
        <span className={`${CARD} text-illegal`}>{line.name}</span>
      )}
      {others.length === 0 ? null : <LinePlaces name={line.name} places={others} onMove={move} />}
      <Stepper label={line.name} count={line.count} onChange={change} keyed={entry !== undefined} />
      <NoteList builder={builder} notes={notes} />
    </li>
  );
});

/** The words above the numbers of lines, as far from the edge as those: lines have buttons there. */
export function LineWords({ game, columns }: { game: Game; columns: readonly string[] }) {
  return (
    <span className="ml-auto pr-31 pb-0.5 pointer-coarse:pr-43">
      <ColumnWords game={game} columns={columns} />
    </span>
  );
}

/**
 * The sections where a card could go: that of its kind and related ones, or all sections that belong to no other kind.
 */
function placesFor(game: Game, { card }: PoolCard): readonly Section[] {
  const home = game.sections.find(({ id }) => id === homeOf(game, card));
  return game.sections.filter((section) =>
    home?.kinds ? section === home || (section.optional && !section.kinds) : !section.kinds,
  );
}

/** Where cards are put that are not in the deck. */
const ASIDE = { id: CONSIDERING, name: "Considering" };

const COLOURS = { error: "text-illegal", unknown: "text-open", advice: "text-faint" } as const;

/** What the rules say about some lines, with the first fixes as buttons. */
export function NoteList({ builder, notes }: Pick<Props, "builder" | "notes">) {
  return keyedFindings(notes).map(([key, { message, severity, fixes }]) => (
    <span key={key} className={`flex w-full flex-wrap gap-1 pt-0.5 pb-1.5 text-sm ${COLOURS[severity]}`}>
      <span className="w-full">{message}</span>
      {fixes.slice(0, 3).map((fix) => (
        <button key={fix.label} type="button" className="fix" onClick={() => builder.fix(fix)}>
          {fix.label}
        </button>
      ))}
    </span>
  ));
}
