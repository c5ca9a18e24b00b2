import type { Card } from "../card/card.ts";
import type { Answer, Known } from "../card/fact.ts";
import type { DeckSections, Edit, HouseRules, Options, SectionName } from "./deck.ts";

/** Where in a rulebook something stands. */
export interface Cite {
  readonly rulebook: string;
  readonly part: string;
  readonly page?: number;
}

/** Edits, or a house rule to switch, that make one finding go away. */
export interface Fix {
  readonly label: string;
  readonly edits: readonly Edit[];
  readonly house?: HouseRules;
}

export type Severity = "error" | "unknown" | "advice";

export interface Finding {
  readonly severity: Severity;
  readonly section?: string;
  /** The line of the list that it is about, if it is about one. */
  readonly line?: number;
  readonly message: string;
  readonly cards: readonly { readonly name: string; readonly count: number; readonly section: string }[];
  readonly fixes: readonly Fix[];
}

/** The cards of the loaded sets, as rules may ask for them. */
export interface Cards<C extends Card = Card> {
  readonly known: readonly Known<C>[];
  /** Every card with this name, given as names are compared. */
  named(folded: string): readonly Known<C>[];
  /** The one card with this label. */
  labelled(label: string): Known<C> | undefined;
}

/** Under what a deck is judged. */
export interface Terms<C extends Card = Card> {
  readonly format: string;
  readonly options: Options;
  readonly house: HouseRules;
  readonly pool: Cards<C>;
  /** A fix is tried: it only counts what is found, and fixes and hints of it may be left out. */
  readonly isWhatIf?: true;
}

/** How many cards a section is meant to hold. */
export interface Size<C extends Card = Card> {
  readonly section: string;
  readonly cards: number;
  readonly bound: "exactly" | "least" | "most";
  /** The house rule that has to be in force for it. */
  readonly house?: string;
  /** Whether a card counts; without it, all do. */
  counts?(card: Known<C>): Answer;
}

/** What a rule asks for, as a value that knows all about itself that trying fixes quickly takes. */
export interface Phrase<C extends Card = Card> {
  /** The sections that it looks at. */
  readonly reads: readonly string[];
  /** What it says about how many cards sections hold; shown at their heads. */
  readonly sizes: readonly Size<C>[];
  /** Whether it is about nothing but the size of a section. A fix of another rule may break it. */
  readonly aboutSize: boolean;
  /** Whether what it finds of a card depends on the cards of the same name alone, wherever they are. */
  readonly byName: boolean;
  /** The sections that cards can be taken from without breaking it where it held. */
  readonly mayLose: readonly string[];
  /** Nothing found: it holds. */
  check(pile: DeckSections<C>, terms: Terms<C>): readonly Finding[];
}

/** When a rule is asked, and whether it only advises. */
interface When {
  /** The formats in which it holds; without the list, all of them. */
  readonly formats?: readonly string[];
  /** The house rule that has to be in force for it. */
  readonly house?: string;
  /** All that it finds is advice: it decides no verdict, and nothing breaks it. */
  readonly advice?: true;
}

export interface Rule<C extends Card = Card, Game extends string = string> extends Phrase<C>, When {
  readonly id: `${Game}/${string}`;
  readonly cite: Cite;
  /** One sentence of our own, shown in the checklist. */
  readonly says: string;
}

type ById<S extends readonly SectionName[]> = { readonly [One in S[number] as One["id"]]: One };

/** What the rules of a game are written with: `rule`, and each of its sections by its id. */
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
