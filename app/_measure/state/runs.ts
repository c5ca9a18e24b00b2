// What the page does in threads: playing a trial, another one beside it, and looking for what to change.

import type { Start } from "../../../lib/core/table/board.ts";
import { facingCalled } from "../../../lib/core/table/seats.ts";
import type { DeckSwap } from "../../../lib/deck/swaps.ts";
import type { Apart, Side } from "../../../lib/trials/apart.ts";
import { type Diagnosis, examined } from "../../../lib/trials/doctor.ts";
import { facingSame } from "../../../lib/trials/opposites.ts";
import { aligned, changed, type Versus, versus } from "../../../lib/trials/pairs.ts";
import { type Pace, runTrial } from "../../../lib/trials/run.ts";
import type { Glance, Summary } from "../../../lib/trials/summary.ts";
import type { Played, Trial } from "../../../lib/trials/trial.ts";
import { worthOf, type Yardstick } from "../../../lib/trials/yardstick.ts";
import { ownStart } from "../../_client/own-start.ts";
import { loadCards } from "../../_client/pool.ts";
import { courier, withWorkers } from "../../_client/workers.ts";
import type { ToPart } from "./apart-worker.ts";
import type { Bench } from "./bench.ts";
import type { Counted, ToCount } from "./count-worker.ts";
import type { SwapAnswer, ToSwap } from "./swap-worker.ts";
import { withThreads } from "./threads.ts";

/** A trial that was played to its end. */
export interface Found {
  readonly trial: Trial;
  readonly played: readonly Played[];
  readonly summary: Summary;
}

/** Plays a trial. `tells` hears of the counts so far, as often as they are counted. */
export async function playTrial(
  { game, start, goals }: Bench,
  trial: Trial,
  signal: AbortSignal,
  tells: (glance: Glance) => void,
): Promise<Found> {
  const worker = new Worker(new URL("./count-worker.ts", import.meta.url), { type: "module" });
  const count = courier<ToCount, Counted>(worker);
  return withWorkers([worker], signal, async () => {
    let sent = 0;
    let isCounting = false;
    // What cannot be counted ends the games too.
    const trouble = new AbortController();
    const hear = (so: readonly Played[]) => {
      if (isCounting) return;
      isCounting = true;
      const fresh = so.slice(sent);
      sent = so.length;
      count({ game: game.id, goals, fresh, isLast: false }).then(
        (counted) => {
          isCounting = false;
          if ("glance" in counted) tells(counted.glance);
        },
        (error: unknown) => trouble.abort(error),
      );
    };
    const either = AbortSignal.any([signal, trouble.signal]);
    const played = await withThreads({ game: game.id, start, trial }, either, (threads) =>
      runTrial(trial, threads, { tells: hear }),
    );
    const counted = await count({ game: game.id, goals, fresh: played.slice(sent), isLast: true });
    if (!("summary" in counted)) throw new Error("The games could not be counted.");
    return { trial, played, summary: counted.summary };
  });
}

export interface Advice extends Diagnosis<DeckSwap> {
  /** What was tried: "swaps". */
  readonly what: string;
  readonly undetermined: number;
  /** The cards of the deck that came to nothing in the pilot's games. */
  readonly unused: readonly string[];
  readonly yardstick: Yardstick;
  readonly trial: Trial;
  /** The code of the deck that each of the swaps makes, or undefined if no link can carry it. */
  readonly codes: readonly (string | undefined)[];
  /** The game that shows each of them best, if one does. */
  readonly shows: readonly ((Pair & { readonly at: number }) | undefined)[];
}

const NO_SWAPS = "No change of a card leaves this deck legal, so there is nothing to try.";

/** Looks for single swaps that help, or says that there is none to try. */
export async function findSwaps(
  { deck, game, dealer, start }: Bench,
  trial: Trial,
  yardstick: Yardstick,
  signal: AbortSignal,
  tells: (pace: Pace) => void,
): Promise<Advice | string> {
  const cards = await loadCards(game, deck.stamp);
  const worker = new Worker(new URL("./swap-worker.ts", import.meta.url), { type: "module" });
  const ask = courier<ToSwap, SwapAnswer>(worker);
  return withWorkers([worker], signal, async () => {
    const found = await ask({ game: game.id, code: deck.code, cards, start, trial });
    if (!("swaps" in found)) throw new Error("The swaps could not be found.");
    const { unused } = found;
    const { what, legal: swaps, undetermined } = found.swaps;
    if (swaps.length === 0) return NO_SWAPS;
    const diagnosis = await withThreads({ game: game.id, start, trial }, signal, (threads) =>
      examined({ start, goldfish: dealer.goldfish, yardstick, swaps }, threads, tells),
    );
    const before = { start, trial };
    const shows = diagnosis.tried.map(({ swap, best: [at] }) =>
      at === undefined ? undefined : { before, after: { start: changed(start, swap.changes), trial }, at },
    );
    const written = await ask({ write: diagnosis.tried.map(({ swap }) => swap) });
    return {
      ...diagnosis,
      what,
      undetermined,
      unused,
      yardstick,
      trial,
      shows,
      codes: "codes" in written ? written.codes : [],
    };
  });
}

/** Two ways to play the same deals. */
export interface Pair {
  readonly before: Side;
  readonly after: Side;
}

/** The first different move of some pairs of games, by their numbers. Undefined where they go the same way. */
export function partings(
  game: string,
  { before, after }: Pair,
  games: readonly number[],
  signal: AbortSignal,
): Promise<readonly (Apart | undefined)[]> {
  const worker = new Worker(new URL("./apart-worker.ts", import.meta.url), { type: "module" });
  const ask = courier<ToPart, readonly (Apart | undefined)[]>(worker);
  return withWorkers([worker], signal, () => ask({ game, before, after, games }));
}

export interface Beside extends Versus, Pair {
  /** The other way, in words: "with the other deck". */
  readonly who: string;
  readonly yardstick: Yardstick;
  readonly of: number;
}

/** What is laid beside a deck: another one, itself with a house rule switched, or with the autopilot's lines in another order. */
export type Other =
  | { readonly code: string }
  | { readonly house: string }
  | { readonly order: NonNullable<Trial["order"]> };

/** Plays the same deals twice, and counts where the second time was better. `tells` hears how far it is. */
export async function playBeside(
  { deck, game, dealer, start, opposites }: Bench,
  trial: Trial,
  { other, yardstick, before }: { other: Other; yardstick: Yardstick; before: readonly Played[] | undefined },
  signal: AbortSignal,
  tells: (pace: Pace) => void,
): Promise<Beside | string> {
  const after = "order" in other ? { start, trial: { ...trial, order: other.order } } : { start, trial };
  if ("code" in other) {
    const own = await ownStart(game, dealer.goldfish, other.code, deck.stamp, start.seed);
    if (typeof own === "string") return own;
    after.trial = facingSame(opposites, trial);
    const { opposite } = after.trial;
    after.start = aligned(dealer.goldfish, facingCalled(start, opposite), facingCalled(own.start, opposite));
  }
  if ("house" in other) after.start = { ...start, house: switched(start.house, other.house) };
  let done = 0;
  const most = before ? trial.games : 2 * trial.games;
  const play = async (seat: typeof after) => {
    const played = await withThreads({ game: game.id, ...seat }, signal, (threads) =>
      runTrial(trial, threads, { tells: (so) => tells({ done: done + so.length, most }) }),
    );
    done += played.length;
    return played;
  };
  const first = before ?? (await play({ start, trial }));
  const second = await play(after);
  const { measures } = dealer.goldfish;
  return {
    ...versus(first, second, worthOf(measures, yardstick)),
    who: whoIn(other),
    yardstick,
    before: { start, trial },
    after,
    of: second.length,
  };
}

function switched(house: Start["house"], id: string): Start["house"] {
  const { [id]: isOn, ...others } = house;
  return isOn ? others : { ...house, [id]: true };
}

function whoIn(other: Other): string {
  if ("code" in other) return "with the other deck";
  return "house" in other ? "by the other house rule" : "in your order";
}
