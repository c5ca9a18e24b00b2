import type { Game } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";

/** What the symbols of a game mean, by name. Small symbols beside numbers, and pips, may have the name of a mark. */
function symbolsOf({ symbols: { marks, numbers, pips = {} } }: Game): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(marks),
    ...Object.entries(numbers).map(([name, said]) => [small(name), said] as const),
    ...Object.entries(pips).map(([name, { name: said }]) => [pip(name), said] as const),
  ];
}

/** The colours of a resource. Two resources to choose from are drawn in both. */
export const colours: ReadonlyMap<string, readonly string[]> = new Map(
  games.flatMap(({ symbols: { pips = {} } }) => Object.entries(pips).map(([name, { colours }]) => [name, colours])),
);

/** What every symbol is called, by name. Symbols that games share have one name and one drawing. */
export const symbols: ReadonlyMap<string, string> = new Map(games.flatMap(symbolsOf));

/** The name of the small symbol beside a number. */
export function small(name: string): string {
  return `small ${name}`;
}

/** The name of the symbol of a resource. */
export function pip(resource: string): string {
  return `pip ${resource}`;
}

/** The id of a symbol's drawing in the sprite of every page. */
export function idOf(name: string): string {
  return `s-${name.replace(/\W+/g, "-")}`;
}
