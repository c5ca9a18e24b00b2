import type { IncomingMessage, ServerResponse } from "node:http";
import { EXPOSITION_TYPE, exposition, type Metric } from "./exposition.ts";
import { MetricsToken } from "./metrics-token.ts";
import { type About, ProcessMetrics } from "./process-metrics.ts";

const PATH = "/metrics";

export interface MetricsParts {
  /** Who sends it may read the metrics. Everybody else is told that there is no such page. */
  readonly token: string;
  readonly about: About;
}

/** The metrics at /metrics, for whoever has the token. */
export class MetricsPage {
  readonly #token: MetricsToken;
  readonly #process: ProcessMetrics;
  readonly #more: () => readonly Metric[];

  constructor({ token, about }: MetricsParts, more: () => readonly Metric[]) {
    this.#token = new MetricsToken(token);
    this.#process = new ProcessMetrics(about);
    this.#more = more;
  }

  isAskedFor(path: string, { headers }: IncomingMessage): boolean {
    return path === PATH && this.#token.isIn(headers.authorization);
  }

  answer(response: ServerResponse): void {
    const body = Buffer.from(exposition([...this.#process.metrics(), ...this.#more()]));
    response.writeHead(200, {
      "content-type": EXPOSITION_TYPE,
      "cache-control": "no-store",
      "content-length": body.length,
    });
    response.end(response.req.method === "HEAD" ? undefined : body);
  }
}
