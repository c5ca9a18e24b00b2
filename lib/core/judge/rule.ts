import type { Card } from "../card/card.ts";
import type { Answer, Known } from "../card/fact.ts";
import type { DeckSections, Edit, HouseRules, Options, SectionName } from "./deck.ts";

/** A place in a rulebook. */
export interface Cite {
  readonly rulebook: string;
  readonly part: string;
  readonly page?: number;
}

/** Edits, a house rule to switch, or another format to choose, that make one finding go away. */
export interface Fix {
  readonly label: string;
  readonly edits: readonly Edit[];
  readonly house?: HouseRules;
  /** Offered only if the deck is legal in that format. */
  readonly format?: string;
}

export type Severity = "error" | "unknown" | "advice";

export interface Finding {
  readonly severity: Severity;
  readonly section?: string;
  /** The line of the list that the finding is about, if there is one. */
  readonly line?: number;
  readonly message: string;
  readonly cards: readonly { readonly name: string; readonly count: number; readonly section: string }[];
  readonly fixes: readonly Fix[];
}

/** The cards of the loaded sets, as rules may look them up. */
export interface Cards<C extends Card = Card> {
  /** How many there are, which nobody has to look at them for. */
  readonly size: number;
  readonly known: readonly Known<C>[];
  /** Every card with this name. The name must be folded. */
  named(folded: string): readonly Known<C>[];
  /** The one card with this label. */
  labelled(label: string): Known<C> | undefined;
}

/** The format, options and house rules that a deck is judged under. */
export interface Terms<C extends Card = Card> {
  readonly format: string;
  readonly options: Options;
  readonly house: HouseRules;
  readonly pool: Cards<C>;
}

/** How many cards a section should hold. */
export interface Size<C extends Card = Card> {
  readonly section: string;
  readonly cards: number;
  readonly bound: "exactly" | "least" | "most";
  /** The house rule that must be in force for this size. */
  readonly house?: string;
  /** Whether a card counts. Without it, every card counts. */
  counts?(card: Known<C>): Answer;
}

/** What a rule asks for: what it looks at, the sizes that it shows, and how it is checked. */
export interface Phrase<C extends Card = Card> {
  /** The sections that it looks at. */
  readonly reads: readonly string[];
  /** The section sizes that it asks for. They are shown in section headers. */
  readonly sizes: readonly Size<C>[];
  /** Whether it asks for nothing but those sizes. Fixes of other rules are allowed to break it. */
  readonly aboutSize: boolean;
  /** Returns no findings if the rule holds. */
  check(deck: DeckSections<C>, terms: Terms<C>): readonly Finding[];
}

/** When a rule applies, and whether it only advises. */
interface When {
  /** The formats in which it applies. Without the list, it applies in all of them. */
  readonly formats?: readonly string[];
  /** The house rule that must be in force. */
  readonly house?: string;
  /** Everything it finds is advice, which never affects the verdict. */
  readonly advice?: true;
}

export interface Rule<C extends Card = Card, Game extends string = string> extends Phrase<C>, When {
  readonly id: `${Game}/${string}`;
  readonly cite: Cite;
  /** One sentence in our own words, shown in the checklist. */
  readonly says: string;
}

type ById<S extends readonly SectionName[]> = { readonly [One in S[number] as One["id"]]: One };

/** What a game writes its rules with: the `rule` function, and each section under its id. */
export function rulesOf<C extends Card>() {
  return <const Game extends string, const S extends readonly SectionName[]>(game: Game, sections: S) => ({
    ...(Object.fromEntries(sections.map((section) => [section.id, section])) as ById<S>),
    rule: (id: string, cite: Cite, says: string, phrase: Phrase<C>, when: When = {}): Rule<C, Game> => ({
      ...phrase,
      id: `${game}/${id}`,
      cite,
      says,
      ...when,
    }),
  });
}

export type Status = "legal" | "illegal" | "undetermined";

export interface RuleFinding extends Finding {
  readonly rule: string;
  readonly cite: Cite;
}

export interface Verdict {
  readonly status: Status;
  readonly findings: readonly RuleFinding[];
  readonly held: readonly { readonly rule: string; readonly cite: Cite }[];
}
