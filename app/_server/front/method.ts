import type { Kind } from "./kind.ts";
import { READ_ONLY, type Refusal } from "./refusal.ts";

/** The methods that our routes answer themselves, even if only to say that they are not allowed. */
const ROUTE_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const UNKNOWN: Refusal = {
  reason: "method",
  status: 405,
  detail: "Drydock does not support this method.",
  headers: { allow: ROUTE_METHODS.join(", ") },
};

export function isRead(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}

/** Whether a request saves something, or changes who may. */
export function isSave(method: string | undefined, path: string): boolean {
  return !isRead(method) && method !== "OPTIONS" && /^\/api\/v1\/(decks|sets|parcels)(\/|$)/i.test(path);
}

/** Whether a request asks for a trial, which is played for many seconds. */
export function isTrial(address: string | undefined): boolean {
  return /^\/api\/v1\/games\/[^/?]*\/trials\/?(\?|$)/i.test(address ?? "");
}

/** Why a request is rejected for its method, if it is. */
export function wrongMethod(method: string | undefined, kind: Kind): Refusal | undefined {
  if (isRead(method)) return undefined;
  if (kind !== "route" && kind !== "probe") return READ_ONLY;
  return ROUTE_METHODS.includes(method ?? "") ? undefined : UNKNOWN;
}
