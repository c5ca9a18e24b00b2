// Which cards the heroes of a deck allow: the subfaction and faction limits of "Deck construction".
import { Answer, type Fact, type Known } from "../../../core/card/fact.ts";
import { memoPerKey } from "../../../core/memo.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";

/** The facts that decide what a hero allows, and whether a card is allowed. */
export type Facts = Pick<Known<ShoulderOfOrionCard>, "type" | "factions" | "subfaction">;

export const GENERIC = "Generic";
export const HYBRID = "Hybrid";

export type Words = readonly string[];

/** What some heroes allow. */
export class Access {
  /** The heroes with a missing fact. */
  readonly unsure: readonly Facts[];
  readonly #allFactions: boolean;
  readonly #factions = new Set<string>();
  readonly #subfactions = new Set<string>();
  /** What Hybrid heroes need, without duplicates. */
  readonly #hybrids: readonly Words[];

  constructor(heroes: readonly Facts[], allFactions: boolean) {
    this.#allFactions = allFactions;
    this.unsure = heroes.filter((hero) => hero.factions.isMissing || hero.subfaction.isMissing);
    const hybrids = new Map<string, Words>();
    for (const hero of heroes) {
      for (const faction of knownWords(hero.factions)) this.#factions.add(faction);
      const [subfaction] = hero.subfaction.isMissing ? [] : hero.subfaction.choices([]);
      if (typeof subfaction !== "string") continue;
      if (subfaction !== HYBRID) this.#subfactions.add(subfaction);
      else if (knownWords(hero.factions).length > 0)
        hybrids.set(knownWords(hero.factions).join("\n"), knownWords(hero.factions));
    }
    this.#hybrids = [...hybrids.values()];
  }

  /**
   * Whether a card may be in the deck, judging by known facts only: missing facts about heroes allow nothing here.
   * `others` are further heroes whose factions a general card may need too.
   */
  opens({ type, factions, subfaction }: Facts, others?: Access): Answer {
    let [general, hybrid] = [subfaction.isNone(), subfaction.is(HYBRID)];
    if (general !== Answer.no) general = general.and(factions.asks((words) => this.#isAmong(words, others)));
    if (hybrid !== Answer.no) hybrid = hybrid.and(factions.asks(this.#hasHybrid));
    return type.is("hero").or(general).or(subfaction.asks(this.#isOwn)).or(hybrid);
  }

  /** Whether some choice of all missing facts allows a card. */
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
    if (factions.isMissing || factions.asks((words) => this.#isAmong(words)) === Answer.yes) return true;
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
      const needed = knownWords(hero.factions);
      return needed.length > 0 && factions.asks((words) => includesAll(wordSet(words), needed)) !== Answer.no;
    });
  }

  /** Whether one of the heroes is known to belong to a faction. */
  has(faction: string): boolean {
    return this.#factions.has(faction);
  }

  #isAmong(words: Words, others?: Access): boolean {
    const isOpen = (word: string) => word === GENERIC || this.has(word) || others?.has(word) === true;
    return words.some(isOpen) && (!this.#allFactions || words.every(isOpen));
  }

  readonly #isOwn = (word: string): boolean => word !== HYBRID && this.#subfactions.has(word);

  readonly #hasHybrid = (words: Words): boolean => {
    const own = wordSet(words);
    return this.#hybrids.some((needed) => includesAll(own, needed));
  };
}

/** The known factions, or none if they are missing. */
export function knownWords(factions: Fact<Words>): Words {
  return factions.isMissing ? [] : (factions.choices([])[0] ?? []);
}

const isAny = (words: Words) => words.length > 0;

/** The words of a card as a set, which is made once a card. */
const wordSet = memoPerKey((words: Words): ReadonlySet<string> => new Set(words));

function includesAll(words: ReadonlySet<string>, needed: Words): boolean {
  return needed.every((word) => words.has(word));
}
