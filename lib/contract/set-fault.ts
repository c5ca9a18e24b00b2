// What is wrong with a card-set file, as values. Files and programs read it in the words below, players in those of
// `lib/sheets/fault-words.ts`.
import type { Shape } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { listed } from "../core/words.ts";

/** What is expected at a place: a value of one of these shapes, at most so much, or something in words. */
export type Wanted =
  | { readonly shapes: readonly Shape[]; readonly isNoNumber: boolean }
  | { readonly atMost: number }
  | { readonly words: string };

export type Wrong =
  | { readonly is: "missing"; readonly wanted: Wanted }
  | { readonly is: "other-form"; readonly wanted: Wanted; readonly got: unknown }
  | { readonly is: "hidden-letters"; readonly says: string; readonly got: unknown }
  | { readonly is: "unknown-attribute" }
  | { readonly is: "unexpected" }
  | { readonly is: "crowded"; readonly most: number }
  | { readonly is: "other-game"; readonly of: string }
  | { readonly is: "not-of-kind"; readonly kind: string; readonly label: string }
  | {
      readonly is: "word-of-other-kind";
      readonly kind: string;
      readonly words: readonly string[];
      readonly got: unknown;
    }
  | { readonly is: "twice"; readonly name: string; readonly first: string };

export interface SetFault {
  /** The place in the file: `cards[12].defense`. */
  readonly at: string;
  readonly wrong: Wrong;
  /** What is wrong, in the words of the file. */
  readonly message: string;
}

export function setFault(game: Game, at: string, wrong: Wrong): SetFault {
  return { at, wrong, message: inFileWords(game, wrong) };
}

function inFileWords(game: Game, wrong: Wrong): string {
  switch (wrong.is) {
    case "missing":
      return `missing, expected ${wantedInWords(wrong.wanted)}`;
    case "other-form":
      return `expected ${wantedInWords(wrong.wanted)}, got ${shown(wrong.got)}`;
    case "hidden-letters":
      return `${wrong.says}: ${shown(wrong.got)}`;
    case "unknown-attribute":
      return `${game.name} cards have no such attribute`;
    case "unexpected":
      return "not expected here";
    case "crowded":
      return `more than ${wrong.most} entries`;
    case "other-game":
      return `this set is for ${wrong.of.slice(0, 80)}, not for ${game.id}`;
    case "not-of-kind":
      return `a card of ${game.kind} ${wrong.kind} has no ${wrong.label}`;
    case "word-of-other-kind":
      return `a card of ${game.kind} ${wrong.kind} has one of ${listed(wrong.words, "or")} here, not ${shown(wrong.got)}`;
    case "twice":
      return `${wrong.name} is in this set already, as ${wrong.first}`;
  }
}

function wantedInWords(wanted: Wanted): string {
  if ("atMost" in wanted) return `at most ${wanted.atMost}`;
  if ("words" in wanted) return wanted.words;
  return listed(
    wanted.shapes.map((shape) => shapeInWords(shape, wanted.isNoNumber)),
    "or",
  );
}

function shapeInWords(shape: Shape, isNoNumber: boolean): string {
  switch (shape.is) {
    case "number":
      return isNoNumber ? "a number" : `a whole number from ${shape.min} to ${shape.max}`;
    case "numbers":
      return "a list of numbers";
    case "flag":
      return "true or false";
    case "word":
      return shape.of ? `one of ${listed(shape.of, "or")}` : "a word";
    case "words":
      return shape.of ? `a list of ${listed(shape.of, "or")}` : "a list of words";
    case "conditions":
      return `a list of ${listed([...shape.of, ...shape.numbered.map((word) => `${word}:22`)], "or")}`;
    case "amounts":
      return `amounts such as {"${shape.of[0] ?? ""}":2}, in CSV ${amountsInCsv(shape.of)}`;
    case "record":
      return `an object of ${listed(Object.keys(shape.fields))}`;
  }
}

/** Two amounts as a cell writes them: "blue:2|gold:1". */
export function amountsInCsv(of: readonly string[]): string {
  return of
    .slice(0, 2)
    .map((word, at) => `${word}:${2 - at}`)
    .join("|");
}

const LONGEST = 60;

/** A value as JSON. A long one is cut off. */
function shown(value: unknown): string {
  if (Array.isArray(value) && value.length > LONGEST) return `a list of ${value.length} cards`;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
