import type { Card } from "./card.ts";
import { type Deck, Pile } from "./deck.ts";
import { mended } from "./fixes.ts";
import type { Cards, Finding, Fix, Rule, Terms } from "./rule.ts";

/** What a rule found in a deck, and the sections that it looked at. */
export interface Found<C extends Card = Card> {
  readonly rule: Rule<C>;
  readonly findings: readonly Finding[];
  readonly sections: readonly string[];
}

/** A deck as it would be after a fix. */
export interface Trial<C extends Card = Card> {
  readonly pile: Pile<C>;
  readonly terms: Terms<C>;
  /** The sections that cards come into, and those that they leave. */
  readonly into: readonly string[];
  readonly outOf: readonly string[];
  readonly isUnderOtherRules: boolean;
}

/** A deck checked against rules, with which fixes are tried: only the rules that a fix can touch are asked again. */
export class Checked<C extends Card> {
  /** What each rule that applies finds. */
  readonly found: readonly Found<C>[];
  readonly #deck: Deck<C>;
  readonly #pile: Pile<C>;
  readonly #terms: Terms<C>;
  /** The rules that are in the way of a fix if they break: they held, and are not about sizes. */
  readonly #safe: readonly Found<C>[];

  constructor(rules: readonly Rule<C>[], deck: Deck<C>, pool: Cards<C>) {
    const { format, options, house } = deck;
    this.#deck = deck;
    this.#pile = new Pile(deck);
    this.#terms = { format, options, house, pool };
    const found: Found<C>[] = [];
    for (const rule of rules) if (applies(rule, this.#terms)) found.push(this.#asked(rule));
    this.found = found;
    this.#safe = found.filter(({ rule, findings }) => !rule.aboutSize && !rule.advice && !findings.some(breaks));
  }

  after(fix: Fix): Trial<C> {
    const deck = mended(this.#deck, fix, this.#terms.pool);
    const into: string[] = [];
    const outOf: string[] = [];
    for (const { section, by } of fix.edits) (by < 0 ? outOf : into).push(section);
    return {
      pile: this.#pile.changed(deck, [...into, ...outOf]),
      terms: { ...this.#terms, house: deck.house, isTrial: true },
      into,
      outOf,
      isUnderOtherRules: fix.house !== undefined,
    };
  }

  /** Whether every rule that held still does, sizes aside. */
  keeps(trial: Trial<C>, but?: Rule<C>): boolean {
    return this.#safe.every((one) => one.rule === but || !endangers(trial, one) || holds(one.rule, trial));
  }

  #asked(rule: Rule<C>): Found<C> {
    this.#pile.asked();
    const findings = checked(rule, this.#pile, this.#terms);
    return { rule, findings, sections: this.#pile.asked() };
  }
}

/** Whether a rule is asked at all: its format is played, its house rule in force. */
export function applies(rule: Rule, terms: Terms): boolean {
  if (rule.formats && !rule.formats.includes(terms.format)) return false;
  return rule.house === undefined || Boolean(terms.house[rule.house]);
}

/** Whether a rule may answer otherwise after a fix: what it looked at is no longer the same. */
export function concerns({ into, outOf, isUnderOtherRules }: Trial, { sections }: Found): boolean {
  return isUnderOtherRules || sections.some((one) => into.includes(one) || outOf.includes(one));
}

/** Whether a rule that held may be broken after a fix. */
function endangers({ into, outOf, isUnderOtherRules }: Trial, { rule, sections }: Found): boolean {
  if (isUnderOtherRules) return true;
  return sections.some((one) => into.includes(one) || (outOf.includes(one) && !rule.mayLose?.includes(one)));
}

function holds<C extends Card>(rule: Rule<C>, { pile, terms }: Trial<C>): boolean {
  return !applies(rule, terms) || !rule.check(pile, terms).some(breaks);
}

/** What a rule finds after a fix. */
export function foundAfter<C extends Card>(rule: Rule<C>, { pile, terms }: Trial<C>): readonly Finding[] {
  return applies(rule, terms) ? checked(rule, pile, terms) : [];
}

/** A rule that is broken for certain says no more of what it does not know. */
function checked<C extends Card>(rule: Rule<C>, pile: Pile<C>, terms: Terms<C>): readonly Finding[] {
  const findings = rule.check(pile, terms);
  if (findings.length < 2 || !findings.some((f) => f.severity === "error")) return findings;
  return findings.filter((f) => f.severity !== "unknown");
}

export function breaks(finding: Finding): boolean {
  return finding.severity !== "advice";
}
