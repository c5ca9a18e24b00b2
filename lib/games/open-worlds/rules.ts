// Puts into code: "Decks" (p. 1), "Setup" (p. 7), Appendix A "Deck Construction" (p. 15), Appendix C "Introductory Game" (p. 17).
import { fold } from "../../core/card.ts";
import type { Entry, Part } from "../../core/deck.ts";
import { Answer, type Fact, type Known } from "../../core/fact.ts";
import { move, remove } from "../../core/fixes.ts";
import { atMostEach, exactly, finding, listed, none, notKnown } from "../../core/phrases.ts";
import type { Cards, Finding, Rule } from "../../core/rule.ts";
import type { OpenWorldsCard } from "./card.ts";
import { APPENDIX_A, APPENDIX_C, DECKS, SETUP } from "./rulebook.ts";

type C = OpenWorldsCard;
type OpenWorldsRule = Rule<C, "open-worlds">;

const PLAYER = { id: "player", name: "Player" };
const WORLDS = { id: "worlds", name: "Worlds" };

const FREE_INCOME: ReadonlyMap<string, number> = new Map([
  ["outpost", 1],
  ["exploit", 2],
]);

/** Appendix A: an Outpost has Defensive Strength 1 and Income 1, an Exploit 1 and 2; a card that shares only the name is neither. */
function isFree(card: Known<C>): Answer {
  const income = FREE_INCOME.get(card.folded);
  return income === undefined ? Answer.no : card.defense.is(1).and(card.income.is(income));
}

/** Whether two cards of one name, at their least and most alike, are no exact match of each other. */
function match(a: Known<C>, b: Known<C>): Answer {
  const defenses = [...new Set([...a.defense.choices([]), ...b.defense.choices([]), 1, null])];
  const incomes = [1, 2, 3];
  const numbers = defenses.filter((d) => d !== null);
  const seen = new Set<boolean>();
  for (const da of a.defense.choices([...numbers, -1])) {
    for (const db of b.defense.choices([...numbers, -2])) {
      for (const ia of a.income.choices(incomes)) {
        for (const ib of b.income.choices(incomes)) seen.add(da === db && !(free(a, da, ia) && free(b, db, ib)));
      }
    }
  }
  return seen.size > 1 ? Answer.unknown : Answer.of(seen.has(true));
}

function free(card: Known<C>, defense: number | null, income: number | "RES" | null): boolean {
  return (
    defense === 1 && income === (fold(card.name) === "outpost" ? 1 : fold(card.name) === "exploit" ? 2 : undefined)
  );
}

/** Cards of one name whose Defensive Strength could be the same, though they are two entries of the pool. */
function twins(part: Part<C>, pool: Cards<C>): Finding[] {
  const out: Finding[] = [];
  const shared = part.entries.filter(({ card }) => pool.named(card.folded).length > 1);
  if (!shared.some(({ card }) => card.defense.isMissing)) return out;
  for (const [i, a] of shared.entries()) {
    for (const b of shared.slice(i + 1)) {
      if (a.card.folded !== b.card.folded) continue;
      const answer = match(a.card, b.card);
      const open = a.card.defense.isMissing ? a : b;
      if (answer === Answer.unknown)
        out.push(
          notKnown(open, [open.card.defense], `whether it differs from ${a === open ? b.card.label : a.card.label}`),
        );
      if (answer === Answer.yes)
        out.push(
          finding("error", `${a.card.label} is in the deck twice; 1 is allowed.`, {
            cards: [a, b],
            fixes: [remove(b)],
          }),
        );
    }
  }
  return out;
}

const isOrbital = (card: Known<C>) => card.kind.is("orbital");

/** Appendix C takes these out of the set: each with the words that a finding uses. */
const REMOVED: readonly {
  readonly words: string;
  readonly takes: (card: Known<C>) => Answer;
  readonly asked: (card: Known<C>) => readonly Fact<unknown>[];
}[] = [
  { words: "Utilities", takes: (c) => c.kind.is("utility"), asked: (c) => [c.kind] },
  { words: "the Shipyards", takes: (c) => Answer.of(c.folded === "shipyards"), asked: () => [] },
  { words: "Prohibited cards", takes: (c) => c.prohibited.is(true), asked: (c) => [c.prohibited] },
  {
    words: "Ships above Class 11",
    takes: (c) => isOrbital(c).and(c.subkind.is("ship")).and(c.class.above(11)),
    asked: (c) => [c.subkind, c.class],
  },
  { words: "Stations", takes: (c) => isOrbital(c).and(c.subkind.is("station")), asked: (c) => [c.subkind] },
  { words: "Fields", takes: (c) => isOrbital(c).and(c.subkind.is("field")), asked: (c) => [c.subkind] },
  {
    words: "Ground Forces that can Conquer",
    takes: (c) => c.kind.is("ground").and(c.canConquer.is(true)),
    asked: (c) => [c.kind, c.canConquer],
  },
  { words: "it by name", takes: (c) => Answer.of(NAMED.has(c.folded)), asked: () => [] },
];

const NAMED = new Set(
  [
    "High Palace",
    "Biostorm",
    "Comet Barrage",
    "Trade Center",
    "Terraform Plant",
    "Exotic Outpost",
    "Garrison",
    "Hidden Outpost",
  ].map(fold),
);

function isRemoved(card: Known<C>): Answer {
  return REMOVED.reduce((answer, { takes }) => answer.or(takes(card)), Answer.no);
}

/** The strongest card of each core name that is left out while a weaker one is in, and the weakest that is in. */
function dominated(part: Part<C>, pool: Cards<C>): Finding[] {
  const weakest = new Map<string, Entry<C>>();
  const inDeck = new Set<Known<C>>();
  for (const entry of part.entries) {
    inDeck.add(entry.card);
    const name = entry.card.folded;
    const other = CORE.has(name) ? weakest.get(name) : entry;
    if (!other || isStronger(other.card, entry.card)) weakest.set(name, entry);
  }
  const out: Finding[] = [];
  for (const [name, entry] of weakest) {
    const better = pool.named(name).filter((card) => !inDeck.has(card) && isStronger(card, entry.card));
    const best = better.find((card) => better.every((other) => !isStronger(other, card)));
    if (!best) continue;
    const message = `${best.label} is left out while ${entry.card.label} is in; for the most part the higher one is better.`;
    const edits = [
      { section: entry.section, card: entry.card.label, by: -1 },
      { section: entry.section, card: best.label, by: 1 },
    ];
    out.push(
      finding("advice", message, {
        cards: [entry],
        fixes: [{ label: `Take ${best.label} for ${entry.card.label}`, edits }],
      }),
    );
  }
  return out;
}

const CORE = new Set(
  ["City", "Industry", "Shipyards", "Battle Station", "Troops", "Invasion Force", "Auto Assault"].map(fold),
);

function isStronger(a: Known<C>, b: Known<C>): boolean {
  const [da, db] = [a.defense.choices([]), b.defense.choices([])].map((known) => known[0] ?? 0);
  return !a.defense.isMissing && !b.defense.isMissing && (da ?? 0) > (db ?? 0);
}

const isWorld = (card: Known<C>) => card.kind.is("world");
const misplaced = (to: { id: string; name: string }) => (entry: Entry<C>) => [move(entry, to), remove(entry)];

export const rules: readonly OpenWorldsRule[] = [
  {
    id: "open-worlds/size",
    cite: DECKS,
    says: "The Player Deck has exactly 54 cards.",
    formats: ["standard"],
    aboutSize: true,
    check: (deck, { pool }) =>
      exactly(54, deck.in("player"), { where: "The Player Deck", fixes: posts(54 - deck.in("player").total, pool) }),
  },
  {
    id: "open-worlds/size",
    cite: APPENDIX_C,
    says: "The Player Deck has exactly 40 cards.",
    formats: ["introductory"],
    aboutSize: true,
    check: (deck, { pool }) =>
      exactly(40, deck.in("player"), { where: "The Player Deck", fixes: posts(40 - deck.in("player").total, pool) }),
  },
  {
    id: "open-worlds/unique",
    cite: APPENDIX_A,
    says: "No two cards share both name and Defensive Strength, except any number of Outposts (1, Income 1) and Exploits (1, Income 2).",
    check: (deck, { pool }) => [
      ...atMostEach(1, deck.in("player"), {
        where: "the deck",
        which: (card) => isFree(card).not(),
        asked: (card) => [card.defense, card.income],
      }),
      ...twins(deck.in("player"), pool),
    ],
  },
  {
    id: "open-worlds/player-cards",
    cite: DECKS,
    says: "The Player Deck holds player cards, the Worlds Deck worlds.",
    check: (deck) => [
      ...none(deck.in("player"), isWorld, {
        says: ({ card }) => `${card.label} is a world and stands in the Player Deck.`,
        asked: (card) => [card.kind],
        what: "whether it is a player card",
        fixes: misplaced(WORLDS),
      }),
      ...none(deck.in("worlds"), (card) => isWorld(card).not(), {
        says: ({ card }) => `${card.label} is no world and stands in the Worlds Deck.`,
        asked: (card) => [card.kind],
        what: "whether it is a world",
        fixes: misplaced(PLAYER),
      }),
    ],
  },
  {
    id: "open-worlds/introductory-removed",
    cite: APPENDIX_C,
    says: "Utilities, Shipyards, Prohibited cards, Ships above Class 11, Stations, Fields, Ground Forces that can Conquer and eight cards by name are left out.",
    formats: ["introductory"],
    check: (deck) =>
      none(deck.in("player"), isRemoved, {
        says: ({ card }) => {
          const reasons = REMOVED.filter(({ takes }) => takes(card) === Answer.yes).map(({ words }) => words);
          return `${card.label} is not in the introductory game, which leaves out ${listed(reasons)}.`;
        },
        asked: (card) =>
          REMOVED.filter(({ takes }) => takes(card) === Answer.unknown).flatMap(({ asked }) => asked(card)),
        what: "whether the introductory game leaves it out",
      }),
  },
  {
    id: "open-worlds/worlds-unique",
    cite: DECKS,
    says: "Each world is in the Worlds Deck at most once.",
    check: (deck) => atMostEach(1, deck.in("worlds"), { where: "the Worlds Deck" }),
  },
  {
    id: "open-worlds/worlds-five",
    cite: SETUP,
    says: "A Worlds Deck that is given has at least the 5 worlds that are drawn.",
    aboutSize: true,
    check: (deck) => {
      const { total } = deck.in("worlds");
      if (total === 0 || total >= 5) return [];
      return [finding("error", `The Worlds Deck has ${total} of the 5 worlds that are drawn.`, { section: "worlds" })];
    },
  },
  {
    id: "open-worlds/worlds-variety",
    cite: DECKS,
    says: "At least 12 worlds are recommended; 36 make every game another one.",
    check: (deck) => {
      const { total } = deck.in("worlds");
      if (total === 0 || total >= 12) return [];
      return [
        finding(
          "advice",
          `The Worlds Deck has ${total} worlds; at least 12 are recommended, and 36 are called great.`,
          { section: "worlds" },
        ),
      ];
    },
  },
  {
    id: "open-worlds/worlds-introductory",
    cite: APPENDIX_C,
    says: "The introductory game is played without worlds of H2O below 3.",
    formats: ["introductory"],
    check: (deck) =>
      none(deck.in("worlds"), (card) => card.kind.is("world").and(card.h2o.above(2).not()), {
        says: ({ card }) => `${card.label} has H2O below 3; the introductory game leaves it out.`,
        asked: (card) => [card.kind, card.h2o],
        what: "whether its H2O is at least 3",
      }),
  },
  {
    id: "open-worlds/dominated",
    cite: APPENDIX_A,
    says: "Of cards with one name the higher one is for the most part better: take it first.",
    check: (deck, { pool }) => dominated(deck.in("player"), pool),
  },
];

/** Outposts fill a deck that is too small: any number of them is allowed. */
function posts(by: number, pool: Cards<C>) {
  if (by <= 0) return [];
  const free = pool.known.filter((card) => isFree(card) === Answer.yes);
  return free.map((card) => ({
    label: `Add ${by} ${card.label}`,
    edits: [{ section: "player", card: card.label, by }],
  }));
}
