import { type KeptPage, OFFLINE_MEASURE, OFFLINE_PAGE, OFFLINE_TABLE, type Plan } from "../plan.ts";

/** How a request is answered: by what is kept, or by the network with what is kept behind it. */
export interface Strategy {
  readonly first: "kept" | "network";
  /** Whether it is kept from its first use on. */
  readonly isEngine?: true;
  /** The address under which the answer is kept. */
  readonly key: string;
}

type Asked = Pick<Request, "method" | "url" | "mode"> & { readonly headers: Pick<Headers, "has"> };

const ENGINE = /^\/engines\/[^/]+\/[^/]+\.js$/;
const OF_A_DECK = /^\/d\/[\w-]+\/(play|measure)$/;

/** How a request is answered, or undefined if it is none of the worker's business. The API never is, and neither is
 * anything that names who is asking. */
export function strategyOf(request: Asked, origin: string, plan: Plan): Strategy | undefined {
  const { origin: to, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || to !== origin || request.headers.has("authorization")) return undefined;
  if (/^\/api(\/|$)/i.test(pathname)) return undefined;
  if (request.mode === "navigate") return { first: "network", key: pageFor(pathname, search, plan.pages) };
  const address = pathname + search;
  if (ENGINE.test(pathname)) return { first: "kept", key: pathname, isEngine: true };
  if (plan.files.includes(address)) return { first: "kept", key: address };
  // Pages that are asked for as data (by Next's own scripts) are left to the network: kept ones may be of an older build.
  return plan.data.includes(address) ? { first: "network", key: address } : undefined;
}

function pageFor(path: string, query: string, pages: readonly KeptPage[]): string {
  const page = pages.find((kept) => kept.path === path);
  if (page && (page.anyQuery || query === "")) return path;
  const [, part] = OF_A_DECK.exec(path) ?? [];
  if (part === undefined) return OFFLINE_PAGE;
  return part === "play" ? OFFLINE_TABLE : OFFLINE_MEASURE;
}
