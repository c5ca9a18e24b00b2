"use client";
import { counted } from "../../../lib/core/phrases.ts";
import type { Report } from "../../../lib/deck/report.ts";
import { Stamp } from "../../_ui/stamp.tsx";
import type { Chosen, Imported, Unclear } from "./import-reading.ts";
import type { Builder } from "./store.ts";

interface Props {
  readonly builder: Builder;
  readonly read: Imported;
  readonly report: Report;
  readonly chosen: Chosen;
  onChoose(key: string, choice: number): void;
}

/** What was read, the lines that were not clear with what can be done with each, and the deck that comes of it. */
export function ImportChoices({ builder, read, report, chosen, onChoose }: Props) {
  const counts = builder.pool.game.sections.flatMap(({ id, name }) =>
    report.counts[id] === undefined ? [] : [`${report.counts[id]} ${name}`],
  );
  return (
    <>
      <div className="import-lines">
        {read.remarks.map((remark) => (
          <p key={remark} className="text-open">
            {remark}
          </p>
        ))}
        {read.unclear.map((line) => (
          <Line key={line.key} line={line} choice={chosen[line.key] ?? line.usual} onChoose={onChoose} />
        ))}
      </div>
      <div role="status" className="import-outcome">
        <span>{counted(read.deck.entries.length, "card")} read.</span>
        <span className="tabular-nums">The deck: {counts.length > 0 ? counts.join(" · ") : "no cards"}.</span>
        <Stamp verdict={report} />
      </div>
    </>
  );
}

interface LineProps extends Pick<Props, "onChoose"> {
  readonly line: Unclear;
  readonly choice: number;
}

function Line({ line: { key, says, choices }, choice, onChoose }: LineProps) {
  return (
    <fieldset className="import-line">
      <legend className="text-open">{says}</legend>
      {choices.map((one, i) => (
        <label key={one.says} className="import-choice">
          <input type="radio" name={key} checked={i === choice} onChange={() => onChoose(key, i)} />
          {one.says}
        </label>
      ))}
    </fieldset>
  );
}
