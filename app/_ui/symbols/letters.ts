import type { Game } from "../../../lib/core/game.ts";
import type { Drawing } from "../../../lib/core/look/symbols.ts";
import { games } from "../../../lib/games/index.ts";

/** The line width on the grid. The smaller symbols beside numbers have thicker lines, so that they look the same. */
const THICK = 1.25;
const THICK_SMALL = 1.7;
/** The first code point of the private use area. */
const FIRST = 0xe000;

/** What one letter of the font draws. It has the colour of the text unless it has its own. */
interface LetterPart extends Partial<Drawing> {
  readonly letter: string;
  readonly thick: number;
  readonly colour?: string;
}

/** A symbol as letters of the font, each drawn over the previous one. */
interface Sign {
  readonly said: string;
  readonly parts: readonly LetterPart[];
}

type Unlettered = readonly [name: string, said: string, parts: readonly Omit<LetterPart, "letter">[]];

/**
 * The symbols of a game by name. The small symbols beside numbers, and pips, are kept apart from marks with the same
 * name.
 */
function symbolsOf({ symbols: { marks, numbers, pips = {} } }: Game): readonly Unlettered[] {
  const drawn = (thick: number, named: (name: string) => string) => (entry: [string, Drawing]) =>
    [named(entry[0]), entry[1].name, [{ ...entry[1], thick }]] as const;
  return [
    ...Object.entries(marks).map(drawn(THICK, (name) => name)),
    ...Object.entries(numbers).map(drawn(THICK_SMALL, small)),
    ...Object.entries(pips).map(
      ([name, { name: said, parts }]) =>
        [pip(name), said, parts.map(([colour, fill]) => ({ colour, fill, thick: THICK }))] as const,
    ),
  ];
}

/** The symbols of some games as letters. The letters follow from the order of the names, here and in the font. */
export function signsOf(of: readonly Game[]): ReadonlyMap<string, Sign> {
  let next = FIRST;
  const letter = () => String.fromCodePoint(next++);
  const byName = new Map(of.flatMap(symbolsOf).map((one) => [one[0], one]));
  const inOrder = [...byName.values()].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(
    inOrder.map(([name, said, parts]) => [name, { said, parts: parts.map((part) => ({ ...part, letter: letter() })) }]),
  );
}

/** All symbols that are letters of the font. */
export const signs = signsOf(games);

/** The letter of a one-colour symbol. An element shows it before its content if `data-letter` names it. */
export function letterOf(name: string): string | undefined {
  return signs.get(name)?.parts[0]?.letter;
}

/** The name of the small symbol beside a number. */
export function small(name: string): string {
  return `small ${name}`;
}

/** The name of the symbol of a resource. */
export function pip(resource: string): string {
  return `pip ${resource}`;
}
