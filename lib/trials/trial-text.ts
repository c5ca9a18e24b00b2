// A trial and its questions as the parameters of an address, which is what a certificate links to.
import type { Goldfish } from "../core/table/goldfish.ts";
import { isSeed } from "../core/table/replay.ts";
import { listed } from "../core/words.ts";
import { type Asked, goalText, readGoal } from "./goal.ts";
import type { Opposite } from "./opposites.ts";
import { orderText, readOrder } from "./policy.ts";
import type { Trial } from "./trial.ts";

export const USUAL: Trial = { seed: "1", games: 1000, turns: 30 };

/** The bounds of what may be typed or linked. */
export const BOUNDS = {
  games: { least: 50, most: 10_000 },
  turns: { least: 1, most: 60 },
  rolls: { least: 1, most: 12 },
} as const;

const MOST_GOALS = 6;

export interface AskedTrial {
  readonly trial: Trial;
  readonly goals: readonly Asked[];
}

/** Why games that are stopped after some turns cannot tell of a later one, or undefined if they can. */
export function whyTooLate(
  asked: string,
  turn: number | undefined,
  { turns }: Pick<Trial, "turns">,
): string | undefined {
  if (turn === undefined || turn <= turns) return undefined;
  const way = turn <= BOUNDS.turns.most ? `, or set “turns” to ${turn}` : "";
  return `“${asked}” asks about turn ${turn}, but games are stopped after turn ${turns}. Ask about an earlier turn${way}.`;
}

export type ReadTrial = ({ readonly ok: true } & AskedTrial) | { readonly ok: false; readonly why: string };

/** What its numbers are called where they are typed, if that is not their name in an address. */
type Called = { readonly [Name in keyof typeof BOUNDS]?: string };

/** Reads a trial from parameters. What is left out is as usual. */
export function readTrial(
  goldfish: Pick<Goldfish, "measures" | "autopilot">,
  opposites: readonly Opposite[],
  typed: URLSearchParams,
  called: Called = {},
): ReadTrial {
  const seed = typed.get("seed") ?? USUAL.seed;
  if (!isSeed(seed)) return { ok: false, why: "A seed has up to 64 letters, digits and -." };
  const numbers = numbersIn(typed, called);
  if (typeof numbers === "string") return { ok: false, why: numbers };
  const { games = USUAL.games, turns = USUAL.turns, rolls } = numbers;
  const opposite = typed.get("opposite");
  const ids = opposites.map(({ id }) => id);
  if (opposite !== null && !ids.includes(opposite))
    return { ok: false, why: `Nobody is called “${opposite.slice(0, 40)}”. There is ${listed(ids)}.` };
  const lines = typed.get("order");
  const order = lines === null ? undefined : readOrder(goldfish, lines);
  if (order && !order.ok) return order;
  const asked = typed.getAll("ask");
  if (asked.length > MOST_GOALS) return { ok: false, why: `Ask for up to ${MOST_GOALS} goals at once.` };
  const goals: Asked[] = [];
  for (const text of asked) {
    const read = readGoal(goldfish.measures, text);
    if (!read.ok) return read;
    const late = whyTooLate(goalText(read.asked), read.asked.turn, { turns });
    if (late !== undefined) return { ok: false, why: late };
    goals.push(read.asked);
  }
  const trial = {
    seed,
    games,
    turns,
    ...(opposite !== null && { opposite }),
    ...(order && { order: order.order }),
    ...(rolls !== undefined && { rolls }),
  };
  return { ok: true, trial, goals: goals.length > 0 ? goals : [{ won: true }] };
}

/** The numbers that are typed, or what is wrong with one. */
function numbersIn(typed: URLSearchParams, called: Called): Partial<Pick<Trial, keyof typeof BOUNDS>> | string {
  const numbers: { -readonly [Name in keyof typeof BOUNDS]?: number } = {};
  for (const name of ["games", "turns", "rolls"] as const) {
    const text = typed.get(name);
    if (text === null) continue;
    const { least, most } = BOUNDS[name];
    const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      return `“${called[name] ?? name}” is a whole number from ${least} to ${most.toLocaleString("en")}.`;
    numbers[name] = value;
  }
  return numbers;
}

/** The parameters that a trial and its goals are read back from, without what is as usual. */
export function trialParams({ trial, goals }: AskedTrial): URLSearchParams {
  const params = new URLSearchParams();
  for (const goal of goals) params.append("ask", goalText(goal));
  if (trial.opposite !== undefined) params.set("opposite", trial.opposite);
  if (trial.order) params.set("order", orderText(trial.order));
  params.set("seed", trial.seed);
  params.set("games", String(trial.games));
  if (trial.turns !== USUAL.turns) params.set("turns", String(trial.turns));
  if (trial.rolls !== undefined) params.set("rolls", String(trial.rolls));
  return params;
}
