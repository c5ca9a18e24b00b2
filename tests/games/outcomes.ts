import type { Pool } from "../../lib/cards/pool.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";

/** What comes out of a rule for a deck. */
export type Outcome = "error" | "unknown" | "held";

/** What the judge says of a game's rules, each by its own word; those that only advise are left out. */
export function outcomes(pool: Pool, deck: Deck): Record<string, Outcome> {
  const { id, rules } = pool.game;
  const { findings, held } = judge(pool, deck);
  const out: Record<string, Outcome> = {};
  const words = new Map<string, string>(
    rules.filter(({ advice }) => !advice).map((rule) => [rule.id, rule.id.slice(id.length + 1)]),
  );
  for (const { rule } of held) {
    const word = words.get(rule);
    if (word !== undefined) out[word] = "held";
  }
  for (const { rule, severity } of findings) {
    const word = words.get(rule);
    if (word !== undefined && severity !== "advice" && out[word] !== "error") out[word] = severity;
  }
  return out;
}
