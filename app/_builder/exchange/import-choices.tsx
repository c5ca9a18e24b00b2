"use client";
import type { Game } from "../../../lib/core/game.ts";
import { counted } from "../../../lib/core/words.ts";
import { besideCount } from "../../../lib/deck/place.ts";
import { Stamp, UnfinishedStamp } from "../../_ui/verdict/stamp.tsx";
import type { UnclearLine } from "./import-reading.ts";
import type { Reading } from "./use-reading.ts";

/** Why a text cannot be read, or what was done with the list as a whole and the choices for each unclear line. */
export function ImportChoices({ reading: { read, chosen, choose } }: { reading: Reading }) {
  if (read === undefined) return null;
  if ("why" in read)
    return (
      <p role="alert" className="mt-2 text-illegal">
        {read.why}
      </p>
    );
  return (
    <div className="mt-2 text-sm">
      {read.corrections === "" ? null : (
        <p role="status" className="font-semibold">
          {read.corrections}.
        </p>
      )}
      {read.remarks.map((remark) => (
        <p key={remark} className="text-open">
          {remark}
        </p>
      ))}
      {read.unclear.map((line) => (
        <Line key={line.key} line={line} choice={chosen[line.key] ?? line.usual} onChoose={choose} />
      ))}
    </div>
  );
}

/** What was read, and the deck that results. */
export function ImportOutcome({ game, reading: { imported, judged } }: { game: Game; reading: Reading }) {
  if (!imported || !judged) return null;
  const counts = game.sections.flatMap((section) => {
    const count = judged.report.counts[section.id];
    return count === undefined ? [] : [`${count} ${besideCount(game, section, count)}`];
  });
  return (
    <div role="status" className="flex min-h-7.5 w-full flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span>{counted(imported.deck.entries.length, "card")} read.</span>
      <span className="tabular-nums">The deck: {counts.length > 0 ? counts.join(" · ") : "no cards"}.</span>
      {judged.unfinished ? <UnfinishedStamp {...judged.unfinished} /> : <Stamp verdict={judged.report} />}
    </div>
  );
}

interface LineProps {
  readonly line: UnclearLine;
  readonly choice: number;
  onChoose(key: string, choice: number): void;
}

function Line({ line: { key, says, choices }, choice, onChoose }: LineProps) {
  return (
    <fieldset className="py-1">
      <legend className="float-left w-full text-open">{says}</legend>
      <div className="clear-both flex flex-wrap">
        {choices.map((one, i) => (
          <label key={one.says} className="mr-4 inline-flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="radio"
              name={key}
              checked={i === choice}
              className="size-4"
              onChange={() => onChoose(key, i)}
            />
            {one.says}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
