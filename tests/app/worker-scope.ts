import type { KeptPage, Plan } from "../../app/_offline/plan.ts";
import type { WorkerEvents, WorkerScope } from "../../app/_offline/worker/scope.ts";

export const ORIGIN = "https://decks.example";

/** A plan with one of everything. */
export function planOf(build: string, pages: readonly KeptPage[]): Plan {
  return {
    build,
    version: `${build}-sets`,
    files: [`/_next/static/chunks/${build}.js`, "/games/toy/pool?v=1"],
    data: ["/games/toy/piles"],
    pages,
  };
}

/** What a browser keeps for one site: named caches, in the order in which they were made. */
export class FakeCaches {
  readonly kept = new Map<string, Map<string, Response>>();
  readonly #ask: (address: string) => Promise<Response>;

  constructor(ask: (address: string) => Promise<Response>) {
    this.#ask = ask;
  }

  async open(name: string): Promise<Cache> {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    const put = async (address: string, answer: Response) => void entries.set(address, answer);
    const addAll = async (addresses: readonly string[]) => {
      for (const address of addresses) await put(address, await this.#ask(address));
    };
    const match = async (address: string) => entries.get(address)?.clone();
    // Workers use no more of a cache than this.
    return { put, addAll, match } as unknown as Cache;
  }

  async keys(): Promise<string[]> {
    return [...this.kept.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.kept.delete(name);
  }
}

interface How extends Partial<Pick<Request, "method" | "mode">> {
  readonly headers?: HeadersInit;
  /** What the browser has asked for while the worker started. */
  readonly ahead?: Response;
}

type Listeners = { [T in keyof WorkerEvents]?: (event: WorkerEvents[T]) => void };

/** The global scope of a service worker, with a server that is a function. */
export class FakeScope implements WorkerScope {
  readonly location = { origin: ORIGIN };
  readonly caches: FakeCaches;
  readonly asked: string[] = [];
  /** What was asked of the server itself, whatever the browser had of it. */
  readonly askedAnew: string[] = [];
  readonly done: string[] = [];
  /** How many pages of the site are open. */
  open = 1;
  readonly #server: (address: string) => Promise<Response>;
  readonly #listeners: Listeners = {};

  constructor(server: (address: string) => Promise<Response>, caches?: FakeCaches) {
    this.#server = server;
    this.caches = caches ?? new FakeCaches((address) => this.fetch(address));
  }

  readonly clients = {
    claim: async () => void this.done.push("claim"),
    matchAll: async () => Array.from({ length: this.open }),
  };

  readonly registration = {
    unregister: async () => this.done.push("unregister") > 0,
    navigationPreload: { enable: async () => void this.done.push("ask ahead") },
  };

  async skipWaiting(): Promise<void> {
    this.done.push("take over");
  }

  async fetch(request: Request | string, how: RequestInit = {}): Promise<Response> {
    const address = typeof request === "string" ? request : request.url.slice(ORIGIN.length);
    this.asked.push(address);
    if (how.cache === "reload") this.askedAnew.push(address);
    return this.#server(address);
  }

  addEventListener<T extends keyof WorkerEvents>(type: T, listener: Listeners[T] & {}): void {
    this.#listeners[type] = listener;
  }

  /** Tells the worker of something and waits until it is done with it. */
  async tell(type: "install" | "activate" | "message", data?: unknown): Promise<void> {
    const works: Promise<unknown>[] = [];
    this.#listeners[type]?.({ data, waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  }

  async start(): Promise<void> {
    await this.tell("install");
    await this.tell("activate");
  }

  /** The worker's answer to a request, or undefined if it leaves it to the browser. */
  request(address: string, how: How = {}) {
    const { method = "GET", mode = "no-cors", headers = {}, ahead } = how;
    const url = new URL(address, ORIGIN).href;
    let answer: Promise<Response> | undefined;
    this.#listeners.fetch?.({
      // No request can be made by hand that is a navigation.
      request: { method, mode, url, headers: new Headers(headers) } as Request,
      ...(ahead ? { preloadResponse: Promise.resolve(ahead) } : {}),
      waitUntil: () => {},
      respondWith: (given) => {
        answer = given;
      },
    });
    return answer;
  }

  /** What a reader sees who goes to an address. */
  async visit(address: string): Promise<string | undefined> {
    return (await this.request(address, { mode: "navigate" }))?.text();
  }
}
