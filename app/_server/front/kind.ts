/** What an address costs and which limits it has.
 * - probe: whether the server lives. Always answered, never counted.
 * - metrics: figures for the operator. Never counted.
 * - file: the same for everybody, and not worth counting. The service worker is one.
 * - preview: a picture drawn for a chat or a feed, the most expensive answer there is.
 * - art: the drawing of a card. It is made once, and one page shows many, so that it is not counted.
 * - route: a handler that says itself which methods it takes.
 * - page: rendered, and only ever read.
 * - internal: Next's own names, which nobody should ask for. */
export type Kind = "probe" | "metrics" | "file" | "preview" | "art" | "route" | "page" | "internal";

const PATTERNS: readonly (readonly [RegExp, Kind])[] = [
  [/^\/(healthz|readyz)$/, "probe"],
  [/^\/(_next\/static\/|sw\.js$)/, "file"],
  [/^\/+(_|(404|500)\/*$)/, "internal"],
  [/^\/d\/[^/]+\/opengraph-image/i, "preview"],
  [/^\/art\//, "art"],
  [/^\/api(\/|$)/i, "route"],
  [/^\/d\/[^/]+\/(text|laid|fixed)$/i, "route"],
  [/^\/find$/i, "route"],
];

/** The kind of URL that this path belongs to. `files` are the paths of the files in `public`. */
export function kindOf(path: string, files: ReadonlySet<string>): Kind {
  if (files.has(path)) return "file";
  return PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}

/** Whether a request counts against the limits of its client. */
export function isCounted(kind: Kind): boolean {
  return kind !== "probe" && kind !== "metrics" && kind !== "file" && kind !== "art";
}

/** Whether an answer needs a place among those that are being made. */
export function isMade(kind: Kind): boolean {
  return kind === "page" || kind === "route" || kind === "preview" || kind === "art";
}
