// What is wrong with a cell, as players read it. The check of card sets writes its messages for files and programs, with
// the words of the file. Here they become sentences with the words that the cards print.
import type { Game } from "../core/game.ts";
import { worded } from "../core/look/card-view.ts";
import { listed } from "../core/words.ts";
import { attributeOf, type CellFault, labelOfColumn } from "./sheet.ts";

type Fault = Pick<CellFault, "column" | "message">;
type Parts = Readonly<Record<string, string>>;

/** A form of message, and the sentence that it becomes. */
const FORMS: readonly (readonly [RegExp, (game: Game, fault: Fault, parts: Parts) => string])[] = [
  [
    /^expected (?<wanted>.+), got (?<got>.*)$/s,
    (game, { column }, { wanted = "", got = "" }) =>
      `${quoted(got)} does not fit here. Use ${plain(game, column, wanted)}.`,
  ],
  [
    /^missing, expected (?<wanted>.+)$/s,
    (game, { column }, { wanted = "" }) =>
      `${upper(labelOfColumn(game, column))} is missing. Use ${plain(game, column, wanted)}.`,
  ],
  [
    /^a card of \S+ (?<kind>\S+) has no (?<label>.+)$/,
    (game, _, { kind = "", label = "" }) => `${worded(game.layout, kind)} cards have no “${label}”. Clear this cell.`,
  ],
  [
    /^a card of \S+ (?<kind>\S+) has one of (?<words>.+) here, not (?<got>.+)$/s,
    (game, { column }, { kind = "", words = "", got = "" }) =>
      `${quoted(got)} does not fit ${worded(game.layout, kind)} cards. Use ${plain(game, column, `one of ${words}`)}.`,
  ],
  [
    /^is in this set already, in row (?<row>\d+)$/,
    (_, __, { row }) => `This card is in the set already, in row ${row}.`,
  ],
  [/^has letters that cannot be seen/, () => "This cell has letters that can’t be seen. Type it again without them."],
];

/** What is wrong with a cell in a whole sentence, and how to mend it. */
export function faultSays(game: Game, fault: Fault): string {
  for (const [form, says] of FORMS) {
    const found = form.exec(fault.message);
    if (found) return says(game, fault, found.groups ?? {});
  }
  return `${upper(fault.message)}.`;
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
function plain(game: Game, column: string, wanted: string): string {
  const words = new Set(
    attributeOf(game, column)?.shapes.flatMap((shape) => ("of" in shape && shape.of ? shape.of : [])) ?? [],
  );
  return wanted
    .replace(/ such as \{.*?\}, in CSV /, " such as ")
    .replace(/an object of /, "the parts ")
    .replace(/a list of numbers/, "numbers such as 1|2")
    .replace(/true or false/, "yes or no")
    .replace(/^at most (\d+)$/, "at most $1 letters")
    .replace(/(one of|a list of) (.+)$/, (_, how: string, list: string) => {
      const all = list.split(/, | or /);
      if (!all.some((word) => words.has(word))) return `${how} ${list}`;
      const shown = all.map((word) => worded(game.layout, word));
      return how === "one of" ? listed(shown, "or") : `one or more of ${listed(shown, "or")}, with | between them`;
    });
}

/** A value of a message in quotation marks. A long one is cut off, so it may lack its end. */
function quoted(got: string): string {
  if (got === "null") return "“none”";
  const list = /^\[(.*)\]$/s.exec(got)?.[1];
  return `“${(list ?? got).replaceAll('","', "|").replace(/^"|"$/g, "")}”`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
