import { fold } from "../words.ts";
import type { Attribute, Card, Meta } from "./card.ts";

/** Yes, no or not known. It is not a boolean, so that nobody can mistake "not known" for "no". */
export class Answer {
  static readonly yes: Answer = new Answer("yes", []);
  static readonly no: Answer = new Answer("no", []);
  readonly word: "yes" | "no" | "unknown";
  /** The missing facts, or the unknown answers that this one was made from. */
  readonly #parts: readonly (Fact<unknown> | Answer)[];

  private constructor(word: "yes" | "no" | "unknown", parts: readonly (Fact<unknown> | Answer)[]) {
    this.word = word;
    this.#parts = parts;
  }

  /**
   * The missing facts that this answer depends on, each once; empty if it is yes or no. They are gathered only on
   * request, because most unknown answers are combined and compared but never shown.
   */
  get lacks(): readonly Fact<unknown>[] {
    return [...new Set(this.#parts.flatMap((part) => (part instanceof Answer ? part.lacks : part)))];
  }

  static of(value: boolean): Answer {
    return value ? Answer.yes : Answer.no;
  }

  /** An unknown answer, because nobody has stated these facts. */
  static lacking(...facts: readonly Fact<unknown>[]): Answer {
    return new Answer("unknown", facts);
  }

  get isUnknown(): boolean {
    return this.word === "unknown";
  }

  and(b: Answer): Answer {
    if (this === Answer.yes || b === Answer.no) return b;
    if (b === Answer.yes || this === Answer.no) return this;
    return this === b ? b : new Answer("unknown", [this, b]);
  }

  or(b: Answer): Answer {
    if (this === Answer.no || b === Answer.yes) return b;
    if (b === Answer.no || this === Answer.yes) return this;
    return this === b ? b : new Answer("unknown", [this, b]);
  }

  not(): Answer {
    if (this.isUnknown) return this;
    return this === Answer.yes ? Answer.no : Answer.yes;
  }
}

/** What is known about a value that nobody has stated: its upper bound, or the few values that are possible. */
export interface Bound<T> {
  readonly atMost?: number;
  readonly among?: readonly T[];
  /** Whether the card might not have the attribute at all. */
  readonly orNone?: boolean;
}

type State = "known" | "none" | "missing";

/** An attribute of a card as rules see it. Rules can ask questions about it but cannot read its value. */
export class Fact<T> {
  readonly label: string;
  readonly #state: State;
  readonly #value: T | undefined;
  readonly #bound: Bound<T>;
  /** The only possible value, if the fact is settled. */
  readonly #settledChoice: readonly (T | null)[] | undefined;
  /** The answer to every open question about this fact. Rules ask thousands of times, so it is made once, for the first. */
  #lacking: Answer | undefined;

  /** Cards that lack the same attribute share the fact. */
  static readonly #none = new Map<string, Fact<never>>();

  private constructor(label: string, state: State, value?: T, bound: Bound<T> = {}) {
    this.label = label;
    this.#state = state;
    this.#value = value;
    this.#bound = bound;
    this.#settledChoice = state === "missing" ? undefined : [state === "known" ? (value as T) : null];
  }

  get #open(): Answer {
    this.#lacking ??= Answer.lacking(this);
    return this.#lacking;
  }

  static known<T>(label: string, value: T): Fact<T> {
    return new Fact(label, "known", value);
  }

  /** A card that has no such attribute. */
  static none<T>(label: string): Fact<T> {
    const before = Fact.#none.get(label) ?? new Fact<never>(label, "none");
    Fact.#none.set(label, before);
    return before as Fact<T>;
  }

  static missing<T>(label: string, bound: Bound<T> = {}): Fact<T> {
    return new Fact<T>(label, "missing", undefined, bound);
  }

  /** Whether no source states the fact, so that answers about it can be "not known". */
  get isMissing(): boolean {
    return this.#state === "missing";
  }

  is(value: T): Answer {
    if (this.#state === "known") return this.#value === value ? Answer.yes : Answer.no;
    if (this.#state === "none") return Answer.no;
    return this.#allows(value) ? this.#settled([value]) : Answer.no;
  }

  isOneOf(...values: readonly T[]): Answer {
    if (this.#state === "known") return values.includes(this.#value as T) ? Answer.yes : Answer.no;
    if (this.#state === "none") return Answer.no;
    return values.some((v) => this.#allows(v)) ? this.#settled(values) : Answer.no;
  }

  above(n: number): Answer {
    if (this.#state === "known") return typeof this.#value === "number" && this.#value > n ? Answer.yes : Answer.no;
    if (this.#state === "none") return Answer.no;
    return this.#bound.atMost !== undefined && this.#bound.atMost <= n ? Answer.no : this.#open;
  }

  asks(question: (value: T) => boolean): Answer {
    if (this.#state === "known") return question(this.#value as T) ? Answer.yes : Answer.no;
    if (this.#state === "none") return Answer.no;
    const among = this.#bound.among;
    if (!among) return this.#open;
    if (!among.some(question)) return Answer.no;
    return among.every(question) && !this.#bound.orNone ? Answer.yes : this.#open;
  }

  /** Whether the card lacks the attribute. */
  isNone(): Answer {
    if (this.#state === "missing") return this.#bound.orNone ? this.#open : Answer.no;
    return this.#state === "none" ? Answer.yes : Answer.no;
  }

  /** Every value of a domain that the fact could have, for rules that enumerate. Null stands for "has none". */
  choices(domain: readonly T[]): readonly (T | null)[] {
    if (this.#settledChoice) return this.#settledChoice;
    const values: (T | null)[] = (this.#bound.among ?? domain).filter((v) => this.#allows(v));
    return this.#bound.orNone ? [...values, null] : values;
  }

  #allows(value: T): boolean {
    const { atMost, among } = this.#bound;
    if (atMost !== undefined && typeof value === "number" && value > atMost) return false;
    return among === undefined || among.includes(value);
  }

  #settled(values: readonly T[]): Answer {
    const { among, orNone } = this.#bound;
    return among !== undefined && !orNone && among.every((v) => values.includes(v)) ? Answer.yes : this.#open;
  }
}

/** The facts among these that nobody has stated. */
export function missingOf(...facts: readonly Fact<unknown>[]): readonly Fact<unknown>[] {
  return facts.filter((fact) => fact.isMissing);
}

/** A card as rules see it: its name, its unique label, and its facts. */
export type Known<C extends Card = Card> = {
  readonly name: string;
  /** The name, folded for comparison. */
  readonly folded: string;
  readonly label: string;
  readonly set: string;
} & { readonly [K in Exclude<keyof C, Meta>]-?: Fact<Exclude<C[K], undefined | null>> };

/** The value of an attribute if it is a fact. It is undefined if nobody has stated it or if it is a placeholder. */
export function fact(card: Card, attribute: string): unknown {
  if (card.standIn?.includes(attribute)) return undefined;
  return (card as unknown as Record<string, unknown>)[attribute];
}

/** The kind that a card is treated as, even if that is only a placeholder. */
export function kindOf(card: Card, attribute: string): string {
  return (card as unknown as Record<string, string>)[attribute] ?? "";
}

/** Makes the card that rules see. Leaves placeholders out and applies bounds to the facts that they limit. */
export function know<C extends Card>(
  card: C,
  about: {
    readonly attributes: readonly Attribute[];
    readonly kind: string;
    readonly label: string;
    readonly set: string;
  },
): Known<C> {
  const { attributes, label, set } = about;
  const kind = fact(card, about.kind) as string | undefined;
  const facts = attributes.map((attribute) => {
    const isOpen = kind === undefined && attribute.name === about.kind;
    const known = isOpen ? missingKind(card, attribute, attributes) : factOf(card, attribute, attributes, kind);
    return [attribute.name, known] as const;
  });
  // All properties are set in one literal: an object that grows by a dozen properties one at a time stays slow to read.
  return { name: card.name, folded: fold(card.name), label, set, ...Object.fromEntries(facts) } as Known<C>;
}

/** If nobody has stated the kind, it can be any kind whose cards can have everything that is known about this card. */
function missingKind(card: Card, kinds: Attribute, all: readonly Attribute[]): Fact<unknown> {
  const [shape] = kinds.shapes;
  const had = all.filter(({ name }) => fact(card, name) !== undefined && fact(card, name) !== null);
  const bound = had.find(({ bounds }) => bounds?.of === kinds.name && bounds.as === "among");
  const named = bound ? (fact(card, bound.name) as readonly string[]) : undefined;
  const among = (shape.is === "word" ? (shape.of ?? []) : [])
    .filter((kind) => named === undefined || named.includes(kind))
    .filter((kind) => had.every((attribute) => !attribute.kinds || attribute.kinds.includes(kind)));
  return Fact.missing(kinds.label, { among });
}

/** Most facts that nobody has stated have one of these bounds, and share it. */
const [OR_NONE, ONE] = [{ orNone: true }, { orNone: false }];

function factOf(card: Card, attribute: Attribute, all: readonly Attribute[], kind: string | undefined): Fact<unknown> {
  if (kind !== undefined && attribute.kinds && !attribute.kinds.includes(kind)) return Fact.none(attribute.label);
  const value = fact(card, attribute.name);
  if (value === null) return Fact.none(attribute.label);
  if (value !== undefined) return Fact.known(attribute.label, value);
  const orNone = attribute.mayLack === true || (kind === undefined && attribute.kinds !== undefined);
  if (!all.some(({ bounds }) => bounds?.of === attribute.name))
    return Fact.missing(attribute.label, orNone ? OR_NONE : ONE);
  const bound: { atMost?: number; among?: readonly unknown[]; orNone: boolean } = { orNone };
  for (const other of all) {
    if (other.bounds?.of !== attribute.name) continue;
    const limit = fact(card, other.name);
    if (limit === undefined || limit === null) continue;
    if (other.bounds.as === "atMost") bound.atMost = limit as number;
    else bound.among = limit as readonly unknown[];
  }
  return Fact.missing(attribute.label, bound);
}
