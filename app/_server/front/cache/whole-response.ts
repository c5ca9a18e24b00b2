import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** A complete answer. */
export interface Made {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Next listens to what is made as often as to a connection. */
const MOST_LISTENERS = 30;

/** A response without a connection, which collects what is written into it. However slowly a client reads, making its answer
 * takes no longer. */
export class WholeResponse extends ServerResponse {
  /** Resolves when the answer is complete, or to undefined if it was cut off. */
  readonly made: Promise<Made | undefined>;
  readonly #chunks: Buffer[] = [];
  #resolve: (made: Made | undefined) => void = () => {};

  constructor(request: IncomingMessage) {
    super(request);
    this.setMaxListeners(MOST_LISTENERS);
    // Node only remembers the headers that come with the status if one was set before. This one is not sent.
    this.setHeader("date", "");
    this.made = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  override write(...written: unknown[]): boolean {
    this.#take(written);
    return true;
  }

  override end(...last: unknown[]): this {
    if (this.writableEnded || this.destroyed) return this;
    this.#take(last);
    this.finished = true;
    this.#resolve({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) });
    process.nextTick(() => {
      this.emit("finish");
      this.emit("close");
    });
    return this;
  }

  /** Also tells the maker of the answer that nobody waits for it any more. */
  override destroy(): this {
    if (this.destroyed || this.writableEnded) return this;
    this.destroyed = true;
    this.#resolve(undefined);
    this.emit("close");
    return this;
  }

  #take([chunk, ...rest]: readonly unknown[]): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (typeof chunk === "string") this.#chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
    for (const done of [chunk, ...rest]) if (typeof done === "function") process.nextTick(done);
  }
}

/** A request without any visitor's headers, so that its answer can be sent to everyone. */
export function anonymous(url: string, more: Readonly<Record<string, string>> = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  // Next only completes the head of a page before sending it for user agents that match `htmlLimitedBots`.
  const headers = { host: "localhost", "user-agent": "Drydock", ...more };
  Object.assign(request, { method: "GET", url, httpVersion: "1.1", headers });
  request.complete = true;
  request.push(null);
  return request;
}
