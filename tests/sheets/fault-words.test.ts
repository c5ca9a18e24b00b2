import { describe, expect, test } from "vitest";
import { faultInWords, faultSays } from "../../lib/sheets/fault-words.ts";
import { cellColumns, type Row, readSheet } from "../../lib/sheets/sheet.ts";
import { gameCalled } from "../decks.ts";
import { games } from "../every-game.ts";

const openWorlds = gameCalled("open-worlds");

/** What is said of rows with these cells. */
function said(game: typeof openWorlds, ...rows: readonly Row["cells"][]): readonly string[] {
  const own = rows.map((cells, at) => ({ id: `${at}`, cells, standIn: [], sources: {} }));
  const { faults } = readSheet(game, { game: game.id, id: "mine", name: "Mine", source: "", rows: own });
  return faults.map((fault) => faultInWords(game, fault));
}

describe("a fault is said in a sentence, with the words that cards print", () => {
  const KINDS = "Facility, Orbital, Ground Force, Catastrophe, Utility or World";

  test.each<[Row["cells"], string]>([
    [{ kind: "unknwon" }, `Row 1, kind: “unknwon” does not fit here. Use ${KINDS}.`],
    [{}, `Row 1, kind: Kind is missing. Use ${KINDS}.`],
    [{ kind: "facility", defense: "ten" }, "Row 1, Defensive Strength: “ten” does not fit here. Use a number."],
    [
      { kind: "facility", defense: "100" },
      "Row 1, Defensive Strength: “100” does not fit here. Use a whole number from 0 to 99.",
    ],
    [{ kind: "world", class: "3" }, "Row 1, Class: World cards have no “Class”. Clear this cell."],
    [{ kind: "world", habitable: "maybe" }, "Row 1, Habitable: “maybe” does not fit here. Use yes or no."],
    [{ kind: "catastrophe", hits: "x" }, "Row 1, hits: “x” does not fit here. Use the parts damage and kinds."],
  ])("%j", (cells, says) => expect(said(openWorlds, { name: "Probe", ...cells })).toEqual([says]));

  test("also where a card is there twice, and where nothing else is known", () => {
    const twice = { name: "Probe", kind: "utility" };
    expect(said(openWorlds, twice, twice)).toEqual(["Row 2, name: This card is in the set already, in row 1."]);
    expect(faultSays(openWorlds, { column: "", wrong: { is: "unexpected" }, message: "not expected here" })).toBe(
      "Not expected here.",
    );
  });
});

test.each(games)("no fault of $name sounds like a file", (game) => {
  const shape = game.attributes.find(({ name }) => name === game.kind)?.shapes[0];
  const kinds = shape?.is === "word" ? (shape.of ?? []) : [];
  for (const kind of [...kinds, "unknwon", ""])
    for (const column of cellColumns(game))
      for (const cell of ["ten", "null", "9999", "x|y", "a:1|b:2"])
        for (const says of said(game, { name: "Probe", [game.kind]: kind, [column]: cell }))
          expect(says).toMatch(/: [A-Z“][^{}[\]]*\.$/);
});
