// What the heroes of a deck open: the subfaction and faction limits of "Deck construction".
import { Answer, Fact, type Known } from "../../core/fact.ts";
import type { ShoulderOfOrionCard } from "./card.ts";

/** The facts that decide what a hero opens, and what opens a card. */
export type Facts = Pick<Known<ShoulderOfOrionCard>, "type" | "factions" | "subfaction">;

export const GENERIC = "Generic";
export const HYBRID = "Hybrid";

type Words = readonly string[];

/** What some heroes open. `under` are further heroes, whose factions a general card may need too. */
export class Access {
  /** The heroes of whom a fact is missing. */
  readonly unsure: readonly Facts[];
  readonly #allFactions: boolean;
  readonly #under: Access | undefined;
  readonly #factions = new Set<string>();
  readonly #subfactions = new Set<string>();
  readonly #hybrids: Words[] = [];

  constructor(heroes: readonly Facts[], allFactions: boolean, under?: Access) {
    this.#allFactions = allFactions;
    this.#under = under;
    this.unsure = heroes.filter((hero) => hero.factions.isMissing || hero.subfaction.isMissing);
    for (const hero of heroes) {
      for (const faction of stated(hero.factions)) this.#factions.add(faction);
      const [subfaction] = hero.subfaction.isMissing ? [] : hero.subfaction.choices([]);
      if (typeof subfaction !== "string") continue;
      if (subfaction !== HYBRID) this.#subfactions.add(subfaction);
      else if (stated(hero.factions).length > 0) this.#hybrids.push(stated(hero.factions));
    }
  }

  /** Whether a card may be in the deck, by what is known of the heroes: what they are not known to be opens nothing here. */
  opens(card: Facts): Answer {
    const general = card.subfaction.isNone().and(card.factions.asks(this.#isAmong));
    const own = card.subfaction.asks(this.#isOwn);
    const hybrid = card.subfaction.is(HYBRID).and(card.factions.asks(this.#hasHybrid));
    return card.type.is("hero").or(general).or(own).or(hybrid);
  }

  /** Whether some choice of all missing facts lets a card in. */
  allows(card: Facts): boolean {
    return (
      card.type.is("hero") !== Answer.no ||
      this.opens(card) === Answer.yes ||
      this.#allowsGeneral(card) ||
      this.#allowsOwn(card) ||
      this.#allowsHybrid(card)
    );
  }

  #allowsGeneral({ subfaction, factions }: Facts): boolean {
    if (subfaction.isNone() === Answer.no) return false;
    if (factions.isMissing || factions.asks(this.#isAmong) === Answer.yes) return true;
    return this.unsure.some((hero) => hero.factions.isMissing) && factions.asks(isAny) === Answer.yes;
  }

  #allowsOwn({ subfaction }: Facts): boolean {
    if (subfaction.asks((word) => word !== HYBRID) === Answer.no) return false;
    if (this.unsure.some((hero) => hero.subfaction.isMissing)) return true;
    return subfaction.isMissing && this.#subfactions.size > 0;
  }

  #allowsHybrid({ subfaction, factions }: Facts): boolean {
    if (subfaction.is(HYBRID) === Answer.no) return false;
    if (factions.isMissing ? this.#hybrids.length > 0 : factions.asks(this.#hasHybrid) === Answer.yes) return true;
    return this.unsure.some((hero) => {
      if (hero.subfaction.is(HYBRID) === Answer.no || factions.asks(isAny) === Answer.no) return false;
      if (hero.factions.isMissing) return true;
      const needed = stated(hero.factions);
      return needed.length > 0 && factions.asks((words) => includesAll(words, needed)) !== Answer.no;
    });
  }

  /** Whether one of the heroes is known to be of a faction. */
  has(faction: string): boolean {
    return this.#factions.has(faction) || this.#under?.has(faction) === true;
  }

  readonly #isAmong = (words: Words): boolean => {
    if (!words.some((word) => word === GENERIC || this.has(word))) return false;
    return !this.#allFactions || words.every((word) => word === GENERIC || this.has(word));
  };

  readonly #isOwn = (word: string): boolean => word !== HYBRID && this.#subfactions.has(word);

  readonly #hasHybrid = (words: Words): boolean => this.#hybrids.some((needed) => includesAll(words, needed));
}

/** The factions that a source states; none where they are missing. */
export function stated(factions: Fact<Words>): Words {
  return factions.isMissing ? [] : (factions.choices([])[0] ?? []);
}

const isAny = (words: Words) => words.length > 0;

function includesAll(words: Words, needed: Words): boolean {
  return needed.every((word) => words.includes(word));
}

/** More ways for heroes to be than this are not tried; with 3 heroes there are hardly ever so many. */
const MOST_TRIED = 50_000;

/** Whether some choice of all missing facts lets in together cards that the known facts alone do not let in. What would
 * take too many tries is taken for possible: the answer is then "not known". */
export function allowedTogether(cards: readonly Facts[], heroes: readonly Facts[], allFactions: boolean): boolean {
  const unsure = heroes.filter((hero) => hero.factions.isMissing || hero.subfaction.isMissing);
  const judged = cards.filter((card) => card.type.is("hero") === Answer.no);
  const words = new Set(judged.flatMap((card) => ownWord(card) ?? []));
  // Each of these words needs a hero of its own.
  if (words.size > unsure.filter((hero) => hero.subfaction.isMissing).length) return false;
  const sets = hybridSets(judged);
  if (sets === undefined) return true;
  const everything = [...new Set([...heroes, ...judged].flatMap((card) => stated(card.factions))), GENERIC];
  const ways = unsure.map((hero) => waysOf(hero, words.size > 0 ? [...words] : ["?"], [everything, ...sets]));
  if (ways.reduce((product, of) => product * of.length, 1) > MOST_TRIED) return true;
  const known = heroes.filter((hero) => !unsure.includes(hero));
  return someOf(ways, (chosen) => {
    const access = new Access([...known, ...chosen], allFactions);
    return judged.every((card) => access.allows(card));
  });
}

function ownWord(card: Facts): string | undefined {
  const [word] = card.subfaction.isMissing ? [] : card.subfaction.choices([]);
  return word === null || word === HYBRID ? undefined : word;
}

/** What a Hybrid hero could be for: the factions of Hybrid cards, and what several of them have in common. */
function hybridSets(cards: readonly Facts[]): readonly Words[] | undefined {
  const sets = new Map<string, Words>();
  for (const card of cards) {
    if (card.subfaction.is(HYBRID) === Answer.no) continue;
    const own = stated(card.factions);
    for (const set of [own, ...[...sets.values()].map((set) => set.filter((word) => own.includes(word)))]) {
      const sorted = [...new Set(set)].sort();
      if (sorted.length > 0) sets.set(sorted.join("\n"), sorted);
    }
    if (sets.size > MOST_TRIED / 100) return undefined;
  }
  return [...sets.values()];
}

/** The ways in which a hero of unknown facts could be, without those that open no more than another. */
function waysOf(hero: Facts, words: Words, sets: readonly Words[]): readonly Facts[] {
  const subfactions = hero.subfaction.choices([...words, HYBRID]).filter((word) => word !== null || isNone(hero));
  return subfactions.flatMap((word) => {
    const subfaction: Facts["subfaction"] =
      word === null ? Fact.none(hero.subfaction.label) : Fact.known(hero.subfaction.label, word);
    // Who is not Hybrid opens the more, the more factions there are.
    const factions = hero.factions.isMissing ? (word === HYBRID ? sets : sets.slice(0, 1)) : undefined;
    if (!factions) return [{ type: hero.type, factions: hero.factions, subfaction }];
    return factions.map((set) => ({
      type: hero.type,
      factions: Fact.known(hero.factions.label, set),
      subfaction,
    }));
  });
}

function isNone(hero: Facts): boolean {
  return hero.subfaction.isNone() === Answer.yes;
}

function someOf<T>(lists: readonly (readonly T[])[], test: (chosen: readonly T[]) => boolean): boolean {
  const chosen: T[] = [];
  const from = (i: number): boolean => {
    const list = lists[i];
    if (!list) return test(chosen);
    return list.some((one) => {
      chosen[i] = one;
      return from(i + 1);
    });
  };
  return from(0);
}
