// What requests about saved things have in common: versions, keys, names of requests, and what is answered if not.
import { createHash } from "node:crypto";
import type { Refused } from "../../../db/asker.ts";
import { troubleOf } from "../../../db/db.ts";
import { hashOf, KEY } from "../../../db/new-key.ts";
import type { Once } from "../../../db/saved.ts";
import { problem } from "../http.ts";
import type { Kind } from "./kind.ts";

const TAG = /^"(0|[1-9]\d{0,8})"$/;

export function etagOf(version: number): string {
  return `"${version}"`;
}

/** The version that a request expects to be the newest, or an answer that says how to send it. */
export function expectedOf(request: Request): number | Response {
  const said = request.headers.get("if-match");
  if (said === null)
    return problem(428, 'Send the version that you changed as If-Match, such as "3". GET answers it as ETag.');
  const version = Number(TAG.exec(said.trim())?.[1] ?? Number.NaN);
  if (Number.isNaN(version)) return problem(400, 'If-Match must be one version in quotes, such as "3".');
  return version;
}

/** The key that a request carries, or undefined. What does not look like a key is a key that fits nothing. */
function bearerOf(request: Request): string | undefined {
  const said = request.headers.get("authorization");
  if (said === null) return undefined;
  const [scheme, key = "", ...more] = said.split(" ");
  return scheme?.toLowerCase() === "bearer" && KEY.test(key) && more.length === 0 ? key : "";
}

/** The hash of the key that a request carries, or an answer that says how to send it. */
export function keyOf({ noun }: Kind, request: Request): string | Response {
  const key = bearerOf(request);
  if (key === undefined) {
    const answer = problem(401, `Send the key of this ${noun} as “Authorization: Bearer KEY”.`);
    answer.headers.set("www-authenticate", "Bearer");
    return answer;
  }
  return hashOf(key);
}

const NAME = /^[\x21-\x7e]{16,200}$/;

/** What makes a request one that is carried out once: its own name, what it is about and what it asks. */
export function onceOf(
  request: Request,
  about: string,
  asked: string,
): { readonly name: string; readonly once: Once } | undefined | Response {
  const name = request.headers.get("idempotency-key");
  if (name === null) return undefined;
  if (!NAME.test(name))
    return problem(
      400,
      "Idempotency-Key must be 16 to 200 letters without spaces that nobody can guess, such as a UUID.",
    );
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  return { name, once: { id: hash(`${about} ${name}`), asked: hash(asked) } };
}

const WHY: Readonly<Record<Refused["did"], readonly [status: number, detail: (noun: string) => string]>> = {
  unknown: [404, (noun) => `There is no such ${noun}.`],
  deleted: [410, (noun) => `This ${noun} was deleted.`],
  refused: [403, (noun) => `The key does not fit this ${noun}, or it was revoked.`],
  "other request": [422, () => "The same Idempotency-Key came with another request before. Use a new one."],
};

export function refusalOf({ noun }: Kind, { did }: Refused): Response {
  const [status, detail] = WHY[did];
  return problem(status, detail(noun));
}

/** Answers a request. A database that is full or does not answer is told of, so that the request can be sent again. */
export async function answering(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === undefined) throw error;
    process.stderr.write(
      `${error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : error}\n`,
    );
    if (trouble === "full")
      return problem(507, "The disk of this server is full, so nothing was saved. Try again later.");
    const answer = problem(
      503,
      "The database of this server does not answer, so nothing was saved. Try again in a moment.",
    );
    answer.headers.set("retry-after", "2");
    return answer;
  }
}
