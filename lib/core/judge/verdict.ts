import type { Card } from "../card/card.ts";
import { type Deck, DeckSections } from "./deck.ts";
import { onlyTakes } from "./fixes.ts";
import type { Cards, Finding, Fix, Rule, RuleFinding, Status, Verdict } from "./rule.ts";
import { breaks, type Checked, isInForce, type RuleFindings } from "./what-if.ts";

/** Only this many findings get fixes, because each fix is tried. A list with more faults needs another look first. */
export const MOST_MENDED = 60;
/** At most this many fixes of one finding are tried. */
const MOST_FIXES = 20;

/**
 * The verdict on a checked deck. A fix is kept only if it resolves its finding and breaks no other rule except sizes.
 * Another format is offered only if the deck is legal in it.
 */
export function verdictOn<C extends Card>(deck: Checked<C>): Verdict {
  const held: { rule: string; cite: Rule["cite"] }[] = [];
  const findings: RuleFinding[] = [];
  for (const one of deck.found) {
    if (one.findings.length === 0) held.push({ rule: one.rule.id, cite: one.rule.cite });
    for (const finding of one.findings) {
      const offered = findings.length < MOST_MENDED ? finding.fixes.slice(0, MOST_FIXES) : [];
      const fixes = offered.filter((fix) => {
        const trial = deck.after(fix);
        return trial && isSensible(fix, finding, deck.found) && deck.mends(trial, one, finding);
      });
      findings.push(ruledBy(one.rule, finding, fixes));
    }
  }
  return { status: status(findings), findings, held };
}

/** The verdict alone, without a word or a mend: for those who ask about thousands of decks. */
export function statusOf<C extends Card>(rules: readonly Rule<C>[], deck: Deck<C>, pool: Cards<C>): Status {
  if (deck.misread.length > 0) return "illegal";
  const { format, options, house } = deck;
  const terms = { format, options, house, pool };
  const sections = new DeckSections(deck);
  let found: Status = "legal";
  for (const rule of rules) {
    if (rule.advice || !isInForce(rule, terms)) continue;
    for (const { severity } of rule.check(sections, terms)) {
      if (severity === "error") return "illegal";
      if (severity === "unknown") found = "undetermined";
    }
  }
  return found;
}

/** The finding with its rule, and with the fixes that were kept. */
function ruledBy({ id: rule, cite }: Rule, finding: Finding, fixes: readonly Fix[]): RuleFinding {
  const { severity, section, message, cards } = finding;
  return { rule, cite, severity, ...(section === undefined ? {} : { section }), message, cards, fixes };
}

/** Whether a fix adds no copies of a card that another finding objects to. */
function isSensible(fix: Fix, finding: Finding, all: readonly RuleFindings[]): boolean {
  if (onlyTakes(fix)) return true;
  if (fix.edits.some(({ card }) => changeOf(card, fix) > 99)) return false;
  const isAgainst = (f: Finding) => f !== finding && breaks(f) && f.cards.some(({ name }) => changeOf(name, fix) > 0);
  return !all.some(({ findings }) => findings.some(isAgainst));
}

/** How many copies of a card a fix adds in all sections together. It is negative if the fix takes some out. */
function changeOf(label: string, { edits }: Fix): number {
  let sum = 0;
  for (const { card, by } of edits) if (card === label) sum += by;
  return sum;
}

function status(findings: readonly Finding[]): Status {
  if (findings.some((f) => f.severity === "error")) return "illegal";
  return findings.some((f) => f.severity === "unknown") ? "undetermined" : "legal";
}
