import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keptPages, OFFLINE_MEASURE, OFFLINE_PAGE, OFFLINE_TABLE, type Plan } from "../../app/_offline/plan.ts";
import { retire } from "../../app/_offline/worker/retire.ts";
import { serve } from "../../app/_offline/worker/serve.ts";
import { FakeScope, ORIGIN, planOf } from "./worker-scope.ts";

const pages = keptPages([{ id: "toy" }]);

/** A server that can be stopped. Each page is of its build and says its address. */
class FakeServer {
  build: string;
  isStopped = false;
  /** What it answers some addresses with. */
  readonly instead = new Map<string, () => Promise<Response>>();

  constructor(build: string) {
    this.build = build;
  }

  readonly answer = async (address: string): Promise<Response> => {
    if (this.isStopped) throw new TypeError("Failed to fetch");
    const policy = { "content-security-policy": `script-src 'sha256-${address}'` };
    return this.instead.get(address)?.() ?? new Response(`${this.build} ${address}`, { headers: policy });
  };
}

let server: FakeServer;
let scope: FakeScope;

/** The worker of a build, in a browser that may have kept others. */
function workerOf(plan: Plan, before?: FakeScope): FakeScope {
  const made = new FakeScope(server.answer, before?.caches);
  serve(made, plan);
  return made;
}

beforeEach(async () => {
  server = new FakeServer("one");
  scope = workerOf(planOf("one", pages));
  await scope.start();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("while the server answers", () => {
  test("every page comes from the server", async () => {
    server.build = "newer";
    for (const path of ["/", "/toy/build", "/d/AbC", "/d/AbC/play", "/nothing"])
      expect(await scope.visit(path)).toBe(`newer ${path}`);
  });

  test("files whose address holds their content are not asked for again", async () => {
    const before = scope.asked.length;
    for (const file of planOf("one", pages).files)
      expect(await (await scope.request(file))?.text()).toBe(`one ${file}`);
    expect(scope.asked.length).toBe(before);
  });

  test("a kept file takes the address that it was asked for with, so that a worker finds what stands behind #", async () => {
    const [file = ""] = planOf("one", pages).files;
    const kept = await scope.caches.open("drydock-one-sets");
    const answer = new Response("one worker");
    Object.defineProperty(answer, "url", { value: ORIGIN + file });
    vi.spyOn(kept, "match").mockResolvedValue(answer);
    vi.spyOn(scope.caches, "open").mockResolvedValue(kept);
    const given = await scope.request(file);
    expect(given?.url).toBe("");
    expect(await given?.text()).toBe("one worker");
  });

  test("a page that is missing or broken stays so", async () => {
    for (const status of [404, 500, 429]) {
      server.instead.set("/toy/build", async () => new Response("no", { status }));
      expect((await scope.request("/toy/build", { mode: "navigate" }))?.status).toBe(status);
    }
  });

  test("an answer that the browser asked for ahead is not asked for again", async () => {
    const before = scope.asked.length;
    const answer = await scope.request("/toy/build", { mode: "navigate", ahead: new Response("asked ahead") });
    expect(await answer?.text()).toBe("asked ahead");
    expect(scope.asked.length).toBe(before);
  });
});

describe("while the server does not answer", () => {
  beforeEach(() => {
    server.isStopped = true;
  });

  test.each([
    ["/", "/"],
    ["/toy", "/toy"],
    ["/toy/build", "/toy/build"],
    ["/toy/build?draft=1&q=k%3Aship", "/toy/build"],
    ["/toy/build?code=AbC#x", "/toy/build"],
    ["/decks?q=x", "/decks"],
    ["/sets/edit#id", "/sets/edit"],
    ["/check", "/check"],
    ["/d/AbC-_9/play", OFFLINE_TABLE],
    ["/d/AbC/play?seed=1#moment", OFFLINE_TABLE],
    ["/d/AbC/measure?games=200", OFFLINE_MEASURE],
  ])("%s is shown by what is kept of %s", async (address, kept) => {
    expect(await scope.visit(address)).toBe(`one ${kept}`);
  });

  test.each([
    "/?list=2 Troops",
    "/?sample=toy&hand=2",
    "/toy/cards?q=ship",
    "/toy/cards/Ship",
    "/d/AbC",
    "/d/AbC/sheet",
    "/compare?a=1",
    "/decks/a1b2",
    "/nothing",
  ])("%s says that it needs the server", async (address) => {
    expect(await scope.visit(address)).toBe(`one ${OFFLINE_PAGE}`);
  });

  test("a kept page has the policy that it came with, so its scripts run", async () => {
    const answer = await scope.request("/toy/build?draft=1", { mode: "navigate" });
    expect(answer?.headers.get("content-security-policy")).toBe("script-src 'sha256-/toy/build'");
  });

  test("data that a table needs is there", async () => {
    expect(await (await scope.request("/games/toy/piles"))?.text()).toBe("one /games/toy/piles");
  });

  test("a file that was lost is asked for like any other", async () => {
    await scope.caches.delete("drydock-one-sets");
    await expect(scope.request("/_next/static/chunks/one.js")).rejects.toThrow("Failed to fetch");
    await expect(scope.visit("/")).rejects.toThrow("Failed to fetch");
  });
});

describe("a server that hardly answers", () => {
  test.each([502, 503, 504])("counts as none when a proxy says %i", async (status) => {
    for (const path of ["/toy/build", "/d/AbC"]) server.instead.set(path, async () => new Response("no", { status }));
    expect(await scope.visit("/toy/build")).toBe("one /toy/build");
    expect(await scope.visit("/d/AbC")).toBe(`one ${OFFLINE_PAGE}`);
  });

  test("is waited for four seconds where a page is kept, and for ever where none is", async () => {
    vi.useFakeTimers();
    const silent = () => new Promise<Response>(() => {});
    for (const path of ["/toy/build", "/d/AbC"]) server.instead.set(path, silent);
    let shown = "";
    void scope.visit("/d/AbC").then((text = "") => {
      shown = text;
    });
    const build = scope.visit("/toy/build");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await build).toBe("one /toy/build");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toBe("");
  });
});

describe("what is none of the worker's business", () => {
  test.each<[string, string, Parameters<FakeScope["request"]>[1]]>([
    ["the API", "/api/v1/games", {}],
    ["the API in the address bar", "/api/v1/games", { mode: "navigate" }],
    ["the API, however it is written", "/API/v1/decks/x", { mode: "navigate" }],
    ["a save", "/toy/build", { method: "POST" }],
    ["a request that names who is asking", "/games/toy/piles", { headers: { authorization: "Bearer key" } }],
    ["a page that names who is asking", "/toy/build", { mode: "navigate", headers: { authorization: "Bearer key" } }],
    ["another site", "https://elsewhere.example/toy/build", {}],
    ["whether the server answers", "/healthz", {}],
    ["a part of a page as data", "/toy/build?_rsc=1a2b", { headers: { rsc: "1" } }],
    ["a page as data", "/toy/build", { headers: { rsc: "1" } }],
    ["a script of another build", "/_next/static/chunks/two.js", {}],
  ])("%s", async (_, address, how) => {
    const before = scope.asked.length;
    expect(scope.request(address, how)).toBeUndefined();
    expect(scope.asked.length).toBe(before);
  });

  test("and nothing but the plan is ever kept", async () => {
    for (const path of ["/d/AbC", "/decks/a1b2", "/toy/build?code=AbC", "/toy/cards/Ship"]) await scope.visit(path);
    const { files, data, pages: kept } = planOf("one", pages);
    const names = [...scope.caches.kept].flatMap(([name, entries]) =>
      [...entries.keys()].map((key) => `${name} ${key}`),
    );
    expect(names).toEqual([...files, ...data, ...kept.map(({ path }) => path)].map((key) => `drydock-one-sets ${key}`));
    expect(names.filter((name) => /\/api|authorization/.test(name))).toEqual([]);
  });
});

describe("a newer build", () => {
  test("is kept beside the old one, and replaces it when it takes over", async () => {
    const shows = async (worker: FakeScope, build: string) => {
      server.isStopped = true;
      expect(await worker.visit("/toy/build")).toBe(`${build} /toy/build`);
      server.isStopped = false;
    };
    await scope.caches.open("another-site");
    server.build = "two";
    const two = workerOf(planOf("two", pages), scope);
    await two.tell("install");
    await shows(scope, "one");
    await two.tell("activate");
    await shows(two, "two");
    expect(await two.caches.keys()).toEqual(["another-site", "drydock-two-sets"]);
    // The operator goes back to the build before.
    server.build = "one";
    const back = workerOf(planOf("one", pages), two);
    await back.start();
    await shows(back, "one");
    expect(await back.caches.keys()).toEqual(["another-site", "drydock-one-sets"]);
  });

  test("leaves the engines of releases, which are kept from their first use on and never asked for again", async () => {
    const engine = "/engines/0.3.0/toy.js";
    expect(await (await scope.request(engine))?.text()).toBe(`one ${engine}`);
    server.build = "two";
    const two = workerOf(planOf("two", pages), scope);
    await two.start();
    server.isStopped = true;
    expect(await (await two.request(engine))?.text()).toBe(`one ${engine}`);
    await expect(two.request("/engines/0.3.0/other.js")).rejects.toThrow("Failed to fetch");
  });

  test("keeps no engine that the server does not have", async () => {
    const engine = "/engines/0.9.9/toy.js";
    server.instead.set(engine, async () => new Response("nothing", { status: 404 }));
    expect((await scope.request(engine))?.status).toBe(404);
    server.instead.clear();
    expect(await (await scope.request(engine))?.text()).toBe(`one ${engine}`);
  });

  test("is asked of the server, whatever the browser has of the build before", () => {
    const { data, pages: kept } = planOf("one", pages);
    expect(scope.askedAnew).toEqual([...data, ...kept.map(({ path }) => path)]);
  });

  test("takes over when it is told to, and never by itself", async () => {
    const two = workerOf(planOf("one", pages), scope);
    await two.tell("install");
    for (const data of ["", "skip", { type: "take over" }, undefined]) await two.tell("message", data);
    expect(two.done).toEqual([]);
    two.open = 2;
    await two.tell("message", "take over if alone");
    expect(two.done).toEqual([]);
    await two.tell("message", "take over");
    expect(two.done).toEqual(["take over"]);
  });

  test("takes over from a page that is of it already, if no other page is open", async () => {
    const two = workerOf(planOf("one", pages), scope);
    await two.tell("message", "take over if alone");
    expect(two.done).toEqual(["take over"]);
  });

  test.each<[string, () => Promise<Response>]>([
    ["of another build", async () => new Response("three /decks")],
    ["the login of a public network", async () => Response.redirect(`${ORIGIN}/login`)],
    ["a fault", async () => new Response("two", { status: 503 })],
    ["cut off", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is not kept when a page is %s", async (_, answer) => {
    server.build = "two";
    server.instead.set("/decks", answer);
    const two = workerOf(planOf("two", pages), scope);
    await expect(two.tell("install")).rejects.toThrow();
    server.isStopped = true;
    expect(await scope.visit("/decks")).toBe("one /decks");
  });
});

test("an operator who switches the worker off has it delete all that it kept, and itself", async () => {
  await scope.caches.open("another-site");
  const last = new FakeScope(server.answer, scope.caches);
  retire(last);
  await last.start();
  expect(last.done).toEqual(["take over", "unregister"]);
  expect(await last.caches.keys()).toEqual(["another-site"]);
  expect(last.request("/", { mode: "navigate" })).toBeUndefined();
});
