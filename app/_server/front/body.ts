import { IncomingMessage, type ServerResponse } from "node:http";

export type Received = { readonly request: IncomingMessage } | "too large" | "no room" | "broken off";

/** How much memory all bodies together may take until their requests are answered, in bytes. */
const ROOM = 32 * 1024 * 1024;

/** The memory for bodies. */
export class BodyRoom {
  #left = ROOM;

  /** Takes room, piece by piece, until the response is complete. Each piece is answered by whether there was room for it. */
  taker(response: ServerResponse): (bytes: number) => boolean {
    let taken = 0;
    response.once("close", () => {
      this.#left += taken;
    });
    return (bytes) => {
      if (bytes > this.#left || response.destroyed) return false;
      this.#left -= bytes;
      taken += bytes;
      return true;
    };
  }
}

/**
 * Reads the whole body of a request before anything is done with it. Slow senders then do not block a place among the
 * answers being made, and requests that are cut off go no further.
 */
export async function receive(
  request: IncomingMessage,
  most: number,
  takeRoom: (bytes: number) => boolean,
): Promise<Received> {
  if (!hasBody(request)) return { request };
  if (declaredBytes(request) > most) return "too large";
  const body = await new Promise<Buffer | Exclude<Received, object>>((resolve) => {
    let chunks: Buffer[] | undefined = [];
    let size = 0;
    const refuse = (why: Exclude<Received, object>) => {
      chunks = undefined;
      resolve(why);
    };
    request.on("data", (chunk: Buffer) => {
      // The rest of what is refused is read and forgotten.
      if (!chunks) return;
      size += chunk.length;
      if (size > most) refuse("too large");
      else if (takeRoom(chunk.length)) chunks.push(chunk);
      else refuse("no room");
    });
    request.once("end", () => resolve(Buffer.concat(chunks ?? [])));
    request.once("error", () => resolve("broken off"));
    request.once("close", () => resolve("broken off"));
  });
  return typeof body === "string" ? body : { request: replayed(request, body) };
}

/** How long the body of a request is, as far as its headers say. */
export function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}

function hasBody(request: IncomingMessage): boolean {
  return isChunked(request) || declaredBytes(request) > 0;
}

/** Whether nobody knows how long the body is before it has come. */
export function isChunked({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined;
}

/** The same request with its body still unread. */
function replayed(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const again = new IncomingMessage(request.socket);
  Object.assign(again, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor });
  again.complete = true;
  again.push(body);
  again.push(null);
  return again;
}
