// Card sets on a server: what is saved of a sheet, and how the changes of two people come together.
import { describe, expect, test } from "vitest";
import { builtInSets } from "../../lib/cards/built-in.ts";
import type { Game } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import {
  contentOfFile,
  contentOfSheet,
  isContested,
  isSameSet,
  mergeSets,
  type SetContent,
  sheetWith,
} from "../../lib/sheets/saved-set.ts";
import { fileOf, type Sheet, sheetOf } from "../../lib/sheets/sheet.ts";

let rows = 0;
const newId = () => `row-${rows++}`;

function sheetFor(game: Game): Sheet {
  const [set] = builtInSets(game).toSorted((one, other) => other.cards.length - one.cards.length);
  if (!set) throw new Error(`${game.id} has no cards`);
  return sheetOf(game, { ...set, id: "mine", name: "My box", official: false, cards: set.cards.slice(0, 5) }, newId);
}

/** A sheet in which one row has another name, or is left out. */
const renamed = (sheet: Sheet, at: number, name: string): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row, place) => (place === at ? { ...row, cells: { ...row.cells, name } } : row)),
});
const without = (sheet: Sheet, at: number): Sheet => ({ ...sheet, rows: sheet.rows.toSpliced(at, 1) });
const namesIn = ({ rows }: SetContent) => rows.map(({ cells }) => cells.name).sort();

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  const sheet = sheetFor(game);
  const base = contentOfSheet(game, sheet);
  const content = (of: Sheet) => contentOfSheet(game, of);

  test("what is sent comes back as the same set, in whatever order", () => {
    const back = contentOfFile(game, JSON.parse(JSON.stringify(fileOf(game, base))));
    expect(isSameSet(back, base)).toBe(true);
    expect(isSameSet({ ...back, rows: back.rows.toReversed() }, base)).toBe(true);
    for (const other of [renamed(sheet, 1, "Other"), without(sheet, 1), { ...sheet, name: "Other" }])
      expect(isSameSet(content(other), base)).toBe(false);
  });

  test("changes to other cards come together, and nothing else is changed", () => {
    const [mine, theirs] = [renamed(sheet, 1, "Mine Now"), without(renamed(sheet, 0, "Theirs Now"), 4)];
    const merged = mergeSets(base, content(mine), content(theirs));
    expect(isContested(merged)).toBe(false);
    const kept = [2, 3].map((at) => sheet.rows[at]?.cells.name);
    expect(namesIn(merged.content)).toEqual(["Mine Now", "Theirs Now", ...kept].sort());
    const both = sheetWith(game, mine, merged.content, newId);
    expect(isSameSet(content(both), merged.content)).toBe(true);
    const ids = new Set(mine.rows.map(({ id }) => id));
    // Renaming makes another card of it, so only that one gets a row of its own.
    expect(both.rows.filter(({ id }) => !ids.has(id)).map(({ cells }) => cells.name)).toEqual(["Theirs Now"]);
  });

  test("a card that both changed is named, and cannot be put together", () => {
    const told = (text: string): Sheet => ({
      ...sheet,
      rows: sheet.rows.map((row, at) => (at === 2 ? { ...row, cells: { ...row.cells, text } } : row)),
    });
    const merged = mergeSets(base, content(told("Mine says this.")), content(told("Theirs says that.")));
    expect(isContested(merged)).toBe(true);
    expect(merged.differing).toEqual([{ card: sheet.rows[2]?.cells.name, mine: "changed", theirs: "changed" }]);
    const same = mergeSets(base, content(told("The same.")), content(told("The same.")));
    expect([isContested(same), same.differing]).toEqual([false, []]);
  });

  test("a row that no card can be read from is kept here and not sent", () => {
    const odd = { id: "odd", cells: { name: "Odd One", [game.kind]: "unknwon" }, standIn: [], sources: {} };
    const faulty = { ...sheet, rows: [odd, ...sheet.rows] };
    expect(isSameSet(content(faulty), base)).toBe(true);
    expect(sheetWith(game, faulty, base, newId).rows.at(-1)).toEqual(odd);
  });
});
