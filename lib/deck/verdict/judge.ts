import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Deck } from "../../core/judge/deck.ts";
import type { Fix, RuleFinding, Verdict } from "../../core/judge/rule.ts";
import { MOST_MENDED, verdictOn } from "../../core/judge/verdict.ts";
import { Checked } from "../../core/judge/what-if.ts";
import { homeOf, mainSection } from "../place.ts";
import { listFinding, listRules } from "./rules.ts";

/** The one judge. Pages, API, command line and export all show its answer. */
export function judge<C extends Card>(pool: Pool<C>, deck: Deck<C>): Verdict {
  const checked = new Checked(pool.game.rules, deck, pool);
  const { status, findings, held } = verdictOn(checked);
  if (deck.misread.length === 0) return { status, findings, held: allRead.concat(held) };
  const broken = new Set<string>(deck.misread.map(({ why }) => `deck/${why}`));
  return {
    status: "illegal",
    findings: misreadFindings(pool, deck, checked).concat(findings),
    held: allRead.filter(({ rule }) => !broken.has(rule)).concat(held),
  };
}

/** The rules about reading a list that hold when every line was read. */
const allRead: Verdict["held"] = listRules.map(({ id, cite }) => ({ rule: id, cite }));

function misreadFindings<C extends Card>(pool: Pool<C>, deck: Deck<C>, checked: Checked<C>): RuleFinding[] {
  const place = (text: string) => placeFor(pool, text);
  // Fixes that can be tried and that break no rule that held, except for sizes.
  const sound = (fix: Fix) => checked.affords(fix) && checked.keeps(checked.after(fix));
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
