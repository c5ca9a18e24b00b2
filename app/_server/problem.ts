import type { Problem } from "../../lib/contract/answers.ts";

const TITLES: Readonly<Record<number, string>> = {
  400: "The request cannot be read",
  404: "Not found",
  405: "Method not allowed",
  408: "The request took too long",
  413: "The request is too large",
  415: "The request is no JSON",
  417: "Expectation failed",
  429: "Too many requests",
  431: "The request headers are too large",
  500: "Internal error",
  503: "Service unavailable",
};

/** How every problem is labelled. No answer about a fault may be kept by a cache. */
export const PROBLEM_HEADERS = { "content-type": "application/problem+json", "cache-control": "no-store" } as const;

/** The one shape of a fault, as RFC 9457 words it: pages, routes and the server in front of them all send this. */
export function problemOf(status: number, detail: string, errors?: Problem["errors"]): Problem {
  const title = TITLES[status] ?? "Error";
  const type = `/problems/${title.toLowerCase().replaceAll(" ", "-")}`;
  return { type, title, status, detail, ...(errors ? { errors } : {}) };
}
