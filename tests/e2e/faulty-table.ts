import Papa from "papaparse";
import { toCsv } from "../../lib/cards/csv.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { spelled } from "../../lib/core/words.ts";

/** A file of a table as it leaves a spreadsheet, with ten faults that people make. */
export function faultyTable(game: Game, cards: readonly Card[]): Buffer {
  const { data } = Papa.parse<string[]>(toCsv(game, { cards }), { skipEmptyLines: "greedy" });
  const [header = [], ...rows] = data;
  const at = (column: string) => header.indexOf(column);
  const kind = at(game.kind);
  const numbers = header.flatMap((column, place) => (isNumber(game, column) ? place : []));
  const spare = (number: number) => rows.find(([name]) => name === `Spare ${number}`) ?? [];
  /** The first cell of a number in rows from `from` on that is small enough to be spelled. */
  const number = (from: number): readonly [string[], number] => {
    for (const row of rows.slice(from))
      for (const place of numbers) if (/^(?:[1-9]|1[0-2])$/.test(row[place] ?? "")) return [row, place];
    throw new Error(`no number in the cards of ${game.id}`);
  };
  const [withUnit, unitAt] = number(1);
  const [inWords, wordsAt] = number(rows.indexOf(withUnit) + 1);
  const foreign = rows
    .filter(([name]) => /^Spare (?:[5-9]|1\d)$/.test(name ?? ""))
    .flatMap((row) =>
      header.flatMap((column, place) => (isForeign(game, column, row[kind] ?? "") ? [{ row, place }] : [])),
    )
    .at(0);
  const own = numbers.find((place) => !isForeign(game, header[place] ?? "", spare(4)[kind] ?? "")) ?? numbers[0] ?? 0;

  // 1. A word without one of its letters. 2. A number with its unit. 3. A number in words. 4. One that no card can have.
  const first = rows[0] ?? [];
  first[kind] = (first[kind] ?? "").replace(/^(..)./, "$1");
  withUnit[unitAt] = `${withUnit[unitAt]} pts`;
  inWords[wordsAt] = spelled(Number(inWords[wordsAt]));
  spare(4)[own] = "12345678";
  // 5. A letter that nobody sees. 6. A value that cards of this kind do not have, or,
  // where all have the same, a number that became a date.
  spare(1)[at("name")] += "\u202e!";
  if (foreign) foreign.row[foreign.place] = "1";
  else spare(5)[own] = "2. Jan";
  // 7. The same card again. 8. A row without a name. 9. A column that no card has. 10. A heading in other words.
  rows.push([...spare(2)], ["", spare(2)[kind] ?? ""]);
  const owners = rows.map((row, place) => [...row, place === 0 ? "Kim" : ""]);
  const headings = header.map((column) => (column === "name" ? "Card name" : column));
  const lines = Papa.unparse([[...headings, "Owner"], ...owners], { delimiter: ";" }).split("\r\n");
  // As a spreadsheet writes it: with a mark before it, semicolons, and an empty line that somebody left.
  return Buffer.from(
    `\ufeff${[...lines.slice(0, 40), ";".repeat(header.length), ...lines.slice(40)].join("\r\n")}\r\n`,
  );
}

function isNumber(game: Game, column: string): boolean {
  return game.attributes.some(({ name, shapes: [shape] }) => name === column && shape.is === "number");
}

function isForeign(game: Game, column: string, kind: string): boolean {
  return game.attributes.some(({ name, kinds }) => name === column && kinds !== undefined && !kinds.includes(kind));
}
