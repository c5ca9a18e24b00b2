import type { Pool } from "../cards/pool.ts";
import type { Card } from "../core/card.ts";
import type { Deck } from "../core/deck.ts";
import { mended } from "../core/fixes.ts";
import type { Fix, RuleFinding, Verdict } from "../core/rule.ts";
import { examine, keeps, MOST_MENDED } from "../core/verdict.ts";
import { homeOf, mainSection } from "./place.ts";
import { listFinding, listRules } from "./rules.ts";

/** The one judge: page, API, command line and export all show its answer. */
export function judge<C extends Card>(pool: Pool<C>, deck: Deck<C>): Verdict {
  const verdict = examine(pool.game.rules, deck, pool);
  const held = listRules.filter(({ why }) => !deck.misread.some((line) => line.why === why));
  const findings = deck.misread.length > 0 ? misreadFindings(pool, deck, verdict) : [];
  return {
    status: findings.length > 0 ? "illegal" : verdict.status,
    findings: [...findings, ...verdict.findings],
    held: [...held.map(({ id, cite }) => ({ rule: id, cite })), ...verdict.held],
  };
}

function misreadFindings<C extends Card>(pool: Pool<C>, deck: Deck<C>, { findings }: Verdict): RuleFinding[] {
  const place = (text: string) => placeFor(pool, text);
  const broken = new Set(findings.filter((f) => f.severity !== "advice").map(({ rule }) => rule));
  // Rules about sizes aside, a fix leaves alone what held.
  const held = pool.game.rules.filter((rule) => !rule.aboutSize && !broken.has(rule.id));
  const sound = (fix: Fix) => keeps(held, mended(deck, fix, pool), pool);
  let tried = 0;
  return listRules.flatMap((rule) =>
    deck.misread
      .filter((line) => line.why === rule.why)
      .map((line) => {
        const found = listFinding(rule, line, place);
        return {
          rule: rule.id,
          cite: rule.cite,
          ...found,
          fixes: tried++ < MOST_MENDED ? found.fixes.filter(sound) : [],
        };
      }),
  );
}

function placeFor<C extends Card>(pool: Pool<C>, text: string): string {
  const found = pool.find(text);
  if (found === undefined || !("card" in found)) return "";
  return homeOf(pool.game, found.card) ?? mainSection(pool.game).id;
}
