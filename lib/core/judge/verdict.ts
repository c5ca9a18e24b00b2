import type { Card } from "../card/card.ts";
import { keptPer } from "../kept-per.ts";
import type { Finding, Fix, Rule, RuleFinding, Status, Verdict } from "./rule.ts";
import { breaks, type Checked, concerns, foundAfter, type RuleFindings, type WhatIf } from "./what-if.ts";

/** So many findings get their fixes, each of which is tried: a list that is wrong in more ways wants another look first. */
export const MOST_MENDED = 60;
/** So many ways out of one finding are tried. */
const MOST_FIXES = 20;

/** What a checked deck comes to. Only fixes that mend their finding, and break nothing that held but a size, are kept. */
export function verdictOn<C extends Card>(deck: Checked<C>): Verdict {
  const held: { rule: string; cite: Rule["cite"] }[] = [];
  const findings: RuleFinding[] = [];
  for (const one of deck.found) {
    const { id, cite } = one.rule;
    if (one.findings.length === 0) held.push({ rule: id, cite });
    for (const finding of one.findings) {
      const offered = findings.length < MOST_MENDED ? finding.fixes.slice(0, MOST_FIXES) : [];
      const fixes = offered.filter(
        (fix) =>
          deck.affords(fix) && isSensible(fix, finding, deck.found) && mends(deck, deck.after(fix), one, finding),
      );
      findings.push({ rule: id, cite, ...finding, fixes });
    }
  }
  return { status: status(findings), findings, held };
}

/** Whether a fix brings no more copies of a card that another finding speaks against. */
function isSensible(fix: Fix, finding: Finding, all: readonly RuleFindings[]): boolean {
  if (fix.edits.every(({ by }) => by < 0)) return true;
  const sums = new Map<string, number>();
  for (const { card, by } of fix.edits) sums.set(card, (sums.get(card) ?? 0) + by);
  const more = new Set([...sums].flatMap(([card, by]) => (by > 0 ? [card] : [])));
  if ([...sums.values()].some((by) => by > 99)) return false;
  const isAgainst = (f: Finding) => f !== finding && breaks(f) && f.cards.some(({ name }) => more.has(name));
  return !all.some(({ findings }) => findings.some(isAgainst));
}

function status(findings: readonly Finding[]): Status {
  if (findings.some((f) => f.severity === "error")) return "illegal";
  return findings.some((f) => f.severity === "unknown") ? "undetermined" : "legal";
}

/** Whether a fix makes a finding go away, breaks nothing that held and makes nothing worse. */
function mends<C extends Card>(deck: Checked<C>, trial: WhatIf<C>, own: RuleFindings<C>, finding: Finding): boolean {
  if (!concerns(trial, own) || !touches(trial, own.rule, finding)) return false;
  const subject = subjectOf(finding);
  if (foundAfter(own, trial).some((left) => subjectOf(left) === subject)) return false;
  if (!deck.keeps(trial, own.rule)) return false;
  return trial.onlyTakes || deck.found.every((one) => one === own || isNoWorse(one, trial));
}

/** Whether a fix can change a finding: one of a rule that goes by names only where it edits a card of that name. */
function touches<C extends Card>(trial: WhatIf<C>, { byName }: Rule<C>, finding: Finding): boolean {
  return !byName || trial.isUnderOtherRules || finding.cards.some(({ name }) => trial.touches(name));
}

/** Whether a rule that was broken before is broken by nothing else now. */
function isNoWorse<C extends Card>(before: RuleFindings<C>, trial: WhatIf<C>): boolean {
  if (before.rule.aboutSize || !before.findings.some(breaks) || !concerns(trial, before)) return true;
  const subjects = subjectsOf(before);
  return foundAfter(before, trial).every((found) => !breaks(found) || subjects.has(subjectOf(found)));
}

/** What the findings of a rule are about. It is asked once for each fix that is tried. */
const subjectsOf = keptPer((found: RuleFindings): ReadonlySet<string> => new Set(found.findings.map(subjectOf)));

/** What a finding is about: its section and its cards, whatever their number. */
function subjectOf({ section = "", cards }: Finding): string {
  let subject = section;
  for (const { name } of cards) subject += `\n${name}`;
  return subject;
}
