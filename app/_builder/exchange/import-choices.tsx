"use client";
import type { Game } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/words.ts";
import type { Report } from "../../../lib/deck/verdict/report.ts";
import { Stamp } from "../../_ui/verdict/stamp.tsx";
import type { ChosenByLine, Imported, UnclearLine } from "./import-reading.ts";

interface Props {
  readonly read: Imported;
  readonly chosen: ChosenByLine;
  onChoose(key: string, choice: number): void;
}

/** What was done with the list as a whole, and the choices for each unclear line. */
export function ImportChoices({ read, chosen, onChoose }: Props) {
  return (
    <div className="mt-2 text-sm">
      {read.remarks.map((remark) => (
        <p key={remark} className="text-open">
          {remark}
        </p>
      ))}
      {read.unclear.map((line) => (
        <Line key={line.key} line={line} choice={chosen[line.key] ?? line.usual} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface OutcomeProps {
  readonly game: Game;
  readonly read: Imported;
  readonly report: Report;
}

/** What was read, and the deck that results. */
export function ImportOutcome({ game, read, report }: OutcomeProps) {
  const counts = game.sections.flatMap(({ id, name }) =>
    report.counts[id] === undefined ? [] : [`${report.counts[id]} ${name}`],
  );
  return (
    <div role="status" className="flex min-h-7.5 w-full flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span>{counted(read.deck.entries.length, "card")} read.</span>
      <span className="tabular-nums">The deck: {counts.length > 0 ? counts.join(" · ") : "no cards"}.</span>
      <Stamp verdict={report} />
    </div>
  );
}

interface LineProps extends Pick<Props, "onChoose"> {
  readonly line: UnclearLine;
  readonly choice: number;
}

function Line({ line: { key, says, choices }, choice, onChoose }: LineProps) {
  return (
    <fieldset className="border-b border-rule py-1">
      <legend className="float-left w-full text-open">{says}</legend>
      {choices.map((one, i) => (
        <label key={one.says} className="mr-4 inline-flex min-h-7 items-center gap-1.5 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={key}
            checked={i === choice}
            className="size-4 accent-accent"
            onChange={() => onChoose(key, i)}
          />
          {one.says}
        </label>
      ))}
    </fieldset>
  );
}
