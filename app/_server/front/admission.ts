import type { ServerResponse } from "node:http";
import { isCounted, type Kind } from "./kind.ts";
import { OpenRequests } from "./open-requests.ts";
import { type Limit, PREVIEWS, RateLimit, READS, SAVES, type Taken } from "./rate-limit.ts";
import type { Refusal } from "./refusal.ts";

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
  readonly #saves: Limit | undefined;

  /**
   * `scale` multiplies the limits. If it is undefined, there are none. `saves` is the limit on saving if several servers
   * share it.
   */
  constructor(scale: number | undefined, now?: () => number, saves?: Limit) {
    this.open = new OpenRequests(scale === undefined ? Number.POSITIVE_INFINITY : Math.ceil(OPEN_AT_ONCE * scale));
    if (scale === undefined) return;
    const clock = now ? { now } : {};
    this.#reads = new RateLimit(READS, { scale, ...clock });
    this.#previews = new RateLimit(PREVIEWS, { scale, ...clock });
    this.#saves = saves ?? new RateLimit(SAVES, { scale, ...clock });
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

  #count(limit: RateLimit | undefined, client: string, response: ServerResponse): Refusal | undefined {
    if (limit === undefined) return undefined;
    return answered(limit, limit.take(client), response);
  }

  /** Counts a request that saves something, or says why it must be repeated later. */
  async admitSave(client: string, response: ServerResponse): Promise<Refusal | undefined> {
    return this.#saves && answered(this.#saves, await this.#saves.take(client), response);
  }
}

function answered(limit: Limit, taken: Taken, response: ServerResponse): Refusal | undefined {
  for (const [name, value] of Object.entries(limit.headers(taken))) response.setHeader(name, value);
  if (taken.allowed) return undefined;
  return {
    reason: "too-fast",
    status: 429,
    detail: `You are sending requests too fast. Try again in ${taken.wait} s.`,
    headers: { "retry-after": String(taken.wait) },
  };
}
