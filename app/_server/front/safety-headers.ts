import type { Kind } from "./kind.ts";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const;

/** What every answer carries, files and faults too.
 *
 * The policy lets nothing load and no frame show it. Pages get another one with their nonce in `proxy.ts`; scripts get none,
 * since the policy of a worker's script would bind the worker.
 *
 * Only preview pictures may be loaded by other sites: a chat or a feed shows them inside its own page, and they hold no more
 * than the link beside them does. A deck in another page's frame is a document of its own, so the embedded page does not
 * need this. */
export function safetyHeaders(kind?: Kind): Readonly<Record<string, string>> {
  return {
    ...EVERYWHERE,
    ...(kind === "file" ? {} : { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" }),
    "cross-origin-resource-policy": kind === "preview" ? "cross-origin" : "same-origin",
  };
}
