// Which other sites may call the API from their pages, as CORS in the settings says. Nobody may, unless an operator says so.

/** "*" stands for every site. */
export type CrossOrigin = "off" | "*" | ReadonlySet<string>;

/** What others may do: read, check and recognise. Saving needs a key, which belongs into nobody's page but ours. */
const READS = /^\/api\/v1\/(games|openapi\.json|decks|sets|recognise)(\/|$)/i;
const CHECKS = /^\/api\/v1\/(games\/[^/]+\/check|recognise)$/i;

/** The headers that let a page of another site read the answer. A browser asks with OPTIONS before it posts JSON. */
export function crossOriginHeaders(
  allowed: CrossOrigin,
  { method, path, origin }: { method: string | undefined; path: string; origin: string | undefined },
): Readonly<Record<string, string>> {
  if (allowed === "off" || !READS.test(path)) return {};
  const vary = allowed === "*" ? {} : { vary: "origin" };
  if (origin === undefined || !(allowed === "*" || allowed.has(origin))) return vary;
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead && method !== "OPTIONS" && !CHECKS.test(path)) return vary;
  return {
    ...vary,
    "access-control-allow-origin": allowed === "*" ? "*" : origin,
    "access-control-expose-headers": "etag, retry-after, ratelimit, ratelimit-policy",
    "cross-origin-resource-policy": "cross-origin",
    ...(method === "OPTIONS" && {
      "access-control-allow-methods": CHECKS.test(path) ? "GET, POST" : "GET",
      "access-control-allow-headers": "content-type",
      "access-control-max-age": "86400",
    }),
  };
}
