// Which field a cell is typed into, read off the shapes that its values may have.
import type { Shape } from "../../../lib/core/card/card.ts";
import type { Game } from "../../../lib/core/game.ts";
import { worded } from "../../../lib/core/look/card-view.ts";
import { wordsIn } from "../../../lib/sheets/columns.ts";
import { attributeOf, type Row } from "../../../lib/sheets/sheet.ts";

export type FieldKind =
  | { readonly is: "text" }
  | { readonly is: "plain"; readonly hint: string; readonly isNumber: boolean }
  /** A choice of words. Of a list with several, the words are parted by bars. */
  | { readonly is: "words"; readonly words: readonly string[]; readonly hint: string; readonly isList: boolean }
  /** One field for each part: amounts of some things, and records. */
  | { readonly is: "parts"; readonly parts: readonly Part[] };

export interface Part {
  readonly key: string;
  readonly hint: string;
  readonly isNumber: boolean;
}

export function fieldKindOf(game: Game, rows: readonly Row[], row: Row, column: string): FieldKind {
  if (column === "text") return { is: "text" };
  const { shapes } = attributeOf(game, column) ?? {};
  if (!shapes) return { is: "plain", hint: "", isNumber: false };
  const [first, ...others] = shapes;
  if (others.length === 0 && first.is === "amounts")
    return { is: "parts", parts: first.of.map((key) => ({ key, hint: "0 to 99", isNumber: true })) };
  if (others.length === 0 && first.is === "record")
    return { is: "parts", parts: Object.entries(first.fields).map(([key, shape]) => partOf(game, key, shape)) };
  const hint = shapes
    .map((shape) => hintOf(game, shape))
    .filter(Boolean)
    .join(", or ");
  const isList = shapes.some(({ is }) => is === "words" || is === "conditions");
  const fixed = wordsIn(game, row, column);
  const isWord = shapes.some(({ is }) => is === "word" || is === "words");
  const words = fixed.length > 0 || !isWord ? fixed : wordsUsed(rows, column);
  if (words.length > 0) return { is: "words", words, hint, isList };
  return { is: "plain", hint, isNumber: others.length === 0 && first.is === "number" && first.min >= 0 };
}

function partOf(game: Game, key: string, shape: Shape): Part {
  return { key, hint: hintOf(game, shape).replaceAll("|", "+"), isNumber: shape.is === "number" };
}

/** What a value may be, where the field does not show it. */
function hintOf({ layout }: Pick<Game, "layout">, shape: Shape): string {
  switch (shape.is) {
    case "number":
      return `${shape.min} to ${shape.max}`;
    case "numbers":
      return `numbers from ${shape.min} to ${shape.max}, such as 1|2`;
    case "word":
      return shape.of && shape.of.length <= 6 ? shape.of.map((word) => worded(layout, word)).join(", ") : "";
    case "words":
      return "several words, such as a|b";
    case "conditions":
      return shape.of.length > 0 ? "several words, such as a|b" : "";
    case "amounts":
    case "record":
      return `parts such as ${(shape.is === "amounts" ? shape.of : Object.keys(shape.fields))
        .slice(0, 2)
        .map((key, at) => `${key}:${at + 1}`)
        .join("|")}`;
    case "flag":
      return "";
  }
}

/** The words that other rows have in a column, the first ones first. */
function wordsUsed(rows: readonly Row[], column: string): readonly string[] {
  const used = new Set(rows.flatMap(({ cells }) => (cells[column] ?? "").split("|").map((word) => word.trim())));
  return [...used].filter((word) => word !== "" && word !== "null").slice(0, 50);
}

/** The parts of a cell by their keys: `blue:2|gold:1`. Undefined if it has another form. */
export function partsIn(cell: string): ReadonlyMap<string, string> | undefined {
  if (cell.trim() === "" || cell.trim() === "{}") return new Map();
  const pairs = cell.split("|").map((part): [string, string] => {
    const colon = part.indexOf(":");
    return [part.slice(0, Math.max(0, colon)).trim(), part.slice(colon + 1).trim()];
  });
  return pairs.every(([key]) => key !== "") ? new Map(pairs) : undefined;
}

/** The cell of some parts. Parts that are not filled in are left out. */
export function cellOfParts(parts: ReadonlyMap<string, string>): string {
  return [...parts]
    .filter(([, part]) => part.trim() !== "")
    .map(([key, part]) => `${key}:${part.trim()}`)
    .join("|");
}
