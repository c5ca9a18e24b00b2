// Calls of the API. Each is answered by its handler alone, a function from a request to an answer: what Next does around a
// handler costs several times as much as most of them do.
import type { IncomingMessage, ServerResponse } from "node:http";
import { RoutePatterns } from "./route-patterns.ts";
import { sendWhole } from "./whole-answer.ts";

type Params = Readonly<Record<string, string>>;
type Handler = (request: Request, context: { readonly params: Promise<Params> }) => Response | Promise<Response>;

/** What a file of the app that answers calls exports: handlers by their methods. */
export type Handlers = Readonly<Partial<Record<string, Handler>>>;

/** A call and what answers it. */
interface Call {
  readonly handler: Handler;
  readonly params: Params;
}

export class Calls {
  readonly #patterns: RoutePatterns;
  readonly #load: (pattern: string) => Handlers;
  readonly #loaded = new Map<string, Handlers>();

  /** `load` is asked once for each pattern. */
  constructor(patterns: readonly string[], load: (pattern: string) => Handlers) {
    this.#patterns = new RoutePatterns(patterns);
    this.#load = load;
  }

  /** Answers a request if it is a call, and returns whether it did. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const call = this.#callIn(request);
    if (!call) return false;
    const answer = await call.handler(asRequest(request), { params: Promise.resolve(call.params) });
    await sendWhole(response, answer, request.headers["accept-encoding"]?.toString());
    return true;
  }

  #callIn({ url = "", method = "" }: IncomingMessage): Call | undefined {
    const parts = pathOf(url).split("/");
    // Next redirects a path that has an empty part to the one without.
    if (parts.slice(1).includes("")) return undefined;
    const found = this.#patterns.match(parts.map(decodeURIComponent));
    if (!found) return undefined;
    const handlers = this.#handlersOf(found.pattern);
    const handler = handlers[method] ?? (method === "HEAD" ? handlers.GET : undefined);
    return handler && { handler, params: found.params };
  }

  #handlersOf(pattern: string): Handlers {
    const loaded = this.#loaded.get(pattern) ?? this.#load(pattern);
    this.#loaded.set(pattern, loaded);
    return loaded;
  }
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}

/** The request as handlers read it. Its body has been received whole (`body.ts`). No handler asks for the host. */
function asRequest(request: IncomingMessage): Request {
  const { url = "", method = "", headers } = request;
  const body: Buffer<ArrayBuffer> | null = request.read();
  return new Request(`http://drydock${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(body === null || method === "GET" || method === "HEAD" ? {} : { body }),
  });
}
