import type { Answer } from "./raw.ts";

/** Whether a cache that many share may keep an answer that is a fault, a page, or not complete. */
export function isWronglyShared({ status, headers }: Pick<Answer, "status" | "headers">): boolean {
  const cache = headers.get("cache-control") ?? "";
  if (!/\b(public|s-maxage|immutable)\b/.test(cache)) return false;
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return isPage || headers.has("set-cookie") || ![200, 304].includes(status);
}
