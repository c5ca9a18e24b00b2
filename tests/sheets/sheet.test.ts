import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInSets } from "../../lib/cards/built-in.ts";
import { checkCardSet } from "../../lib/contract/card-set.ts";
import {
  emptyRow,
  type Row,
  readSheet,
  type Sheet,
  sheetOf,
  withCell,
  withPlaceholder,
} from "../../lib/sheets/sheet.ts";
import { setsOf } from "../cards/random-set.ts";
import { gameCalled } from "../decks.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";

let last = 0;
const newId = () => String(last++);

test.each(games)("a sheet of any set of $name is read as that set", (game) => {
  fc.assert(
    fc.property(setsOf(game), (file) => {
      const checked = checkCardSet(game, file);
      if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
      const { set, faults } = readSheet(game, sheetOf(game, checked.set, newId));
      expect(faults).toEqual([]);
      expect(set).toEqual(checked.set);
    }),
    runs(500, 10_000),
  );
});

test.each(games)("the built-in cards of $name are sound sheets", (game) => {
  for (const set of builtInSets(game)) {
    const { faults, set: read } = readSheet(game, sheetOf(game, set, newId));
    expect(faults).toEqual([]);
    expect(read.cards).toEqual(set.cards);
  }
});

describe("a sheet of Open Worlds", () => {
  const game = gameCalled("open-worlds");
  const row = (cells: Row["cells"]): Row => ({ ...emptyRow(newId()), cells });
  const sheet = (...rows: Row[]): Sheet => ({ game: game.id, id: "mine", name: "Mine", source: "", rows });

  test("a faulty row is named with its cell, and the others can be used", () => {
    const { set, faults } = readSheet(
      game,
      sheet(row({ name: "A", kind: "facility", defense: "ten" }), row({}), row({ name: "B", kind: "world", h2o: "3" })),
    );
    expect(set.cards).toEqual([{ name: "B", kind: "world", h2o: 3 }]);
    expect(faults).toMatchObject([{ row: 0, column: "defense", message: 'expected a number, got "ten"' }]);
  });
  test("an empty cell is not known, and null is known not to exist", () => {
    const { set } = readSheet(game, sheet(row({ name: "A", kind: "utility", class: "null", range: " " })));
    expect(set.cards).toEqual([{ name: "A", kind: "utility", class: null }]);
  });
  test("a card that is there twice is a fault of its second row", () => {
    const { faults } = readSheet(
      game,
      sheet(row({ name: "A", kind: "world" }), row({ name: "B", kind: "world" }), row({ name: "a ", kind: "world" })),
    );
    expect(faults).toMatchObject([{ row: 2, column: "name", wrong: { is: "twice", first: "row 1" } }]);
  });
  test("a cell that is emptied is no placeholder and has no source", () => {
    const marked = withPlaceholder(row({ name: "A", kind: "world", h2o: "3" }), "h2o", true);
    expect(withCell({ ...marked, sources: { h2o: "my card" } }, "h2o", "")).toMatchObject({ standIn: [], sources: {} });
    expect(withPlaceholder(marked, "res", true).standIn).toEqual(["h2o"]);
  });
});
