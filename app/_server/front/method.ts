import type { Kind } from "./kind.ts";
import { READ_ONLY, type Refusal } from "./refusal.ts";

/** The methods that a route of ours answers itself, if only to say that it does not take them. */
const ROUTE_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const UNKNOWN: Refusal = {
  status: 405,
  detail: "Drydock does not support this method.",
  headers: { allow: ROUTE_METHODS.join(", ") },
};

export function isRead(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}

/** Why a request is turned away for its method, if it is. */
export function wrongMethod(method: string | undefined, kind: Kind): Refusal | undefined {
  if (isRead(method)) return undefined;
  if (kind !== "route" && kind !== "probe") return READ_ONLY;
  return ROUTE_METHODS.includes(method ?? "") ? undefined : UNKNOWN;
}
