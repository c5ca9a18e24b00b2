// The same cards come in whichever way they were written down.
import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { toCsv } from "../../lib/cards/csv.ts";
import { checkCardSet } from "../../lib/contract/card-set.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import { intake } from "../../lib/sheets/intake.ts";
import { textOfBytes } from "../../lib/sheets/intake-text.ts";
import { readSheet } from "../../lib/sheets/sheet.ts";
import { setsOf } from "../cards/random-set.ts";
import { games } from "../every-game.ts";
import { runs } from "../runs.ts";

let last = 0;
const newId = () => String(last++);

/** The text of a CSV with another delimiter, as spreadsheets write it. */
function parted(csv: string, delimiter: string, newline = "\r\n"): string {
  const { data } = Papa.parse<string[]>(csv, { delimiter: ",", newline: "\r\n", skipEmptyLines: "greedy" });
  return Papa.unparse(data, { delimiter, newline });
}

function utf16(text: string, isLittle: boolean, mark: boolean): string {
  const all = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(all.length * 2));
  for (let i = 0; i < all.length; i++) view.setUint16(i * 2, all.charCodeAt(i), isLittle);
  return textOfBytes(new Uint8Array(view.buffer));
}

const utf8 = (text: string) => textOfBytes(new TextEncoder().encode(text));

const WAYS: Readonly<Record<string, (csv: string, set: CardSet) => string>> = {
  JSON: (_, set) => JSON.stringify({ game: set.game, set: { id: "my-set", name: "My set" }, cards: set.cards }),
  "a bare list in JSON": (_, { cards }) => JSON.stringify(cards, null, 2),
  CSV: (csv) => csv,
  "CSV with LF": (csv) => parted(csv, ",", "\n"),
  "CSV with semicolons": (csv) => parted(csv, ";"),
  "a range of a spreadsheet": (csv) => `${parted(csv, "\t", "\r\n")}\r\n`,
  "a range with LF and blank lines": (csv) => `${parted(csv, "\t", "\n")}\n\n\n`,
  "UTF-8 with a mark": (csv) => utf8(`\ufeff${csv}`),
  "UTF-16 LE with a mark": (csv) => utf16(csv, true, true),
  "UTF-16 BE with a mark": (csv) => utf16(csv, false, true),
  "UTF-16 LE": (csv) => utf16(csv, true, false),
  "UTF-16 BE": (csv) => utf16(csv, false, false),
};

/** Marks that people write for something else than a value, and that a card may have as a word all the same. */
const MARKS = new Set(["?", "??", "???", "–", "—", "none", "n/a"]);
const hasMark = (value: unknown): boolean =>
  typeof value === "string"
    ? MARKS.has(value.trim().toLowerCase())
    : typeof value === "object" && value !== null && Object.values(value).length === 1
      ? Object.values(value).some(hasMark)
      : false;

test.each(games)("a set of $name is the same whichever way it comes in", (game) => {
  fc.assert(
    fc.property(setsOf(game), fc.constantFrom(...Object.keys(WAYS)), (file, way) => {
      const checked = checkCardSet(game, file);
      if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
      const { set } = checked;
      fc.pre(set.cards.length > 0 && !set.cards.some((card) => Object.values(card).some(hasMark)));
      const read = intake(game, WAYS[way]?.(toCsv(game, set), set) ?? "", {}, newId);
      if ("why" in read) throw new Error(read.why);
      const { rows, left, guesses } = read;
      expect(left).toEqual([]);
      if (way !== "a bare list in JSON") expect(guesses).toEqual([]);
      const { set: again, faults } = readSheet(game, { game: game.id, id: "my-set", name: "My set", source: "", rows });
      expect(faults).toEqual([]);
      expect(again.cards).toEqual(set.cards);
    }),
    runs(500, 10_000),
  );
});

test.each(games)("reading a text of any letters as cards of $name ends, and loses no letter in silence", (game) => {
  const piece = fc.constantFrom(
    "\n",
    "\t",
    ",",
    ";",
    '"',
    " - ",
    "  ",
    "name",
    "12",
    "-",
    "?",
    "{",
    "[",
    "é",
    "abc",
    "kind",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join("");
      const read = intake(game, text, {}, newId);
      if ("why" in read) return;
      const { rows, columns, left, guesses } = read;
      const kept = JSON.stringify([rows, columns, left, guesses]);
      for (const word of ["é", "abc"]) if (text.includes(word)) expect(kept).toContain(word);
    }),
    runs(500, 10_000),
  );
});
