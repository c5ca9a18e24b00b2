import { expect, test } from "vitest";
import { NO_HISTORY, redo, undo, withStep } from "../../lib/sheets/history.ts";
import type { Row, Sheet } from "../../lib/sheets/sheet.ts";

const row = (id: string, cells: Row["cells"]): Row => ({ id, cells, standIn: [], sources: {} });
const sheet = (...rows: Row[]): Sheet => ({ game: "open-worlds", id: "mine", name: "Mine", source: "", rows });

test("edits are undone and done again, the newest first", () => {
  const states = [sheet(row("1", { name: "A" })), sheet(row("1", { name: "B" })), sheet()];
  let history = NO_HISTORY;
  for (const [at, after] of states.entries()) {
    const before = states[at - 1];
    if (before) history = withStep(history, `edit ${at}`, before, after);
  }
  const once = undo(history, states[2] ?? sheet());
  expect(once).toMatchObject({ sheet: states[1], says: "edit 2" });
  const twice = once && undo(once.history, once.sheet);
  expect(twice).toMatchObject({ sheet: states[0], says: "edit 1" });
  expect(twice && undo(twice.history, twice.sheet)).toBeUndefined();
  expect(twice && redo(twice.history, twice.sheet)).toMatchObject({ sheet: states[1], says: "edit 1" });
});

test("undoing an edit leaves what another tab has changed since", () => {
  const before = sheet(row("1", { name: "A", class: "1" }));
  const after = sheet(row("1", { name: "B", class: "1" }));
  const theirs = sheet(row("1", { name: "B", class: "7" }), row("2", { name: "C" }));
  const history = withStep(NO_HISTORY, "edit", before, after);
  const undone = undo(history, theirs);
  expect(undone?.sheet).toEqual(sheet(row("1", { name: "A", class: "7" }), row("2", { name: "C" })));
  expect(undone && redo(undone.history, undone.sheet)?.sheet).toEqual(theirs);
});

test("a new edit cuts what was undone", () => {
  const [a, b, c] = [sheet(row("1", { name: "A" })), sheet(row("1", { name: "B" })), sheet(row("1", { name: "C" }))];
  const undone = undo(withStep(NO_HISTORY, "one", a, b), b);
  const history = undone && withStep(undone.history, "other", undone.sheet, c);
  expect(history && redo(history, c)).toBeUndefined();
});
