import { useEffect, useRef, useState } from "react";
import { counted } from "../../lib/core/words.ts";
import { csvRows, jsonParts } from "../../lib/desk/exports.ts";
import { inShort } from "../../lib/desk/summary.ts";
import { games } from "../../lib/games/index.ts";
import { download } from "../_client/download.ts";
import { CardTable } from "./card-table.tsx";
import { inSlices } from "./in-slices.ts";
import type { Check } from "./use-check.ts";
import { VerdictTable } from "./verdict-table.tsx";

interface Props {
  readonly check: Check;
  readonly chosen: ReadonlySet<number>;
  onChoose(chosen: ReadonlySet<number>): void;
  /** How many sheets a press on the button for them would show. */
  readonly toPrint: number;
  onPrint(): void;
  onCancel(): void;
  onLeave(): void;
}

/** The verdicts so far, the cards of all lists, and what can be done with both. */
export default function Results({ check, chosen, onChoose, toPrint, onPrint, onCancel, onLeave }: Props) {
  const [view, setView] = useState<"lists" | "cards">("lists");
  const { lists, cards } = check;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const isOver = check.phase !== "checking";
  return (
    <section aria-labelledby="verdicts">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="verdicts" ref={head} tabIndex={-1} className="text-xl font-bold tracking-tight">
          Verdicts
        </h2>
        <p role="status" className="tabular-nums">
          {isOver ? `${inShort(lists)}.` : ""}
        </p>
        {isOver ? (
          <button type="button" className="tool print:hidden" onClick={onLeave}>
            Check other lists
          </button>
        ) : (
          <Progress check={check} onCancel={onCancel} />
        )}
      </div>
      <Faults check={check} />
      {isOver && lists.length > 0 ? (
        <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
          <button type="button" className="chip" aria-pressed={view === "lists"} onClick={() => setView("lists")}>
            By list
          </button>
          {cards === undefined ? null : (
            <button type="button" className="chip" aria-pressed={view === "cards"} onClick={() => setView("cards")}>
              By card
            </button>
          )}
          <Downloads check={check} />
          {toPrint === 0 ? null : (
            <button type="button" className="tool" onClick={onPrint}>
              {counted(toPrint, "registration sheet")}
              {chosen.size > 0 ? "" : " of legal lists"}
            </button>
          )}
        </div>
      ) : null}
      {view === "cards" && cards ? (
        <div className="mt-3">
          <CardTable cards={cards} />
        </div>
      ) : (
        <VerdictTable lists={lists} chosen={chosen} onChoose={onChoose} />
      )}
    </section>
  );
}

function Progress({ check: { lists, total }, onCancel }: { check: Check; onCancel(): void }) {
  return (
    <p className="flex items-center gap-3">
      {total === undefined ? (
        <span>The lists are being read.</span>
      ) : (
        <>
          <progress className="gauge" max={total} value={lists.length} aria-label="Lists checked" />
          <span className="tabular-nums">
            {lists.length} of {total}
          </span>
        </>
      )}
      <button type="button" className="tool" onClick={onCancel}>
        Cancel
      </button>
    </p>
  );
}

function Faults({ check: { phase, why, left, lists, total } }: { check: Check }) {
  return (
    <>
      {phase === "failed" ? (
        <p role="alert" className="mt-2 text-illegal">
          {why} Press “Check other lists” to try again.
        </p>
      ) : null}
      {phase === "cancelled" && total !== undefined ? (
        <p className="mt-2 text-open">
          You cancelled the check after {lists.length} of {counted(total, "list")}.
        </p>
      ) : null}
      {left === undefined ? null : <p className="mt-2 text-open">{left}</p>}
    </>
  );
}

function Downloads({ check: { lists, cards = [] } }: { check: Check }) {
  const save = async (file: string, parts: Generator<string>, type: string) =>
    download(file, await inSlices(parts), type);
  return (
    <>
      <button
        type="button"
        className="tool"
        onClick={() => void save("verdicts.csv", csvRows(games, lists, location.origin), "text/csv")}
      >
        Download CSV
      </button>
      <button
        type="button"
        className="tool"
        onClick={() => void save("verdicts.json", jsonParts(lists, cards), "application/json")}
      >
        Download JSON
      </button>
    </>
  );
}
