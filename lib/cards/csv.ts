import Papa from "papaparse";
import type { Attribute, Shape } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";

export interface CsvSet {
  readonly id: string;
  readonly name: string;
  readonly source: string;
}

export type CsvRead = { ok: true; value: unknown } | { ok: false; message: string };

/** Turns CSV whose header names attributes into the form of a card-set file, which is then checked like any other. */
export function fromCsv(game: Game, text: string, set: CsvSet): CsvRead {
  const parsed = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { skipEmptyLines: "greedy" });
  const [header, ...rows] = parsed.data;
  if (!header?.some((name) => name.trim() === "name")) {
    return { ok: false, message: "The first line of a CSV file names the columns, and one of them is “name”." };
  }
  const broken = parsed.errors.find((error) => error.type === "Quotes");
  if (broken) return { ok: false, message: `Row ${(broken.row ?? 0) + 1}: a quotation mark is not closed.` };
  const columns = header.map((name) => name.trim());
  const twice = columns.find((name, i) => name !== "" && columns.indexOf(name) !== i);
  if (twice !== undefined) return { ok: false, message: `The column “${twice.slice(0, 80)}” appears twice.` };
  const wide = rows.findIndex((row) => row.slice(columns.length).some((cell) => cell.trim() !== ""));
  if (wide >= 0) return { ok: false, message: `Row ${wide + 2} has more cells than the header has columns.` };
  const cards = rows.map((row) => cardOf(game, columns, row));
  return { ok: true, value: { game: game.id, set: { ...set, official: false }, cards } };
}

function cardOf(game: Game, columns: readonly string[], row: readonly string[]): Record<string, unknown> {
  const cells = columns.map((column, i): [string, unknown] => [column, cellValue(game, column, (row[i] ?? "").trim())]);
  return Object.fromEntries(cells.filter(([column, value]) => column !== "" && value !== undefined));
}

function cellValue(game: Game, column: string, cell: string): unknown {
  if (cell === "") return undefined;
  if (cell === "null") return null;
  if (column === "standIn") return words(cell);
  if (column === "sources") return pairs(cell, (value) => value);
  const attribute = game.attributes.find((a) => a.name === column);
  return attribute ? readCell(attribute, cell) : cell;
}

/** The value of the first shape that fits the cell. If none fits, the cell itself, so that the check can name it. */
function readCell(attribute: Attribute, cell: string): unknown {
  for (const shape of attribute.shapes) {
    const value = shapeValue(shape, cell);
    if (value !== undefined) return value;
  }
  return cell;
}

function shapeValue(shape: Shape, cell: string): unknown {
  switch (shape.is) {
    case "number":
      return number(cell);
    case "flag":
      return /^(true|yes)$/i.test(cell) ? true : /^(false|no)$/i.test(cell) ? false : undefined;
    case "numbers": {
      const all = words(cell).map(number);
      return all.includes(undefined) ? undefined : all;
    }
    case "word":
      return !shape.of || shape.of.includes(cell) ? cell : undefined;
    case "words":
    case "conditions":
      return cell === "[]" ? [] : words(cell);
    case "amounts":
      return cell === "{}" ? {} : pairs(cell, (value) => number(value) ?? value);
    case "record":
      return pairs(cell, (value, key) => {
        const field = shape.fields[key];
        return field ? (shapeValue(field, value.replaceAll("+", "|")) ?? value) : value;
      });
  }
}

function number(cell: string): number | undefined {
  return /^[+-]?\d{1,6}$/.test(cell) ? Number(cell) : undefined;
}

function words(cell: string): string[] {
  return cell.split("|").map((word) => word.trim());
}

/** "blue:2|gold:1". */
function pairs(cell: string, value: (text: string, key: string) => unknown): Record<string, unknown> | undefined {
  const out: [string, unknown][] = [];
  for (const word of words(cell)) {
    const colon = word.indexOf(":");
    if (colon < 1) return undefined;
    const key = word.slice(0, colon).trim();
    out.push([key, value(word.slice(colon + 1).trim(), key)]);
  }
  return Object.fromEntries(out);
}
