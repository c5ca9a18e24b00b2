import type { Game } from "../core/game.ts";
import { checklist } from "../deck/checklist.ts";

/** A game as the API tells of it. */
export function describeGame(game: Game) {
  const { id, name, about, rulebook, formats, options, house, readings } = game;
  const sections = game.sections.map(({ also: _, ...section }) => section);
  return { id, name, about, rulebook, sections, formats, options, house, rules: checklist(game), readings };
}
