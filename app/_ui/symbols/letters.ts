import type { Drawing } from "./drawing.ts";
import { drawings } from "./names.ts";
import { numbers } from "./numbers.ts";
import { resources } from "./resources.ts";

/** How thick lines are on the grid: in the smaller symbol of a number so much thicker that they look the same. */
const THICK = 1.25;
const THICK_SMALL = 1.7;
/** Where the letters begin that no language uses. */
const FIRST = 0xe000;

/** What one letter of our font draws, in the colour of the text unless it has one of its own. */
interface Part extends Partial<Drawing> {
  readonly letter: string;
  readonly thick: number;
  readonly colour?: string;
}

/** A symbol as letters of our font, each drawn over the one before. */
interface Sign {
  readonly said: string;
  readonly parts: readonly Part[];
}

type Parts = readonly Omit<Part, "letter">[];

/** Symbols by name; those that stand small beside a number are apart from marks of the same name. */
const all: readonly (readonly [name: string, said: string, parts: Parts])[] = [
  ...Object.entries(drawings).map(([name, drawing]) => [name, drawing.name, [{ ...drawing, thick: THICK }]] as const),
  ...Object.entries(numbers).map(
    ([name, drawing]) => [small(name), drawing.name, [{ ...drawing, thick: THICK_SMALL }]] as const,
  ),
  ...Object.entries(resources).map(
    ([name, { name: said, parts }]) =>
      [name, said, parts.map(([colour, fill]) => ({ colour, fill, thick: THICK }))] as const,
  ),
];

/** All symbols that are letters. Which letter draws what is read off their names in order, here and in the font. */
export const signs: ReadonlyMap<string, Sign> = lettered();

function lettered(): Map<string, Sign> {
  let next = FIRST;
  const letter = () => String.fromCodePoint(next++);
  const inOrder = all.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return new Map(
    inOrder.map(([name, said, parts]) => [name, { said, parts: parts.map((part) => ({ ...part, letter: letter() })) }]),
  );
}

/** The letter of a symbol of one colour; an element that has it as `data-letter` shows it before what it holds. */
export function letterOf(name: string): string | undefined {
  return signs.get(name)?.parts[0]?.letter;
}

/** The name of the symbol that stands small beside a number. */
export function small(name: string): string {
  return `small ${name}`;
}
