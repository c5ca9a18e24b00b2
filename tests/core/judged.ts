// A few cards, two sections, and a judge of rules that are made for one test.
import type { Attribute, Card } from "../../lib/core/card/card.ts";
import { type Known, know } from "../../lib/core/card/fact.ts";
import type { Deck, DeckSections, Entry, Misread } from "../../lib/core/judge/deck.ts";
import { custom, finding } from "../../lib/core/judge/phrases.ts";
import { type Cards, type Fix, type Phrase, type Rule, rulesOf, type Verdict } from "../../lib/core/judge/rule.ts";
import { verdictOn } from "../../lib/core/judge/verdict.ts";
import { Checked } from "../../lib/core/judge/what-if.ts";

export interface TestCard extends Card {
  readonly kind: "ship" | "base";
  readonly race?: string | null;
}

const attributes: readonly Attribute[] = [
  { name: "kind", label: "kind", shapes: [{ is: "word", of: ["ship", "base"] }] },
  { name: "race", label: "race", shapes: [{ is: "word" }], mayLack: true },
];

export const { rule, main, side, rear } = rulesOf<TestCard>()("test", [
  { id: "main", name: "Main" },
  { id: "side", name: "Side" },
  { id: "rear", name: "Rear" },
] as const);

export const CITE = { rulebook: "The Test", part: "Rules" };

function known(card: TestCard): Known<TestCard> {
  return know(card, { attributes, kind: "kind", label: card.name, set: "test" });
}

const cards: readonly Known<TestCard>[] = [
  ...["Ash", "Birch", "Cedar", "Date", "Elm"].map((name) => known({ name, kind: "ship", race: "Tree" })),
  ...["Fox", "Gnu"].map((name) => known({ name, kind: "ship", race: "Beast" })),
  known({ name: "Hut", kind: "base", race: null }),
  known({ name: "Ivy", kind: "ship" }),
  known({ name: "Jute", kind: "ship" }),
  known({ name: "Kelp", kind: "ship", standIn: ["kind"] }),
];

export function card(name: string): Known<TestCard> {
  const found = cards.find((one) => one.label === name);
  if (!found) throw new Error(`no card ${name}`);
  return found;
}

/** All cards; `size` says how many the pool is taken to hold. */
export function poolOf(size = cards.length): Cards<TestCard> {
  return {
    size,
    known: cards,
    named: (folded) => cards.filter((one) => one.folded === folded),
    labelled: (label) => cards.find((one) => one.label === label),
  };
}

/** "main: 2 Ash" as an entry. */
export function entryOf(line: string): Entry<TestCard> {
  const [, section = "", count, name = ""] = /^(\w+): (\d+) (\w+)$/.exec(line) ?? [];
  return { section, card: card(name), count: Number(count) };
}

export function lineOf({ section, card, count }: Entry<TestCard>): string {
  return `${section}: ${count} ${card.label}`;
}

export function misread(line: string, why: Misread["why"] = "unknown-card"): Misread {
  const [, section = "", count, text = ""] = /^(\w+): (\d+) (.+)$/.exec(line) ?? [];
  return { why, section, text, count: Number(count), near: [] };
}

export function deckOf(lines: readonly string[], more: Partial<Deck<TestCard>> = {}): Deck<TestCard> {
  return { format: "any", options: {}, house: {}, entries: lines.map(entryOf), misread: [], ...more };
}

export function judged(rules: readonly Rule<TestCard>[], deck: Deck<TestCard>, pool = poolOf()): Verdict {
  return verdictOn(new Checked(rules, deck, pool));
}

/** Edits as a fix with a name: fix("Swap", "main: -1 Ash", "side: +1 Ash"). */
export function fix(label: string, ...edits: readonly string[]): Fix {
  return {
    label,
    edits: edits.map((line) => {
      const [, section = "", by, name = ""] = /^(\w+): ([+-]?\d+) (\w+)$/.exec(line) ?? [];
      return { section, card: name, by: Number(by) };
    }),
  };
}

/** A phrase that holds or is broken as a whole, with the ways out that it offers. */
export function asks(
  holds: (pile: DeckSections<TestCard>) => boolean,
  fixes: readonly Fix[] = [],
  reads: Parameters<typeof custom<TestCard>>[0] = [main],
): Phrase<TestCard> {
  return custom<TestCard>(reads, (pile) =>
    holds(pile) ? [] : [finding("error", "It is broken.", { section: main.id, fixes })],
  );
}

/** The labels of the fixes of the first finding of a rule. */
export function offered(verdict: Verdict, id = "test/broken"): readonly string[] {
  return verdict.findings.find(({ rule }) => rule === id)?.fixes.map(({ label }) => label) ?? [];
}
