const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How much is allowed at once. The same number is added in each window. */
export interface Policy {
  readonly name: string;
  readonly quota: number;
  /** In milliseconds. */
  readonly window: number;
}

export const READS: Policy = { name: "reads", quota: 1200, window: MINUTE };
export const PREVIEWS: Policy = { name: "previews", quota: 30, window: MINUTE };
export const SAVES: Policy = { name: "saves", quota: 120, window: MINUTE };
/** As long as a parcel waits. */
export const PARCELS: Policy = { name: "parcels", quota: 20, window: 15 * MINUTE };
/** In KiB. */
export const STORED: Policy = { name: "stored", quota: 100 * 1024, window: DAY };

const MOST_CLIENTS = 100_000;

export interface Taken {
  readonly allowed: boolean;
  /** How many more there are now. */
  readonly left: number;
  /** Seconds until the bucket is full again. */
  readonly full: number;
  /** Seconds until the next one is allowed, or 0 if it is allowed now. */
  readonly wait: number;
}

/**
 * A token bucket for each client, stored as one number: the time at which it will be full again. A client that has not
 * asked for a while costs nothing. If there are too many clients, the one that has been quiet longest is dropped.
 */
export class RateLimit {
  readonly policy: Policy;
  readonly #fullAt = new Map<string, number>();
  /** What was allowed and not told to other servers yet, in milliseconds. Undefined if there are none. */
  readonly #untold: Map<string, number> | undefined;
  readonly #quota: number;
  /** How long it takes until there is one more. */
  readonly #each: number;
  readonly #now: () => number;
  readonly #mostClients: number;

  constructor(
    policy: Policy,
    { scale = 1, now = () => performance.now(), mostClients = MOST_CLIENTS, isShared = false } = {},
  ) {
    this.policy = policy;
    this.#untold = isShared ? new Map() : undefined;
    this.#quota = Math.max(1, Math.round(policy.quota * scale));
    this.#each = policy.window / this.#quota;
    this.#now = now;
    this.#mostClients = mostClients;
  }

  get clients(): number {
    return this.#fullAt.size;
  }

  /** Takes so many, if there are as many. Whoever asks for more than there can be waits for a full bucket. */
  take(client: string, cost = 1): Taken {
    const now = this.#now();
    const by = this.#each * Math.min(cost, this.#quota);
    const before = Math.max(this.#fullAt.get(client) ?? 0, now);
    // The time at which the bucket would be full again without this request.
    const after = before + by;
    const over = after - now - this.policy.window;
    // Floating-point error must not refuse the last request of a full bucket.
    const allowed = over < 0.001;
    const fullAt = allowed ? after : before;
    this.#keep(client, fullAt);
    if (allowed) this.#tell(client, by);
    return this.#taken(allowed, fullAt, now, over);
  }

  /** Takes so many, whether there are as many or not: what something has cost is known when it is done. */
  charge(client: string, cost: number): void {
    if (cost <= 0) return;
    const by = this.#each * cost;
    this.#keep(client, Math.max(this.#fullAt.get(client) ?? 0, this.#now()) + by);
    this.#tell(client, by);
  }

  #tell(client: string, by: number): void {
    this.#untold?.set(client, (this.#untold.get(client) ?? 0) + by);
  }

  /** What was allowed to at most so many clients since it was last taken here, in milliseconds. */
  takeUntold(most: number): ReadonlyMap<string, number> {
    const taken = new Map([...(this.#untold ?? [])].slice(0, most).map(([client, by]) => [client, Math.ceil(by)]));
    for (const client of taken.keys()) this.#untold?.delete(client);
    return taken;
  }

  /** Other servers have allowed a client so much that its bucket will not be full before this time. */
  raise(client: string, fullAt: number): void {
    const untold = this.#untold?.get(client) ?? 0;
    if (fullAt + untold > (this.#fullAt.get(client) ?? 0)) this.#keep(client, fullAt + untold);
  }

  /** The header fields of draft-ietf-httpapi-ratelimit-headers. */
  headers({ left, full }: Taken): Readonly<Record<string, string>> {
    const { name } = this.policy;
    return {
      "ratelimit-policy": `"${name}";q=${this.#quota};w=${this.policy.window / 1000}`,
      ratelimit: `"${name}";r=${left};t=${full}`,
    };
  }

  #taken(allowed: boolean, fullAt: number, now: number, over: number): Taken {
    const left = Math.max(0, Math.floor((this.policy.window - (fullAt - now)) / this.#each + 0.001));
    return { allowed, left, full: seconds(fullAt - now), wait: allowed ? 0 : Math.max(1, seconds(over)) };
  }

  #keep(client: string, fullAt: number): void {
    this.#fullAt.delete(client);
    this.#fullAt.set(client, fullAt);
    if (this.#fullAt.size <= this.#mostClients) return;
    for (const [quietest] of this.#fullAt) {
      this.#fullAt.delete(quietest);
      return;
    }
  }
}

function seconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000);
}
