import type { Game } from "../core/game.ts";
import type { Cite } from "../core/rule.ts";
import { listRules } from "../deck/rules.ts";

interface RuleLine {
  readonly id: string;
  readonly says: string;
  readonly cite: Cite;
  readonly formats?: readonly string[];
  readonly house?: string;
}

/** The rules of a game as a checklist: those of reading a list first, then the rulebook's. */
export function checklist(game: Game): readonly RuleLine[] {
  const line = ({ id, says, cite, formats, house }: RuleLine): RuleLine => ({
    id,
    says,
    cite,
    ...(formats ? { formats } : {}),
    ...(house === undefined ? {} : { house }),
  });
  return [...listRules, ...game.rules].map(line);
}

/** A game as the API tells of it. */
export function describeGame(game: Game) {
  const { id, name, about, rulebook, formats, options, house, readings } = game;
  const sections = game.sections.map(({ also: _, ...section }) => section);
  return { id, name, about, rulebook, sections, formats, options, house, rules: checklist(game), readings };
}
