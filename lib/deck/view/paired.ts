import type { Numbers } from "./charts.ts";

/** One label of a chart with the numbers of two decks. */
interface Pair {
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

/** A chart of two decks, laid over each other. */
export interface PairedNumbers extends Pick<Numbers, "id" | "title" | "as" | "cards" | "standIn" | "unknown"> {
  readonly pairs: readonly Pair[];
  /** The averages of both decks. Only histograms of decks that have values have them. */
  readonly averages?: readonly [number, number];
}

/** The charts of two decks of one game, without those that say nothing of either. */
export function paired(before: readonly Numbers[], after: readonly Numbers[]): readonly PairedNumbers[] {
  return before.flatMap((one) => {
    const other = after.find(({ id }) => id === one.id);
    if (!other || one.cards + other.cards === 0) return [];
    const counts = (numbers: Numbers) =>
      new Map(
        numbers.as === "totals"
          ? numbers.totals.map(({ label, value }) => [label, value] as const)
          : numbers.bars.map(({ label, count }) => [label, count] as const),
      );
    const [first, second] = [counts(one), counts(other)];
    const labels = [...new Set([...first.keys(), ...second.keys()])];
    if (one.as === "histogram") labels.sort(inOrder);
    const pairs = labels.map((label) => ({ label, before: first.get(label) ?? 0, after: second.get(label) ?? 0 }));
    const averages: Pick<PairedNumbers, "averages"> =
      one.average === undefined || other.average === undefined ? {} : { averages: [one.average, other.average] };
    const values = {
      cards: valuesIn(one) + valuesIn(other),
      standIn: one.standIn + other.standIn,
      unknown: one.unknown + other.unknown,
    };
    return [{ id: one.id, title: one.title, as: one.as, ...values, pairs, ...averages }];
  });
}

/** A card has a value in each of the sums that are about it, and one in any other chart. */
function valuesIn({ as, cards, totals }: Numbers): number {
  return as === "totals" ? totals.reduce((sum, { of }) => sum + of, 0) : cards;
}

/** Numbers first, from low to high, then words. */
function inOrder(a: string, b: string): number {
  const [x, y] = [a, b].map((label) => Number.parseInt(label.replace("−", "-"), 10));
  const of = (n: number | undefined) => (n === undefined || Number.isNaN(n) ? Number.POSITIVE_INFINITY : n);
  return of(x) === of(y) ? 0 : of(x) - of(y);
}
