// Arranging Your Fleet (p. 5): two rows, and the flagship behind them.

import { Answer, type Fact, type Known, missingOf } from "../../../core/card/fact.ts";
import { none } from "../../../core/judge/card-phrases.ts";
import type { DeckSections, Entry, SectionName } from "../../../core/judge/deck.ts";
import { move, remove } from "../../../core/judge/fixes.ts";
import { all, custom, finding, notKnown } from "../../../core/judge/phrases.ts";
import type { Finding, Fix } from "../../../core/judge/rule.ts";
import { counted } from "../../../core/words.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { flagship, front, middle, tactics } from "../cards/sections.ts";
import { FLEET_SECTIONS, fleetOf, knownValue, lastOf, ROW, roomIn, taken, WHOLE } from "./fleet.ts";

type C = OrionsSpurCard;

function row(deck: DeckSections<C>, place: SectionName): readonly Finding[] {
  const { total, entries } = deck.in(place);
  if (total <= ROW) return [];
  const message = `The ${place.name.toLowerCase()} row has ${counted(total, "ship")}, but at most ${ROW} are allowed.`;
  const over = lastOf(entries, total - ROW);
  const fixes = [...roomIn(deck, total - ROW).map((to) => taken(over, to)), taken(over)];
  return [finding("error", message, { section: place.id, fixes })];
}

function oneFlagship(deck: DeckSections<C>): readonly Finding[] {
  const { total, entries } = deck.in(flagship);
  if (total === 1) return [];
  const has = total === 0 ? "no flagship" : counted(total, "flagship");
  const message = `The fleet has ${has}, but exactly 1 is needed.`;
  if (total === 0) {
    const rows = deck.in(front, middle).entries.filter(({ card }) => card.kind.is("ship") === Answer.yes);
    const fixes = byValue(rows).map((entry) => move({ ...entry, count: 1 }, flagship));
    return [finding("error", message, { section: flagship.id, fixes })];
  }
  const over = lastOf(byValue(entries), total - 1);
  const fixes = [...roomIn(deck, total - 1).map((to) => taken(over, to)), taken(over)];
  return [finding("error", message, { section: flagship.id, fixes })];
}

/** Highest VP first. */
function byValue(entries: readonly Entry<C>[]): readonly Entry<C>[] {
  return entries.toSorted((a, b) => (knownValue(b.card.vp) ?? -1) - (knownValue(a.card.vp) ?? -1));
}

const rows = custom<C>(FLEET_SECTIONS, (deck) => [...row(deck, front), ...row(deck, middle), ...oneFlagship(deck)]);

const shipsAlone = none(FLEET_SECTIONS, (card: Known<C>) => card.kind.is("ship").not(), {
  says: ({ card, section }) => `${card.label} is a tactics card, but it is in the fleet (${section}).`,
  what: "whether it is a ship",
  // If the list has no tactics deck, moving one card there would not make one.
  fixes: (entry, deck) => [
    ...(deck.in(tactics).total === 0 && entry.count !== WHOLE ? [] : [move(entry, tactics)]),
    remove(entry),
  ],
});

const tacticsAlone = none([tactics], (card: Known<C>) => card.kind.is("tactic").not(), {
  says: ({ card }) => `${card.label} is a ship, but it is in the tactics deck.`,
  what: "whether it is a tactics card",
  fixes: (entry, deck) => [...roomIn(deck, entry.count).map((to) => move(entry, to)), remove(entry)],
});

/** A card of unknown kind that is both among ships and among tactics cards is in the wrong place at least once. */
const inBoth = custom<C>([...FLEET_SECTIONS, tactics], (deck) => {
  const open = deck.in(tactics).entries.filter(({ card }) => card.kind.is("ship").isUnknown);
  if (open.length === 0) return [];
  return fleetOf(deck).entries.flatMap((entry) => {
    const other = open.find(({ card }) => card === entry.card);
    if (!other) return [];
    const message = `${entry.card.label} is in the fleet (${entry.section}) and in the tactics deck, but it can only belong to one of them.`;
    return [finding("error", message, { cards: [entry, other], fixes: [remove(entry), remove(other)] })];
  });
});

/** At most five in each row, one flagship, ships in the fleet and tactics cards in their deck. */
export const formation = all(rows, shipsAlone, tacticsAlone, inBoth);

const NO_SHIP = -1;

/** The lowest VP that a card might have. A card that is not a ship has less than any ship. */
function least({ kind, vp }: Known<C>): number {
  const known = knownValue(vp);
  if (known !== undefined) return known ?? NO_SHIP;
  return kind.is("ship") === Answer.yes ? 0 : NO_SHIP;
}

function most({ kind, vp }: Known<C>): number {
  const known = knownValue(vp);
  if (known !== undefined) return known ?? NO_SHIP;
  return kind.is("ship") === Answer.no ? NO_SHIP : Number.POSITIVE_INFINITY;
}

/** Every flagship is a ship, and no ship of the fleet has more VP. */
export const bestFlagship = custom<C>(FLEET_SECTIONS, (deck) => {
  const behind = deck.in(flagship).entries;
  if (behind.length === 0) return [];
  const fleet = fleetOf(deck).entries;
  const best = fleet.reduce((a, b) => (least(b.card) > least(a.card) ? b : a));
  const broken = behind.flatMap((entry) => notHighest(entry, best));
  return broken.length > 0 ? broken : undecided(behind, fleet);
});

function notHighest(entry: Entry<C>, highest: Entry<C>): readonly Finding[] {
  const { card } = entry;
  const best = least(highest.card) > least(card) ? highest : entry;
  if (card.kind.is("ship") === Answer.no) {
    const message = `${card.label} is the flagship but is not a ship.`;
    return [finding("error", message, { cards: [entry], fixes: instead(entry, best) })];
  }
  if (least(best.card) <= most(card)) return [];
  const vp = (of: Known<C>) => knownValue(of.vp) ?? "no";
  const message = `${card.label} is the flagship with ${vp(card)} VP, but ${best.card.label} has ${vp(best.card)}.`;
  return [finding("error", message, { section: flagship.id, cards: [entry], fixes: instead(entry, best) })];
}

/** Exchanges the flagship with the better ship. A flagship that is not a ship leaves the fleet. */
function instead(entry: Entry<C>, best: Entry<C>): readonly Fix[] {
  const [out, into] = [entry.card.label, best.card.label];
  if (best.section === flagship.id) {
    return best.card === entry.card ? [remove(entry)] : [move(entry, front), move(entry, middle), remove(entry)];
  }
  const edits = [
    { section: flagship.id, card: out, by: -entry.count },
    { section: best.section, card: into, by: -1 },
    { section: flagship.id, card: into, by: 1 },
  ];
  if (entry.card.kind.is("ship") === Answer.no) return [{ label: `Take ${into} for ${out} as the flagship`, edits }];
  return [
    { label: `Swap ${out} and ${into}`, edits: [...edits, { section: best.section, card: out, by: entry.count }] },
  ];
}

/** Flagships that might not be a ship or not the highest one, and the ships that might be higher. */
function undecided(behind: readonly Entry<C>[], fleet: readonly Entry<C>[]): readonly Finding[] {
  const lowest = extremes(behind, ({ card }) => -least(card));
  const highest = extremes(fleet, ({ card }) => most(card));
  const open = new Map<Known<C>, { entry: Entry<C>; lacks: readonly Fact<unknown>[] }>();
  for (const entry of behind) {
    const { card } = entry;
    const hasRival = highest.beside(card) > least(card);
    if (card.kind.is("ship").isUnknown || (hasRival && card.vp.isMissing))
      open.set(card, { entry, lacks: missingOf(card.kind, card.vp) });
  }
  for (const entry of fleet) {
    const { card } = entry;
    if (card.vp.isMissing && !open.has(card) && most(card) > -lowest.beside(card))
      open.set(card, { entry, lacks: missingOf(card.vp) });
  }
  return [...open.values()].map(({ entry, lacks }) =>
    notKnown(entry, lacks, "whether the flagship is a ship of the highest VP"),
  );
}

/** The highest value among all entries except those of one card. */
function extremes(entries: readonly Entry<C>[], worth: (entry: Entry<C>) => number) {
  let [first, second] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let holder: Known<C> | undefined;
  for (const entry of entries) {
    const value = worth(entry);
    if (value > first) {
      if (holder !== entry.card) second = first;
      first = value;
      holder = entry.card;
    } else if (entry.card !== holder && value > second) second = value;
  }
  return { beside: (card: Known<C>) => (card === holder ? second : first) };
}
