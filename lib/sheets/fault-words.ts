// What is wrong with a cell, as players read it: a sentence with the words that the cards print, and how to mend it. Files
// and programs read the same faults in the words of `lib/contract/set-fault.ts`.
import { amountsInCsv, type Wanted } from "../contract/set-fault.ts";
import type { Shape } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { worded } from "../core/look/card-view.ts";
import { listed } from "../core/words.ts";
import { type CellFault, labelOfColumn } from "./sheet.ts";

/** What is wrong with a cell in a whole sentence, and how to mend it. */
export function faultSays(
  game: Game,
  { column, wrong, message }: Pick<CellFault, "column" | "wrong" | "message">,
): string {
  switch (wrong.is) {
    case "other-form":
      return `${quoted(wrong.got)} does not fit here. Use ${wantedInWords(game, wrong.wanted)}.`;
    case "missing":
      return `${upper(labelOfColumn(game, column))} is missing. Use ${wantedInWords(game, wrong.wanted)}.`;
    case "not-of-kind":
      return `${worded(game.layout, wrong.kind)} cards have no “${wrong.label}”. Clear this cell.`;
    case "word-of-other-kind": {
      const words = listed(
        wrong.words.map((word) => worded(game.layout, word)),
        "or",
      );
      return `${quoted(wrong.got)} does not fit ${worded(game.layout, wrong.kind)} cards. Use ${words}.`;
    }
    case "twice":
      return `This card is in the set already, in ${wrong.first}.`;
    case "hidden-letters":
      return "This cell has letters that can’t be seen. Type it again without them.";
    default:
      return `${upper(message)}.`;
  }
}

/** Where a fault is: "Row 12, Defensive Strength". */
export function placeInWords(game: Game, { row, column }: Pick<CellFault, "row" | "column">): string {
  return `Row ${row + 1}${column === "" ? "" : `, ${labelOfColumn(game, column)}`}`;
}

/** What is wrong where: "Row 12, Defensive Strength: “ten” does not fit here. Use a number." */
export function faultInWords(game: Game, fault: CellFault): string {
  return `${placeInWords(game, fault)}: ${faultSays(game, fault)}`;
}

/** What may stand in a cell, without the notation of files. */
function wantedInWords(game: Game, wanted: Wanted): string {
  if ("atMost" in wanted) return `at most ${wanted.atMost} letters`;
  if ("words" in wanted) return wanted.words;
  return listed(
    wanted.shapes.map((shape) => shapeInWords(game, shape, wanted.isNoNumber)),
    "or",
  );
}

function shapeInWords(game: Game, shape: Shape, isNoNumber: boolean): string {
  const words = (of: readonly string[]) =>
    listed(
      of.map((word) => worded(game.layout, word)),
      "or",
    );
  switch (shape.is) {
    case "number":
      return isNoNumber ? "a number" : `a whole number from ${shape.min} to ${shape.max}`;
    case "numbers":
      return "numbers such as 1|2";
    case "flag":
      return "yes or no";
    case "word":
      return shape.of ? words(shape.of) : "a word";
    case "words":
      return shape.of ? `one or more of ${words(shape.of)}, with | between them` : "words, with | between them";
    case "conditions":
      return `one or more of ${words([...shape.of, ...shape.numbered.map((word) => `${word}:22`)])}, with | between them`;
    case "amounts":
      return `amounts such as ${amountsInCsv(shape.of)}`;
    case "record":
      return `the parts ${listed(Object.keys(shape.fields))}`;
  }
}

/** What a cell says, in quotation marks, parts of a list with a bar between them. A long one is cut off. */
function quoted(got: unknown): string {
  if (got === null) return "“none”";
  const text = Array.isArray(got) ? got.map(inCell).join("|") : inCell(got);
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;
}

const LONGEST = 60;

function inCell(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
