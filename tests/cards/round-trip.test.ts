import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { toCsv } from "../../lib/cards/csv.ts";
import { CSV_MARK, looksLikeFormula } from "../../lib/cards/csv-row.ts";
import { checkCardSet } from "../../lib/contract/card-set.ts";
import { textOfBytes } from "../../lib/sheets/intake-text.ts";
import { readTable } from "../../lib/sheets/read-set.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";
import { setsOf } from "./random-set.ts";

const about = { id: "my-set", name: "My set", source: "" };

test.each(games)("every set of $name is the same after CSV", (game) => {
  fc.assert(
    fc.property(setsOf(game), (file) => {
      const checked = checkCardSet(game, file);
      if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
      const csv = toCsv(game, checked.set);
      const again = readTable(game, textOfBytes(new TextEncoder().encode(CSV_MARK + csv)), about);
      if (!again.ok) throw new Error(JSON.stringify(again));
      expect(again.set.cards).toEqual(checked.set.cards);
      const cells = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data.flat();
      expect(cells.filter((cell) => looksLikeFormula(cell) && !/^-\d+$/.test(cell))).toEqual([]);
      // A spreadsheet that parts cells at semicolons or tabs finds the same cells.
      for (const cell of cells.filter((cell) => /[;\t]/.test(cell)))
        expect(csv).toContain(`"${cell.replaceAll('"', '""')}"`);
    }),
    runs(500, 10_000),
  );
});
