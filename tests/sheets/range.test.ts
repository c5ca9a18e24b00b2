import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { columnsIn } from "../../lib/sheets/columns.ts";
import {
  cellsOf,
  cleared,
  filledDown,
  pasted,
  placeholderSwitched,
  type Range,
  type Shown,
  textOf,
  withoutAny,
} from "../../lib/sheets/range.ts";
import type { Row, Sheet } from "../../lib/sheets/sheet.ts";
import { gameCalled } from "../decks.ts";
import { runs } from "../runs.ts";

let last = 0;
const newId = () => `new-${last++}`;
const row = (id: string, cells: Row["cells"]): Row => ({ id, cells, standIn: [], sources: {} });
const sheet = (...rows: Row[]): Sheet => ({ game: "open-worlds", id: "mine", name: "Mine", source: "", rows });
const COLUMNS = ["name", "kind", "class"];
const two = sheet(row("1", { name: "A", kind: "utility", class: "1" }), row("2", { name: "B", class: "2" }));
const shownOf = ({ rows }: Sheet): Shown => ({ rows, columns: COLUMNS });
const range = (top: number, left: number, bottom = top, right = left): Range => ({ top, left, bottom, right });
const table = ({ rows }: Sheet) => rows.map(({ cells }) => COLUMNS.map((column) => cells[column] ?? ""));
const paste = (to: Range, text: string, from = two) => pasted(from, shownOf(from), to, cellsOf(text), newId);

describe("the clipboard", () => {
  test.each<[says: string, text: string, cells: readonly (readonly string[])[]]>([
    [
      "Excel's last line break adds no row",
      "a\tb\r\nc\td\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a line break alone is an empty cell", "\n", [[""]]],
    ["an empty row in between stays", "a\n\nb\n", [["a"], [""], ["b"]]],
    ["a last empty row stays before the last line break", "a\n\n", [["a"], [""]]],
    [
      "quotes hold tabs, line breaks and quotes",
      '"a\tb"\t"c\nd"\r\n"say ""hi"""\te',
      [
        ["a\tb", "c\nd"],
        ['say "hi"', "e"],
      ],
    ],
    ["a quote inside a word is a letter", '5" gun\tx', [['5" gun', "x"]]],
    [
      "a quote that is never closed is a letter",
      '"Fire!\tx\ny\tz',
      [
        ['"Fire!', "x"],
        ["y", "z"],
      ],
    ],
  ])("%s", (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  test("what is copied is pasted as the same cells, whatever stands in them", () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('"', "\t", "\n", "\r\n", '""', "'", "=1+1", "a,b"));
    const cells = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(cells, (lines) => {
        const from = sheet(...lines.map(([name, kind, other], at) => row(String(at), { name, kind, class: other })));
        const text = textOf(shownOf(from), range(0, 0, lines.length - 1, 2));
        const to = sheet(row("x", {}));
        expect(table(paste(range(0, 0), text, to).sheet)).toEqual(lines);
      }),
      runs(500, 10_000),
    );
  });
});

describe("pasting", () => {
  test("lays cells down from the first selected one and adds the rows that are missing", () => {
    const { sheet: after, range: laid, cut } = paste(range(1, 0), "X\tworld\nY\tground\n");
    expect(table(after)).toEqual([
      ["A", "utility", "1"],
      ["X", "world", "2"],
      ["Y", "ground", ""],
    ]);
    expect(laid).toEqual(range(1, 0, 2, 1));
    expect(cut).toBe("");
  });
  test("fills a range with a single cell, and one that is a multiple of what is pasted", () => {
    expect(table(paste(range(0, 1, 1, 2), "7").sheet)).toEqual([
      ["A", "7", "7"],
      ["B", "7", "7"],
    ]);
    expect(table(paste(range(0, 1, 1, 2), "x\ty").sheet)).toEqual([
      ["A", "x", "y"],
      ["B", "x", "y"],
    ]);
  });
  test("says what lies beyond the last column or the most rows, and leaves it out", () => {
    const { sheet: after, cut } = paste(range(0, 2), "7\t8\t9");
    expect(table(after)[0]).toEqual(["A", "utility", "7"]);
    expect(cut).toBe("2 columns beyond the last were left out");
    const many = paste(range(1, 0), "x\n".repeat(6000));
    expect(many.sheet.rows).toHaveLength(5000);
    expect(many.cut).toBe("A set has at most 5000 cards, so 1001 rows were left out");
  });
  test("takes nothing with a cell that no browser could keep", () => {
    const { sheet: after, cut } = paste(range(0, 0), "x".repeat(5001));
    expect(after).toBe(two);
    expect(cut).toBe("A cell has more than 5000 letters, so nothing was pasted");
  });
  test("changes rows in the order in which they are shown", () => {
    const shown = { rows: two.rows.toReversed(), columns: COLUMNS };
    const { sheet: after } = pasted(two, shown, range(0, 0), [["X"], ["Y"]], newId);
    expect(table(after).map(([name]) => name)).toEqual(["Y", "X"]);
  });
});

describe("a range", () => {
  const game = gameCalled("open-worlds");
  test("is emptied", () => {
    expect(table(cleared(two, shownOf(two), range(0, 0, 1, 1)))).toEqual([
      ["", "", "1"],
      ["", "", "2"],
    ]);
  });
  test("is filled from its first row, with placeholders, and a single row from the one above", () => {
    const marked = sheet({ ...row("1", { name: "A", class: "1" }), standIn: ["class"] }, row("2", {}), row("3", {}));
    const down = filledDown(marked, shownOf(marked), range(0, 2, 2, 2));
    expect(table(down).map((cells) => cells[2])).toEqual(["1", "1", "1"]);
    expect(down.rows.map(({ standIn }) => standIn)).toEqual([["class"], ["class"], ["class"]]);
    expect(table(filledDown(two, shownOf(two), range(1, 0)))[1]?.[0]).toBe("A");
    expect(filledDown(two, shownOf(two), range(0, 0))).toEqual(two);
  });
  test("is known not to exist, except names, kinds and what a kind can't have", () => {
    const worlds = sheet(row("1", { name: "A", kind: "world" }), row("2", { name: "B", kind: "utility" }));
    expect(table(withoutAny(game, worlds, shownOf(worlds), range(0, 0, 1, 2)))).toEqual([
      ["A", "world", ""],
      ["B", "utility", "null"],
    ]);
  });
  test("is marked as placeholders, and as facts again once all are", () => {
    const half = sheet({ ...row("1", { name: "A", class: "1" }), standIn: ["class"] }, row("2", { class: "2" }));
    const all = placeholderSwitched(game, half, shownOf(half), range(0, 0, 1, 2));
    expect(all.rows.map(({ standIn }) => standIn)).toEqual([["class"], ["class"]]);
    const none = placeholderSwitched(game, all, shownOf(all), range(0, 0, 1, 2));
    expect(none.rows.map(({ standIn }) => standIn)).toEqual([[], []]);
  });
});

describe("the columns of a sheet", () => {
  const game = gameCalled("open-worlds");
  test("are those that its rows fill in or that their kinds can have", () => {
    const columns = columnsIn(game, sheet(row("1", { name: "A", kind: "world", range: "2" })));
    expect(columns).toEqual(["name", "kind", "range", "h2o", "res", "habitable", "hostile", "text", "number"]);
  });
  test("are all while no kind is known, without bounds of others", () => {
    const columns = columnsIn(game, sheet(row("1", { kind: "wrld" })));
    expect(columns).toContain("weapons");
    expect(columns).not.toContain("classAtMost");
  });
});
