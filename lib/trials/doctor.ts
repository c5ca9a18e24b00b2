// What another card would change, found in steps that share no shuffles: each card alone against the deck's most common one,
// then the best pairs, then what is reported, and the first of them once more, because it was chosen by what was reported.
// Where whole decks are tried, all race.
import type { Placed, Start } from "../core/table/board.ts";
import type { Goldfish } from "../core/table/goldfish.ts";
import { type Asked, goalText } from "./goal.ts";
import { meanOf } from "./interval.ts";
import { type Versus, versus } from "./pairs.ts";
import { type Games, type Pace, runAll, type Thread } from "./run.ts";
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
  /** What else it changes most clearly, if anything beyond chance: in how many games a win or a plan was reached. */
  readonly along?: Along;
  /** Whether the games do not tell it from the first: which of them is best, nobody knows. */
  readonly isTied: boolean;
}

/** A goal beside the yardstick, and in how many of the games it was reached with the deck as it is and with the swap. */
export interface Along {
  readonly says: string;
  readonly before: number;
  readonly after: number;
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
  readonly goldfish: Pick<Goldfish, "measures" | "plans">;
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
/** Of five verdicts that are so rarely wrong, all hold in 95 of 100 diagnoses. */
const SURER = { alpha: 0.01, z: 2.5758 };
/** How often one card may stand among those that are raced, so that not all of them are the same idea. */
const MOST_ALIKE = 2;

/** Finds swaps that help. `tells` hears how far it is. */
export async function examined<S extends Swap>(
  { start, goldfish, yardstick, swaps }: Examined<S>,
  threads: readonly Thread[],
  tells: (pace: Pace) => void = () => undefined,
): Promise<Diagnosis<S>> {
  let [games, next, furthest] = [0, 0, 0];
  // More games may have to be confirmed than were foreseen. Nobody is told of a step back.
  const tell = (pace: Pace) => {
    if (pace.done < furthest * pace.most) return;
    furthest = pace.done / pace.most;
    tells(pace);
  };
  const lab: Lab = {
    worth: worthOf(goldfish.measures, yardstick),
    async play(asked, later) {
      const count = asked.reduce((sum, one) => sum + one.games.length, 0);
      const played = await runAll(asked, threads, (done) => tell({ done: games + done, most: games + count + later }));
      games += count;
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
    : await race(swaps, RACE.swaps, lab, { gamesFor: sharedBy, later: mostIn(RACE.swaps, REPORT.swaps) + REPORTED });
  const raced = await race(screened, REPORT.swaps, lab, { gamesFor: () => RACE.games, later: REPORTED });
  const tried = await confirmed(await report(raced, lab, alongIn(goldfish, yardstick)), lab);
  tell({ done: games, most: games });
  return { tried, helps: tried.filter(({ verdict }) => verdict === "better"), swaps: swaps.length, games };
}

const sharedBy = (left: number) => Math.min(SCREEN.games, Math.max(SHARED.least, Math.ceil(SHARED.games / left)));

/** The most games that the last two steps play, and a race of so many swaps. */
const CONFIRMED = REPORT.games * 2;
const REPORTED = REPORT.games * (REPORT.swaps + 1) + CONFIRMED;
function mostIn(swaps: number, few: number, gamesFor = (_: number) => RACE.games): number {
  if (swaps <= few) return 0;
  return gamesFor(swaps) * (swaps + 1) + mostIn(halved(swaps, few), few, gamesFor);
}

const halved = (swaps: number, few: number) => Math.max(few, Math.ceil(swaps / 2));

/** Where games are played. */
interface Lab {
  /** How good a game was. */
  readonly worth: (game: Played) => number;
  /** Plays games, before which so many others are left at most. */
  play(asked: readonly Games[], later: number): Promise<readonly Played[][]>;
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
  later: number,
): Promise<readonly number[]> {
  const parts = all.map((changes) =>
    [...base.keys()].filter((at) => changes.some(({ slot }) => base[at]?.touched.includes(slot))),
  );
  const after = await play(
    all.map((changes, which) => ({ changes, games: (parts[which] ?? []).flatMap((at) => games[at] ?? []) })),
    later,
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
  const later = mostIn(RACE.swaps, REPORT.swaps) + REPORTED;
  // Each card once, by its section and what is tried: to go for the common card, or to come for it.
  const single = new Map<string, readonly Placed[]>();
  const named = ({ cut, add, changes: [first] }: S) => {
    const section = first?.card.from ?? "";
    return [`${section} - ${cut}`, `${section} + ${add}`] as const;
  };
  for (const [section, its] of Map.groupBy(swaps, ({ changes }) => changes[0]?.card.from ?? "")) {
    const common = commonest(start, section);
    for (const swap of its) {
      const [goes, comes] = named(swap);
      for (const { slot, card } of swap.changes) {
        if (swap.cut !== common.card.label) single.set(goes, [{ slot, card: common.card }]);
        if (swap.add !== common.card.label) single.set(comes, [{ slot: common.slot, card }]);
      }
    }
  }
  const [base = []] = await lab.play([{ games }], games.length * single.size + later);
  const gains = await gainsOf([...single.values()], games, base, lab, later);
  const gain = new Map([...single.keys()].map((name, at) => [name, gains[at] ?? 0]));
  const promise = (swap: S) => named(swap).reduce((sum, name) => sum + (gain.get(name) ?? 0), 0);
  return swaps.toSorted((a, b) => promise(b) - promise(a));
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
  const slots = [...cards.keys()].filter((slot) => cards[slot]?.from === section && cards[slot].side === undefined);
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
  { gamesFor, later }: { gamesFor(swaps: number): number; later: number },
): Promise<readonly S[]> {
  let left = swaps;
  while (left.length > few) {
    const games = lab.fresh(gamesFor(left.length));
    const after = mostIn(halved(left.length, few), few, gamesFor) + later;
    const [base = []] = await lab.play([{ games }], games.length * left.length + after);
    const all = left.map(({ changes }) => changes);
    const gains = await gainsOf(all, games, base, lab, after);
    const ranked = left.map((swap, at) => ({ swap, gain: gains[at] ?? 0 })).toSorted((a, b) => b.gain - a.gain);
    left = ranked.slice(0, halved(left.length, few)).map(({ swap }) => swap);
  }
  return left;
}

/** A swap as it was measured, with how good each game was, and the same measured once more. */
interface Reported<S extends Swap> {
  readonly one: Omit<Suggestion<S>, "isTied">;
  readonly worths: readonly number[];
  again(before: readonly Played[], after: readonly Played[], games: readonly number[]): Omit<Suggestion<S>, "isTied">;
}

/** The swaps that are left, measured on games that nobody has seen yet, all of them played. */
async function report<S extends Swap>(
  swaps: readonly S[],
  { worth, play, fresh }: Lab,
  along: AlongBy,
): Promise<readonly Reported<S>[]> {
  const games = fresh(REPORT.games);
  const [base = [], ...after] = await play([{ games }, ...swaps.map(({ changes }) => ({ changes, games }))], CONFIRMED);
  const found = swaps.map((swap, at): Reported<S> => {
    const its = after[at] ?? [];
    const clearest = along(base, its);
    const again: Reported<S>["again"] = (before, now, numbers) => {
      const { best, worst, ...counts } = versus(before, now, worth, SURER);
      const numbered = (places: readonly number[]) => places.flatMap((place) => numbers[place] ?? []);
      const more = clearest && along(before, now, clearest.says);
      return { swap, ...counts, best: numbered(best), worst: numbered(worst), ...(more && { along: more }) };
    };
    return { one: again(base, its, games), worths: its.map(worth), again };
  });
  return found.toSorted((a, b) => b.one.difference.mean - a.one.difference.mean);
}

/**
 * The first is the best by the games that made it the first, so it is told by others that chose nothing. One that does not
 * help there goes behind those that help.
 */
async function confirmed<S extends Swap>(all: readonly Reported<S>[], lab: Lab): Promise<readonly Suggestion<S>[]> {
  const helps = all.filter(({ one }) => one.verdict === "better");
  const others = all.filter(({ one }) => one.verdict !== "better");
  for (let first = helps.shift(); first; first = helps.shift()) {
    const games = lab.fresh(REPORT.games);
    const { changes } = first.one.swap;
    const [before = [], after = []] = await lab.play([{ games }, { changes, games }], 0);
    const one = first.again(before, after, games);
    if (one.verdict !== "better") {
      others.unshift({ ...first, one });
      continue;
    }
    const { worths } = first;
    const isTied = (other: Reported<S>) => {
      const { from, to } = meanOf(other.worths.map((worth, at) => worth - (worths[at] ?? worth)));
      return from <= 0 && to >= 0;
    };
    const rest = helps.map((other) => ({ ...other.one, isTied: isTied(other) }));
    const open = others.map((other) => ({ ...other.one, isTied: false }));
    return [{ ...one, isTied: rest.some((other) => other.isTied) }, ...rest, ...open];
  }
  return others.map(({ one }) => ({ ...one, isTied: false }));
}

/** The clearest of what else changed, if it is clear, or what one of these goals came to. */
type AlongBy = (before: readonly Played[], after: readonly Played[], says?: string) => Along | undefined;

/** So many standard deviations, because the clearest of a dozen goals is picked for each of five swaps. */
const CLEAR = 3.5;

/** What a swap changes most clearly beside what it was chosen by: a win or a plan that other games reach than before. */
function alongIn({ measures, plans }: Examined["goldfish"], yardstick: Yardstick): AlongBy {
  const by = "goal" in yardstick ? goalText(yardstick.goal) : "";
  const won: { readonly says: string; readonly goal: Asked } = { says: "A win", goal: { won: true } };
  const goals = [won, ...plans.map(({ says, measure, least, turn }) => ({ says, goal: { measure, least, turn } }))];
  const others = goals.filter(({ goal }) => goalText(goal) !== by);
  return (before, after, asked) => {
    const found = others
      .filter(({ says }) => asked === undefined || says === asked)
      .map(({ says, goal }) => {
        const worth = worthOf(measures, { goal });
        const [was, is] = [before.map(worth), after.map(worth)];
        const [up, down] = [is.filter((one, at) => one > (was[at] ?? 0)), is.filter((one, at) => one < (was[at] ?? 0))];
        const clear = Math.abs(up.length - down.length) / Math.sqrt(up.length + down.length || 1);
        const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
        return { says, before: sum(was), after: sum(is), clear };
      });
    const [first] = found.toSorted((a, b) => b.clear - a.clear);
    if (!first || (asked === undefined && first.clear < CLEAR)) return undefined;
    const { clear: _, ...along } = first;
    return along;
  };
}
