import type { Card } from "./card.ts";
import type { Finding, Fix, Rule, RuleFinding, Status, Verdict } from "./rule.ts";
import { breaks, type Checked, concerns, type Found, foundAfter, type Trial } from "./trial.ts";

/** So many findings get their fixes, each of which is tried: a list that is wrong in more ways wants another look first. */
export const MOST_MENDED = 60;

/** What a checked deck comes to. Only fixes that mend their finding, and break nothing that held but a size, are kept. */
export function verdictOn<C extends Card>(deck: Checked<C>): Verdict {
  const held: { rule: string; cite: Rule["cite"] }[] = [];
  const findings: RuleFinding[] = [];
  for (const one of deck.found) {
    const { id, cite } = one.rule;
    if (one.findings.length === 0) held.push({ rule: id, cite });
    for (const finding of one.findings) {
      const offered = findings.length < MOST_MENDED ? finding.fixes : [];
      const fixes = offered.filter(
        (fix) => isSensible(fix, finding, deck.found) && mends(deck, deck.after(fix), one, finding),
      );
      findings.push({ rule: id, cite, ...finding, fixes });
    }
  }
  return { status: status(findings), findings, held };
}

/** Whether a fix brings no more copies of a card that another finding speaks against. */
function isSensible(fix: Fix, finding: Finding, all: readonly Found[]): boolean {
  if (fix.edits.every(({ by }) => by < 0)) return true;
  for (const { card } of fix.edits) {
    const more = fix.edits.reduce((sum, edit) => (edit.card === card ? sum + edit.by : sum), 0);
    if (more <= 0) continue;
    const isAgainst = (f: Finding) => f !== finding && breaks(f) && f.cards.some(({ name }) => name === card);
    if (more > 99 || all.some(({ findings }) => findings.some(isAgainst))) return false;
  }
  return true;
}

function status(findings: readonly Finding[]): Status {
  if (findings.some((f) => f.severity === "error")) return "illegal";
  return findings.some((f) => f.severity === "unknown") ? "undetermined" : "legal";
}

/** Whether a fix makes a finding go away, breaks nothing that held and makes nothing worse. */
function mends<C extends Card>(deck: Checked<C>, trial: Trial<C>, own: Found<C>, finding: Finding): boolean {
  if (!concerns(trial, own) || !touches(trial, own.rule, finding)) return false;
  if (foundAfter(own, trial).some((left) => isAlike(left, finding))) return false;
  if (!deck.keeps(trial, own.rule)) return false;
  return trial.onlyTakes || deck.found.every((one) => one === own || isNoWorse(one, trial));
}

/** Whether a fix can change a finding: one of a rule that goes by names only where it edits a card of that name. */
function touches<C extends Card>(trial: Trial<C>, { byName }: Rule<C>, finding: Finding): boolean {
  return !byName || trial.isUnderOtherRules || finding.cards.some(({ name }) => trial.touches(name));
}

/** Whether a rule that was broken before is broken by nothing else now. */
function isNoWorse<C extends Card>(before: Found<C>, trial: Trial<C>): boolean {
  if (before.rule.aboutSize || !before.findings.some(breaks) || !concerns(trial, before)) return true;
  const after = foundAfter(before, trial).filter(breaks);
  return after.every((found) => before.findings.some((one) => isAlike(one, found)));
}

/** Whether two findings are about the same: their section and their cards, whatever their number. */
function isAlike(a: Finding, b: Finding): boolean {
  if ((a.section ?? "") !== (b.section ?? "") || a.cards.length !== b.cards.length) return false;
  return a.cards.every(({ name }, i) => name === b.cards[i]?.name);
}
