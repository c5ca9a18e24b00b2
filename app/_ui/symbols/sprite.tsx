import type { Game } from "../../../lib/core/game.ts";
import type { Drawing } from "../../../lib/core/look/drawings.ts";
import { colours, idOf, pip, small } from "./names.ts";

/** The line width on the grid. The smaller symbols beside numbers have thicker lines, so that they look the same. */
const THICK = 1.25;
const THICK_SMALL = 1.7;

/** The drawings of all symbols of some games, once a page. Each symbol on the page refers to its own. */
export async function Sprite({ games }: { games: readonly Game[] }) {
  const all = await Promise.all(games.map(symbolsOf));
  const svg = [...new Map(all.flat())].map(([name, drawn]) => `<symbol id="${idOf(name)}" ${drawn}</symbol>`).join("");
  // As text, because as elements a page would hold each drawing twice: to be seen, and to be told to its scripts.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of our own
  return <svg aria-hidden="true" className="sprite" dangerouslySetInnerHTML={{ __html: svg }} />;
}

async function symbolsOf({ drawings }: Game): Promise<readonly (readonly [string, string])[]> {
  const { marks, numbers, pips = {} } = await drawings();
  return [
    ...Object.entries(marks).map(([name, drawing]) => [name, drawn(drawing, THICK)] as const),
    ...Object.entries(numbers).map(([name, drawing]) => [small(name), drawn(drawing, THICK_SMALL)] as const),
    ...Object.entries(pips).map(([name, fills]) => {
      const parts = fills.map((fill, at) => `<path class="pip-${colours.get(name)?.[at]}" d="${fill}"/>`);
      return [pip(name), `viewBox="0 0 16 16">${parts.join("")}`] as const;
    }),
  ];
}

function drawn({ line, fill }: Drawing, thick: number): string {
  const filled = fill === undefined ? "" : `<path class="filled" d="${fill}"/>`;
  const lined = line === undefined ? "" : `<path d="${line}"/>`;
  return `viewBox="0 0 16 16" stroke-width="${thick}">${filled}${lined}`;
}
