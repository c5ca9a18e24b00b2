import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** A complete answer. */
export interface CapturedResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** A request that no client sent, and its answer. */
export interface Capture {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Resolves when the answer is complete, or to undefined if it was cut off. */
  readonly answer: Promise<CapturedResponse | undefined>;
  /** Tells the maker of the answer that nobody is waiting for it any more. */
  abandon(): void;
}

/** Requests a URL without any visitor's headers, so that the answer can be sent to everyone. */
export function capture(url: string): Capture {
  const request = new IncomingMessage(new Socket());
  // Next only completes the head of a page before sending it for user agents that match `htmlLimitedBots`.
  Object.assign(request, {
    method: "GET",
    url,
    httpVersion: "1.1",
    headers: { host: "localhost", "user-agent": "Drydock" },
  });
  request.complete = true;
  request.push(null);
  const response = new ServerResponse(request);
  return { request, response, answer: collect(response), abandon: () => breakOff(response) };
}

/** Collects what is written into a response that has no connection. */
function collect(response: ServerResponse): Promise<CapturedResponse | undefined> {
  const chunks: Buffer[] = [];
  const take = ([chunk, ...rest]: readonly unknown[]) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    for (const done of [chunk, ...rest]) if (typeof done === "function") process.nextTick(done);
  };
  return new Promise((resolve) => {
    response.once("close", () => resolve(undefined));
    Reflect.set(response, "write", (...written: unknown[]) => {
      take(written);
      return true;
    });
    Reflect.set(response, "end", (...last: unknown[]) => {
      if (response.writableEnded) return response;
      take(last);
      Reflect.set(response, "finished", true);
      resolve({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) });
      process.nextTick(() => {
        response.emit("finish");
        response.emit("close");
      });
      return response;
    });
    Reflect.set(response, "destroy", () => {
      breakOff(response);
      return response;
    });
  });
}

function breakOff(response: ServerResponse): void {
  if (response.destroyed || response.writableEnded) return;
  response.destroyed = true;
  response.emit("close");
}
