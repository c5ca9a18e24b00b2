import type { Problem } from "../../lib/contract/answers.ts";

const TITLES: Readonly<Record<number, string>> = {
  400: "The request cannot be read",
  401: "A key is needed",
  403: "The key does not fit",
  404: "Not found",
  405: "Method not allowed",
  408: "The request took too long",
  409: "That cannot be done now",
  410: "Deleted",
  412: "Somebody saved another version",
  413: "The request is too large",
  415: "The request is not JSON",
  417: "Expectation failed",
  422: "The request means something else",
  428: "A version is needed",
  429: "Too many requests",
  431: "The request headers are too large",
  500: "Internal error",
  503: "Service unavailable",
  507: "The disk is full",
};

/** The headers of every problem. No cache may keep an answer about a fault. */
export const PROBLEM_HEADERS = { "content-type": "application/problem+json", "cache-control": "no-store" } as const;

export type Faults = readonly NonNullable<Problem["errors"]>[number][];

const MOST_ERRORS = 50;

/**
 * The one shape of a fault, as RFC 9457 defines it. Pages, routes and the server in front of them all use it. It holds
 * the first faults and says how many more there are.
 */
export function problemOf(status: number, detail: string, faults?: Faults): Problem {
  const title = TITLES[status] ?? "Error";
  const type = `/problems/${title.toLowerCase().replaceAll(" ", "-")}`;
  const more = (faults?.length ?? 0) - MOST_ERRORS;
  return {
    type,
    title,
    status,
    detail,
    ...(faults ? { errors: faults.slice(0, MOST_ERRORS) } : {}),
    ...(more > 0 ? { moreErrors: more } : {}),
  };
}
