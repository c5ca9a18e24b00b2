// What the heroes of a deck open: the subfaction and faction limits of "Deck construction".
import { Answer, type Fact, type Known } from "../../core/fact.ts";
import type { ShoulderOfOrionCard } from "./card.ts";

/** The facts that decide what a hero opens, and what opens a card. */
export type Facts = Pick<Known<ShoulderOfOrionCard>, "type" | "factions" | "subfaction">;

export const GENERIC = "Generic";
export const HYBRID = "Hybrid";

export type Words = readonly string[];

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
