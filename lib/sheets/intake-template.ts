// What players can begin with when they have nothing to paste: a table to fill in, or empty rows.

import { rowsOf } from "../cards/csv.ts";
import { csvRow } from "../cards/csv-row.ts";
import type { Attribute, Shape } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { kindsOf, usualKind } from "./intake-columns.ts";
import { cellColumns, emptyRow, type Row, type Sheet } from "./sheet.ts";

const EXAMPLES = ["Example card 1", "Example card 2"] as const;

/** A row that was in the template and is not about a card. */
export function isExample({ cells }: Row): boolean {
  return EXAMPLES.some((name) => name === cells.name?.trim());
}

/** A CSV with all columns of a game, and two cards that show what belongs there. Their values are placeholders. */
export function templateOf(game: Game): string {
  const usual = usualKind(game);
  const other = kindsOf(game).find((kind) => kind !== usual) ?? usual;
  const cards = EXAMPLES.map((name, at) => exampleCard(game, name, (at === 0 ? usual : other) ?? ""));
  const [head = [], ...examples] = rowsOf(game, cards);
  const bounds = game.attributes.flatMap(({ name, bounds: is }) => (is ? [name] : []));
  const columns = [...cellColumns(game).filter((column) => !bounds.includes(column)), "standIn"];
  const cells = examples.map((row) => columns.map((column) => row[head.indexOf(column)] ?? ""));
  return [columns, ...cells].map(csvRow).join("");
}

/** Rows to type into, and no cards yet. */
export function emptySheet(game: Game, about: Pick<Sheet, "id" | "name">, count: number, newId: () => string): Sheet {
  return { game: game.id, ...about, source: "", rows: Array.from({ length: count }, () => emptyRow(newId())) };
}

function exampleCard(game: Game, name: string, kind: string): object {
  const own = game.attributes.filter(
    ({ name: column, kinds, bounds }) => column !== game.kind && !bounds && (!kinds || kinds.includes(kind)),
  );
  const values = own.map((attribute) => [attribute.name, placeholder(attribute, kind)]);
  const standIn = own.map((attribute) => attribute.name);
  return { name, [game.kind]: kind, ...Object.fromEntries(values), text: "What the card says.", standIn };
}

function placeholder({ shapes: [shape], wordsOf }: Attribute, kind: string): unknown {
  return shape.is === "word" ? (wordsOf?.[kind]?.[0] ?? valueIn(shape)) : valueIn(shape);
}

function valueIn(shape: Shape): unknown {
  switch (shape.is) {
    case "number":
      return Math.max(shape.min, Math.min(1, shape.max));
    case "numbers":
      return [Math.max(shape.min, Math.min(1, shape.max))];
    case "flag":
      return false;
    case "word":
      return shape.of?.[0] ?? "Example";
    case "words":
      return [shape.of?.[0] ?? "Example"];
    case "conditions":
      return shape.of.slice(0, 1);
    case "amounts":
      return Object.fromEntries(shape.of.slice(0, 1).map((word) => [word, 1]));
    case "record":
      return Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, valueIn(field)]));
  }
}
