import type { Card } from "./card.ts";
import { type Deck, Pile } from "./deck.ts";
import type { Cards, Finding, Fix, Rule, Terms } from "./rule.ts";

/** What a rule found in a deck, and the sections that it looked at. */
export interface Found<C extends Card = Card> {
  readonly rule: Rule<C>;
  readonly findings: readonly Finding[];
  readonly sections: readonly string[];
}

/** A deck as it would be after a fix. */
export class Trial<C extends Card = Card> {
  readonly terms: Terms<C>;
  /** The sections that cards come into, and those that they leave. */
  readonly into: readonly string[];
  readonly outOf: readonly string[];
  readonly isUnderOtherRules: boolean;
  readonly #before: Pile<C>;
  readonly #fix: Fix;
  #touchedNames: readonly string[] | undefined;
  #whole: Pile<C> | undefined;
  #touched: Pile<C> | undefined;

  constructor(before: Pile<C>, fix: Fix, terms: Terms<C>) {
    const into: string[] = [];
    const outOf: string[] = [];
    for (const { section, by } of fix.edits) (by < 0 ? outOf : into).push(section);
    this.#before = before;
    this.#fix = fix;
    this.terms = fix.house ? { ...terms, house: { ...terms.house, ...fix.house } } : terms;
    this.into = into;
    this.outOf = outOf;
    this.isUnderOtherRules = fix.house !== undefined;
  }

  get pile(): Pile<C> {
    this.#whole ??= this.#edited(this.#before);
    return this.#whole;
  }

  /** What of the pile a rule is asked about again: where it goes by names, the cards whose names the fix touches. Where it
   * was broken for certain all of them, as that hid what is not known. */
  pileFor({ rule, findings }: Found<C>): Pile<C> {
    if (!rule.byName || this.isUnderOtherRules || findings.some(isError)) return this.pile;
    this.#touched ??= this.#edited(this.#before.only(this.#names()));
    return this.#touched;
  }

  /** Whether the fix edits a card of the same name. */
  touches(label: string): boolean {
    const name = this.terms.pool.labelled(label)?.folded;
    return name !== undefined && this.#names().includes(name);
  }

  #names(): readonly string[] {
    this.#touchedNames ??= this.#fix.edits.flatMap(({ card }) => this.terms.pool.labelled(card)?.folded ?? []);
    return this.#touchedNames;
  }

  #edited(pile: Pile<C>): Pile<C> {
    return pile.edited(this.#fix.edits, (label) => this.terms.pool.labelled(label));
  }
}

/** A deck checked against rules, with which fixes are tried: only the rules that a fix can touch are asked again. */
export class Checked<C extends Card> {
  /** What each rule that applies finds. */
  readonly found: readonly Found<C>[];
  readonly #pile: Pile<C>;
  readonly #terms: Terms<C>;
  readonly #trial: Terms<C>;
  /** The rules that are in the way of a fix if they break: they held, and are not about sizes. */
  readonly #safe: readonly Found<C>[];

  constructor(rules: readonly Rule<C>[], deck: Deck<C>, pool: Cards<C>) {
    const { format, options, house } = deck;
    this.#pile = new Pile(deck);
    this.#terms = { format, options, house, pool };
    this.#trial = { ...this.#terms, isTrial: true };
    const found: Found<C>[] = [];
    for (const rule of rules) if (applies(rule, this.#terms)) found.push(this.#asked(rule));
    this.found = found;
    this.#safe = found.filter(({ rule, findings }) => !rule.aboutSize && !rule.advice && !findings.some(breaks));
  }

  after(fix: Fix): Trial<C> {
    return new Trial(this.#pile, fix, this.#trial);
  }

  /** Whether every rule that held still does, sizes aside. */
  keeps(trial: Trial<C>, but?: Rule<C>): boolean {
    return this.#safe.every((one) => one.rule === but || !endangers(trial, one) || holds(one, trial));
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

function holds<C extends Card>(one: Found<C>, trial: Trial<C>): boolean {
  return !applies(one.rule, trial.terms) || !one.rule.check(trial.pileFor(one), trial.terms).some(breaks);
}

/** What a rule finds after a fix, or as much of it as the fix can have changed. */
export function foundAfter<C extends Card>(one: Found<C>, trial: Trial<C>): readonly Finding[] {
  return applies(one.rule, trial.terms) ? checked(one.rule, trial.pileFor(one), trial.terms) : [];
}

/** A rule that is broken for certain says no more of what it does not know. */
function checked<C extends Card>(rule: Rule<C>, pile: Pile<C>, terms: Terms<C>): readonly Finding[] {
  const findings = rule.check(pile, terms);
  if (findings.length < 2 || !findings.some(isError)) return findings;
  return findings.filter((f) => f.severity !== "unknown");
}

function isError({ severity }: Finding): boolean {
  return severity === "error";
}

export function breaks(finding: Finding): boolean {
  return finding.severity !== "advice";
}
