// The rules of "Decks" (p. 1), "Setup" (p. 7), Appendix A "Deck Construction" (p. 15) and Appendix C "Introductory
// Game" (p. 17).

import { Answer } from "../../../core/card/fact.ts";
import { atMostEach, none } from "../../../core/judge/card-phrases.ts";
import { all } from "../../../core/judge/phrases.ts";
import { atLeastIfGiven } from "../../../core/judge/size-phrases.ts";
import { listed } from "../../../core/words.ts";
import { player, rule, worlds } from "../cards/sections.ts";
import {
  AS_INTRODUCTORY,
  AS_STANDARD,
  dominated,
  inBoth,
  isRemoved,
  isWorld,
  misplaced,
  playerDeck,
  REMOVED,
  unique,
  worldsVariety,
} from "./checks.ts";
import { APPENDIX_A, APPENDIX_C, DECKS, SETUP } from "./rulebook.ts";

export const rules = [
  rule("size", DECKS, "The Player Deck has exactly 54 cards.", playerDeck(54, AS_INTRODUCTORY), {
    formats: ["standard"],
  }),
  rule("size", APPENDIX_C, "The Player Deck has exactly 40 cards.", playerDeck(40, AS_STANDARD), {
    formats: ["introductory"],
  }),
  rule(
    "unique",
    APPENDIX_A,
    "No two cards share both name and Defensive Strength, except any number of Outposts (1, Income 1) and Exploits (1, Income 2).",
    unique,
  ),
  rule(
    "player-cards",
    DECKS,
    "The Player Deck holds player cards, the Worlds Deck worlds.",
    all(
      inBoth,
      none([player], isWorld, {
        says: ({ card }) => `${card.label} is a world, but it is in the Player Deck.`,
        what: "whether it is a player card",
        fixes: misplaced(worlds),
      }),
      none([worlds], (card) => isWorld(card).not(), {
        says: ({ card }) => `${card.label} is in the Worlds Deck but is not a world.`,
        what: "whether it is a world",
        fixes: misplaced(player),
      }),
    ),
  ),
  rule(
    "introductory-removed",
    APPENDIX_C,
    "Utilities, Shipyards, Prohibited cards, Ships above Class 11, Stations, Fields, Ground Forces that can Conquer and eight cards by name are left out.",
    none([player], isRemoved, {
      says: ({ card }) => {
        const reasons = REMOVED.filter(({ takes }) => takes(card) === Answer.yes).map(({ words }) => words);
        return `${card.label} is not in the introductory game, which leaves out ${listed(reasons)}.`;
      },
      what: "whether the introductory game leaves it out",
    }),
    { formats: ["introductory"] },
  ),
  rule(
    "worlds-unique",
    DECKS,
    "Each world is in the Worlds Deck at most once.",
    atMostEach(1, worlds, { where: "the Worlds Deck" }),
  ),
  rule(
    "worlds-five",
    SETUP,
    "A Worlds Deck that is given has at least the 5 worlds that are drawn.",
    atLeastIfGiven(5, worlds, { says: (total) => `The Worlds Deck has ${total} of the 5 worlds that are drawn.` }),
  ),
  rule(
    "worlds-variety",
    DECKS,
    "At least 12 worlds are recommended. With 36, every game is different.",
    worldsVariety,
    {
      advice: true,
    },
  ),
  rule(
    "worlds-introductory",
    APPENDIX_C,
    "The introductory game is played without worlds of H2O below 3.",
    none([worlds], (card) => card.kind.is("world").and(card.h2o.above(2).not()), {
      says: ({ card }) => `${card.label} has H2O below 3. The introductory game leaves it out.`,
      what: "whether its H2O is at least 3",
    }),
    { formats: ["introductory"] },
  ),
  rule(
    "dominated",
    APPENDIX_A,
    "Of cards with one name the higher one is for the most part better: take it first. This does not go for Troops.",
    dominated,
    { advice: true },
  ),
];
