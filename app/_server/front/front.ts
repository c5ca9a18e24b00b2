import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Db } from "../../../db/db.ts";
import { type BodyLimit, bodyLimitAt, tooLarge } from "../body-limit.ts";
import { Log } from "../log.ts";
import { answering } from "../missing.ts";
import { playedFor } from "../played-for.ts";
import { Admission } from "./admission.ts";
import { BodyRoom, bytesOf, receive, replayed } from "./body.ts";
import { refuseBroken, remember } from "./broken-request.ts";
import { AnswerCache, type Stamps } from "./cache/answer-cache.ts";
import { clientOf } from "./client.ts";
import { crossOriginHeaders } from "./cross-origin.ts";
import { isMade, type Kind, kindOf } from "./kind.ts";
import { isRead, isSave, isTrial, wrongMethod } from "./method.ts";
import { gauge, type Metric } from "./monitor/exposition.ts";
import { MetricsPage, type MetricsParts } from "./monitor/metrics-page.ts";
import { type Asked, Monitor } from "./monitor/monitor.ts";
import { Places } from "./places.ts";
import { hintAtProxy } from "./proxy-hint.ts";
import { busy, NOTHING_HERE, type Refusal, rawRefusal, refuse, UNREADABLE } from "./refusal.ts";
import { RoutePatterns } from "./route-patterns.ts";
import { safetyHeaders } from "./safety-headers.ts";
import type { Settings } from "./settings.ts";
import { closeGently } from "./stop.ts";
import { readTarget, type Target } from "./target.ts";

/**
 * Makes the answer to a request that has passed every limit. Headers that are already set on the response belong to
 * this request.
 */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Parts {
  readonly settings: Pick<Settings, "trustedHops" | "scale"> & Partial<Pick<Settings, "crossOrigin">>;
  /** The paths of the files that are served as they are. */
  readonly files: ReadonlySet<string>;
  readonly render: Render;
  /** Without them, no answer is cached. */
  readonly stamps?: Stamps;
  readonly log?: Log;
  /** The patterns of the app's URLs, for the log. */
  readonly routes?: readonly string[];
  /** Without it, nobody may read the metrics. */
  readonly metrics?: MetricsParts;
  /** The database of several servers that count requests together. */
  readonly shared?: Db;
  /** The time in milliseconds, for the limits. The default is the real time. */
  readonly now?: () => number;
}

/** A request that has passed the limits on its client. */
interface Admitted {
  readonly asked: Asked;
  readonly client: string;
  readonly limit: BodyLimit;
}

/** What keeps slow, large and endless requests out, in milliseconds and bytes. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // How often Node checks the two limits above.
  connectionsCheckingInterval: 1_000,
  // Longer than proxies keep an idle connection, so that none of them uses one that is being closed.
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16_384,
};
/** How long a connection may stay open without any traffic, in milliseconds, for clients that ask but do not read. */
const INACTIVE = 60_000;
const MOST_CONNECTIONS = 1_000;
const MOST_LISTENERS = 30;
/** How many requests may wait for their answers on one connection. Browsers and proxies send one after the other. */
const MOST_ON_A_CONNECTION = 16;

/** Headers that ask for a part of an answer, or for one version of it. Next's file server answers some of them with 500.
 * Without them it sends the whole file. */
const WHOLE_ANSWERS = ["range", "if-range", "if-match", "if-unmodified-since"];

/**
 * Headers that Next and our pages never see.
 * - Drydock uses no cookies. Next answers some of its own with Set-Cookie, which a shared cache would keep for everybody.
 * - There are no Server Actions, and Next writes lines into the log about each one that it does not know.
 * - Next answers 500 if it cannot read what a page says it shows. Without that it sends the whole page.
 * - The nonce of a page is ours to give.
 */
const NOT_FOR_NEXT = ["cookie", "next-action", "next-router-state-tree", "content-security-policy", "x-nonce"];

/** The server in front of Next. It rejects what no page should see, and admits only as much as can be answered. */
export class Front {
  readonly server: Server;
  readonly #parts: Parts;
  readonly #admission: Admission;
  readonly #places = new Places();
  readonly #room = new BodyRoom();
  readonly #answers: AnswerCache;
  readonly #monitor: Monitor;
  readonly #metrics: MetricsPage | undefined;
  #isStopping = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#admission = new Admission(parts.settings.scale, parts.now, parts.shared);
    this.#answers = new AnswerCache(parts.stamps);
    const { log = new Log("off"), routes = [], metrics, settings } = parts;
    this.#monitor = new Monitor({ log, routes: new RoutePatterns(routes), trustsIds: settings.trustedHops > 0 });
    this.#metrics = metrics && new MetricsPage(metrics, () => [...this.#monitor.metrics(), ...this.#figures()]);
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      const target = readTarget(request.url ?? "");
      const asked = this.#monitor.begin(request, response, this.#kindOf(request, target), target?.path);
      this.#answer(request, response, target, asked).catch((error) => this.#failed(asked, error, response));
    };
    // Node would reject a request without a host, but without our headers. #refusal does it instead.
    this.server = createServer({ ...LIMITS, requireHostHeader: false }, answer);
    this.server.timeout = INACTIVE;
    this.#admission.start((error) => this.#monitor.failed(error));
    this.server.maxConnections = MOST_CONNECTIONS;
    this.server.on("drop", () => {
      this.#monitor.turnedAway("connections");
      this.server.closeIdleConnections();
    });
    this.server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
      const refusal = refuseBroken(error, socket);
      if (refusal) this.#monitor.turnedAway(refusal.reason, refusal.status);
    });
    this.server.on("connect", (_request, socket) => {
      // Node no longer handles errors of this connection, and an unhandled one would end up in the log.
      socket.on("error", () => socket.destroy());
      socket.end(rawRefusal(NO_TUNNEL), () => socket.destroy());
      this.#monitor.turnedAway(NO_TUNNEL.reason, NO_TUNNEL.status);
    });
    this.server.on("checkExpectation", (_request, response) => {
      secure(response);
      refuse(response, NO_EXPECTATION);
      this.#monitor.turnedAway(NO_EXPECTATION.reason, NO_EXPECTATION.status);
    });
  }

  /** Reports that it is not ready, answers the open requests, and closes. It waits at most `longest` milliseconds. */
  async stop(longest: number): Promise<void> {
    this.#isStopping = true;
    this.#admission.stop();
    await closeGently(this.server, () => this.#admission.open.idle(), longest);
  }

  #kindOf(request: IncomingMessage, target: Target | undefined): Kind {
    if (!target) return "page";
    if (this.#metrics?.isAskedFor(target.path, request)) return "metrics";
    return kindOf(target.path, this.#parts.files);
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target | undefined,
    asked: Asked,
  ): Promise<void> {
    const { kind } = asked;
    secure(response, kind, target?.path);
    // Limits, places, the cache and Next all listen for the end of an answer.
    response.setMaxListeners(MOST_LISTENERS);
    if (remember(response) > MOST_ON_A_CONNECTION) return this.#shut(asked, request);
    if (this.#isStopping) response.setHeader("connection", "close");
    const { trustedHops, crossOrigin = "off" } = this.#parts.settings;
    const { method, headers } = request;
    const other = crossOriginHeaders(crossOrigin, { method, path: target?.path ?? "", origin: headers.origin });
    for (const [name, value] of Object.entries(other)) response.setHeader(name, value);
    const forwarded = request.headers["x-forwarded-for"]?.toString();
    hintAtProxy(this.#monitor.log, forwarded, trustedHops);
    const client = clientOf(request.socket.remoteAddress, forwarded, trustedHops);
    const early = this.#admission.admit(kind, client, response);
    if (early) return this.#refuse(asked, response, early);
    if (!target) return this.#refuseTarget(asked, request, response);
    const refusal = this.#refusal(request, kind, target.path);
    if (refusal) return this.#refuse(asked, response, refusal);
    if (kind === "metrics") return this.#metrics?.answer(response);
    const limit = bodyLimitAt(target.path);
    if (isSave(request.method, target.path)) {
      const bytes = bytesOf(request, limit.bytes);
      const tooFast = this.#admission.admitSave(client, response, { path: target.path, bytes });
      if (tooFast) return this.#refuse(asked, response, tooFast);
    }
    request.url = target.url;
    for (const name of NOT_FOR_NEXT) delete request.headers[name];
    if (isRead(request.method)) for (const name of WHOLE_ANSWERS) delete request.headers[name];
    await this.#render(request, response, { asked, client, limit });
  }

  /** Ends a connection that asks and asks before it has read an answer. */
  #shut(asked: Asked, request: IncomingMessage): void {
    this.#monitor.refused(asked, "too-many-open");
    request.socket.destroy();
  }

  #refuse(asked: Asked, response: ServerResponse, refusal: Refusal): void {
    this.#monitor.refused(asked, refusal.reason);
    refuse(response, refusal);
  }

  /** Answers a request whose target is not a URL. OPTIONS * asks what the server as a whole supports. */
  #refuseTarget(asked: Asked, request: IncomingMessage, response: ServerResponse): void {
    if (request.url !== "*" || request.method !== "OPTIONS") this.#refuse(asked, response, UNREADABLE);
    else response.writeHead(204, { allow: "GET, HEAD, POST, OPTIONS" }).end();
  }

  #failed(asked: Asked, error: unknown, response: ServerResponse): void {
    this.#monitor.failed(error, asked);
    if (response.headersSent) response.destroy();
    else refuse(response, { status: 500, detail: "Something went wrong on the server. Its log says what." });
  }

  #refusal(request: IncomingMessage, kind: Kind, path: string): Refusal | undefined {
    if (request.headers.host === undefined && request.httpVersion === "1.1") return NO_HOST;
    if ((request.headersDistinct.host?.length ?? 0) > 1) return TWO_HOSTS;
    if (request.headers["transfer-encoding"] !== undefined && request.httpVersion === "1.0") return NO_CHUNKS;
    if (this.#isStopping && path === "/readyz") return busy("stopping", "Drydock is shutting down.", 5);
    return kind === "internal" ? NOTHING_HERE : wrongMethod(request.method, kind);
  }

  async #render(request: IncomingMessage, response: ServerResponse, admitted: Admitted): Promise<void> {
    const { asked, limit } = admitted;
    const { kind } = asked;
    const body = await receive(request, limit.bytes, (bytes) => this.#room.take(bytes, response));
    if (body === "broken off") return;
    if (body === "no room") return this.#refuse(asked, response, FULL);
    if (body === "too large") return this.#refuse(asked, response, over(limit));
    const again = replayed(request, body);
    // A body that has been read cannot be read a second time.
    if (!isMade(kind)) return this.#parts.render(request.readableEnded ? again : request, response);
    const make = (wanted: IncomingMessage, whole: ServerResponse) => this.#make(wanted, whole, admitted);
    const answer = await this.#answers.answer(again, response, kind, make);
    if (answer) await answer.send(response);
    else response.destroy();
  }

  /** Makes an answer as soon as there is a place for it. Answers from the cache need no place. */
  async #make(request: IncomingMessage, response: ServerResponse, { asked, client }: Admitted): Promise<void> {
    const isPlayed = isTrial(request.url);
    const played = isPlayed ? this.#admission.playing(client) : () => {};
    if (typeof played !== "function") return this.#refuse(asked, response, played);
    if (!(await this.#places.take(asked.kind, response))) {
      played();
      return this.#refuse(asked, response, FULL);
    }
    // Next waits for the end of what it has written, which does not come if everybody has left.
    const left = new Promise<void>((resolve) => response.once("close", resolve));
    const [from, ended] = [performance.now(), this.#admission.making(asked.kind, client)];
    const made = answering(response, () => this.#parts.render(request, response));
    await Promise.race([made, left]).finally(() => {
      // Whoever leaves is not told for how long.
      ended(isPlayed && response.destroyed ? performance.now() - from : playedFor(response));
      played();
    });
  }

  #figures(): readonly Metric[] {
    const open = this.#admission.open.count;
    return [
      gauge("drydock_http_requests_in_flight", "Requests whose answer is not complete, this one included.", open),
      ...this.#answers.metrics(),
    ];
  }
}

const NO_HOST: Refusal = { reason: "malformed", status: 400, detail: "The request has no Host header." };
const TWO_HOSTS: Refusal = { reason: "malformed", status: 400, detail: "The request has two Host headers." };
const NO_CHUNKS: Refusal = { reason: "malformed", status: 400, detail: "HTTP/1.0 has no chunks." };
const NO_TUNNEL: Refusal = {
  reason: "method",
  status: 405,
  detail: "Drydock is not a proxy.",
  headers: { allow: "GET, HEAD" },
};
const NO_EXPECTATION: Refusal = {
  reason: "malformed",
  status: 417,
  detail: "The only expectation that Drydock supports is 100-continue.",
};
const over = (limit: BodyLimit): Refusal => ({ reason: "too-large", status: 413, detail: tooLarge(limit) });
const FULL = busy("busy", "Drydock is busy. Try again in a moment.", 2);

function secure(response: ServerResponse, kind?: Kind, path?: string): void {
  for (const [name, value] of Object.entries(safetyHeaders(kind, path))) response.setHeader(name, value);
}
