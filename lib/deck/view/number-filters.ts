// The numbers that cards can be chosen by: those that the charts of their game count.
import type { Pool, PoolCard } from "../../cards/pool.ts";
import { hasAttribute, isOf, valueAt } from "../../core/look/card-view.ts";
import type { Chart } from "../../core/look/layout.ts";
import { memoPerKey } from "../../core/memo.ts";
import { columnWord } from "./blocks.ts";
import { numbered } from "./charts.ts";

/** One number, or the last of them with all that are larger. */
export interface NumberStep {
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

export interface NumberFilter {
  /** The attribute that it asks about. */
  readonly id: string;
  readonly label: string;
  readonly steps: readonly NumberStep[];
}

/** The least number of the step that is chosen, by the attribute. */
export type ChosenNumbers = Readonly<Record<string, number>>;

/** A filter with more numbers than this takes the largest of them together. */
const MOST_STEPS = 6;

type Counted = Extract<Chart, { as: "histogram" }>;

/** The filters of the cards of a game. An attribute that two charts count has one. */
export const numberFiltersOf = memoPerKey((pool: Pool): readonly NumberFilter[] => {
  const paths = new Map(chartsOf(pool).map((chart) => [chart.attribute, chart]));
  return [...paths].flatMap(([id]) => {
    const numbers = [...new Set(pool.cards.flatMap((entry) => numberOf(pool, entry, id) ?? []))].sort((a, b) => a - b);
    const label = columnWord(pool.game, { attribute: id });
    return numbers.length < 2 ? [] : [{ id, label, steps: stepsOf(numbers) }];
  });
});

function chartsOf({ game }: Pool): readonly Counted[] {
  return game.layout.charts.flatMap((chart) => (chart.as === "histogram" ? [chart] : []));
}

function stepsOf(numbers: readonly number[]): readonly NumberStep[] {
  const isLong = numbers.length > MOST_STEPS;
  const shown = numbers.slice(0, MOST_STEPS);
  return shown.map((n, i) =>
    isLong && i === shown.length - 1
      ? { label: `${n}+`, least: n, most: Number.POSITIVE_INFINITY }
      : { label: String(n), least: n, most: n },
  );
}

/** The number of a card that a filter asks about, also a placeholder, as the charts count it. */
export function numberOf(pool: Pool, entry: PoolCard, id: string): number | undefined {
  const own = chartFor(pool, entry, id);
  return own && numbered({ ...valueAt(entry.card, own), count: 1 })[0]?.n;
}

/** Whether cards like this one have such a number, even if nobody has published that of this card. */
export function isAsked(pool: Pool, entry: PoolCard, id: string): boolean {
  const attribute = pool.game.attributes.find(({ name }) => name === id);
  return attribute !== undefined && hasAttribute(pool.game, entry.card, attribute) && !!chartFor(pool, entry, id);
}

function chartFor(pool: Pool, { card }: PoolCard, id: string): Counted | undefined {
  return chartsOf(pool).find((chart) => chart.attribute === id && isOf(chart.which, card, pool.game.kind));
}

/** Whether a card has every number that is chosen, but for those of one attribute. */
export function hasNumbers(pool: Pool, entry: PoolCard, chosen: ChosenNumbers, besides?: string): boolean {
  return numberFiltersOf(pool).every(({ id, steps }) => {
    const step = id === besides ? undefined : steps.find(({ least }) => least === chosen[id]);
    return step === undefined || isIn(step, numberOf(pool, entry, id));
  });
}

export function isIn({ least, most }: NumberStep, number: number | undefined): boolean {
  return number !== undefined && number >= least && number <= most;
}

/** "cost:2,tier:4", as an address holds what is chosen. What the game does not have is left out. */
export function readNumbers(pool: Pool, text: string): ChosenNumbers {
  const parts = text.split(",").map((part) => part.split(":"));
  return Object.fromEntries(
    numberFiltersOf(pool).flatMap(({ id, steps }) => {
      const least = parts.find(([name]) => name === id)?.[1];
      const step = steps.find((one) => String(one.least) === least);
      return step ? [[id, step.least]] : [];
    }),
  );
}

export function writeNumbers(chosen: ChosenNumbers): string {
  return Object.entries(chosen)
    .map(([id, least]) => `${id}:${least}`)
    .join(",");
}
