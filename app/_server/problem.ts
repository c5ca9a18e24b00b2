import type { Problem } from "../../lib/contract/answers.ts";
import { problemType } from "../../lib/contract/problems.ts";

/** The headers of every problem. No cache may keep an answer about a fault. */
export const PROBLEM_HEADERS = { "content-type": "application/problem+json", "cache-control": "no-store" } as const;

export type Faults = readonly NonNullable<Problem["errors"]>[number][];

const MOST_ERRORS = 50;

/**
 * The one shape of a fault, as RFC 9457 defines it. Pages, routes and the server in front of them all use it. It holds
 * the first faults and says how many more there are.
 */
export function problemOf(status: number, detail: string, faults?: Faults): Problem {
  const more = (faults?.length ?? 0) - MOST_ERRORS;
  return {
    ...problemType(status),
    status,
    detail,
    ...(faults ? { errors: faults.slice(0, MOST_ERRORS) } : {}),
    ...(more > 0 ? { moreErrors: more } : {}),
  };
}
