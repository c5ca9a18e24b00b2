import { Budget } from "../budget.ts";
import type { Card } from "../card/card.ts";
import type { Known } from "../card/fact.ts";
import { type Deck, DeckSections } from "./deck.ts";
import { onlyTakes } from "./fixes.ts";
import type { Cards, Finding, Fix, Rule, Terms } from "./rule.ts";

/** What a rule found in a deck. */
export class RuleFindings<C extends Card = Card> {
  readonly rule: Rule<C>;
  readonly findings: readonly Finding[];
  #subjects: ReadonlySet<string> | undefined;

  constructor(rule: Rule<C>, findings: readonly Finding[]) {
    this.rule = rule;
    this.findings = findings;
  }

  /** Whether one of its findings has the same subject. Each fix that is tried asks this about all that is found then. */
  isAbout(finding: Finding): boolean {
    this.#subjects ??= new Set(this.findings.map(subjectOf));
    return this.#subjects.has(subjectOf(finding));
  }
}

/** The subject of a finding: its section and cards, without their counts. */
function subjectOf({ section = "", cards }: Finding): string {
  let subject = section;
  for (const { name } of cards) subject += `\n${name}`;
  return subject;
}

/** Whether two findings have the same subject. To ask it once takes less than to write out both subjects. */
export function isAlike(a: Finding, b: Finding): boolean {
  if ((a.section ?? "") !== (b.section ?? "") || a.cards.length !== b.cards.length) return false;
  return a.cards.every(({ name }, i) => name === b.cards[i]?.name);
}

/** A deck as it would be after a fix. */
export class WhatIf<C extends Card = Card> {
  readonly terms: Terms<C>;
  readonly isUnderOtherRules: boolean;
  readonly isInOtherFormat: boolean;
  readonly #before: DeckSections<C>;
  readonly #fix: Fix;
  #named: readonly Known<C>[] | undefined;
  #whole: DeckSections<C> | undefined;
  #touched: DeckSections<C> | undefined;

  constructor(before: DeckSections<C>, fix: Fix, terms: Terms<C>) {
    this.#before = before;
    this.#fix = fix;
    const format = fix.format ?? terms.format;
    this.terms =
      fix.house || fix.format !== undefined ? { ...terms, format, house: { ...terms.house, ...fix.house } } : terms;
    this.isUnderOtherRules = this.terms !== terms;
    this.isInOtherFormat = this.terms.format !== terms.format;
  }

  get deck(): DeckSections<C> {
    this.#whole ??= this.#fix.edits.length > 0 ? this.#edited(this.#before) : this.#before;
    return this.#whole;
  }

  /**
   * The part of the deck that a rule must check again. A rule that goes by names needs only the cards whose names the
   * fix touches. A rule that was certainly broken needs the whole deck, because its errors hid whatever is not known.
   */
  deckFor({ rule, findings }: RuleFindings<C>): DeckSections<C> {
    if (!rule.byName || this.isUnderOtherRules || findings.some(isError)) return this.deck;
    this.#touched ??= this.#edited(this.#before.only(this.#cards()));
    return this.#touched;
  }

  /** Whether the fix adds cards to a section. */
  brings(section: string): boolean {
    for (const edit of this.#fix.edits) if (edit.section === section && edit.by >= 0) return true;
    return false;
  }

  /** Whether the fix takes cards out of a section. */
  takes(section: string): boolean {
    for (const edit of this.#fix.edits) if (edit.section === section && edit.by < 0) return true;
    return false;
  }

  /** Whether the fix adds no cards anywhere. */
  get onlyTakes(): boolean {
    return onlyTakes(this.#fix);
  }

  /** Whether the fix edits a card with the same name. */
  touches(label: string): boolean {
    if (this.#fix.edits.some((edit) => edit.card === label)) return true;
    const card = this.terms.pool.labelled(label);
    return card !== undefined && this.#cards().includes(card);
  }

  /** All cards with the names that the fix edits. */
  #cards(): readonly Known<C>[] {
    const { pool } = this.terms;
    this.#named ??= this.#fix.edits.flatMap(({ card }) => pool.named(pool.labelled(card)?.folded ?? ""));
    return this.#named;
  }

  #edited(deck: DeckSections<C>): DeckSections<C> {
    return deck.edited(this.#fix.edits, (label) => this.terms.pool.labelled(label));
  }
}

/**
 * How many steps may be spent on trying all fixes of a deck, and on trying a single one. Each fix looks at every line
 * once per edit and once per rule, and at every card of the pool. A deck of a hundred lines gets all its fixes tried. A
 * deck of a thousand lines, or beside a pool of thousands of cards, gets only the first ones tried.
 */
const MOST_TRIED = 150_000;
const MOST_FOR_ONE = 100_000;
const POOL_LOOKS = 2;

/** A checked deck on which fixes can be tried. Only the rules that a fix can affect are asked again. */
export class Checked<C extends Card> {
  /** The findings of each rule that applies. */
  readonly found: readonly RuleFindings<C>[];
  readonly #rules: readonly Rule<C>[];
  readonly #isAllRead: boolean;
  readonly #sections: DeckSections<C>;
  readonly #terms: Terms<C>;
  readonly #trial: Terms<C>;
  #safe: readonly RuleFindings<C>[] | undefined;
  readonly #lines: number;
  readonly #budget = new Budget(MOST_TRIED);

  constructor(rules: readonly Rule<C>[], deck: Deck<C>, pool: Cards<C>) {
    const { format, options, house } = deck;
    this.#rules = rules;
    this.#isAllRead = deck.misread.length === 0;
    this.#lines = deck.entries.length + deck.misread.length + 1;
    this.#sections = new DeckSections(deck);
    this.#terms = { format, options, house, pool };
    this.#trial = { ...this.#terms, isWhatIf: true };
    const found: RuleFindings<C>[] = [];
    for (const rule of rules) {
      if (isInForce(rule, this.#terms)) found.push(new RuleFindings(rule, checked(rule, this.#sections, this.#terms)));
    }
    this.found = found;
  }

  /** Whether the budget still allows this fix to be tried. Fixes that were not tried are not offered. */
  affords({ edits }: Fix): boolean {
    const steps = this.#lines * (edits.length + this.found.length) + POOL_LOOKS * this.#terms.pool.known.length;
    return steps <= MOST_FOR_ONE && this.#budget.spend(steps);
  }

  /** Whether the deck is legal after a fix, by the rules of all formats that apply then. */
  isLegalAfter(trial: WhatIf<C>): boolean {
    const isKept = (rule: Rule<C>) =>
      !isInForce(rule, trial.terms) || !rule.check(trial.deck, trial.terms).some(breaks);
    return this.#isAllRead && this.#rules.every(isKept);
  }

  after(fix: Fix): WhatIf<C> {
    return new WhatIf(this.#sections, fix, this.#trial);
  }

  /** Whether every rule that held still holds, except for sizes. */
  keeps(trial: WhatIf<C>, but?: Rule<C>): boolean {
    this.#safe ??= this.found.filter(isInTheWay);
    return this.#safe.every((one) => one.rule === but || !endangers(trial, one) || holds(one, trial));
  }
}

/** Whether a rule applies: in this format and with these house rules. */
export function isInForce(rule: Rule, terms: Terms): boolean {
  if (rule.formats && !rule.formats.includes(terms.format)) return false;
  return rule.house === undefined || Boolean(terms.house[rule.house]);
}

/** Whether breaking this rule makes a fix unacceptable: the rule held and is not only about sizes. */
function isInTheWay({ rule, findings }: RuleFindings): boolean {
  return !rule.aboutSize && !rule.advice && !findings.some(breaks);
}

/** Whether a rule may answer differently after a fix, because something it looks at has changed. */
export function concerns(trial: WhatIf, { rule }: RuleFindings): boolean {
  return trial.isUnderOtherRules || rule.reads.some((one) => trial.brings(one) || trial.takes(one));
}

/** Whether a fix may break a rule that held. */
function endangers(trial: WhatIf, { rule }: RuleFindings): boolean {
  if (trial.isUnderOtherRules) return true;
  return rule.reads.some((one) => trial.brings(one) || (!rule.mayLose.includes(one) && trial.takes(one)));
}

function holds<C extends Card>(one: RuleFindings<C>, trial: WhatIf<C>): boolean {
  return !isInForce(one.rule, trial.terms) || !one.rule.check(trial.deckFor(one), trial.terms).some(breaks);
}

/** What a rule finds after a fix, or at least the part of it that the fix can have changed. */
export function foundAfter<C extends Card>(one: RuleFindings<C>, trial: WhatIf<C>): readonly Finding[] {
  return isInForce(one.rule, trial.terms) ? checked(one.rule, trial.deckFor(one), trial.terms) : [];
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
