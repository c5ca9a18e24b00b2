import { IncomingMessage, type ServerResponse } from "node:http";

export type Received = Buffer | "too large" | "no room" | "broken off";

/** How much memory all bodies together may take until their requests are answered, in bytes. */
const ROOM = 16 * 1024 * 1024;

/** The memory for bodies. */
export class BodyRoom {
  #left = ROOM;

  /** Takes room until the response is complete, or says that there is none. */
  take(bytes: number, response: ServerResponse): boolean {
    if (bytes > this.#left || response.destroyed) return false;
    this.#left -= bytes;
    response.once("close", () => {
      this.#left += bytes;
    });
    return true;
  }
}

/**
 * Reads the whole body of a request before anything is done with it. Slow senders then do not block a place among the
 * answers being made, and requests that are cut off go no further.
 */
export async function receive(
  request: IncomingMessage,
  most: number,
  hasRoom: (bytes: number) => boolean,
): Promise<Received> {
  if (!hasBody(request)) return Buffer.alloc(0);
  if (declaredBytes(request) > most) return "too large";
  if (!hasRoom(bytesOf(request, most))) return "no room";
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else resolve("too large");
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", () => resolve("broken off"));
    request.once("close", () => resolve("broken off"));
  });
}

/** How long a body is, or how long it may become where that is only known when it has come. */
export function bytesOf(request: IncomingMessage, most: number): number {
  return isChunked(request) ? most : declaredBytes(request);
}

/** How long the body of a request is, as far as its headers say. */
function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}

function hasBody(request: IncomingMessage): boolean {
  return isChunked(request) || declaredBytes(request) > 0;
}

/** Whether nobody knows how long the body is before it has come. */
function isChunked({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined;
}

/** The same request with its body still unread, for an answer that is made whole and then sent as its client takes it: not for
 * HEAD, and not compressed. */
export function replayed(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { url, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const { "accept-encoding": _, ...headers } = request.headers;
  const method = request.method === "HEAD" ? "GET" : request.method;
  const again = new IncomingMessage(request.socket);
  Object.assign(again, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor });
  again.complete = true;
  if (body.length > 0) again.push(body);
  again.push(null);
  return again;
}
