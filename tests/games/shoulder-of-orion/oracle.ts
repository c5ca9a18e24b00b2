// The deck rules of Shoulder of Orion once more, read off their page and as naive as can be: every choice of the
// missing facts is tried, and each is judged with everything known.
import type { Outcome } from "../outcomes.ts";

export interface OracleCard {
  readonly name: string;
  readonly type?: string | null;
  readonly factions?: readonly string[] | null;
  readonly subfaction?: string | null;
  /** No hero has a tier, and nothing else can be transformed. */
  readonly tier?: number;
  readonly transform?: number;
  readonly standIn?: readonly string[];
}

export interface OracleDeck {
  readonly sections: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly allFactions: boolean;
}

interface Full {
  readonly name: string;
  readonly type: string;
  readonly factions: readonly string[];
  readonly subfaction: string | null;
}

const FACTS = ["type", "factions", "subfaction"] as const;

export function isMissing(card: OracleCard, fact: (typeof FACTS)[number]): boolean {
  return card[fact] === undefined || card.standIn?.includes(fact) === true;
}

function subsets(words: readonly string[]): string[][] {
  return words.reduce<string[][]>((all, word) => all.concat(all.map((set) => [...set, word])), [[]]);
}

/** All that each card could be, whatever the others are. */
export function choices(cards: readonly OracleCard[]): Full[][] {
  const known = <T>(fact: (typeof FACTS)[number], of: (card: OracleCard) => T) =>
    cards.filter((card) => !isMissing(card, fact)).map(of);
  const factions = new Set(["Generic", "a fresh faction", ...known("factions", (card) => card.factions ?? []).flat()]);
  const subfactions = new Set([
    null,
    "Hybrid",
    "a fresh one",
    ...known("subfaction", (card) => card.subfaction ?? null),
  ]);
  const sets = subsets([...factions]).filter((set) => set.length > 0);
  return cards.map((card) => {
    const couldBe = ["hero", "warrior"].filter((type) => card[type === "hero" ? "tier" : "transform"] === undefined);
    const types = isMissing(card, "type") ? couldBe : [card.type ?? ""];
    const factionSets = isMissing(card, "factions") ? sets : [card.factions ?? []];
    const words = isMissing(card, "subfaction") ? [...subfactions] : [card.subfaction ?? null];
    return types.flatMap((type) =>
      factionSets.flatMap((set) => words.map((word) => ({ name: card.name, type, factions: set, subfaction: word }))),
    );
  });
}

function everyWay<T>(lists: readonly T[][]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((way) => list.map((one) => [...way, one])), [[]]);
}

function isEligible(card: Full, heroes: readonly Full[], allFactions: boolean): boolean {
  const heroFactions = heroes.flatMap((hero) => hero.factions);
  const fits = (faction: string) => faction === "Generic" || heroFactions.includes(faction);
  if (card.subfaction === null) {
    return card.factions.some(fits) && (!allFactions || card.factions.every(fits));
  }
  if (card.subfaction !== "Hybrid") return heroes.some((hero) => hero.subfaction === card.subfaction);
  return heroes.some(
    (hero) =>
      hero.subfaction === "Hybrid" &&
      hero.factions.length > 0 &&
      hero.factions.every((faction) => card.factions.includes(faction)),
  );
}

/** The cards of a section by their place among all, each as often as it is there: the same in every way. */
function copiesIn(cards: readonly OracleCard[], deck: OracleDeck, section: string): number[] {
  return cards.flatMap(({ name }, at) => Array.from({ length: deck.sections[section]?.[name] ?? 0 }, () => at));
}

/** Which rules a deck breaks, by its cards and how they are chosen. */
function checks(cards: readonly OracleCard[], deck: OracleDeck): (way: readonly Full[]) => string[] {
  const copies = (section: string) => copiesIn(cards, deck, section);
  const [heroCopies, main, sideboard] = [copies("heroes"), copies("main"), copies("sideboard")];
  const most = (of: readonly number[]) =>
    Math.max(0, ...of.map((a) => of.filter((b) => cards[a]?.name === cards[b]?.name).length));
  const [mostHeroes, mostMain] = [most(heroCopies), most(main)];
  const shares = (a: Full, b: Full) => a.factions.some((f) => f !== "Generic" && b.factions.includes(f));
  return (way) => {
    // Where all copies of a card are asked the same, one is asked.
    const all = (places: readonly number[]) => way.filter((_, at) => places.includes(at));
    const heroes = heroCopies.flatMap((at) => way[at] ?? []);
    const isAlone = (hero: Full, i: number) => !heroes.some((other, j) => i !== j && shares(hero, other));
    const rules: Record<string, boolean> = {
      "hero-count": heroes.length === 3,
      "hero-unique": mostHeroes <= 1,
      "hero-factions": heroes.length < 2 || !heroes.some(isAlone),
      size: main.length === 40,
      copies: mostMain <= 3,
      "heroes-only": all(main).every((card) => card.type !== "hero") && heroes.every((card) => card.type === "hero"),
      eligible: all(main).every((card) => card.type === "hero" || isEligible(card, heroes, deck.allFactions)),
      "sideboard-size": sideboard.length <= 10,
      "sideboard-heroes": all(sideboard).every((card) => card.type !== "hero"),
    };
    return Object.keys(rules).filter((rule) => !rules[rule]);
  };
}

export const RULES = [
  "hero-count",
  "hero-unique",
  "hero-factions",
  "size",
  "copies",
  "heroes-only",
  "eligible",
  "sideboard-size",
  "sideboard-heroes",
] as const;

/** What each rule says of a deck. Cards that are not in it do not matter. */
export function oracle(cards: readonly OracleCard[], deck: OracleDeck): Record<string, Outcome> {
  const inDeck = cards.filter((card) => Object.values(deck.sections).some((section) => (section[card.name] ?? 0) > 0));
  const ways = everyWay(choices(inDeck)).map(checks(inDeck, deck));
  return Object.fromEntries(
    RULES.map((rule) => {
      const count = ways.filter((way) => way.includes(rule)).length;
      return [rule, count === 0 ? "held" : count === ways.length ? "error" : "unknown"];
    }),
  );
}
