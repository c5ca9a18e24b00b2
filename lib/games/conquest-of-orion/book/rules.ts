// The rules of 1.3 Game Start, 1.6 Deck and Hand (with 1.1, item 5), 1.7 Tier, and 1.8.2 Planets (with 1.8.6
// Satellites).

import { Answer, type Known } from "../../../core/card/fact.ts";
import { allShare, atMostEach, none } from "../../../core/judge/card-phrases.ts";
import type { DeckPart } from "../../../core/judge/deck.ts";
import { move, remove } from "../../../core/judge/fixes.ts";
import { all, custom, finding } from "../../../core/judge/phrases.ts";
import type { Cards, Fix } from "../../../core/judge/rule.ts";
import { atLeastIfGiven, exactly } from "../../../core/judge/size-phrases.ts";
import { counted, listed } from "../../../core/words.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { main, planets, rule } from "../cards/sections.ts";
import { DECK_AND_HAND, GAME_START, PLANETS, TIER } from "./rulebook.ts";

type C = ConquestOfOrionCard;

const LEAST_PLANETS = 5;

const isPlanet = (card: Known<C>) => card.type.is("planet");
const isUniquePlanet = (card: Known<C>) => isPlanet(card).and(card.planet.is("unique"));

const noOthers = none([planets], (card: Known<C>) => isUniquePlanet(card).not(), {
  says: ({ card }) =>
    isPlanet(card) === Answer.no
      ? `${card.label} is in the planet pile but is not a planet.`
      : `${card.label} is not a unique planet. The planet pile only holds unique planets.`,
  what: "whether it is a unique planet",
  fixes: (entry) => [move(entry, main), remove(entry)],
});

const enough = atLeastIfGiven<C>(LEAST_PLANETS, planets, {
  says: (total) => `The planet pile has ${counted(total, "planet")}, but at least ${LEAST_PLANETS} are needed.`,
  fixes: (planetPile, _, { pool }) => filledUp(planetPile, pool),
});

/** Adds unique planets that are not in the pile yet, until it is large enough. */
function filledUp(planetPile: DeckPart<C>, pool: Cards<C>): readonly Fix[] {
  const inPile = new Set(planetPile.entries.map(({ card }) => card));
  const others = pool.known.filter((card) => !inPile.has(card) && isUniquePlanet(card) === Answer.yes);
  const added = others.slice(0, LEAST_PLANETS - planetPile.total).map((card) => card.label);
  return [
    { label: `Add ${listed(added)}`, edits: added.map((card) => ({ section: planetPile.section, card, by: 1 })) },
  ];
}

const tierCurve = custom<C>([main], (deck) => {
  const { entries, total } = deck.in(main);
  const read = entries.reduce((sum, entry) => sum + entry.count, 0);
  // A line that names no card could be a card of Tier 1.
  if (read === 0 || read < total) return [];
  if (entries.some(({ card }) => isPlanet(card).not().and(card.tier.is(1)) !== Answer.no)) return [];
  return [finding("advice", "The deck has no card of Tier 1 to play in the opening turns.", { section: main.id })];
});

export const rules = [
  rule("size", DECK_AND_HAND, "A constructed deck has exactly 50 cards.", exactly(50, main, { where: "The deck" }), {
    formats: ["constructed"],
  }),
  rule("size", DECK_AND_HAND, "A limited deck has exactly 30 cards.", exactly(30, main, { where: "The deck" }), {
    formats: ["limited"],
  }),
  rule(
    "race",
    DECK_AND_HAND,
    "All cards with a race icon share one race. Cards without one go in any deck.",
    allShare([main], (card) => card.race, { where: "The deck", what: "races" }),
  ),
  rule(
    "copies",
    DECK_AND_HAND,
    "House rule: no card is in the deck more often than agreed.",
    atMostEach(({ house }) => Number(house.copies), main, { where: "the deck" }),
    { house: "copies" },
  ),
  rule(
    "no-planets",
    PLANETS,
    "Planets are not part of the deck. Satellites can be.",
    none([main], isPlanet, {
      says: ({ card }) => `${card.label} is a planet, but it is in the deck.`,
      what: "whether it is a planet",
      fixes: (entry) => [move(entry, planets), remove(entry)],
    }),
  ),
  rule(
    "planet-pile",
    GAME_START,
    "If you bring a planet pile, it has at least 5 unique planets, no two of them the same.",
    all(noOthers, enough, atMostEach(1, planets, { where: "the planet pile" })),
  ),
  rule("tier-curve", TIER, "A deck has cards of Tier 1 for the opening turns.", tierCurve, { advice: true }),
];
