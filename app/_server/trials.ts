import { join } from "node:path";
import { builtInPool, pilesOf } from "../../lib/cards/built-in.ts";
import { readTrials, SERVED, type TrialsRequest } from "../../lib/contract/trial.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import { deal } from "../../lib/deck/deal.ts";
import { basisOf } from "../../lib/trials/certificate.ts";
import { oppositesOf } from "../../lib/trials/opposites.ts";
import type { Seat } from "../../lib/trials/seat.ts";
import type { Played } from "../../lib/trials/trial.ts";
import { trialAnswer } from "../../lib/trials/trial-answer.ts";
import { readTrial } from "../../lib/trials/trial-text.ts";
import { RELEASE } from "../_client/release.ts";
import { givenDeck, misshapen, type PoolWith, type Refused } from "./check.ts";
import { WorkThread } from "./work-thread.ts";

declare global {
  // The built server loads this module several times, so they share one thread.
  var drydockTrialThread: WorkThread<Seat, readonly Played[]> | undefined;
}

function thread(): WorkThread<Seat, readonly Played[]> {
  // The build does not hold the file of the thread, so it is in the app's folder as source.
  const file = join(process.env.DRYDOCK_HOME ?? process.cwd(), "app/_server/trial-thread.ts");
  const limits = { lost: "A trial could not be played", line: 4, longest: 20_000, megabytes: 192 };
  globalThis.drydockTrialThread ??= new WorkThread(file, limits);
  return globalThis.drydockTrialThread;
}

/** What became of a posted deck in many games. Busy if too many trials are waiting, or if this one takes too long. */
export async function trialResult(
  poolWith: PoolWith,
  value: unknown,
): Promise<Refused | "busy" | { ok: true; answer: ReturnType<typeof trialAnswer> }> {
  const read = readTrials(value);
  if (!read.ok) return misshapen(value, read.faults);
  const given = await givenDeck(poolWith, read.asked);
  if (!given.ok) return given;
  const { pool, deck } = given;
  const { game } = pool;
  const goldfish = await game.goldfish();
  const start = deal(goldfish, deck, { pool, builtIn: builtInPool(game), piles: pilesOf(game) }, "1");
  if (typeof start === "string") return refused(start);
  const opposites = oppositesOf(new Dealer(goldfish), start);
  const asked = readTrial(goldfish, opposites, paramsOf(read.asked));
  if (!asked.ok) return refused(asked.why);
  const played = await thread().ask({ game: game.id, start, trial: asked.trial });
  if (!played) return "busy";
  const name = deck.name ?? `A deck of ${game.name}`;
  const counted = { deck: name, opposites, basis: basisOf(goldfish, start, RELEASE) };
  return { ok: true, answer: trialAnswer(goldfish, asked, played, counted) };
}

function refused(detail: string): Refused {
  return { ok: false, detail, errors: [{ at: "", message: detail }] };
}

/** A trial is read from the same words as in an address. */
function paramsOf({ ask = [], games = SERVED.usual, turns, seed, opposite, order }: TrialsRequest): URLSearchParams {
  const params = new URLSearchParams(ask.map((goal) => ["ask", goal]));
  for (const [name, value] of Object.entries({ games, turns, seed, opposite, order }))
    if (value !== undefined) params.set(name, String(value));
  return params;
}
