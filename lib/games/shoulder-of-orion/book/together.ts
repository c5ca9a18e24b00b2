// Whether heroes of whom facts are missing can open several cards at once: what opens one may shut out another.

import type { Budget } from "../../../core/budget.ts";
import { Answer, Fact, missingOf } from "../../../core/card/fact.ts";
import { Access, type Facts, GENERIC, HYBRID, knownWords, type Words } from "./access.ts";

/** How many combinations of hero facts to try. Three heroes hardly ever have as many. */
export const MOST_TRIED = 200_000;
/** How many kinds of Hybrid hero to consider. */
const MOST_SETS = 500;

/**
 * Whether some choice of all missing facts allows several cards together that the known facts alone do not allow. It is
 * not known if that would take too many tries.
 */
export function allowedTogether(
  cards: readonly Facts[],
  heroes: readonly Facts[],
  { allFactions, budget }: { readonly allFactions: boolean; readonly budget: Budget },
): Answer {
  const unsure = heroes.filter((hero) => hero.factions.isMissing || hero.subfaction.isMissing);
  const [free, bound] = [unsure.filter(isFree), unsure.filter((hero) => !isFree(hero))];
  const judged = cards.filter((card) => card.type.is("hero") === Answer.no);
  const words = new Set(judged.flatMap((card) => ownWord(card) ?? []));
  // Each of these words needs a hero of its own.
  if (words.size > unsure.filter((hero) => hero.subfaction.isMissing).length) return Answer.no;
  const sets = hybridSets(judged, budget);
  const tooMany = () => Answer.lacking(...unsure.flatMap((hero) => missingOf(hero.factions, hero.subfaction)));
  if (sets === undefined) return tooMany();
  const everything = [...new Set([...heroes, ...judged].flatMap((card) => knownWords(card.factions))), GENERIC];
  // Building the combinations takes at least this many steps. If that is too many, it is not started.
  if (!budget.spend(unsure.length * (words.size + 1) * (sets.length + 1))) return tooMany();
  const ways = (hero: Facts) => waysOf(hero, words.size > 0 ? [...words] : ["?"], [everything, ...sets]);
  const [first] = free;
  const anyWay = first ? ways(first) : [];
  const lists = [...free.map(() => anyWay), ...bound.map(ways)];
  const known = heroes.filter((hero) => !unsure.includes(hero));
  const cost = heroes.length * everything.length;
  const found = someOf(lists, (chosen) => {
    if (!budget.spend(cost)) return true;
    const access = new Access([...known, ...chosen], allFactions);
    return judged.every((card) => budget.spend(1 + unsure.length) && access.allows(card));
  });
  if (budget.isSpent) return tooMany();
  return found ? Answer.yes : Answer.no;
}

/** Heroes about whom nothing is known are interchangeable. */
function isFree(hero: Facts): boolean {
  return hero.factions.isMissing && hero.subfaction.isMissing;
}

function ownWord(card: Facts): string | undefined {
  const [word] = card.subfaction.isMissing ? [] : card.subfaction.choices([]);
  return word === null || word === HYBRID ? undefined : word;
}

/** What a Hybrid hero could allow: the factions of each Hybrid card, and what several of them have in common. */
function hybridSets(cards: readonly Facts[], budget: Budget): readonly Words[] | undefined {
  const sets = new Map<string, Words>();
  for (const card of cards) {
    if (card.subfaction.is(HYBRID) === Answer.no) continue;
    const own = new Set(knownWords(card.factions));
    if (!budget.spend(own.size * (sets.size + 1))) return undefined;
    for (const set of [[...own], ...[...sets.values()].map((set) => set.filter((word) => own.has(word)))]) {
      const sorted = set.toSorted();
      if (sorted.length > 0) sets.set(sorted.join("\n"), sorted);
    }
    if (sets.size > MOST_SETS) return undefined;
  }
  return [...sets.values()];
}

/** The possible forms of a hero with missing facts, without those that allow no more than another form. */
function waysOf({ type, factions, subfaction }: Facts, words: Words, sets: readonly Words[]): readonly Facts[] {
  const subfactions = subfaction.isMissing ? [...words, HYBRID] : subfaction.choices([]);
  return subfactions.flatMap((word) => {
    const one = { type, subfaction: word === null ? subfaction : Fact.known(subfaction.label, word) };
    if (!factions.isMissing) return [{ ...one, factions }];
    // A hero that is not Hybrid allows more the more factions it has.
    const some = word === HYBRID ? sets : sets.slice(0, 1);
    return some.map((set) => ({ ...one, factions: Fact.known(factions.label, set) }));
  });
}

/**
 * Whether one choice from each list passes. If two lists are the same array, the order of their choices does not
 * matter.
 */
function someOf<T>(lists: readonly (readonly T[])[], test: (chosen: readonly T[]) => boolean): boolean {
  const chosen: T[] = [];
  const from = (i: number, before: number): boolean => {
    const list = lists[i];
    if (!list) return test(chosen);
    const start = list === lists[i - 1] ? before : 0;
    return list.slice(start).some((one, k) => {
      chosen[i] = one;
      return from(i + 1, start + k);
    });
  };
  return from(0, 0);
}
