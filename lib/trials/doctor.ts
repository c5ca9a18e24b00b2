// What a single other card would change, found in three steps that share no shuffles: each card alone against the deck's
// most common one, then the best pairs, then what is reported, on games that had no part in the choice.
import type { Dealt, Start } from "../core/table/board.ts";
import type { Measure } from "../core/table/measure.ts";
import { type Change, type Versus, versus } from "./pairs.ts";
import { type Games, runAll, type Thread } from "./run.ts";
import type { Played } from "./trial.ts";
import { worthOf, type Yardstick } from "./yardstick.ts";

/** A card of the deck and one that could take the place of a copy. */
export interface Swap {
  readonly cut: string;
  readonly add: Dealt;
}

export interface Suggestion extends Versus {
  readonly swap: Swap;
  readonly change: Change;
}

export interface Diagnosis {
  /** The swaps that were measured again, best first. */
  readonly tried: readonly Suggestion[];
  /** Those of them that are better beyond chance, however many were looked at. */
  readonly helps: readonly Suggestion[];
  /** How many swaps there were to choose from, and how many games were played in all. */
  readonly swaps: number;
  readonly games: number;
}

export interface Examined {
  readonly start: Start;
  readonly measures: readonly Measure[];
  readonly yardstick: Yardstick;
  /** Those that leave the deck legal. */
  readonly swaps: readonly Swap[];
}

/** How many games each step plays with each deck, and how many swaps come to it. */
const SCREEN = { games: 60 };
const RACE = { games: 100, swaps: 14 };
const REPORT = { games: 400, swaps: 5 };
/** Of five intervals of so many standard deviations, all hold in 95 of 100 diagnoses. */
const Z = 2.5758;
/** How often one card may stand among those that are raced, so that not all of them are the same idea. */
const MOST_ALIKE = 2;

/** Finds swaps that help. `tells` hears how many games are done and how many there are about to be. */
export async function examined(
  { start, measures, yardstick, swaps }: Examined,
  threads: readonly Thread[],
  tells: (done: number) => void = () => undefined,
): Promise<Diagnosis> {
  const worth = worthOf(measures, yardstick);
  let games = 0;
  const play = async (asked: readonly Games[]) => {
    const played = await runAll(asked, threads);
    games += asked.reduce((sum, one) => sum + one.games.length, 0);
    tells(games);
    return played;
  };
  const places = placesIn(start);
  const screened = await screen(start, swaps, worth, play);
  const raced = await race(varied(screened, RACE.swaps), places, worth, play);
  const tried = await report(raced.slice(0, REPORT.swaps), places, worth, play);
  return { tried, helps: tried.filter(({ difference }) => difference.from > 0), swaps: swaps.length, games };
}

type Worth = (game: Played) => number;
type Play = (asked: readonly Games[]) => Promise<readonly Played[][]>;

/** The last place of each card, by its section and name. The last copy is the one that a swap takes. */
function placesIn({ cards }: Start): ReadonlyMap<string, number> {
  return new Map(cards.map(({ from, label }, slot) => [keyOf(from, label), slot]));
}

const keyOf = (from: string, label: string) => `${from}\n${label}`;

function changeOf({ cut, add }: Swap, places: ReadonlyMap<string, number>): Change {
  const slot = places.get(keyOf(add.from, cut));
  if (slot === undefined) throw new Error(`there is no ${cut} to take out`);
  return { slot, card: add };
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** What a change of one place brings on average, without the games in which the place had no part. */
function gainOf(base: readonly Played[], after: readonly Played[], slot: number, worth: Worth): number {
  const seen = base.filter(({ touched }) => touched.includes(slot));
  const gains = seen.map((game, at) => worth(after[at] ?? game) - worth(game));
  return gains.reduce((sum, gain) => sum + gain, 0) / base.length;
}

/**
 * Swaps by their promise, best first. What a swap brings is nearly the sum of what it brings to replace the card by a
 * common one, and the common one by the other, so each card is tried once instead of each pair.
 */
async function screen(start: Start, swaps: readonly Swap[], worth: Worth, play: Play): Promise<readonly Swap[]> {
  const places = placesIn(start);
  const promises = new Map<Swap, number>();
  const [base = []] = await play([{ games: numbers(0, SCREEN.games) }]);
  for (const [section, its] of Map.groupBy(swaps, ({ add }) => add.from)) {
    const common = commonest(start, section);
    const cuts = [...new Set(its.map(({ cut }) => cut))].filter((cut) => cut !== common.label);
    const adds = [...new Map(its.map(({ add }) => [add.label, add])).values()].filter(
      ({ label }) => label !== common.label,
    );
    const changes = [
      ...cuts.map((cut) => changeOf({ cut, add: common }, places)),
      ...adds.map((add) => changeOf({ cut: common.label, add }, places)),
    ];
    const after = await play(changes.map((change) => ({ changes: [change], games: touchedIn(base, change.slot, 0) })));
    const gains = changes.map(({ slot }, at) => gainOf(base, after[at] ?? [], slot, worth));
    const byCut = new Map(cuts.map((cut, at) => [cut, gains[at] ?? 0]));
    const byAdd = new Map(adds.map(({ label }, at) => [label, gains[cuts.length + at] ?? 0]));
    for (const swap of its) promises.set(swap, (byCut.get(swap.cut) ?? 0) + (byAdd.get(swap.add.label) ?? 0));
  }
  return swaps.toSorted((a, b) => (promises.get(b) ?? 0) - (promises.get(a) ?? 0));
}

/** The first of some swaps, no card too often. */
function varied(swaps: readonly Swap[], most: number): readonly Swap[] {
  const times = new Map<string, number>();
  const chosen: Swap[] = [];
  for (const swap of swaps) {
    const keys = [`- ${swap.cut}`, `+ ${swap.add.label}`];
    if (chosen.length === most) break;
    if (keys.some((key) => (times.get(key) ?? 0) >= MOST_ALIKE)) continue;
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
    chosen.push(swap);
  }
  return chosen;
}

/** The games, counted from `first`, in which a place had a part. */
function touchedIn(base: readonly Played[], slot: number, first: number): readonly number[] {
  return base.flatMap(({ touched }, at) => (touched.includes(slot) ? [first + at] : []));
}

/** The card of a section that the deck has most copies of. */
function commonest({ cards }: Start, section: string): Dealt {
  const copies = Map.groupBy(cards, ({ from, label }) => keyOf(from, label));
  const [most = []] = [...copies.values()]
    .filter(([one]) => one?.from === section)
    .toSorted((a, b) => b.length - a.length);
  const [card] = most;
  if (!card) throw new Error(`there is no card in ${section}`);
  return card;
}

/** The best half of some swaps, twice, each time on other shuffles. */
async function race(
  swaps: readonly Swap[],
  places: ReadonlyMap<string, number>,
  worth: Worth,
  play: Play,
): Promise<readonly Swap[]> {
  let left = swaps;
  for (let round = 0; round < 2 && left.length > REPORT.swaps; round++) {
    const first = SCREEN.games + round * RACE.games;
    const [base = []] = await play([{ games: numbers(first, RACE.games) }]);
    const changes = left.map((swap) => changeOf(swap, places));
    const after = await play(
      changes.map((change) => ({ changes: [change], games: touchedIn(base, change.slot, first) })),
    );
    const ranked = left.map((swap, at) => ({
      swap,
      gain: gainOf(base, after[at] ?? [], changes[at]?.slot ?? -1, worth),
    }));
    const most = Math.max(REPORT.swaps, Math.ceil(left.length / 2));
    left = ranked
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, most)
      .map(({ swap }) => swap);
  }
  return left;
}

/** The swaps that are left, measured on games that nobody has seen yet, all of them played. */
async function report(
  swaps: readonly Swap[],
  places: ReadonlyMap<string, number>,
  worth: Worth,
  play: Play,
): Promise<readonly Suggestion[]> {
  const games = numbers(SCREEN.games + 2 * RACE.games, REPORT.games);
  const changes = swaps.map((swap) => changeOf(swap, places));
  const [base = [], ...after] = await play([{ games }, ...changes.map((change) => ({ changes: [change], games }))]);
  const found = swaps.flatMap((swap, at) => {
    const change = changes[at];
    return change ? [{ swap, change, ...versus(base, after[at] ?? [], worth, Z) }] : [];
  });
  return found.toSorted((a, b) => b.difference.mean - a.difference.mean);
}
