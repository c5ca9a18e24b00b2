import { IncomingMessage } from "node:http";

export type Received = { readonly request: IncomingMessage } | "too large" | "broken off";

/**
 * Reads the whole body of a request before anything is done with it. Slow senders then do not block a place among the
 * answers being made, and requests that are cut off go no further.
 */
export async function receive(request: IncomingMessage, most: number): Promise<Received> {
  if (!hasBody(request)) return { request };
  if (Number(request.headers["content-length"] ?? 0) > most) return "too large";
  const body = await new Promise<Buffer | "too large" | "broken off">((resolve) => {
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
  return typeof body === "string" ? body : { request: replayed(request, body) };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
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
