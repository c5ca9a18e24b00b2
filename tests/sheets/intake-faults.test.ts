// A table of two hundred cards with the faults that tables have: each is found in its cell, and all other cards are read.
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { intake } from "../../lib/sheets/intake.ts";
import { readSheet } from "../../lib/sheets/sheet.ts";
import { games } from "../every-game.ts";

let last = 0;
const newId = () => String(last++);

/** A kind with a number, and an attribute that it has not got. */
function parts(game: Game) {
  const shape = game.attributes.find(({ name }) => name === game.kind)?.shapes[0];
  const kinds = (shape?.is === "word" && shape.of) || [];
  const has = (kind: string) =>
    game.attributes.find(
      ({ shapes: [one], kinds: of, bounds }) => one.is === "number" && !bounds && (!of || of.includes(kind)),
    );
  const kind = kinds.find((one) => has(one)) ?? "";
  const number = has(kind);
  const foreign = game.attributes.find(
    ({ kinds: of, bounds, shapes: [one] }) => of && !of.includes(kind) && !bounds && one.is !== "record",
  );
  const most = number?.shapes[0].is === "number" ? number.shapes[0].max : 0;
  return { kind, number: number?.name ?? "", foreign: foreign?.name, most };
}

describe.each(games)("a table of 200 cards of $name with ten faults", (game) => {
  const { kind, number, foreign, most } = parts(game);
  const header = ["name", game.kind, number, ...(foreign ? [foreign] : []), "text", "Artist"];
  const at = (column: string) => header.indexOf(column);
  const cards = Array.from({ length: 200 }, (_, n) =>
    header.map((column) =>
      column === "name"
        ? `Card ${n}`
        : column === game.kind
          ? kind
          : column === number
            ? "1"
            : column === "text"
              ? "Draw, then discard."
              : "",
    ),
  );
  const set = (row: number, column: string, cell: string) => cards[row]?.splice(at(column), 1, cell);
  set(10, number, "two");
  set(20, game.kind, "no such kind");
  if (foreign) set(30, foreign, "true");
  set(40, "name", "");
  set(50, game.kind, "");
  set(60, "name", "card 59");
  set(70, number, String(most + 1));
  set(80, "Artist", "Bob");
  cards[100]?.push("extra");
  const csv = Papa.unparse([header, ...cards]).split("\r\n");
  // The quotation mark before the text of card 90 is never closed.
  const broken = csv.map((line) => (line.startsWith("Card 90,") ? line.replace('discard."', "discard.") : line));
  const read = intake(game, broken.join("\r\n"), {}, newId);
  if ("why" in read) throw new Error(read.why);
  const { faults, set: sound } = readSheet(game, { game: game.id, id: "a", name: "A", source: "", rows: read.rows });

  test("each fault of a cell is in its cell", () => {
    const cells = faults.map(({ row, column }) => [row, column]);
    expect(cells).toEqual(
      expect.arrayContaining([
        [10, number],
        [20, game.kind],
        [40, "name"],
        [60, "name"],
        [70, number],
        ...(foreign ? [[30, foreign]] : []),
      ]),
    );
    expect(new Set(cells.map(([row]) => row)).size).toBe(foreign ? 6 : 5);
  });
  test("a missing kind is guessed, and said", () => {
    expect(read.kind?.rows).toHaveLength(1);
    expect(read.rows[50]?.cells[game.kind]).toBe(read.kind?.word);
    expect(read.guesses.at(-1)).toMatch(/^1 card says no/);
  });
  test("what belongs to no cell is kept with its place", () => {
    expect(read.left.map(({ at, text }) => [at, text])).toEqual([
      ["Row 92", expect.stringContaining("Draw, then discard.")],
      ["Row 82, “Artist”", "Bob"],
      [`Row 102, “Column ${header.length + 1}”`, "extra"],
    ]);
  });
  test("all other cards are read, and none after the open quotation mark is lost", () => {
    expect(read.rows).toHaveLength(200);
    expect(read.rows[90]?.cells.text).toContain("Draw, then discard.");
    expect(read.rows[199]?.cells).toMatchObject({ name: "Card 199", text: "Draw, then discard." });
    expect(sound.cards).toHaveLength(foreign ? 194 : 195);
  });
});
