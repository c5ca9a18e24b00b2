import { Budget } from "../budget.ts";
import type { Card } from "../card/card.ts";
import { type Deck, DeckSections, edited } from "./deck.ts";
import { onlyTakes } from "./fixes.ts";
import type { Cards, Finding, Fix, Rule, Terms } from "./rule.ts";

/** What a rule found in a deck. */
export interface RuleFindings<C extends Card = Card> {
  readonly rule: Rule<C>;
  readonly findings: readonly Finding[];
}

/** A deck as it would be after a fix. */
export interface WhatIf<C extends Card = Card> {
  readonly fix: Fix;
  readonly deck: DeckSections<C>;
  readonly terms: Terms<C>;
}

/**
 * How many steps may be spent on trying all fixes of a deck, and on trying a single one. Each fix looks at every line
 * once per edit and once per rule, and at every card of the pool. A deck of a hundred lines gets all its fixes tried. A
 * deck of a thousand lines, or beside a pool of thousands of cards, gets only the first ones tried.
 */
const MOST_TRIED = 150_000;
const MOST_FOR_ONE = 100_000;
const POOL_LOOKS = 2;

/** A checked deck on which fixes can be tried. */
export class Checked<C extends Card> {
  /** The findings of each rule that applies. */
  readonly found: readonly RuleFindings<C>[];
  readonly #rules: readonly Rule<C>[];
  readonly #deck: Deck<C>;
  readonly #terms: Terms<C>;
  readonly #budget = new Budget(MOST_TRIED);

  constructor(rules: readonly Rule<C>[], deck: Deck<C>, pool: Cards<C>) {
    const { format, options, house } = deck;
    this.#rules = rules;
    this.#deck = deck;
    this.#terms = { format, options, house, pool };
    const sections = new DeckSections(deck);
    this.found = rules
      .filter((rule) => isInForce(rule, this.#terms))
      .map((rule) => ({ rule, findings: checked(rule, sections, this.#terms) }));
  }

  /** The deck after a fix, or undefined if to try it as well would take too long. A fix that was not tried is not offered. */
  after(fix: Fix): WhatIf<C> | undefined {
    const { entries, misread } = this.#deck;
    const { pool } = this.#terms;
    const looks = (entries.length + misread.length + 1) * (fix.edits.length + this.found.length);
    const steps = looks + POOL_LOOKS * pool.size;
    if (steps > MOST_FOR_ONE || !this.#budget.spend(steps)) return undefined;
    const deck = edited(this.#deck, fix.edits, (label) => pool.labelled(label));
    return { fix, deck: new DeckSections(deck), terms: under(fix, this.#terms) };
  }

  /** Whether a fix makes a finding of a rule go away without breaking or worsening anything else. */
  mends(trial: WhatIf<C>, own: RuleFindings<C>, finding: Finding): boolean {
    if (!concerns(trial, own.rule)) return false;
    if (trial.terms.format !== this.#terms.format) return this.#isLegal(trial);
    const subject = subjectOf(finding);
    if (foundAfter(trial, own.rule).some((left) => subjectOf(left) === subject)) return false;
    return this.found.every((one) => one === own || isNoWorse(trial, one));
  }

  /** Whether every rule that held still holds, except for sizes. */
  keeps(trial: WhatIf<C>): boolean {
    return this.found.every((one) => one.findings.some(breaks) || isNoWorse(trial, one));
  }

  /** Whether the deck is legal then, by the rules of all formats that apply. */
  #isLegal(trial: WhatIf<C>): boolean {
    return this.#deck.misread.length === 0 && this.#rules.every((rule) => !foundAfter(trial, rule).some(breaks));
  }
}

function under<C extends Card>({ format, house }: Fix, terms: Terms<C>): Terms<C> {
  if (format === undefined && house === undefined) return terms;
  return { ...terms, format: format ?? terms.format, house: { ...terms.house, ...house } };
}

/** Whether a rule applies: in this format and with these house rules. */
export function isInForce(rule: Rule, terms: Terms): boolean {
  if (rule.formats && !rule.formats.includes(terms.format)) return false;
  return rule.house === undefined || Boolean(terms.house[rule.house]);
}

/** Whether a rule may answer differently after a fix, because something it looks at has changed. */
function concerns({ fix }: WhatIf, { reads }: Rule): boolean {
  return (
    fix.house !== undefined || fix.format !== undefined || fix.edits.some(({ section }) => reads.includes(section))
  );
}

/** Whether a rule finds nothing after a fix that it did not find before. */
function isNoWorse<C extends Card>(trial: WhatIf<C>, { rule, findings }: RuleFindings<C>): boolean {
  if (rule.aboutSize || rule.advice || !concerns(trial, rule)) return true;
  const before = findings.filter(breaks);
  // A deck that breaks a rule in several ways may lose cards and break it in fewer.
  if (before.length > 0 && onlyTakes(trial.fix)) return true;
  const after = foundAfter(trial, rule).filter(breaks);
  if (after.length === 0) return true;
  const subjects = new Set(before.map(subjectOf));
  return after.every((one) => subjects.has(subjectOf(one)));
}

/** What a rule finds after a fix. */
function foundAfter<C extends Card>({ deck, terms }: WhatIf<C>, rule: Rule<C>): readonly Finding[] {
  return isInForce(rule, terms) ? checked(rule, deck, terms) : [];
}

/** The subject of a finding: its section and cards, without their counts. */
function subjectOf({ section = "", cards }: Finding): string {
  return [section, ...cards.map(({ name }) => name)].join("\n");
}

/** A rule that is certainly broken does not also report what is not known. */
function checked<C extends Card>(rule: Rule<C>, deck: DeckSections<C>, terms: Terms<C>): readonly Finding[] {
  const findings = rule.check(deck, terms);
  if (findings.length < 2 || !findings.some(isError)) return findings;
  return findings.filter((f) => f.severity !== "unknown");
}

function isError({ severity }: Finding): boolean {
  return severity === "error";
}

export function breaks(finding: Finding): boolean {
  return finding.severity !== "advice";
}
