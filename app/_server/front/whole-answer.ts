import { createHash } from "node:crypto";
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
  const { method, headers } = response.req;
  if (isPublicRead(method, answer)) {
    const tag = tagOf(body);
    response.setHeader("etag", tag);
    if (hasTag(headers["if-none-match"], tag)) {
      response.writeHead(304).end();
      return;
    }
  }
  if (body.length >= LEAST_GZIPPED) {
    response.appendHeader("vary", "accept-encoding");
    if (takesGzip(accepts)) {
      body = await gzipped(body);
      response.setHeader("content-encoding", "gzip");
    }
  }
  const isEmpty = answer.status === 204 || answer.status === 304;
  response.writeHead(answer.status, isEmpty ? {} : { "content-length": body.length });
  response.end(method === "HEAD" ? undefined : body);
}

/** Whether an answer is the same for everybody, so that whoever has it can ask whether it is still so. Answers with a tag of
 * their own, such as a version, keep it. */
function isPublicRead(method: string | undefined, { status, headers }: Response): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return (
    isRead && status === 200 && !headers.has("etag") && (headers.get("cache-control")?.startsWith("public") ?? false)
  );
}

/** A weak tag: the same answer may be sent packed or not. */
function tagOf(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

function hasTag(asked: string | undefined, tag: string): boolean {
  return asked?.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^(W\/)?/, "W/") === tag) ?? false;
}

/** Whether a client's Accept-Encoding header asks for gzip. */
export function takesGzip(accepts = ""): boolean {
  const gzip = accepts.split(",").find((coding) => /^\s*gzip\s*(;|$)/i.test(coding));
  return gzip !== undefined && !/;\s*q\s*=\s*0(\.0*)?\s*$/i.test(gzip);
}
