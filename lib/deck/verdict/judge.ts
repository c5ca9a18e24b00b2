import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Deck } from "../../core/judge/deck.ts";
import type { Fix, RuleFinding, Verdict } from "../../core/judge/rule.ts";
import { MOST_MENDED, verdictOn } from "../../core/judge/verdict.ts";
import { Checked } from "../../core/judge/what-if.ts";
import { homeOf, mainSection } from "../place.ts";
import { allSpelled, type Homes, listFinding, listRules } from "./rules.ts";

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
  const homes = homesIn(pool);
  let tried = 0;
  return listRules.flatMap((rule) =>
    deck.misread
      .filter((line) => line.why === rule.why)
      .map((line) => {
        const isTried = tried++ < MOST_MENDED;
        // Fixes that can be tried and that break no rule that held, except for sizes.
        const isSound = (fix: Fix) => {
          const trial = isTried && checked.after(fix);
          return trial ? checked.keeps(trial) : false;
        };
        return { rule: rule.id, cite: rule.cite, ...listFinding(rule, line, homes, isSound) };
      }),
  );
}

/** A fix that puts the nearest name in the place of each misspelt one, if there are several. */
export function spellingsFix<C extends Card>(pool: Pool<C>, { misread }: Pick<Deck<C>, "misread">): Fix | undefined {
  return allSpelled(misread, homesIn(pool));
}

function homesIn<C extends Card>(pool: Pool<C>): Homes {
  const main = mainSection(pool.game).id;
  const homeFor = (text: string) => {
    const card = pool.labelled(text);
    return card && (homeOf(pool.game, pool.of(card).card) ?? main);
  };
  return {
    // A card of another kind, such as a misspelt hero, went to the main section only because nobody could know it.
    meant: (card, section) => (section === main ? (homeFor(card) ?? main) : section),
    free: (text) => homeFor(text) ?? "",
  };
}
