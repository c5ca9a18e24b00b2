import type { Kind } from "./kind.ts";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const;

/** What every answer carries, files and faults too. The policy that pages need a nonce for is set in `proxy.ts`.
 *
 * Only preview pictures may be loaded by other sites: a chat or a feed shows them inside its own page, and they hold no more
 * than the link beside them does. A deck in another page's frame is a document and not a part of it, so it needs no such
 * leave. */
export function safetyHeaders(kind?: Kind): Readonly<Record<string, string>> {
  return { ...EVERYWHERE, "cross-origin-resource-policy": kind === "preview" ? "cross-origin" : "same-origin" };
}
