import type { Game } from "../core/game.ts";
import type { Cite, Verdict } from "../core/rule.ts";
import { listRules } from "./rules.ts";

export interface RuleLine {
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

/** The rules that a verdict held, each with what it says. */
export function checklistOf(game: Game, { held }: Verdict): readonly RuleLine[] {
  const key = ({ cite }: { cite: Cite }) => `${cite.part} ${cite.page}`;
  const lines = checklist(game);
  return held.flatMap((rule) => lines.find((line) => line.id === rule.rule && key(line) === key(rule)) ?? []);
}
