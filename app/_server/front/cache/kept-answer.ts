import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { newNonce, nonceIn } from "../../nonce.ts";
import { takesGzip } from "../whole-answer.ts";
import type { CapturedResponse } from "./captured.ts";
import { lateScripts } from "./late-scripts.ts";
import { PageBody } from "./page-body.ts";

/** Headers that describe how one particular answer was sent. */
const OF_ONE_ANSWER = ["content-length", "content-encoding", "transfer-encoding", "connection", "keep-alive", "date"];

/**
 * An answer that is sent to everyone who asks for it. A page gets a new nonce each time, in its policy and in its body,
 * and its scripts come in after its first paint.
 */
export class KeptAnswer {
  readonly #answer: CapturedResponse;
  readonly #headers: OutgoingHttpHeaders;
  readonly #nonce: string | undefined;
  readonly #page: PageBody | undefined;
  /**
   * Whether it is complete and what was asked for. Faults are sent to the clients that are waiting and then forgotten.
   */
  readonly isGood: boolean;
  readonly bytes: number;

  constructor(answer: CapturedResponse) {
    const { status, headers, body } = answer;
    this.#answer = answer;
    this.#headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name)));
    const type = String(headers["content-type"]);
    const nonce = nonceIn(String(headers["content-security-policy"]));
    this.#nonce = nonce;
    this.#page =
      type.startsWith("text/html") && nonce !== undefined
        ? new PageBody(Buffer.from(lateScripts(body.toString(), nonce)), nonce)
        : undefined;
    // A page that broke off while it was being made has no end.
    this.isGood =
      status === 200 && (type === "image/png" || (this.#page !== undefined && body.subarray(-7).equals(END)));
    this.bytes = this.#page?.bytes ?? body.length;
  }

  /** `accepts` is the client's Accept-Encoding header. */
  send(response: ServerResponse, accepts: string | undefined): void {
    const { status } = this.#answer;
    const nonce = newNonce();
    // The policy names the nonce, and so may a list of what to load ahead.
    const renewed = (value: OutgoingHttpHeader) =>
      typeof value === "string" && this.#nonce !== undefined ? value.replaceAll(this.#nonce, nonce) : value;
    for (const [name, value] of Object.entries(this.#headers))
      if (value !== undefined) response.setHeader(name, renewed(value));
    const body = this.#page ? renewedBody(this.#page, nonce, response, accepts) : this.#answer.body;
    response.writeHead(status, { "content-length": body.length });
    response.end(response.req.method === "HEAD" ? undefined : body);
  }
}

function renewedBody(page: PageBody, nonce: string, response: ServerResponse, accepts: string | undefined): Buffer {
  if (!takesGzip(accepts)) return page.with(nonce);
  response.setHeader("content-encoding", "gzip");
  return page.gzippedWith(nonce);
}

const END = Buffer.from("</html>");
