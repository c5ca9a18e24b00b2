// What another card would change, found in three steps that share no shuffles: each card alone against the deck's most common
// one, then the best pairs, then what is reported, on games that had no part in the choice. Where whole decks are tried, all race.
import type { Placed, Start } from "../core/table/board.ts";
import type { Measure } from "../core/table/measure.ts";
import { type Versus, versus } from "./pairs.ts";
import { type Games, runAll, type Thread } from "./run.ts";
import type { Played } from "./trial.ts";
import { worthOf, type Yardstick } from "./yardstick.ts";

/** Another deck close to one: what goes and what comes, in words and on the table. */
export interface Swap {
  readonly cut: string;
  readonly add: string;
  readonly changes: readonly Placed[];
}

export interface Suggestion<S extends Swap = Swap> extends Versus {
  readonly swap: S;
}

export interface Diagnosis<S extends Swap = Swap> {
  /** The swaps that were measured again, best first. */
  readonly tried: readonly Suggestion<S>[];
  /** Those of them that are better beyond chance, however many were looked at. */
  readonly helps: readonly Suggestion<S>[];
  /** How many swaps there were to choose from, and how many games were played in all. */
  readonly swaps: number;
  readonly games: number;
}

export interface Examined<S extends Swap = Swap> {
  readonly start: Start;
  readonly measures: readonly Measure[];
  readonly yardstick: Yardstick;
  /** Those that leave the deck legal. */
  readonly swaps: readonly S[];
}

/** How many games each step plays with each deck, and how many swaps come to it. */
const SCREEN = { games: 60 };
const RACE = { games: 100, swaps: 14 };
const REPORT = { games: 400, swaps: 5 };
/** Decks that differ in more than a card race from the start: so many games are shared by all of them in a round. */
const SHARED = { games: 2400, least: 20 };
/** Of five intervals of so many standard deviations, all hold in 95 of 100 diagnoses. */
const Z = 2.5758;
/** How often one card may stand among those that are raced, so that not all of them are the same idea. */
const MOST_ALIKE = 2;

/** Finds swaps that help. `tells` hears how many games are done. */
export async function examined<S extends Swap>(
  { start, measures, yardstick, swaps }: Examined<S>,
  threads: readonly Thread[],
  tells: (done: number) => void = () => undefined,
): Promise<Diagnosis<S>> {
  let [games, next] = [0, 0];
  const lab: Lab = {
    worth: worthOf(measures, yardstick),
    async play(asked) {
      const played = await runAll(asked, threads);
      games += asked.reduce((sum, one) => sum + one.games.length, 0);
      tells(games);
      return played;
    },
    fresh(count) {
      next += count;
      return numbers(next - count, count);
    },
  };
  const isSingle = swaps.every(({ changes }) => changes.length === 1);
  const screened = isSingle
    ? varied(await screen(start, swaps, lab), RACE.swaps)
    : await race(swaps, RACE.swaps, lab, (left) => {
        return Math.min(SCREEN.games, Math.max(SHARED.least, Math.ceil(SHARED.games / left)));
      });
  const raced = await race(screened, REPORT.swaps, lab, () => RACE.games);
  const tried = await report(raced, lab);
  return { tried, helps: tried.filter(({ difference }) => difference.from > 0), swaps: swaps.length, games };
}

/** Where games are played. */
interface Lab {
  /** How good a game was. */
  readonly worth: (game: Played) => number;
  play(asked: readonly Games[]): Promise<readonly Played[][]>;
  /** The numbers of games that had no part in anything before. */
  fresh(count: number): readonly number[];
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

/** The decks of some changes, each in the games in which one of its places had a part, and what each brings on average. */
async function gainsOf(
  all: readonly (readonly Placed[])[],
  games: readonly number[],
  base: readonly Played[],
  { worth, play }: Lab,
): Promise<readonly number[]> {
  const parts = all.map((changes) =>
    [...base.keys()].filter((at) => changes.some(({ slot }) => base[at]?.touched.includes(slot))),
  );
  const after = await play(
    all.map((changes, which) => ({ changes, games: (parts[which] ?? []).flatMap((at) => games[at] ?? []) })),
  );
  return parts.map((part, which) => {
    const gains = part.map((at, nth) => {
      const [was, is] = [base[at], after[which]?.[nth]];
      return was && is ? worth(is) - worth(was) : 0;
    });
    return gains.reduce((sum, gain) => sum + gain, 0) / base.length;
  });
}

/**
 * Single swaps by their promise, best first. What a swap brings is nearly the sum of what it brings to replace the card by a
 * common one, and the common one by the other, so each card is tried once instead of each pair.
 */
async function screen<S extends Swap>(start: Start, swaps: readonly S[], lab: Lab): Promise<readonly S[]> {
  const games = lab.fresh(SCREEN.games);
  const [base = []] = await lab.play([{ games }]);
  const promises = new Map<S, number>();
  for (const [section, its] of Map.groupBy(swaps, ({ changes }) => changes[0]?.card.from ?? "")) {
    const common = commonest(start, section);
    const cuts = new Map<string, readonly Placed[]>();
    const adds = new Map<string, readonly Placed[]>();
    for (const { cut, add, changes } of its) {
      for (const { slot, card } of changes) {
        if (cut !== common.card.label) cuts.set(cut, [{ slot, card: common.card }]);
        if (add !== common.card.label) adds.set(add, [{ slot: common.slot, card }]);
      }
    }
    const gains = await gainsOf([...cuts.values(), ...adds.values()], games, base, lab);
    const byCut = new Map([...cuts.keys()].map((cut, at) => [cut, gains[at] ?? 0]));
    const byAdd = new Map([...adds.keys()].map((add, at) => [add, gains[cuts.size + at] ?? 0]));
    for (const swap of its) promises.set(swap, (byCut.get(swap.cut) ?? 0) + (byAdd.get(swap.add) ?? 0));
  }
  return swaps.toSorted((a, b) => (promises.get(b) ?? 0) - (promises.get(a) ?? 0));
}

/** The first of some swaps, no card too often. */
function varied<S extends Swap>(swaps: readonly S[], most: number): readonly S[] {
  const times = new Map<string, number>();
  const chosen: S[] = [];
  for (const swap of swaps) {
    const keys = [`- ${swap.cut}`, `+ ${swap.add}`];
    if (chosen.length === most) break;
    if (keys.some((key) => (times.get(key) ?? 0) >= MOST_ALIKE)) continue;
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
    chosen.push(swap);
  }
  return chosen;
}

/** The last copy of the card of a section that the deck has most copies of. */
function commonest({ cards }: Start, section: string): Placed {
  const slots = [...cards.keys()].filter((slot) => cards[slot]?.from === section);
  const [most = []] = [...Map.groupBy(slots, (slot) => cards[slot]?.label).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const slot = most.at(-1) ?? -1;
  const card = cards[slot];
  if (!card) throw new Error(`there is no card in ${section}`);
  return { slot, card };
}

/** The best half of some swaps, again and again, each time on other shuffles, until few are left. */
async function race<S extends Swap>(
  swaps: readonly S[],
  few: number,
  lab: Lab,
  gamesFor: (swaps: number) => number,
): Promise<readonly S[]> {
  let left = swaps;
  while (left.length > few) {
    const games = lab.fresh(gamesFor(left.length));
    const [base = []] = await lab.play([{ games }]);
    const all = left.map(({ changes }) => changes);
    const gains = await gainsOf(all, games, base, lab);
    const ranked = left.map((swap, at) => ({ swap, gain: gains[at] ?? 0 })).toSorted((a, b) => b.gain - a.gain);
    left = ranked.slice(0, Math.max(few, Math.ceil(left.length / 2))).map(({ swap }) => swap);
  }
  return left;
}

/** The swaps that are left, measured on games that nobody has seen yet, all of them played. */
async function report<S extends Swap>(
  swaps: readonly S[],
  { worth, play, fresh }: Lab,
): Promise<readonly Suggestion<S>[]> {
  const games = fresh(REPORT.games);
  const [base = [], ...after] = await play([{ games }, ...swaps.map(({ changes }) => ({ changes, games }))]);
  const numbered = (places: readonly number[]) => places.flatMap((at) => games[at] ?? []);
  const found = swaps.map((swap, at) => {
    const { best, worst, ...counts } = versus(base, after[at] ?? [], worth, Z);
    return { swap, ...counts, best: numbered(best), worst: numbered(worst) };
  });
  return found.toSorted((a, b) => b.difference.mean - a.difference.mean);
}
