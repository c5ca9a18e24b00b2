import { Answer, type Fact, type Known } from "../../../core/card/fact.ts";
import type { DeckPart, DeckSections, Edit, Entry, SectionName } from "../../../core/judge/deck.ts";
import type { Cards, Fix } from "../../../core/judge/rule.ts";
import { memoPerKey } from "../../../core/memo.ts";
import { counted, listed } from "../../../core/words.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { flagship, front, middle } from "../cards/sections.ts";

type C = OrionsSpurCard;

/** The two rows, and the place behind them. */
export const FLEET_SECTIONS = [front, middle, flagship] as const;

/** How many cards a row has room for. */
export const ROW = 5;

/** The classes of the standard fleet and the number of ships in each. */
export const CLASSES = [
  { shipClass: "frigate", one: "frigate", ships: 2 },
  { shipClass: "destroyer", one: "destroyer", ships: 1 },
  { shipClass: "light-cruiser", one: "light cruiser", ships: 1 },
] as const;

/** The number of cards in a complete tactics deck. */
export const WHOLE = 45;

/** All cards in the two rows and behind them. */
export function fleetOf(deck: DeckSections<C>): DeckPart<C> {
  return deck.in(...FLEET_SECTIONS);
}

/** One card with all its copies, anywhere in the fleet. */
export interface Copies {
  readonly card: Known<C>;
  readonly count: number;
  readonly entries: readonly Entry<C>[];
}

export function copiesIn(entries: readonly Entry<C>[]): readonly Copies[] {
  if (entries.length === 0) return [];
  const out = new Map<Known<C>, { card: Known<C>; count: number; entries: Entry<C>[] }>();
  for (const entry of entries) {
    const copies = out.get(entry.card);
    if (copies) {
      copies.count += entry.count;
      copies.entries.push(entry);
    } else out.set(entry.card, { card: entry.card, count: entry.count, entries: [entry] });
  }
  return [...out.values()];
}

/** The known value of a fact: null if the card has no such attribute, undefined if it is unknown. */
export function knownValue<T>(fact: Fact<T>): T | null | undefined {
  return fact.isMissing ? undefined : fact.choices([])[0];
}

/** Where there is room for another ship: behind the rows if nothing is there, else in a row. */
export function roomIn(deck: DeckSections<C>, count = 1): readonly SectionName[] {
  const behind = count === 1 && deck.in(flagship).total === 0 ? [flagship] : [];
  return [...behind, ...[front, middle].filter((row) => deck.in(row).total + count <= ROW)];
}

/** This many copies from some entries, taken from the end. */
export function lastOf(entries: readonly Entry<C>[], count: number): readonly Entry<C>[] {
  const out: Entry<C>[] = [];
  let left = count;
  for (const entry of entries.toReversed()) {
    const taken = Math.min(left, entry.count);
    if (taken > 0) out.push({ ...entry, count: taken });
    left -= taken;
  }
  return out;
}

/** Takes these copies out of the deck, or moves them to another section. */
export function taken(entries: readonly Entry<C>[], to?: SectionName): Fix {
  const label = listed(entries.map(({ card, count }) => `${count} ${card.label}`));
  const out: Edit[] = [];
  for (const { section, card, count } of entries) {
    out.push({ section, card: card.label, by: -count });
    if (to) out.push({ section: to.id, card: card.label, by: count });
  }
  return { label: to ? `Move ${label} to ${to.name}` : `Remove ${label}`, edits: out };
}

/** "2 recruitment points". */
export function points(n: number): string {
  return counted(n, "recruitment point");
}

/** The ships of the pool that belong to the fleet's species, or all ships if the fleet has no species yet. */
export function shipsFor(entries: readonly Entry<C>[], pool: Cards<C>): readonly Known<C>[] {
  const species = entries.map(({ card }) => knownValue(card.species)).find((one) => typeof one === "string");
  const ships = shipsOf(pool);
  return species === undefined ? ships : ships.filter((card) => card.species.is(species) === Answer.yes);
}

const shipsOf = memoPerKey((pool: Cards<C>) => pool.known.filter((card) => card.kind.is("ship") === Answer.yes));
