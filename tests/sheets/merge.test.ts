import { expect, test } from "vitest";
import { merged } from "../../lib/sheets/merge.ts";
import type { Row, Sheet } from "../../lib/sheets/sheet.ts";

const row = (id: string, cells: Row["cells"]): Row => ({ id, cells, standIn: [], sources: {} });
const sheet = (...rows: Row[]): Sheet => ({ game: "open-worlds", id: "mine", name: "Mine", source: "", rows });
const [a, b, c] = [row("1", { name: "A" }), row("2", { name: "B" }), row("3", { name: "C" })];
const base = sheet(a, b);

test.each<[says: string, mine: Sheet, theirs: Sheet, kept: Sheet]>([
  [
    "two tabs write two cells of a row, and both stay",
    sheet(row("1", { name: "A", class: "7" }), b),
    sheet(row("1", { name: "A", defense: "3" }), b),
    sheet(row("1", { name: "A", defense: "3", class: "7" }), b),
  ],
  [
    "both write one cell, and what is written last counts",
    sheet(row("1", { name: "Mine" }), b),
    sheet(row("1", { name: "Theirs" }), b),
    sheet(row("1", { name: "Mine" }), b),
  ],
  ["both add a row", sheet(a, c, b), sheet(a, b, row("4", { name: "D" })), sheet(a, c, b, row("4", { name: "D" }))],
  ["one removes a row that the other leaves alone", sheet(a), base, sheet(a)],
  ["the other removes a row that this one leaves alone", base, sheet(b), sheet(b)],
  [
    "a row that was changed here comes back",
    sheet(row("1", { name: "A2" }), b),
    sheet(b),
    sheet(row("1", { name: "A2" }), b),
  ],
  [
    "an emptied cell stays empty",
    sheet(row("1", {}), b),
    sheet(a, row("2", { name: "B2" })),
    sheet(row("1", {}), row("2", { name: "B2" })),
  ],
  [
    "the name of the set",
    { ...base, name: "Renamed" },
    { ...base, source: "a box" },
    { ...base, name: "Renamed", source: "a box" },
  ],
])("%s", (_, mine, theirs, kept) => {
  expect(merged(base, mine, theirs)).toEqual(kept);
});
