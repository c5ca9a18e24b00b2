import type { Kind } from "./kind.ts";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const;

/** What a browser may run as a worker. The policy of a worker's script would apply to the worker. */
const SCRIPTS = /^\/(_next\/static\/|sw\.js$)/;

/**
 * Headers that every answer has, including files and faults. The policy forbids loading anything and showing the answer
 * in a frame. Pages get another policy with their scripts (`cache/page-policy.ts`). Only preview pictures may be loaded by
 * other sites, because chats and feeds show them inside their own pages. They contain no more than the link beside them. An
 * embedded deck is a document of its own, so it does not need this.
 */
export function safetyHeaders(kind?: Kind, path = ""): Readonly<Record<string, string>> {
  return {
    ...EVERYWHERE,
    ...(SCRIPTS.test(path) ? {} : { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" }),
    "cross-origin-resource-policy": kind === "preview" ? "cross-origin" : "same-origin",
  };
}
