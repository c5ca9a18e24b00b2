import type { ServerResponse } from "node:http";
import type { Db } from "../../../db/db.ts";
import { isCounted, isMade, type Kind } from "./kind.ts";
import { OpenRequests } from "./open-requests.ts";
import { PARCELS, PREVIEWS, RateLimit, READS, SAVES, STORED } from "./rate-limit.ts";
import type { Refusal } from "./refusal.ts";
import { SharedCounts } from "./shared-counts.ts";
import { ThreadTime } from "./thread-time.ts";

/** How many requests one client may have open. A browser uses six. Answers that nobody reads stay in memory. */
const OPEN_AT_ONCE = 32;

/** So many bytes of what is saved count as one request more. */
const BYTES_OF_ONE = 64 * 1024;
/** So many milliseconds of a thread count as one request more, so one client gets a fifth of it at most. */
const TIME_OF_ONE = 10;

/** What is sent to be saved. */
interface Sent {
  readonly path: string;
  readonly bytes: number;
}

const TOO_MANY_OPEN: Refusal = {
  reason: "too-many-open",
  status: 429,
  detail: "You have too many requests open. Wait for their answers.",
  headers: { "retry-after": "1" },
};

const ONE_TRIAL: Refusal = {
  reason: "too-many-open",
  status: 429,
  detail: "You have a trial that is being played. Wait for its answer.",
  headers: { "retry-after": "5" },
};

/** The limits on what one client may ask for. */
export class Admission {
  readonly open: OpenRequests;
  readonly #reads: RateLimit | undefined;
  readonly #previews: RateLimit | undefined;
  readonly #saves: RateLimit | undefined;
  readonly #parcels: RateLimit | undefined;
  readonly #stored: RateLimit | undefined;
  readonly #time: ThreadTime;
  readonly #playing = new Set<string>();
  readonly #shared: SharedCounts | undefined;

  /**
   * `scale` multiplies the limits. If it is undefined, there are none. `shared` is the database of several servers that
   * count together.
   */
  constructor(scale: number | undefined, now?: () => number, shared?: Db) {
    this.open = new OpenRequests(scale === undefined ? Number.POSITIVE_INFINITY : Math.ceil(OPEN_AT_ONCE * scale));
    this.#time = new ThreadTime(now);
    if (scale === undefined) return;
    const options = { scale, ...(now ? { now } : {}), ...(shared ? { isShared: true, now: Date.now } : {}) };
    const limits = [READS, PREVIEWS, SAVES, PARCELS, STORED].map((policy) => new RateLimit(policy, options));
    [this.#reads, this.#previews, this.#saves, this.#parcels, this.#stored] = limits;
    if (!shared) return;
    this.#shared = new SharedCounts(shared, limits);
  }

  /** Begins to count together with other servers. */
  start(failed: (error: unknown) => void): void {
    this.#shared?.start(failed);
  }

  stop(): void {
    this.#shared?.stop();
  }

  /** Counts a request, or says why it must be repeated later. */
  admit(kind: Kind, client: string, response: ServerResponse): Refusal | undefined {
    if (!isCounted(kind)) {
      this.open.open(response);
      return undefined;
    }
    const isFree = this.open.mayOpen(client);
    this.open.open(response, client);
    return isFree ? this.#count(kind === "preview" ? this.#previews : this.#reads, client, response) : TOO_MANY_OPEN;
  }

  /** Counts a request that saves something, or says why it must be repeated later. */
  admitSave(client: string, response: ServerResponse, { path, bytes }: Sent): Refusal | undefined {
    const isParcel = /^\/api\/v1\/parcels\/?$/i.test(path);
    return (
      this.#count(this.#stored, client, response, Math.ceil(bytes / 1024)) ??
      (isParcel ? this.#count(this.#parcels, client, response) : undefined) ??
      this.#count(this.#saves, client, response, 1 + Math.floor(bytes / BYTES_OF_ONE))
    );
  }

  /**
   * Measures what an answer takes of the thread until what is returned is called, and counts that too, with the milliseconds
   * that it took elsewhere.
   */
  making(kind: Kind, client: string): (elsewhere: number) => void {
    if (!isMade(kind)) return () => {};
    const taken = this.#time.begin();
    return (elsewhere) => this.#reads?.charge(client, Math.floor((taken() + elsewhere) / TIME_OF_ONE));
  }

  /** Lets a client play one trial at a time, until what is returned is called. */
  playing(client: string): (() => void) | Refusal {
    if (this.#playing.has(client)) return ONE_TRIAL;
    if (this.#reads) this.#playing.add(client);
    return () => this.#playing.delete(client);
  }

  #count(limit: RateLimit | undefined, client: string, response: ServerResponse, cost = 1): Refusal | undefined {
    return limit && answered(limit, client, response, cost);
  }
}

function answered(limit: RateLimit, client: string, response: ServerResponse, cost: number): Refusal | undefined {
  const taken = limit.take(client, cost);
  for (const [name, value] of Object.entries(limit.headers(taken))) response.setHeader(name, value);
  if (taken.allowed) return undefined;
  return {
    reason: "too-fast",
    status: 429,
    detail: `${TOO_MUCH[limit.policy.name] ?? "You are sending requests too fast"}. Try again in ${inWords(taken.wait)}.`,
    headers: { "retry-after": String(taken.wait) },
  };
}

const TOO_MUCH: Readonly<Record<string, string>> = {
  [PARCELS.name]: "You have left too many parcels",
  [STORED.name]: "You have saved as much as one person may in a day",
};

const LONG = 120;

function inWords(seconds: number): string {
  return seconds < LONG ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
