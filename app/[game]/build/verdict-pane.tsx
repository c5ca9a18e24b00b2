"use client";
import { checklistOf } from "../../../lib/deck/checklist.ts";
import { numbersOf } from "../../../lib/deck/numbers.ts";
import { Charts } from "../../_ui/charts/charts.tsx";
import { Findings } from "../../_ui/findings.tsx";
import { Held } from "../../_ui/held.tsx";
import { TitleBlock } from "../../_ui/title-block.tsx";
import type { Builder, View } from "./store.ts";

/** The verdict on the deck, its findings with their ways out, the rules that hold, and the deck in numbers. */
export function VerdictPane({ builder, view }: { builder: Builder; view: View }) {
  const { pool } = builder;
  return (
    <div className="p-3">
      <TitleBlock game={pool.game} report={view.report} compact />
      <Findings findings={view.report.findings} onFix={(fix) => builder.fix(fix)} />
      <Held rules={checklistOf(pool.game, view.report)} />
      <Charts numbers={numbersOf(pool, view.deck.entries)} />
    </div>
  );
}
