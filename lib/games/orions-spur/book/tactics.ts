// Building the Decks (p. 5), Game Components (p. 4): the 45 tactics cards of a species.

import { Answer, type Known, missingOf } from "../../../core/card/fact.ts";
import type { DeckPart } from "../../../core/judge/deck.ts";
import { add, remove } from "../../../core/judge/fixes.ts";
import { custom, finding, notKnown } from "../../../core/judge/phrases.ts";
import type { Cards, Finding, Fix } from "../../../core/judge/rule.ts";
import { memoPerKey } from "../../../core/memo.ts";
import { counted, listed } from "../../../core/words.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { tactics } from "../cards/sections.ts";
import { copiesIn, knownValue, WHOLE } from "./fleet.ts";
import { overSupply } from "./supply.ts";

type C = OrionsSpurCard;

const shown = [{ section: tactics.id, cards: WHOLE, bound: "exactly" }] as const;

/** House rule: any 45 cards, each at most as often as its species has it. */
export const customTactics = custom<C>(
  [tactics],
  (deck) => {
    const part = deck.in(tactics);
    if (part.total === 0) return [];
    return [
      ...size(part, spare(part)),
      ...copiesIn(part.entries).flatMap((copies) => overSupply(copies, "the tactics deck")),
    ];
  },
  shown,
);

function size(part: DeckPart<C>, fixes: readonly Fix[]): readonly Finding[] {
  if (part.total === WHOLE) return [];
  const message = `The tactics deck has ${counted(part.total, "card")}, but exactly ${WHOLE} are needed.`;
  return [finding("error", message, { section: part.section, fixes })];
}

/** Fixes that make the deck's size right by changing one card's copies within its supply, for up to three cards. */
function spare({ total, entries }: DeckPart<C>): readonly Fix[] {
  const by = WHOLE - total;
  const can = entries.filter(({ card, count }) =>
    by < 0 ? count >= -by : card.supply.asks((supply) => count + by <= supply) === Answer.yes,
  );
  return can.slice(0, 3).map((e) => (by < 0 ? remove(e, -by) : add(e.section, e.card.label, by)));
}

/** A card that certainly or possibly belongs to the tactics deck, and its number of copies. */
interface Member {
  readonly card: Known<C>;
  readonly count: number;
  /** Whether it is a tactics card. */
  readonly tactic: Answer;
  /** Null if it has no species, undefined if the species is unknown. */
  readonly species: string | null | undefined;
  /** Whether the deck has exactly as many copies as its supply. */
  readonly whole: Answer;
}

function member(card: Known<C>, count: number): Member {
  const tactic = card.kind.is("tactic");
  const whole = count === 0 ? Answer.no : card.supply.is(count);
  return { card, count, tactic, species: knownValue(card.species), whole };
}

/** The cards of the deck, and all others of the sets that they come from. */
function members({ entries }: DeckPart<C>, pool: Cards<C>): readonly Member[] {
  const counts = new Map<Known<C>, number>();
  for (const { card, count } of entries) counts.set(card, (counts.get(card) ?? 0) + count);
  const used = [...new Set(entries.map(({ card }) => card.set))].map((set) => boxOf(pool, set));
  // If everything is known, species without a card in the deck cannot matter.
  const isSettled = used.every(({ settled }) => settled) && !entries.some(({ card }) => isOpen(card));
  const species = isSettled ? [...new Set(entries.map(({ card }) => knownValue(card.species)))] : undefined;
  const others = used.flatMap((box) => species?.flatMap((one) => box.of.get(one) ?? []) ?? box.cards);
  const out = [...counts].map(([card, count]) => member(card, count));
  for (const card of others) if (!counts.has(card)) out.push(member(card, 0));
  return out;
}

/** The cards of one set that are, or might be, tactics cards. */
interface Box {
  readonly cards: readonly Known<C>[];
  /** The cards of each species. */
  readonly of: ReadonlyMap<string | null | undefined, readonly Known<C>[]>;
  /** Whether everything that matters about them is known. */
  readonly settled: boolean;
}

const EMPTY: Box = { cards: [], of: new Map(), settled: true };
/** The tactics cards of a pool, by set. */
const boxesOf = memoPerKey((pool: Cards<C>): ReadonlyMap<string, Box> => {
  const perhaps = pool.known.filter((card) => card.kind.is("tactic") !== Answer.no);
  const bySet = [...Map.groupBy(perhaps, (card) => card.set)];
  return new Map(bySet.map(([id, cards]) => [id, boxed(cards)]));
});

function boxOf(pool: Cards<C>, set: string): Box {
  return boxesOf(pool).get(set) ?? EMPTY;
}

function boxed(cards: readonly Known<C>[]): Box {
  return { cards, of: Map.groupBy(cards, (card) => knownValue(card.species)), settled: !cards.some(isOpen) };
}

function isOpen({ kind, species, supply }: Known<C>): boolean {
  return kind.isMissing || species.isMissing || supply.isMissing;
}

/** A fast test for the usual case: everything is known, and the deck has every card of the first one's species. */
function isPlainlyWhole({ total, entries }: DeckPart<C>, pool: Cards<C>): boolean {
  const first = entries[0]?.card;
  const own = first && knownValue(first.species);
  if (total !== WHOLE || !own || entries.some(({ card }) => card.set !== first.set)) return false;
  const { of, settled } = boxOf(pool, first.set);
  if (!settled) return false;
  const isOwn = (card: Known<C>) => card.kind.is("tactic").and(card.species.is(own)) === Answer.yes;
  let whole = 0;
  for (const { card, count } of entries) if (isOwn(card) && card.supply.is(count) === Answer.yes) whole += 1;
  return whole > 0 && whole === of.get(own)?.length;
}

/** Whether a card is one of a species' tactics cards. */
function isOf({ tactic, card }: Member, of: string): Answer {
  return tactic.and(card.species.is(of));
}

/** Whether the deck can be exactly one species' cards: all copies of each, and at least one card. */
function canBeWhole(all: readonly Member[]): boolean {
  const broken = all.filter((one) => one.tactic === Answer.yes && one.whole === Answer.no);
  const spoiled = new Set(broken.map(({ species }) => species));
  const possible = all.filter((one) => one.tactic !== Answer.no && one.whole !== Answer.no);
  // A card of unknown species might belong to a species that no other card is known to belong to.
  if (possible.some(({ species }) => species === undefined)) return true;
  return possible.some(({ species }) => typeof species === "string" && !spoiled.has(species));
}

/** Whether every species might be incomplete: each species that has cards gets one that is not complete. */
function canFail(all: readonly Member[]): boolean {
  const fixed = all.filter((one) => one.tactic === Answer.yes && typeof one.species === "string");
  const spoilers = all.filter((one) => one.tactic !== Answer.no && one.whole !== Answer.yes);
  const spoiled = new Set(spoilers.map(({ species }) => species));
  const whole = new Set(fixed.map(({ species }) => species).filter((species) => !spoiled.has(species)));
  // A card of unknown species can make one species incomplete, whichever that is.
  const free = spoilers.filter(({ species }) => species === undefined).length;
  if (whole.size > free) return false;
  // A complete card of unknown species can belong to a species that is incomplete anyway, if there is one.
  const roams = all.some((one) => one.species === undefined && one.tactic === Answer.yes && one.whole === Answer.yes);
  return !roams || fixed.length > 0 || spoilers.some(({ species }) => species !== null);
}

/** The tactics deck is exactly one species' tactics cards. */
export const wholeTactics = custom<C>(
  [tactics],
  (deck, { pool }) => {
    const part = deck.in(tactics);
    if (part.total === 0 || isPlainlyWhole(part, pool)) return [];
    const all = members(part, pool);
    const possible = canBeWhole(all);
    if (part.total === WHOLE && possible) return canFail(all) ? undecided(part, all) : [];
    const own = mainSpecies(all);
    if (own === undefined) return notOne(part, []);
    const whole = wholeDeck(part, all, own);
    const fixes = whole.edits.length > MOST_EDITS ? [] : [whole];
    const wrong = possible ? [] : notWhole(part, all, own, fixes);
    return wrong.length > 0 ? wrong : notOne(part, fixes);
  },
  shown,
);

/** More cards than this are counted in the words of a fix and not named, because those stand on a button. */
const MOST_NAMED = 3;
/** A fix with more edits than this would replace most of the 45 cards. */
const MOST_EDITS = 2 * WHOLE;

/** The finding for a deck in which no single card is wrong. */
function notOne(part: DeckPart<C>, fixes: readonly Fix[]): readonly Finding[] {
  const wrong = size(part, fixes);
  if (wrong.length > 0) return wrong;
  const message = "The tactics deck is not all of the tactics cards of one species.";
  return [finding("error", message, { section: part.section, fixes })];
}

/** The species that most cards of the deck belong to. */
function mainSpecies(all: readonly Member[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { tactic, species, count } of all) {
    if (tactic === Answer.no || typeof species !== "string" || count === 0) continue;
    counts.set(species, (counts.get(species) ?? 0) + count);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The species' cards with the wrong number of copies, and those that are missing. */
function notWhole(part: DeckPart<C>, all: readonly Member[], own: string, fixes: readonly Fix[]): readonly Finding[] {
  const wrong = all.filter((one) => isOf(one, own) === Answer.yes && one.whole === Answer.no);
  const out: Finding[] = [];
  for (const { card, count } of wrong) {
    const supply = knownValue(card.supply) ?? 0;
    if (count === 0) continue;
    const message = `${card.label} is in the tactics deck ${counted(count, "time")}, but the deck of ${own} holds ${supply}.`;
    const entry = { section: part.section, card, count };
    const change = supply > count ? add(part.section, card.label, supply - count) : remove(entry, count - supply);
    out.push(finding("error", message, { cards: [entry], fixes: [change, ...fixes] }));
  }
  const absent = wrong.filter(({ count }) => count === 0).map(({ card }) => card);
  if (absent.length === 0) return out;
  const [names, them] = [listed(absent.map((card) => card.label)), absent.length === 1 ? "it" : "them"];
  const edits = absent
    .slice(0, MOST_EDITS)
    .map((card) => ({ section: part.section, card: card.label, by: knownValue(card.supply) ?? 1 }));
  const message = `The tactics deck has no ${names}, but the deck of ${own} holds ${them}.`;
  return [
    ...out,
    finding("error", message, {
      section: part.section,
      fixes: [
        {
          label: `Add ${edits.length > MOST_NAMED ? `the ${edits.length} missing cards` : listed(edits.map(({ by, card }) => `${by} ${card}`))}`,
          edits,
        },
        ...fixes,
      ],
    }),
  ];
}

/** Each of the species' cards as often as its supply, and nothing else. */
function wholeDeck(part: DeckPart<C>, all: readonly Member[], own: string): Fix {
  const edits = all.flatMap((one) => {
    const wanted = isOf(one, own) === Answer.no ? 0 : (knownValue(one.card.supply) ?? one.count);
    return wanted === one.count ? [] : [{ section: part.section, card: one.card.label, by: wanted - one.count }];
  });
  return { label: `Take the whole tactics deck of ${own}`, edits };
}

function undecided(part: DeckPart<C>, all: readonly Member[]): readonly Finding[] {
  const what = "whether the tactics deck is whole";
  const open = all.filter(({ card }) => isOpen(card));
  const inside = open.filter(({ count }) => count > 0);
  const own = new Set(all.flatMap(({ count, species }) => (count > 0 ? [species] : [])));
  const outside = open.filter(({ count, species }) => count === 0 && (species === undefined || own.has(species)));
  const findings = inside.map(({ card, count }) =>
    notKnown({ section: part.section, card, count }, missingOf(card.kind, card.species, card.supply), what),
  );
  if (outside.length === 0) return findings;
  const names = listed(outside.map(({ card }) => card.label));
  const message = `${names}: not known whether ${outside.length === 1 ? "it belongs" : "they belong"} in the tactics deck, so ${what} cannot be said.`;
  return [...findings, finding("unknown", message, { section: part.section })];
}
