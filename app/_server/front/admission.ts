import type { ServerResponse } from "node:http";
import type { Db } from "../../../db/db.ts";
import { isCounted, type Kind } from "./kind.ts";
import { OpenRequests } from "./open-requests.ts";
import { PREVIEWS, RateLimit, READS, SAVES } from "./rate-limit.ts";
import type { Refusal } from "./refusal.ts";
import { SharedCounts } from "./shared-counts.ts";

/** How many requests one client may have open. A browser uses six. Answers that nobody reads stay in memory. */
const OPEN_AT_ONCE = 32;

const TOO_MANY_OPEN: Refusal = {
  reason: "too-many-open",
  status: 429,
  detail: "You have too many requests open. Wait for their answers.",
  headers: { "retry-after": "1" },
};

/** The limits on what one client may ask for. */
export class Admission {
  readonly open: OpenRequests;
  readonly #reads: RateLimit | undefined;
  readonly #previews: RateLimit | undefined;
  readonly #saves: RateLimit | undefined;
  readonly #shared: SharedCounts | undefined;

  /**
   * `scale` multiplies the limits. If it is undefined, there are none. `shared` is the database of several servers that
   * count together.
   */
  constructor(scale: number | undefined, now?: () => number, shared?: Db) {
    this.open = new OpenRequests(scale === undefined ? Number.POSITIVE_INFINITY : Math.ceil(OPEN_AT_ONCE * scale));
    if (scale === undefined) return;
    const options = { scale, ...(now ? { now } : {}), ...(shared ? { isShared: true, now: Date.now } : {}) };
    const limits = [READS, PREVIEWS, SAVES].map((policy) => new RateLimit(policy, options));
    [this.#reads, this.#previews, this.#saves] = limits;
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
  admitSave(client: string, response: ServerResponse): Refusal | undefined {
    return this.#count(this.#saves, client, response);
  }

  #count(limit: RateLimit | undefined, client: string, response: ServerResponse): Refusal | undefined {
    return limit && answered(limit, client, response);
  }
}

function answered(limit: RateLimit, client: string, response: ServerResponse): Refusal | undefined {
  const taken = limit.take(client);
  for (const [name, value] of Object.entries(limit.headers(taken))) response.setHeader(name, value);
  if (taken.allowed) return undefined;
  return {
    reason: "too-fast",
    status: 429,
    detail: `You are sending requests too fast. Try again in ${taken.wait} s.`,
    headers: { "retry-after": String(taken.wait) },
  };
}
