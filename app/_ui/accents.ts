import type { Game } from "../../lib/core/game.ts";

/**
 * The style sheet that gives each game its accent colour wherever `data-game` names it. In print, the accent is black.
 */
export function accentsOf(games: readonly Game[]): string {
  const rules = games.map(
    ({ id, layout: { accent } }) => `[data-game=${id}]{--accent:light-dark(${accent.light},${accent.dark})}`,
  );
  return `@media screen{${rules.join("")}}`;
}
