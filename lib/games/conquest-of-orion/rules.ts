// Puts into code: 1.3 Game Start, 1.6 Deck and Hand (with 1.1, item 5), 1.7 Tier, 1.8.2 Planets (with 1.8.6 Satellites).

import { Answer, type Known } from "../../core/card/fact.ts";
import type { Entry, Part } from "../../core/judge/deck.ts";
import { move, remove } from "../../core/judge/fixes.ts";
import { allShare, atMostEach, counted, exactly, finding, listed, none } from "../../core/judge/phrases.ts";
import type { Cards, Finding, Fix, Rule, Terms } from "../../core/judge/rule.ts";
import type { ConquestOfOrionCard } from "./card.ts";
import { DECK_AND_HAND, GAME_START, PLANETS, TIER } from "./rulebook.ts";

type C = ConquestOfOrionCard;
type ConquestOfOrionRule = Rule<C, "conquest-of-orion">;

const MAIN = { id: "main", name: "Main" };
const PILE = { id: "planets", name: "Planets" };
const LEAST_PLANETS = 5;

const isPlanet = (card: Known<C>) => card.type.is("planet");
const isUniquePlanet = (card: Known<C>) => isPlanet(card).and(card.planet.is("unique"));

function outOfDeck(entry: Entry<C>): readonly Fix[] {
  return isUniquePlanet(entry.card) === Answer.no ? [remove(entry)] : [move(entry, PILE), remove(entry)];
}

function strangers(pile: Part<C>): readonly Finding[] {
  return none(pile, (card) => isUniquePlanet(card).not(), {
    says: ({ card }) =>
      isPlanet(card) === Answer.no
        ? `${card.label} is no planet and stands in the planet pile.`
        : `${card.label} is no unique planet; the planet pile holds no others.`,
    what: "whether it is a unique planet",
    fixes: (entry) => (isPlanet(entry.card) === Answer.no ? [move(entry, MAIN), remove(entry)] : [remove(entry)]),
  });
}

function tooFew(pile: Part<C>, { pool, isTrial }: Terms<C>): readonly Finding[] {
  if (pile.total >= LEAST_PLANETS) return [];
  const message = `The planet pile has ${counted(pile.total, "planet")}; at least ${LEAST_PLANETS} are needed.`;
  return [finding("error", message, { section: pile.section, fixes: isTrial ? [] : filledUp(pile, pool) })];
}

/** The unique planets that are not yet in a pile make it large enough. */
function filledUp(pile: Part<C>, pool: Cards<C>): readonly Fix[] {
  const inPile = new Set(pile.entries.map(({ card }) => card));
  const others = pool.known.filter((card) => !inPile.has(card) && isUniquePlanet(card) === Answer.yes);
  const lacking = LEAST_PLANETS - pile.total;
  const added = others.slice(0, lacking).map((card) => card.label);
  if (added.length < lacking) return [];
  return [{ label: `Add ${listed(added)}`, edits: added.map((card) => ({ section: pile.section, card, by: 1 })) }];
}

function tierCurve(main: Part<C>): readonly Finding[] {
  const read = main.entries.reduce((sum, entry) => sum + entry.count, 0);
  // A line that names no card could be one of Tier 1.
  if (read === 0 || read < main.total) return [];
  if (main.entries.some(({ card }) => isPlanet(card).not().and(card.tier.is(1)) !== Answer.no)) return [];
  return [finding("advice", "The deck has no card of Tier 1 to play in the opening turns.", { section: main.section })];
}

function copies({ house }: Terms<C>): number {
  return Number(house.copies);
}

export const rules: readonly ConquestOfOrionRule[] = [
  {
    id: "conquest-of-orion/size",
    cite: DECK_AND_HAND,
    says: "A constructed deck has exactly 50 cards.",
    formats: ["constructed"],
    aboutSize: true,
    check: (deck) => exactly(50, deck.in("main"), { where: "The deck" }),
  },
  {
    id: "conquest-of-orion/size",
    cite: DECK_AND_HAND,
    says: "A limited deck has exactly 30 cards.",
    formats: ["limited"],
    aboutSize: true,
    check: (deck) => exactly(30, deck.in("main"), { where: "The deck" }),
  },
  {
    id: "conquest-of-orion/race",
    cite: DECK_AND_HAND,
    says: "All cards with a race icon share one race; cards without one go in any deck.",
    mayLose: ["main"],
    check: (deck) => allShare(deck.in("main"), (card) => card.race, { where: "The deck", what: "races" }),
  },
  {
    id: "conquest-of-orion/copies",
    cite: DECK_AND_HAND,
    says: "House rule: no card is in the deck more often than agreed.",
    house: "copies",
    byName: true,
    mayLose: ["main"],
    check: (deck, terms) => atMostEach(copies(terms), deck.in("main"), { where: "the deck" }),
  },
  {
    id: "conquest-of-orion/no-planets",
    cite: PLANETS,
    says: "Planets are not part of the deck; satellites can be.",
    byName: true,
    mayLose: ["main"],
    check: (deck) =>
      none(deck.in("main"), isPlanet, {
        says: ({ card }) => `${card.label} is a planet and stands in the deck.`,
        what: "whether it is a planet",
        fixes: outOfDeck,
      }),
  },
  {
    id: "conquest-of-orion/planet-pile",
    cite: GAME_START,
    says: "A planet pile that is given holds unique planets only, at least 5 of them, each once.",
    check: (deck, terms) => {
      const pile = deck.in("planets");
      if (pile.total === 0) return [];
      return [...strangers(pile), ...tooFew(pile, terms), ...atMostEach(1, pile, { where: "the planet pile" })];
    },
  },
  {
    id: "conquest-of-orion/tier-curve",
    cite: TIER,
    says: "A deck has cards of Tier 1 for the opening turns.",
    advice: true,
    check: (deck) => tierCurve(deck.in("main")),
  },
];
