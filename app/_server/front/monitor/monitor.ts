import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../../log.ts";
import type { Kind } from "../kind.ts";
import type { Reason } from "../refusal.ts";
import type { RoutePatterns } from "../route-patterns.ts";
import type { Metric } from "./exposition.ts";
import { Meter } from "./meter.ts";

/** A request as the operator hears of it: never its address, its sender or anything that it carries. */
export interface Asked {
  /** What the log calls it. The answer carries it too, so that people can quote it. */
  readonly id: string;
  readonly method: string;
  readonly kind: Kind;
  /** The pattern of its address. */
  readonly route: string;
  refused?: Reason;
}

interface Parts {
  readonly log: Log;
  readonly routes: RoutePatterns;
  /** Whether a proxy of the operator's may say what a request is called. */
  readonly trustsIds: boolean;
}

const ID = /^[\w-]{8,64}$/;

/** Watches every request, and tells the log and the metrics. */
export class Monitor {
  readonly #parts: Parts;
  readonly #meter = new Meter();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get log(): Log {
    return this.#parts.log;
  }

  /** Begins to watch a request. `path` is undefined if its address cannot be read. */
  begin(request: IncomingMessage, response: ServerResponse, kind: Kind, path: string | undefined): Asked {
    const asked: Asked = {
      id: this.#idOf(request),
      method: request.method ?? "",
      kind,
      route: this.#routeOf(kind, path),
    };
    response.setHeader("x-request-id", asked.id);
    const from = performance.now();
    // Counts too much where a client sends a second request before it has read the first answer, which browsers do not.
    const sent = request.socket.bytesWritten;
    response.once("close", () =>
      this.#ended(asked, response, performance.now() - from, response.req.socket.bytesWritten - sent),
    );
    return asked;
  }

  refused(asked: Asked, reason: Reason): void {
    asked.refused = reason;
    this.#meter.refused(reason);
  }

  /** Something came in that is no request, or not a whole one. */
  turnedAway(reason: Reason, status?: number): void {
    this.#meter.refused(reason);
    this.#parts.log.request(`- - ${status ?? "-"} refused: ${reason}`, { status, refused: reason });
  }

  /**
   * Next answers its own faults, so this one is ours. The log gets the details, and whoever asked does not. Without a
   * request, the server did something for itself.
   */
  failed(error: unknown, asked?: Asked): void {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#parts.log.event("error", "fault", stack, asked && { id: asked.id, route: asked.route });
  }

  metrics(): readonly Metric[] {
    return this.#meter.metrics();
  }

  #idOf({ headers }: IncomingMessage): string {
    const given = this.#parts.trustsIds ? headers["x-request-id"]?.toString() : undefined;
    return given !== undefined && ID.test(given) ? given : randomUUID();
  }

  #routeOf(kind: Kind, path: string | undefined): string {
    if (path === undefined) return "unreadable";
    if (kind === "internal") return "other";
    if (kind === "file") return path.startsWith("/_next/") ? "/_next/static/[file]" : path;
    return (kind === "metrics" ? path : this.#parts.routes.of(path)) ?? "other";
  }

  #ended(asked: Asked, response: ServerResponse, milliseconds: number, bytes: number): void {
    const { id, method, kind, route, refused } = asked;
    const status = response.writableFinished ? response.statusCode : undefined;
    this.#meter.ended(kind, status, milliseconds);
    const ms = Math.round(milliseconds * 10) / 10;
    const outcome = `${status ?? "aborted"}${refused === undefined ? "" : ` refused: ${refused}`}`;
    this.#parts.log.request(`${method} ${route} ${outcome} ${ms} ms ${bytes} bytes ${id}`, {
      id,
      method,
      route,
      status,
      ms,
      bytes,
      refused,
    });
  }
}
