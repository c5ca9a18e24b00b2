import { type ServerResponse, STATUS_CODES } from "node:http";
import { PROBLEM_HEADERS, problemOf } from "../problem.ts";
import { safetyHeaders } from "./safety-headers.ts";

/** Why a request is rejected, in a word for metrics and logs. */
export type Reason =
  | "too-fast"
  | "too-many-open"
  | "busy"
  | "stopping"
  | "connections"
  | "malformed"
  | "slow"
  | "too-large"
  | "method"
  | "nothing-here";

/** A request that is rejected, and what its sender is told. */
export interface Refusal {
  readonly reason: Reason;
  readonly status: number;
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const UNREADABLE: Refusal = { reason: "malformed", status: 400, detail: "This address cannot be read." };
export const NOTHING_HERE: Refusal = {
  reason: "nothing-here",
  status: 404,
  detail: "There is nothing at this address.",
};
export const READ_ONLY: Refusal = {
  reason: "method",
  status: 405,
  detail: "This address can only be read: use GET or HEAD.",
  headers: { allow: "GET, HEAD" },
};

/** A refusal that ends as soon as there is room again. */
export function busy(reason: "busy" | "stopping", detail: string, seconds = 1): Refusal {
  return { reason, status: 503, detail, headers: { "retry-after": String(seconds) } };
}

export function refuse(response: ServerResponse, { status, detail, headers }: Omit<Refusal, "reason">): void {
  const body = Buffer.from(JSON.stringify(problemOf(status, detail)));
  response.writeHead(status, { ...PROBLEM_HEADERS, ...headers, "content-length": body.length });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** The same answer for a connection on which HTTP itself has failed. */
export function rawRefusal({ status, detail, headers }: Refusal): string {
  const body = JSON.stringify(problemOf(status, detail));
  const all = { ...safetyHeaders(), ...PROBLEM_HEADERS, ...headers };
  const lines = Object.entries({ ...all, "content-length": Buffer.byteLength(body), connection: "close" });
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`;
}
