import type { Game } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";

/** The first code point of the private use area. */
const FIRST = 0xe000;

/** One letter of the font. It has the colour of the text unless it has its own. */
interface LetterPart {
  readonly letter: string;
  readonly colour: string | undefined;
}

/** A symbol as letters of the font, each drawn over the previous one. */
interface Sign {
  readonly said: string;
  readonly parts: readonly LetterPart[];
}

type Unlettered = readonly [name: string, said: string, colours: readonly (string | undefined)[]];

const PLAIN = [undefined];

/**
 * The symbols of a game by name. The small symbols beside numbers, and pips, are kept apart from marks with the same
 * name.
 */
function symbolsOf({ symbols: { marks, numbers, pips = {} } }: Game): readonly Unlettered[] {
  return [
    ...Object.entries(marks).map(([name, said]) => [name, said, PLAIN] as const),
    ...Object.entries(numbers).map(([name, said]) => [small(name), said, PLAIN] as const),
    ...Object.entries(pips).map(([name, { name: said, colours }]) => [pip(name), said, colours] as const),
  ];
}

/** The symbols of some games as letters. The letters follow from the order of the names, here and in the font. */
function signsOf(of: readonly Game[]): ReadonlyMap<string, Sign> {
  let next = FIRST;
  const letter = () => String.fromCodePoint(next++);
  const byName = new Map(of.flatMap(symbolsOf).map((one) => [one[0], one]));
  const inOrder = [...byName.values()].sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(
    inOrder.map(([name, said, colours]) => [
      name,
      { said, parts: colours.map((colour) => ({ letter: letter(), colour })) },
    ]),
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
