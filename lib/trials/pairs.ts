// Two decks on the same shuffles. What both hold comes in the same order, so that only their difference shows.
import type { Card } from "../core/card/card.ts";
import type { Board, Dealt, Placed, Start } from "../core/table/board.ts";
import { zoneIndexOf } from "../core/table/zone-index.ts";
import { type Interval, meanOf } from "./interval.ts";
import type { Played } from "./trial.ts";

/** A start with some of its cards replaced. The same dice then give the same order to all others. */
export function changed<C extends Card>(start: Start<C>, changes: readonly Placed<C>[]): Start<C> {
  if (changes.length === 0) return start;
  const cards = [...start.cards];
  for (const { slot, card } of changes) cards[slot] = card;
  return { ...start, cards };
}

/**
 * The start of another deck in the order of this one: copies that both have come first to their places, then the rest. What
 * has no place, or takes none, is noted, so that decks of other sizes are shuffled alike too.
 */
export function aligned<C extends Card>(goldfish: Board<C>, start: Start<C>, other: Start<C>): Start<C> {
  const rest = Map.groupBy(other.cards, origin);
  const taken: (Dealt<C> | undefined)[] = start.cards.map((card) => {
    const its = rest.get(origin(card)) ?? [];
    const at = its.findIndex(({ label }) => label === card.label);
    return at < 0 ? undefined : its.splice(at, 1)[0];
  });
  for (const [at, card] of start.cards.entries()) taken[at] ??= rest.get(origin(card))?.shift();
  // Whatever has no place there comes after the last card of its section, or at the end.
  const cards: { readonly card: Dealt<C>; readonly place: number }[] = [];
  const without = (more: readonly Dealt<C>[] = []) => cards.push(...more.map((card) => ({ card, place: -1 })));
  for (const [place, card] of taken.entries()) {
    if (card) cards.push({ card, place });
    const from = origin(start.cards[place]);
    if (origin(start.cards[place + 1]) !== from) without(rest.get(from)?.splice(0));
  }
  without([...rest.values()].flat());
  const places = cards.map(({ place }) => place);
  const left = taken.flatMap((card, place) => (card ? [] : [{ place, zone: zoneAt(goldfish, start.cards[place]) }]));
  const isSame = left.length === 0 && places.length === taken.length;
  return { ...other, cards: cards.map(({ card }) => card), ...(!isSame && { beside: { places, left } }) };
}

/** The pile that a card comes from: a section of one of the decks. */
function origin(dealt: Dealt | undefined): string {
  return `${dealt?.from}/${dealt?.side ?? 0}`;
}

/** The zone where a card begins. */
function zoneAt<C extends Card>(board: Board<C>, dealt?: Dealt): string {
  const index = zoneIndexOf(board);
  const zone = index.number(board.begins[dealt?.from ?? ""] ?? "", []);
  return index.spots[index.zoneFor(dealt?.side ?? 0, zone)]?.name ?? "";
}

/** How one deck did beside another, on the same shuffles. */
export interface Versus {
  readonly better: number;
  readonly worse: number;
  readonly same: number;
  readonly difference: Interval & { readonly mean: number };
  /** What is beyond luck. */
  readonly verdict: "better" | "worse" | "open";
  /** The games in which it was better by most, and those in which it was worse by most, by their numbers. */
  readonly best: readonly number[];
  readonly worst: readonly number[];
}

const SHOWN = 3;
/** Where fewer games differ, their mean is not yet normal. */
const FEW = 50;
/** How rarely a verdict is wrong, as a share and in standard deviations. */
const USUALLY = { alpha: 0.05, z: 1.959963984540054 };

/** How often chance alone parts few games as unevenly, or more so: two-sided, exactly. Undefined if they are not few. */
export function signTest(better: number, worse: number): number | undefined {
  const n = better + worse;
  if (n >= FEW) return undefined;
  let [ways, sum] = [0.5 ** n, 0];
  for (let fewer = 0; fewer <= Math.min(better, worse); fewer++) {
    sum += ways;
    ways *= (n - fewer) / (fewer + 1);
  }
  return Math.min(1, 2 * sum);
}

function verdictOf(
  { better, worse, difference: { from, to } }: Omit<Versus, "verdict">,
  alpha: number,
): Versus["verdict"] {
  if ((signTest(better, worse) ?? 0) > alpha) return "open";
  return from > 0 ? "better" : to < 0 ? "worse" : "open";
}

export function versus(
  before: readonly Played[],
  after: readonly Played[],
  worth: (game: Played) => number,
  { alpha, z } = USUALLY,
): Versus {
  const gains = after.map((game, at) => worth(game) - worth(before[at] ?? game));
  const ranked = [...gains.entries()].toSorted(([, a], [, b]) => b - a);
  const found = {
    better: gains.filter((gain) => gain > 0).length,
    worse: gains.filter((gain) => gain < 0).length,
    same: gains.filter((gain) => gain === 0).length,
    difference: meanOf(gains, z),
    best: ranked
      .filter(([, gain]) => gain > 0)
      .slice(0, SHOWN)
      .map(([at]) => at),
    worst: ranked
      .filter(([, gain]) => gain < 0)
      .slice(-SHOWN)
      .map(([at]) => at)
      .reverse(),
  };
  return { ...found, verdict: verdictOf(found, alpha) };
}
