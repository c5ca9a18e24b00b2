import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { lateScripts } from "./late-scripts.ts";
import { withPolicy } from "./page-policy.ts";
import type { Made } from "./whole-response.ts";

/** Headers that describe how one particular answer was sent. */
const OF_ONE_ANSWER = ["content-length", "content-encoding", "transfer-encoding", "connection", "keep-alive", "date"];
/** Shorter ones fit into one packet anyway. */
const LEAST_PACKED = 1024;
const PICTURES = ["image/png", "image/svg+xml"];
const END = Buffer.from("</html>");

/** As quick as gzip, and a seventh smaller. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
/** How a body is packed, by the names of the codings. The first one that a client takes is sent. */
const PACKED: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** An answer that was made whole, and can be sent to everyone who asks for it. */
export class Answer {
  readonly #status: number;
  readonly #headers: OutgoingHttpHeaders;
  readonly #body: Buffer;
  readonly #packed = new Map<string, Promise<Buffer>>();
  /** Whether it is a complete page or picture. Everything else is sent to the clients that are waiting and then forgotten. */
  readonly isGood: boolean;

  constructor({ status, headers, body }: Made) {
    this.#status = status;
    this.#headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)));
    this.#body = body;
    const type = String(headers["content-type"]);
    // A page that broke off while it was being made has no end.
    this.isGood =
      status === 200 && (PICTURES.includes(type) || (type.startsWith("text/html") && body.subarray(-7).equals(END)));
  }

  /** The same answer as a page for everybody, made for this address with this nonce. Its scripts come in after its paint. */
  static page(made: Made, url: string, nonce: string): Answer {
    if (!String(made.headers["content-type"]).startsWith("text/html")) return new Answer(made);
    const { html, policy } = withPolicy(lateScripts(made.body.toString(), nonce), nonce, url);
    // Names what to load ahead, with the nonce.
    const link = made.headers.link === undefined ? {} : { link: bare(made.headers.link, nonce) };
    const headers = { ...made.headers, ...link, "content-security-policy": policy };
    return new Answer({ ...made, headers, body: Buffer.from(html) });
  }

  /** The memory that it takes. Our pages compress to about a quarter, in either coding. */
  get bytes(): number {
    return this.#body.length * 1.75;
  }

  async send(response: ServerResponse): Promise<void> {
    const { method, headers } = response.req;
    for (const [name, value] of Object.entries(this.#headers))
      if (name === "vary") response.appendHeader(name, String(value));
      else if (value !== undefined) response.setHeader(name, value);
    const tag = this.#tag(method);
    if (tag !== undefined) response.setHeader("etag", tag);
    if (tag !== undefined && hasTag(headers["if-none-match"], tag)) {
      response.writeHead(304).end();
      return;
    }
    const body = await this.#bodyFor(response, headers["accept-encoding"]?.toString());
    const isEmpty = this.#status === 204 || this.#status === 304;
    response.writeHead(this.#status, isEmpty ? {} : { "content-length": body.length });
    response.end(method === "HEAD" ? undefined : body);
  }

  async #bodyFor(response: ServerResponse, accepts: string | undefined): Promise<Buffer> {
    const isPacked = this.#headers["content-type"] === "image/png";
    if (isPacked || this.#body.length < LEAST_PACKED) return this.#body;
    if (!/accept-encoding/i.test(String(this.#headers.vary))) response.appendHeader("vary", "accept-encoding");
    const [coding, pack] = Object.entries(PACKED).find(([name]) => takes(name, accepts)) ?? [];
    if (coding === undefined || !pack) return this.#body;
    response.setHeader("content-encoding", coding);
    const packed = this.#packed.get(coding) ?? pack(this.#body);
    this.#packed.set(coding, packed);
    return packed;
  }

  /** A tag for what is the same for everybody, so that whoever has it can ask whether it is still so. It is weak, because the
   * answer may be sent packed or not. Answers with a tag of their own, such as a version, keep it. */
  #tag(method: string | undefined): string | undefined {
    const isRead = method === "GET" || method === "HEAD";
    const isPublic = String(this.#headers["cache-control"]).startsWith("public");
    if (!isRead || this.#status !== 200 || !isPublic || this.#headers.etag !== undefined) return undefined;
    return `W/"${createHash("sha256").update(this.#body).digest("base64url").slice(0, 22)}"`;
  }
}

function bare(link: OutgoingHttpHeaders[string], nonce: string): string {
  return String(link).replaceAll(`; nonce="${nonce}"`, "");
}

function hasTag(asked: string | undefined, tag: string): boolean {
  return asked?.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^(W\/)?/, "W/") === tag) ?? false;
}

/** Whether a client's Accept-Encoding header asks for a coding. */
export function takes(coding: string, accepts = ""): boolean {
  const asked = accepts.split(",").find((one) => one.split(";")[0]?.trim().toLowerCase() === coding);
  return asked !== undefined && !/;\s*q\s*=\s*0(\.0*)?\s*$/i.test(asked);
}
