// The data of a deck's charts. They use placeholder values, as the table does, and say how many.
import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Game } from "../../core/game.ts";
import type { Entry } from "../../core/judge/deck.ts";
import { hasAttribute, isOf, printed, type ValueAt, valueAt } from "../../core/look/card-view.ts";
import type { AttributePath, Chart } from "../../core/look/layout.ts";

export interface Bar {
  readonly label: string;
  readonly count: number;
  /** How many of them rest on placeholder values. */
  readonly standIn: number;
  /** How many copies have no value. Either all of a bar's copies have none, or none of them. */
  readonly unknown: number;
  /** The resource whose amounts it adds up, in charts of resources. */
  readonly resource?: string;
}

export interface Total {
  readonly label: string;
  /** The sum in words, because some values are words: "18", "18 + 6 RES". */
  readonly shown: string;
  readonly value: number;
  /** How many copies were added up, how many of these have placeholder values, and how many more have no value. */
  readonly of: number;
  readonly standIn: number;
  readonly unknown: number;
}

export interface Numbers {
  readonly id: string;
  readonly title: string;
  readonly as: Chart["as"];
  /** How many copies it covers, how many of their values are placeholders, and how many are not known. */
  readonly cards: number;
  readonly standIn: number;
  readonly unknown: number;
  /** The average of the known values, including placeholders. Only histograms have one. */
  readonly average?: number;
  readonly bars: readonly Bar[];
  readonly totals: readonly Total[];
}

const NOT_KNOWN = "not known";
/** Columns this far outside a histogram's usual range are merged. */
const BEYOND = 3;

interface Copies {
  readonly card: Card;
  readonly count: number;
}

/** A card's value at a path, with the number of copies. */
interface Value extends ValueAt {
  readonly count: number;
}

/** The charts of a deck, in the order of the game's layout. A chart that no card of the deck belongs to has no bars. */
export function numbersOf<C extends Card>(pool: Pool<C>, entries: readonly Entry<C>[]): readonly Numbers[] {
  return pool.game.layout.charts.map((chart) => {
    const about = entries
      .filter(({ section }) => !chart.sections || chart.sections.includes(section))
      .map(({ card, count }) => ({ card: pool.of(card).card, count }))
      .filter(({ card }) => isOf(chart.which, card, pool.game.kind));
    return chart.as === "totals" ? totalsOf(pool.game, chart, about) : barsOf(pool.game, chart, about);
  });
}

/** The chart that tells most of a deck at a glance: the first with columns. */
export function curveOf(numbers: readonly Numbers[]): Numbers | undefined {
  return numbers.find(({ as, cards }) => as === "histogram" && cards > 0);
}

/** Its title, and the average where it has one. */
export function captionOf({ title, average }: Numbers): string {
  return average === undefined ? title : `${title}, average ${average.toFixed(1)}`;
}

type Measured = Pick<Game, "layout" | "kind" | "attributes">;

function totalsOf(game: Measured, chart: Extract<Chart, { as: "totals" }>, about: readonly Copies[]): Numbers {
  const totals = chart.of.map((path) => {
    const own = about.filter(({ card }) => isOf(path.which, card, game.kind));
    return { label: path.label, ...total(game, valuesAt(game, path, own)) };
  });
  const add = (of: "standIn" | "unknown") => totals.reduce((n, one) => n + one[of], 0);
  const { id, title, as } = chart;
  return { id, title, as, cards: sum(about), standIn: add("standIn"), unknown: add("unknown"), bars: [], totals };
}

function barsOf(game: Measured, chart: Exclude<Chart, { as: "totals" }>, about: readonly Copies[]): Numbers {
  const { id, title, as } = chart;
  const values = valuesAt(game, chart, about);
  const known = values.filter(({ state }) => state !== "unknown");
  const [cards, unknown] = [sum(values), sum(values) - sum(known)];
  const head = { id, title, as, cards, unknown, totals: [], standIn: sum(known.filter(isStandIn)) };
  if (cards === 0) return { ...head, bars: [] };
  const rest: readonly Bar[] = unknown === 0 ? [] : [{ label: NOT_KNOWN, count: unknown, standIn: 0, unknown }];
  if (chart.as === "histogram") {
    const numbers = known.flatMap(numbered);
    const average = mean(numbers);
    const words = worded(
      game,
      known.filter((value) => numbered(value).length === 0),
    );
    const bars = [...columns(chart, numbers), ...words, ...rest];
    return { ...head, ...(average === undefined ? {} : { average }), bars };
  }
  const bars = chart.as === "resources" ? resources(game, known) : worded(game, known, chart.none);
  return { ...head, bars: [...bars, ...rest] };
}

/** The values of the cards at a path. Cards of kinds without the attribute are left out. */
function valuesAt(game: Measured, path: AttributePath, about: readonly Copies[]): readonly Value[] {
  const attribute = game.attributes.find(({ name }) => name === path.attribute);
  return about
    .filter(({ card }) => attribute !== undefined && hasAttribute(game, card, attribute))
    .map(({ card, count }) => ({ ...valueAt(card, path), count }));
}

function isStandIn({ state }: ValueAt): boolean {
  return state === "stand-in";
}

function sum(all: readonly { readonly count: number }[]): number {
  return all.reduce((n, { count }) => n + count, 0);
}

interface Numbered extends Value {
  readonly n: number;
}

/** A value as a number, if it is one. Amounts and several numbers are added up. */
export function numbered(value: Value): readonly Numbered[] {
  const { value: is } = value;
  if (typeof is === "number") return [{ ...value, n: is }];
  if (typeof is !== "object" || is === null) return [];
  const parts = Object.values(is);
  return parts.every((part) => typeof part === "number")
    ? [{ ...value, n: parts.reduce((a, b) => a + Number(b), 0) }]
    : [];
}

function mean(numbers: readonly Numbered[]): number | undefined {
  const count = sum(numbers);
  return count === 0 ? undefined : numbers.reduce((all, { n, count }) => all + n * count, 0) / count;
}

function columns(range: { readonly from: number; readonly to: number }, numbers: readonly Numbered[]): readonly Bar[] {
  const least = Math.max(range.from - BEYOND, Math.min(range.from, ...numbers.map(({ n }) => n)));
  const most = Math.min(range.to + BEYOND, Math.max(range.to, ...numbers.map(({ n }) => n)));
  return Array.from({ length: most - least + 1 }, (_, i) => {
    const at = least + i;
    const own = numbers.filter(({ n }) => Math.min(most, Math.max(least, n)) === at);
    const sign = own.some(({ n }) => n > at) ? "+" : own.some(({ n }) => n < at) ? "−" : "";
    return { label: `${at}${sign}`, count: sum(own), standIn: sum(own.filter(isStandIn)), unknown: 0 };
  });
}

/** A bar for each word, the longest first. Cards that are known to have none come last. */
function worded({ layout }: Pick<Game, "layout">, values: readonly Value[], none = "none"): readonly Bar[] {
  const bars = new Map<string, { count: number; standIn: number; last: boolean }>();
  for (const { value, state, count } of values) {
    const words = Array.isArray(value) ? value.map(String).sort() : value;
    const empty = state === "none" || (Array.isArray(words) && words.length === 0);
    const label = empty ? none : printed(layout, words);
    const bar = bars.get(label) ?? { count: 0, standIn: 0, last: empty };
    bar.count += count;
    if (state === "stand-in") bar.standIn += count;
    bars.set(label, bar);
  }
  return [...bars]
    .sort(([, a], [, b]) => Number(a.last) - Number(b.last) || b.count - a.count)
    .map(([label, { count, standIn }]) => ({ label, count, standIn, unknown: 0 }));
}

/** The sum of all values, by resource. */
function resources({ layout }: Pick<Game, "layout">, values: readonly Value[]): readonly Bar[] {
  const single = values.flatMap(({ value, state, count }) =>
    Object.entries(typeof value === "object" && value !== null ? value : {}).map(([resource, n]) => ({
      value: resource,
      state,
      count: Number(n) * count,
    })),
  );
  const named = new Map(single.map(({ value }) => [printed(layout, value), value]));
  return worded({ layout }, single).map((bar) => {
    const resource = named.get(bar.label);
    return resource === undefined ? bar : { ...bar, resource };
  });
}

function total({ layout }: Pick<Game, "layout">, values: readonly Value[]): Omit<Total, "label"> {
  const stands = values.filter(({ state }) => state === "fact" || state === "stand-in");
  const numbers = stands.flatMap((value) => numbered(value));
  const flags = stands.filter(({ value }) => typeof value === "boolean" || isWords(value));
  const words = worded(
    { layout },
    stands.filter(({ value }) => typeof value === "string"),
  );
  const value = numbers.reduce((all, { n, count }) => all + n * count, 0) + sum(flags.filter(({ value }) => value));
  return {
    value,
    shown: [`${value}`, ...words.map(({ label, count }) => `${count} ${label}`)].join(" + "),
    of: sum(stands),
    standIn: sum(stands.filter(isStandIn)),
    unknown: sum(values.filter(({ state }) => state === "unknown")),
  };
}

/** Conditions under which something is allowed count as a yes. */
function isWords(value: unknown): boolean {
  return Array.isArray(value) && value.every((word) => typeof word === "string");
}
