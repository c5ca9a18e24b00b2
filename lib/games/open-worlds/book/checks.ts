// How the rules of decks are checked that no phrase of the core fits: Appendix A "Deck Construction" (p. 15), "Decks" (p. 1).
import { Answer, type Known } from "../../../core/card/fact.ts";
import { atMostEach } from "../../../core/judge/card-phrases.ts";
import type { Entry, SectionName } from "../../../core/judge/deck.ts";
import { move, remove } from "../../../core/judge/fixes.ts";
import { custom, finding } from "../../../core/judge/phrases.ts";
import type { Cards, Finding, Phrase } from "../../../core/judge/rule.ts";
import { exactly } from "../../../core/judge/size-phrases.ts";
import { memoPerKey } from "../../../core/memo.ts";
import { counted, fold } from "../../../core/words.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { player, worlds } from "../cards/sections.ts";
import { FREE_INCOME, oneFamily } from "./family.ts";

type C = OpenWorldsCard;

/**
 * Appendix A: an Outpost has Defensive Strength 1 and Income 1, an Exploit has 1 and 2. A card that only has the same
 * name is neither.
 */
function isFree(card: Known<C>): Answer {
  const income = FREE_INCOME.get(card.folded);
  return income === undefined ? Answer.no : card.defense.is(1).and(card.income.is(income));
}

const isBound = (card: Known<C>) => isFree(card).not();
const oneEach = atMostEach(1, player, { where: "the deck", which: isBound });

/** Copies of single cards, and cards with the same name whose Defensive Strength might be the same. */
export const unique: Phrase<C> = {
  ...oneEach,
  check(deck, terms) {
    const { entries } = deck.in(player);
    const open = new Set<string>();
    for (const { card } of entries) {
      if (card.defense.isMissing && terms.pool.named(card.folded).length > 1) open.add(card.folded);
    }
    if (open.size === 0) return oneEach.check(deck, terms);
    const which = (card: Known<C>) => (open.has(card.folded) ? Answer.no : isBound(card));
    const families = Map.groupBy(entries, ({ card }) => card.folded);
    return [
      ...atMostEach(1, player, { where: "the deck", which }).check(deck, terms),
      ...[...open].flatMap((name) => oneFamily(families.get(name) ?? [])),
    ];
  },
};

const isOrbital = (card: Known<C>) => card.kind.is("orbital");

/** The cards that Appendix C removes from the set, with the words that a finding uses for them. */
export const REMOVED: readonly {
  readonly words: string;
  readonly takes: (card: Known<C>) => Answer;
}[] = [
  { words: "Utilities", takes: (c) => c.kind.is("utility") },
  { words: "the Shipyards", takes: (c) => Answer.of(c.folded === "shipyards") },
  { words: "Prohibited cards", takes: (c) => c.prohibited.is(true) },
  // An Orbital that is not a Ship is a Station or a Field. They are one row, so that a known Class settles what an
  // unknown kind leaves open.
  {
    words: "Stations, Fields and Ships above Class 11",
    takes: (c) => isOrbital(c).and(c.subkind.is("ship").not().or(c.class.above(11))),
  },
  {
    words: "Ground Forces that can Conquer",
    takes: (c) => c.kind.is("ground").and(c.canConquer.is(true)),
  },
  { words: "this card by name", takes: (c) => Answer.of(NAMED.has(c.folded)) },
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

export const isRemoved = memoPerKey((card: Known<C>) =>
  REMOVED.reduce((all, { takes }) => all.or(takes(card)), Answer.no),
);

/**
 * The strongest missing card of each core name of which a weaker card is in the deck, and the weakest card that is in.
 */
export const dominated = custom<C>([player], (deck, { pool }) => {
  const part = deck.in(player);
  const core = coreOf(pool);
  const weakest = new Map<readonly Strong[], { entry: Entry<C>; strength: number }>();
  for (const entry of part.entries) {
    const own = core.get(entry.card);
    if (!own) continue;
    const other = weakest.get(own.family);
    if (!other || own.strength < other.strength) weakest.set(own.family, { entry, strength: own.strength });
  }
  const isInside = (card: Known<C>) => part.entries.some((entry) => entry.card === card);
  const out: Finding[] = [];
  for (const [family, { entry, strength }] of weakest) {
    let [best, most]: [Known<C> | undefined, number] = [undefined, strength];
    for (const { card, strength: higher } of family) {
      if (most < higher && !isInside(card) && !asksForMore(card, entry.card)) [best, most] = [card, higher];
    }
    if (!best) continue;
    const message = `You run ${entry.card.label} but not ${best.label}, which is usually better.`;
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
});

/** The core names but for Troops: of those, the higher are called more difficult to play. (Appendix D, p. 18) */
const CORE = new Set(["City", "Industry", "Shipyards", "Battle Station", "Invasion Force", "Auto Assault"].map(fold));

/** Whether a card certainly asks for more Capacity than another, as higher Troops do. */
function asksForMore(card: Known<C>, than: Known<C>): boolean {
  const [asked, less] = [capacityFor(card), capacityFor(than)];
  return asked !== undefined && less !== undefined && asked > less;
}

const CAPACITY = "capacity:";

/** The Capacity that a card asks for, or undefined if nobody has stated what it asks for. */
function capacityFor({ requires }: Known<C>): number | undefined {
  if (requires.isMissing) return undefined;
  const asked = requires.choices([])[0]?.find((condition) => condition.startsWith(CAPACITY));
  return Number(asked?.slice(CAPACITY.length) ?? 0);
}

interface Strong {
  readonly card: Known<C>;
  readonly strength: number;
}

interface Core extends Strong {
  /** All cards with its name. */
  readonly family: readonly Strong[];
}

/** The cards of a core name, each with its strength. */
const coreOf = memoPerKey((pool: Cards<C>): ReadonlyMap<Known<C>, Core> => {
  const families = [...CORE].map((name) => pool.named(name).map((card) => ({ card, strength: strengthOf(card) })));
  return new Map(families.flatMap((family) => family.map((one) => [one.card, { ...one, family }] as const)));
});

/** The Defensive Strength of a card: 0 if it has none. If it is unknown, it is NaN, which is neither below nor above
 * anything. */
function strengthOf({ defense }: Known<C>): number {
  return defense.isMissing ? Number.NaN : (defense.choices([])[0] ?? 0);
}

export const isWorld = (card: Known<C>) => card.kind.is("world");

/** A card of unknown kind that is in both decks is in the wrong one at least once. */
export const inBoth = custom<C>([player, worlds], (deck) => {
  const open = deck.in(worlds).entries.filter(({ card }) => isWorld(card).isUnknown);
  if (open.length === 0) return [];
  const inside = new Set(deck.in(player).entries.map(({ card }) => card));
  return open
    .filter(({ card }) => inside.has(card))
    .map((entry) =>
      finding("error", `${entry.card.label} is in both decks, but a world is not a player card.`, {
        cards: [entry],
        fixes: [remove(entry)],
      }),
    );
});

export const worldsVariety = custom<C>([worlds], (deck) => {
  const { total } = deck.in(worlds);
  if (total === 0 || total >= 12) return [];
  const message = `The Worlds Deck has ${counted(total, "world")}. At least 12 are recommended, and 36 are called great.`;
  return [finding("advice", message, { section: worlds.id })];
});

export const misplaced = (to: SectionName) => (entry: Entry<C>) => [move(entry, to), remove(entry)];

/** The size of the Player Deck in one format. A deck that is legal in the other one is offered to be judged there. */
export function playerDeck(cards: number, other: { readonly id: string; readonly label: string }): Phrase<C> {
  return exactly(cards, player, {
    where: "The Player Deck",
    fixes: ({ total }, _, { pool }) => [
      { label: other.label, edits: [], format: other.id },
      ...posts(cards - total, pool),
    ],
  });
}

export const AS_STANDARD = { id: "standard", label: "Judge the deck as standard" };
export const AS_INTRODUCTORY = { id: "introductory", label: "Judge the deck as introductory" };

/** Fills a deck that is too small with Outposts, because any number of them is allowed. */
function posts(by: number, pool: Cards<C>) {
  if (by <= 0) return [];
  return freeIn(pool).map((card) => ({
    label: `Add ${by} ${card.label}`,
    edits: [{ section: player.id, card: card.label, by }],
  }));
}

const freeIn = memoPerKey((pool: Cards<C>) => pool.known.filter((card) => isFree(card) === Answer.yes));
