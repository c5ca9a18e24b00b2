// Counts the games of a trial in a thread of its own: thousands of them would block the page.
import type { Goldfish } from "../../../lib/core/table/goldfish.ts";
import { games } from "../../../lib/games/index.ts";
import type { Asked } from "../../../lib/trials/goal.ts";
import { type Glance, glanceOf, type Summary, summaryOf } from "../../../lib/trials/summary.ts";
import type { Played } from "../../../lib/trials/trial.ts";

export interface ToCount {
  readonly game: string;
  readonly goals: readonly Asked[];
  /** The games since the last message. */
  readonly fresh: readonly Played[];
  readonly isLast: boolean;
}

export type Counted = { readonly glance: Glance } | { readonly summary: Summary };

const played: Played[] = [];
let goldfish: Promise<Goldfish> | undefined;

async function answer({ game: id, goals, fresh, isLast }: ToCount): Promise<void> {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  goldfish ??= game.goldfish();
  played.push(...fresh);
  const of = await goldfish;
  const counted: Counted = isLast ? { summary: summaryOf(of, played, goals) } : { glance: glanceOf(of, played, goals) };
  postMessage(counted);
}

addEventListener("message", ({ data }: MessageEvent<ToCount>) => void answer(data).catch(reportError));
