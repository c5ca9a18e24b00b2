import { toCsv } from "../../../lib/cards/csv.ts";
import { fileOf } from "../../../lib/sheets/sheet.ts";
import { download } from "../../_client/download.ts";
import type { SetEditor } from "./state/set-editor.ts";

/** Saves the set as a card-set file, with its faulty rows. */
export function downloadJson({ game, view: { sheet } }: SetEditor): void {
  download(`${sheet.id}.json`, `${JSON.stringify(fileOf(game, sheet), null, 2)}\n`, "application/json");
}

/** Saves the cards of the set as a table, with its faulty rows. */
export function downloadCsv({ game, view: { sheet } }: SetEditor): void {
  download(`${sheet.id}.csv`, toCsv(game, fileOf(game, sheet)), "text/csv");
}
