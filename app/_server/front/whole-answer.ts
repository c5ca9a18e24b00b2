import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** Shorter ones fit into one packet anyway. */
const LEAST_GZIPPED = 1024;

const gzipped = promisify(gzip);

/** Sends an answer that has been made whole. `accepts` is the client's Accept-Encoding header. */
export async function sendWhole(
  response: ServerResponse,
  answer: Response,
  accepts: string | undefined,
): Promise<void> {
  let body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (body.length >= LEAST_GZIPPED) {
    response.setHeader("vary", "accept-encoding");
    if (takesGzip(accepts)) {
      body = await gzipped(body);
      response.setHeader("content-encoding", "gzip");
    }
  }
  const isEmpty = answer.status === 204 || answer.status === 304;
  response.writeHead(answer.status, isEmpty ? {} : { "content-length": body.length });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Whether a client's Accept-Encoding header asks for gzip. */
export function takesGzip(accepts = ""): boolean {
  const gzip = accepts.split(",").find((coding) => /^\s*gzip\s*(;|$)/i.test(coding));
  return gzip !== undefined && !/;\s*q\s*=\s*0(\.0*)?\s*$/i.test(gzip);
}
