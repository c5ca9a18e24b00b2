import type { Game } from "../core/game.ts";
import { checklist } from "../deck/verdict/checklist.ts";

/** A game as the API describes it. */
export async function describeGame(game: Game) {
  const { id, name, about, rulebook, formats, options, house } = game;
  const ofTable = (await game.goldfish()).readings.map((reading) => ({ ...reading, of: "table" }));
  const readings = [...game.readings, ...ofTable];
  const sections = game.sections.map(({ also: _, ...section }) => section);
  return { id, name, about, rulebook, sections, formats, options, house, rules: checklist(game), readings };
}
