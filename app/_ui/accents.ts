import type { Game } from "../../lib/core/game.ts";

/**
 * The style sheet that gives each game its accent wherever `data-game` names it, and the bright and the deep hue that its
 * felt and the light on it are made of. In print, the accent is black.
 */
export function accentsOf(games: readonly Game[]): string {
  const rules = games.map(
    ({ id, layout: { accent } }) =>
      `[data-game=${id}]{--accent:light-dark(${accent.light},${accent.dark});--bright:${accent.dark};--deep:${accent.light}}`,
  );
  return `@media screen{${rules.join("")}}`;
}
