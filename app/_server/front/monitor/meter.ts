import type { Kind } from "../kind.ts";
import type { Reason } from "../refusal.ts";
import type { Metric } from "./exposition.ts";

/** The upper bounds of the histogram, in seconds. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests. It knows kinds of addresses and never an address, so its size does not depend on visitors. */
export class Meter {
  readonly #requests = new Map<string, { readonly kind: Kind; readonly status: string; count: number }>();
  readonly #durations = new Map<Kind, { readonly buckets: number[]; sum: number; count: number }>();
  readonly #refused = new Map<Reason, number>();

  /** Counts a request that has ended. `status` is undefined if its client left before the answer was complete. */
  ended(kind: Kind, status: number | undefined, milliseconds: number): void {
    const outcome = status === undefined ? "aborted" : `${Math.floor(status / 100)}xx`;
    const key = `${kind} ${outcome}`;
    const counted = this.#requests.get(key) ?? { kind, status: outcome, count: 0 };
    this.#requests.set(key, counted);
    counted.count++;
    const seconds = milliseconds / 1000;
    const durations = this.#durations.get(kind) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
    this.#durations.set(kind, durations);
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) durations.buckets[bucket] = (durations.buckets[bucket] ?? 0) + 1;
    durations.sum += seconds;
    durations.count++;
  }

  refused(reason: Reason): void {
    this.#refused.set(reason, (this.#refused.get(reason) ?? 0) + 1);
  }

  metrics(): readonly Metric[] {
    return [
      {
        name: "drydock_http_requests_total",
        help: "Requests that have ended, by what they asked for and the class of the status.",
        type: "counter",
        samples: [...this.#requests.values()].map(({ kind, status, count }) => ({
          labels: { kind, status },
          value: count,
        })),
      },
      {
        name: "drydock_http_request_duration_seconds",
        help: "Time from the headers of a request to the end of its answer.",
        type: "histogram",
        samples: [...this.#durations].flatMap(([kind, durations]) => histogram(kind, durations)),
      },
      {
        name: "drydock_http_refused_total",
        help: "Requests that were refused before any page saw them, by reason.",
        type: "counter",
        samples: [...this.#refused].map(([reason, value]) => ({ labels: { reason }, value })),
      },
    ];
  }
}

/** A bucket counts every request up to its bound, so the buckets below are in it. */
function histogram(
  kind: Kind,
  { buckets, sum, count }: { readonly buckets: readonly number[]; readonly sum: number; readonly count: number },
): Metric["samples"] {
  let below = 0;
  const cumulated = buckets.map((inBucket, at) => {
    below += inBucket;
    return { suffix: "_bucket" as const, labels: { kind, le: String(BOUNDS[at]) }, value: below };
  });
  return [
    ...cumulated,
    { suffix: "_bucket", labels: { kind, le: "+Inf" }, value: count },
    { suffix: "_sum", labels: { kind }, value: sum },
    { suffix: "_count", labels: { kind }, value: count },
  ];
}
