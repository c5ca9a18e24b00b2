import type { Card } from "./card.ts";
import { type Deck, Pile } from "./deck.ts";
import { mended } from "./fixes.ts";
import type { Cards, Finding, Fix, Rule, RuleFinding, Status, Terms, Verdict } from "./rule.ts";

/** So many findings get their fixes, each of which is tried: a list that is wrong in more ways wants another look first. */
export const MOST_MENDED = 60;

/** Checks a deck against rules. Only fixes that mend their finding, and break nothing that held but a size, are kept. */
export function examine<C extends Card>(rules: readonly Rule<C>[], deck: Deck<C>, pool: Cards<C>): Verdict {
  const all = found(rules, deck, pool);
  const held: { rule: string; cite: Rule["cite"] }[] = [];
  const findings: RuleFinding[] = [];
  const safe = all.filter(({ rule, findings }) => !rule.aboutSize && !findings.some(breaks)).map(({ rule }) => rule);
  for (const { rule, findings: own } of all) {
    if (own.length === 0) held.push({ rule: rule.id, cite: rule.cite });
    for (const finding of own) {
      const offered = findings.length < MOST_MENDED ? finding.fixes : [];
      const fixes = offered.filter(
        (fix) => isSensible(fix, finding, all) && mends(fix, { rule, finding, deck, pool, safe, all }),
      );
      findings.push({ rule: rule.id, cite: rule.cite, ...finding, fixes });
    }
  }
  return { status: status(findings), findings, held };
}

/** Whether a fix brings no more copies of a card that another finding speaks against. */
function isSensible(fix: Fix, finding: Finding, all: readonly { findings: readonly Finding[] }[]): boolean {
  if (fix.edits.every(({ by }) => by < 0)) return true;
  const more = new Map<string, number>();
  for (const { card, by } of fix.edits) more.set(card, (more.get(card) ?? 0) + by);
  const added = [...more].filter(([, by]) => by > 0);
  if (added.length === 0) return true;
  const isAgainst = (f: Finding, card: string) =>
    f !== finding && breaks(f) && f.cards.some(({ name }) => name === card);
  return added.every(([card, by]) => by <= 99 && !all.some((one) => one.findings.some((f) => isAgainst(f, card))));
}

function breaks(finding: Finding): boolean {
  return finding.severity !== "advice";
}

function status(findings: readonly Finding[]): Status {
  if (findings.some((f) => f.severity === "error")) return "illegal";
  return findings.some((f) => f.severity === "unknown") ? "undetermined" : "legal";
}

/** What each rule that applies finds. A rule that is broken for certain says no more of what it does not know. */
function found<C extends Card>(rules: readonly Rule<C>[], deck: Deck<C>, pool: Cards<C>) {
  const terms = termsOf(deck, pool);
  const pile = new Pile(deck);
  const out: { rule: Rule<C>; findings: readonly Finding[] }[] = [];
  for (const rule of rules) if (applies(rule, terms)) out.push({ rule, findings: checked(rule, pile, terms) });
  return out;
}

/** Whether a rule is asked at all: its format is played, its house rule in force. */
export function applies(rule: Rule, terms: Terms): boolean {
  if (rule.formats && !rule.formats.includes(terms.format)) return false;
  return rule.house === undefined || Boolean(terms.house[rule.house]);
}

function checked<C extends Card>(rule: Rule<C>, pile: Pile<C>, terms: Terms<C>): readonly Finding[] {
  const findings = rule.check(pile, terms);
  if (findings.length < 2 || !findings.some((f) => f.severity === "error")) return findings;
  return findings.filter((f) => f.severity !== "unknown");
}

interface Repair<C extends Card> {
  readonly rule: Rule<C>;
  readonly finding: Finding;
  readonly deck: Deck<C>;
  readonly pool: Cards<C>;
  readonly safe: readonly Rule<C>[];
  readonly all: readonly Found<C>[];
}

interface Found<C extends Card> {
  readonly rule: Rule<C>;
  readonly findings: readonly Finding[];
}

function mends<C extends Card>(fix: Fix, { rule, finding, deck, pool, safe, all }: Repair<C>): boolean {
  const after = mended(deck, fix, pool);
  const terms = termsOf(after, pool);
  const pile = new Pile(after);
  const about = subject(finding);
  if (applies(rule, terms) && checked(rule, pile, terms).some((f) => subject(f) === about)) return false;
  if (!safe.every((r) => r === rule || holds(r, pile, terms))) return false;
  // What only takes cards away makes nothing worse that was wrong before.
  return fix.edits.every(({ by }) => by < 0) || all.every((one) => one.rule === rule || isNoWorse(one, pile, terms));
}

/** Whether a rule that was broken before is broken by nothing else now. */
function isNoWorse<C extends Card>({ rule, findings }: Found<C>, pile: Pile<C>, terms: Terms<C>): boolean {
  if (rule.aboutSize || !findings.some(breaks) || !applies(rule, terms)) return true;
  const before = new Set(findings.map(subject));
  return checked(rule, pile, terms).every((f) => !breaks(f) || before.has(subject(f)));
}

/** Whether a deck breaks none of these rules and leaves none of them open. */
export function keeps<C extends Card>(rules: readonly Rule<C>[], deck: Deck<C>, pool: Cards<C>): boolean {
  const pile = new Pile(deck);
  const terms = termsOf(deck, pool);
  return rules.every((rule) => holds(rule, pile, terms));
}

function holds<C extends Card>(rule: Rule<C>, pile: Pile<C>, terms: Terms<C>): boolean {
  return !applies(rule, terms) || !rule.check(pile, terms).some(breaks);
}

function termsOf<C extends Card>({ format, options, house }: Deck<C>, pool: Cards<C>): Terms<C> {
  return { format, options, house, pool };
}

/** What a finding is about: its section and its cards, whatever their number now. */
function subject(finding: Finding): string {
  return [finding.section ?? "", ...finding.cards.map((card) => card.name)].join("\n");
}
