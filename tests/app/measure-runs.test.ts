import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { benchFor } from "../../app/_measure/state/bench.ts";
import { playTrial } from "../../app/_measure/state/runs.ts";
import { judgedSamples } from "../../app/_server/samples.ts";
import { laidOut } from "../../app/_server/tables.ts";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { games } from "../../lib/games/index.ts";
import { USUAL } from "../../lib/trials/trial-text.ts";

/** Plays its first games at once and no more after them. One that counts is broken. */
class FakeWorker extends EventTarget {
  static running = new Set<FakeWorker>();
  readonly #counts: boolean;
  #hasPlayed = false;

  constructor(url: URL) {
    super();
    this.#counts = url.pathname.includes("count-worker");
    FakeWorker.running.add(this);
  }

  postMessage(message: object): void {
    if (this.#counts) queueMicrotask(() => this.dispatchEvent(new ErrorEvent("error", { message: "broken" })));
    if (!("games" in message) || !Array.isArray(message.games) || this.#hasPlayed) return;
    this.#hasPlayed = true;
    const game = { how: "won", turn: 1, values: new Float64Array(20), touched: new Uint16Array() };
    const data = message.games.map(() => game);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }

  terminate(): void {
    FakeWorker.running.delete(this);
  }
}

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal(
    "ErrorEvent",
    class extends Event {
      readonly message: string;
      constructor(type: string, { message }: { message: string }) {
        super(type);
        this.message = message;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test("games that cannot be counted end at once, with the reason and all threads", async () => {
  const [game] = games;
  const pool = builtInPool(game);
  const [sample] = judgedSamples(pool);
  if (!sample) throw new Error("no sample");
  const laid = await laidOut({ pool, deck: sample.deck, report: sample.report });
  const bench = await benchFor({ gameId: game.id, code: "", name: "", stamp: "", laid, samples: [] });
  if (typeof bench === "string") throw new Error(bench);
  const told = vi.fn();
  await expect(playTrial(bench, USUAL, new AbortController().signal, told)).rejects.toThrow("broken");
  expect(told).not.toHaveBeenCalled();
  expect(FakeWorker.running.size).toBe(0);
});
