// "Deck construction": which cards the heroes of a deck allow. "Before the game": what can be swapped in.

import { Budget } from "../../../core/budget.ts";
import { Answer, Fact, type Known, missingOf } from "../../../core/card/fact.ts";
import { countsIn, type DeckPart, type DeckSections, type Entry } from "../../../core/judge/deck.ts";
import { move, remove } from "../../../core/judge/fixes.ts";
import { cardsOf, custom, finding, notKnown, SearchedError } from "../../../core/judge/phrases.ts";
import type { Cards, Finding, Fix, Terms } from "../../../core/judge/rule.ts";
import { memoForLast, memoPerKey, once } from "../../../core/memo.ts";
import { counted, listed } from "../../../core/words.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { heroes, main, sideboard } from "../cards/sections.ts";
import { Access, type Facts, knownWords } from "./access.ts";
import { allowedTogether, MOST_TRIED } from "./together.ts";

type C = ShoulderOfOrionCard;

/** A line among the heroes that names no card could be any hero. */
const UNREAD: Facts = {
  type: Fact.missing("type"),
  factions: Fact.missing("factions"),
  subfaction: Fact.missing("subfaction", { orNone: true }),
};

/** The way out while a line among the heroes names no card. */
export const HEROES_FIRST = "Fix the hero lines first.";

/**
 * Whether some lines of a section name no card, so that the section may have more cards than the rule can ask about.
 */
export const hasUnread = memoForLast(
  (part: DeckPart<C>): boolean => part.entries.reduce((sum, entry) => sum + entry.count, 0) < part.total,
);

/** What the heroes of a deck allow. It is made once a deck, for the two rules that ask it. */
const accessUnder = (allFactions: boolean) =>
  memoForLast((heroes: DeckPart<C>): Access => {
    const cards: Facts[] = heroes.entries.map((entry) => entry.card);
    return new Access(hasUnread(heroes) ? [...cards, UNREAD] : cards, allFactions);
  });
const accessBy = { oneFaction: accessUnder(false), allFactions: accessUnder(true) };

function accessOf(heroes: DeckPart<C>, { house }: Terms<C>): Access {
  return accessBy[house["all-factions"] ? "allFactions" : "oneFaction"](heroes);
}

/** A fix that moves all heroes from Main to Heroes. It is made once a deck, because every misplaced hero offers it. */
export const movedHeroes = memoForLast((deck: DeckSections<C>): readonly Fix[] => {
  const entries = deck.in(main).entries.filter(({ card }) => card.type.is("hero") === Answer.yes);
  if (entries.length === 0) return [];
  const copies = entries.reduce((sum, entry) => sum + entry.count, 0);
  const names = entries.length > 3 ? counted(copies, "hero", "heroes") : listed(entries.map(({ card }) => card.label));
  return [{ label: `Move ${names} to ${heroes.name}`, edits: entries.flatMap((entry) => move(entry, heroes).edits) }];
});

/** Cards of Main that no hero allows, or that might not be allowed. */
export const eligible = custom<C>([heroes, main], (deck, terms) => {
  const leading = deck.in(heroes);
  const access = accessOf(leading, terms);
  const doubtful = deck
    .in(main)
    .entries.filter(({ card }) => access.opens(card) !== Answer.yes && !opensItself(card, leading));
  if (doubtful.length === 0) return [];
  const shut = doubtful.filter(({ card }) => !access.allows(card));
  if (shut.length > 0) return shutOut(shut, { access, deck, terms });
  const together = isPossible(doubtful, leading, terms);
  if (together !== Answer.no) return [...unsettled(doubtful, leading), ...(together.isUnknown ? [tooMany()] : [])];
  const names = listed(doubtful.map(({ card }) => card.label));
  const message = `Whatever the missing facts are, the heroes of the deck do not allow all of ${names}.`;
  return [finding("error", message, { cards: doubtful, fixes: doubtful.map((entry) => remove(entry)) })];
});

/** A card that is itself a hero of the deck has that hero's factions and subfaction. */
function opensItself(card: Known<C>, heroes: DeckPart<C>): boolean {
  if (!card.factions.isMissing && knownWords(card.factions).length === 0) return false;
  return heroes.entries.some((entry) => entry.card === card);
}

/** The finding when trying every choice would take too long, so that the cards are not known to fit or to clash. */
function tooMany(): Finding {
  const message =
    "Too many facts of the heroes and of these cards are missing to try every possibility, so whether the heroes allow all of them at once cannot be said.";
  return finding("unknown", message, { section: main.id });
}

function isPossible(open: readonly Entry<C>[], heroes: DeckPart<C>, terms: Terms<C>): Answer {
  if (open.length < 2 || hasUnread(heroes)) return Answer.yes;
  const factsOf = (entries: readonly Entry<C>[]) => entries.map((entry) => entry.card);
  const allFactions = Boolean(terms.house["all-factions"]);
  return allowedTogether(factsOf(open), factsOf(heroes.entries), { allFactions, budget: budgetUnder(terms) });
}

/** A deck and all fixes that are tried on it share one budget, because fixes are tried by the dozen. */
const budgetUnder = memoPerKey((_: Terms<C>) => new Budget(2 * MOST_TRIED));

interface Around {
  readonly access: Access;
  readonly deck: DeckSections<C>;
  readonly terms: Terms<C>;
}

function shutOut(shut: readonly Entry<C>[], { access, deck, terms }: Around): readonly Finding[] {
  const others = heroesIn[terms.house["all-factions"] ? "allFactions" : "oneFaction"](terms.pool);
  const budget = new Budget(MOST_HELPED);
  const whyNot = (card: Known<C>) => {
    const would: string[] = [];
    const steps = 1 + knownWords(card.factions).length;
    for (const other of others) {
      if (!budget.spend(steps)) break;
      if (other.access.opens(card, access) === Answer.yes && would.push(other.hero.label) === 3) break;
    }
    return would.length > 0
      ? `${described(card)} needs another hero, such as ${listed(would, "or")}.`
      : `The heroes of the deck do not allow ${described(card)}.`;
  };
  // All are worked out together, so that it does not matter which is read first.
  const messages = once(() => shut.map(({ card }) => whyNot(card)));
  const message = (i: number) => messages()[i] ?? "";
  const fixes = (entry: Entry<C>) => [...movedHeroes(deck), remove(entry)];
  return shut.map(
    (entry, i) =>
      new SearchedError(
        [entry],
        main.id,
        () => message(i),
        () => fixes(entry),
      ),
  );
}

/**
 * How many steps may be spent on asking which heroes would allow a card. A deck with very many forbidden cards needs
 * more than one more hero.
 */
const MOST_HELPED = 15_000;

interface Hero {
  readonly hero: Known<C>;
  /** What the hero allows on its own. */
  readonly access: Access;
}

const heroesUnder = (allFactions: boolean) =>
  memoPerKey((pool: Cards<C>): readonly Hero[] =>
    pool.known
      .filter((card) => card.type.is("hero") === Answer.yes)
      .map((hero) => ({ hero, access: new Access([hero], allFactions) })),
  );
const heroesIn = { oneFaction: heroesUnder(false), allFactions: heroesUnder(true) };

/** "Silver Banner Rider (Union/Vault, Hybrid)". */
function described(card: Known<C>): string {
  const [subfaction] = card.subfaction.isMissing ? [] : card.subfaction.choices([]);
  const words = [knownWords(card.factions).join("/"), subfaction === null ? "general" : (subfaction ?? "")];
  return `${card.label} (${words.filter((word) => word !== "").join(", ")})`;
}

/** One finding for each card with a missing fact, and one for all cards that depend on missing facts of heroes. */
function unsettled(open: readonly Entry<C>[], heroes: DeckPart<C>): readonly Finding[] {
  const out: Finding[] = [];
  const waiting: Entry<C>[] = [];
  for (const entry of open) {
    const { type, factions, subfaction } = entry.card;
    const missing = [...type.is("hero").lacks, ...missingOf(factions, subfaction)];
    if (missing.length > 0) out.push(notKnown(entry, missing, "whether a hero allows it"));
    else waiting.push(entry);
  }
  if (waiting.length === 0) return out;
  const unsure = heroes.entries.filter(({ card }) => lacks(card).length > 0);
  const who = unsure.map(({ card }) => `${card.label}: ${listed(lacks(card))} not known`);
  const names = listed(waiting.map(({ card }) => card.label));
  const message = hasUnread(heroes)
    ? `${HEROES_FIRST} ${counted(waiting.length, "card")} can’t be checked until then.`
    : `${listed(who)}, so whether the heroes allow ${names} cannot be said.`;
  return [...out, { ...finding("unknown", message, { section: main.id }), cards: cardsOf([...unsure, ...waiting]) }];
}

function lacks({ factions, subfaction }: Known<C>): readonly string[] {
  return missingOf(factions, subfaction).map((fact) => fact.label);
}

/** Sideboard cards that these heroes never allow, or do not allow all together. */
export const sideboardDead = custom<C>([heroes, main, sideboard], (deck, terms) => {
  const { entries } = deck.in(sideboard);
  const leading = deck.in(heroes);
  if (entries.length === 0) return [];
  const access = accessOf(leading, terms);
  const inMain = countsIn(deck.in(main));
  return entries.flatMap((entry) => {
    const { card, count } = entry;
    if (card.type.is("hero") === Answer.yes) return [];
    // Without a hero nothing is allowed yet, and another rule reports that.
    if (leading.total > 0 && !access.allows(card)) {
      const message = `${described(card)} can never be swapped in: the heroes of the deck do not allow it.`;
      return [finding("advice", message, { cards: [entry], fixes: [remove(entry)] })];
    }
    const all = count + inMain(card);
    if (all <= 3) return [];
    const message = `Main and the sideboard hold ${all} ${card.label}, but at most 3 can be in the deck at once.`;
    return [finding("advice", message, { cards: [entry], fixes: [remove(entry, Math.min(all - 3, count))] })];
  });
});
