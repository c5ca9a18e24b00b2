import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { builtInPool, pilesOf } from "../../lib/cards/built-in.ts";
import { readTrials, SERVED, type TrialsRequest } from "../../lib/contract/trial.ts";
import { deal } from "../../lib/deck/deal.ts";
import { basisOf } from "../../lib/trials/certificate.ts";
import { oppositesOf } from "../../lib/trials/opposites.ts";
import type { Seat } from "../../lib/trials/seat.ts";
import type { Played } from "../../lib/trials/trial.ts";
import { trialAnswer } from "../../lib/trials/trial-answer.ts";
import { readTrial } from "../../lib/trials/trial-text.ts";
import { RELEASE } from "../_client/release.ts";
import { givenDeck, misshapen, type PoolWith, type Refused } from "./check.ts";
import type { Part, PlayedPart } from "./trial-thread.ts";
import { WorkThread } from "./work-thread.ts";

declare global {
  // The built server loads this module several times, so they share one thread.
  var drydockTrialThread: WorkThread<Part, PlayedPart> | undefined;
}

/** How many games are played before somebody else's are. */
const CHUNK = 10;
/** No answer takes much longer, in milliseconds: it is of the games that were played by then. */
const LONGEST = 20_000;

function thread(): WorkThread<Part, PlayedPart> {
  // The build does not hold the file of the thread, so it is in the app's folder as source.
  const file = join(process.env.DRYDOCK_HOME ?? process.cwd(), "app/_server/trial-thread.ts");
  const limits = { lost: "A trial could not be played", line: 4, longest: LONGEST, megabytes: 192 };
  globalThis.drydockTrialThread ??= new WorkThread(file, limits);
  return globalThis.drydockTrialThread;
}

/** As many games of a trial as there is time for, or while somebody waits for them. */
async function play(seat: Seat, left: AbortSignal): Promise<"busy" | PlayedPart> {
  if (thread().isFull) return "busy";
  const [id, played, until] = [randomUUID(), [] as Played[], performance.now() + LONGEST];
  let took = 0;
  while (played.length < seat.trial.games && performance.now() < until && !left.aborted) {
    const count = Math.min(CHUNK, seat.trial.games - played.length);
    const part = await thread().ask({ id, seat, games: Array.from({ length: count }, (_, at) => played.length + at) });
    if (!part) break;
    played.push(...part.played);
    took += part.took;
  }
  return { played, took };
}

/** What became of a posted deck in many games, and how long they took. Busy if too many trials are being played. */
export async function trialResult(
  poolWith: PoolWith,
  value: unknown,
  left: AbortSignal,
): Promise<Refused | "busy" | "too long" | { ok: true; answer: ReturnType<typeof trialAnswer>; took: number }> {
  const read = readTrials(value);
  if (!read.ok) return misshapen(value, read.faults);
  const given = await givenDeck(poolWith, read.asked);
  if (!given.ok) return given;
  const { pool, deck } = given;
  const { game } = pool;
  const goldfish = await game.goldfish();
  const start = deal(goldfish, deck, { pool, builtIn: builtInPool(game), piles: pilesOf(game) }, "1");
  if (typeof start === "string") return refused(start);
  const opposites = oppositesOf(start);
  const asked = readTrial(goldfish, opposites, paramsOf(read.asked));
  if (!asked.ok) return refused(asked.why);
  const part = await play({ game: game.id, start, trial: asked.trial }, left);
  if (part === "busy") return part;
  const { played, took } = part;
  if (played.length === 0) return "too long";
  const trial = { ...asked.trial, games: played.length };
  const name = deck.name ?? `A deck of ${game.name}`;
  const counted = { deck: name, opposites, basis: basisOf(goldfish, start, RELEASE) };
  return { ok: true, answer: trialAnswer(goldfish, { ...asked, trial }, played, counted), took };
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
