// The built app behind its own front: what only Next used to answer, and could not.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { problemSchema } from "../../lib/contract/answers.ts";
import { type Answer, answerOn, ask, connect, request } from "./raw.ts";
import { type Server, START, startServer } from "./server.ts";
import { isWronglyShared } from "./sharing.ts";

const CODE = "EOQHOTTBP";

let server: Server;
let script = "";
beforeAll(async () => {
  server = await startServer();
  const page = await (await fetch(server.origin)).text();
  script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
  expect(script).not.toBe("");
});
afterAll(() => server?.stop());

const portOf = ({ origin }: Server) => Number(new URL(origin).port);
const asked = (...[method, target, headers, body]: Parameters<typeof request>) =>
  ask(portOf(server), request(method, target, headers, body));

function expectProblem(answer: Answer | undefined, status: number): void {
  expect([answer?.status, answer?.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
  expect(problemSchema.parse(JSON.parse(answer?.body ?? "")).status).toBe(status);
}

describe("what Next would answer with a fault of the server", () => {
  const addresses = ["*", "http://[:::", "http://", "example.com:80"];
  test.each(addresses)("GET %s cannot be read", async (target) => {
    expectProblem(await asked("GET", target), 400);
  });

  test.each(["/", "/api/v1/games", "/healthz", "/builder.png"])("TRACE %s is not allowed", async (target) => {
    expectProblem(await asked("TRACE", target), 405);
  });

  test("TRACE with less of a body than it says leaves no trace in the log", async () => {
    const before = server.said();
    expectProblem(await asked("TRACE", "/", ["Content-Length: 20"], "short"), 405);
    const socket = await connect(portOf(server));
    socket.write(request("POST", "/api/v1/recognise", ["Content-Length: 20"], "short"));
    await new Promise<void>((resolve) => socket.end(resolve));
    expect((await asked("GET", "/healthz"))?.status).toBe(200);
    expect(server.said()).toBe(before);
  });

  test("CONNECT is not allowed", async () => {
    expectProblem(await asked("CONNECT", "example.com:443"), 405);
  });

  const internal = ["_global-error", "_not-found", "_error", "404", "500", "_next/data/x.json", "_next/image?url=x"];
  test.each(internal)("/%s is no address, by any detour", async (name) => {
    for (const way of ["/", "/./", "/x/../", "/%2e/", "//", "/\\"]) expectProblem(await asked("GET", way + name), 404);
  });

  test.each(["POST", "OPTIONS", "PUT", "DELETE", "PATCH"])(
    "%s to a file or a page says what is allowed",
    async (method) => {
      for (const target of ["/builder.png", "/%62uilder.png", "/icon.svg", script, "/", "/open-worlds", `/d/${CODE}`]) {
        const answer = await asked(method, target, ["Content-Length: 2"], "{}");
        expectProblem(answer, 405);
        expect([target, answer?.headers.get("allow")]).toEqual([target, "GET, HEAD"]);
      }
    },
  );

  test.each([
    'If-Match: "x"',
    "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT",
    "Range: bytes=999999999-",
    "Range: x",
  ])("a file asked for with %s is sent whole", async (header) => {
    for (const target of ["/builder.png", "/%62uilder.png", "/icon.svg", script]) {
      const answer = await asked("HEAD", target, [header]);
      expect([target, answer?.status, answer?.headers.has("content-range")]).toEqual([target, 200, false]);
    }
  });

  test.each([
    ["is not JSON", "{"],
    ["cannot be decoded", "%"],
    ["is another list", "%5B1%5D"],
    ["is long", "x".repeat(9_000)],
  ])("a page state that %s counts as none", async (_, state) => {
    for (const target of ["/nowhere/else", "/open-worlds.rsc"]) {
      const plain = await asked("GET", target, ["RSC: 1"]);
      const answer = await asked("GET", target, ["RSC: 1", `Next-Router-State-Tree: ${state}`]);
      expect([target, answer?.status]).toEqual([target, plain?.status]);
    }
  });

  test("a file that the asker has already is not sent again", async () => {
    const etag = (await asked("HEAD", script))?.headers.get("etag");
    expect((await asked("GET", script, [`If-None-Match: ${etag}`]))?.status).toBe(304);
  });

  test("an upgrade to another protocol is a request like any other", async () => {
    const answer = await ask(
      portOf(server),
      "GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      1_000,
    );
    expect(answer?.status).toBe(404);
  });
});

test("every kind of answer carries what is safe, and no fault and no page is for shared caches", async () => {
  const kinds: readonly (readonly [status: number, method: string, path: string, headers?: readonly string[]])[] = [
    [200, "GET", "/"],
    [200, "HEAD", "/open-worlds"],
    [200, "GET", `/d/${CODE}`],
    [200, "GET", `/d/${CODE}/embed`],
    [200, "GET", `/d/${CODE}/text`],
    [200, "GET", `/d/${CODE}/opengraph-image`],
    [404, "GET", "/nowhere"],
    [404, "GET", "/_next/static/nowhere.js"],
    [404, "GET", "/_global-error"],
    [308, "GET", "/open-worlds/"],
    [200, "GET", "/api/v1/games"],
    [404, "GET", "/api/v1/nothing"],
    [204, "OPTIONS", "/api/v1/games"],
    [204, "OPTIONS", "*"],
    [405, "DELETE", "/"],
    [400, "GET", "/%ff"],
    [417, "GET", "/", ["Expect: the-moon"]],
    [431, "GET", "/", [`X: ${"a".repeat(20_000)}`]],
    [200, "GET", script],
    [200, "GET", "/icon.svg"],
    [200, "GET", "/healthz"],
    [200, "GET", "/readyz"],
    [200, "GET", "/games/open-worlds/pool"],
  ];
  for (const [status, method, path, headers] of kinds) {
    const answer = await asked(method, path, headers);
    const of = (name: string) => answer?.headers.get(name);
    expect([path, answer?.status]).toEqual([path, status]);
    expect([path, of("x-content-type-options"), of("referrer-policy")]).toEqual([path, "nosniff", "no-referrer"]);
    expect([path, of("cross-origin-opener-policy")]).toEqual([path, "same-origin"]);
    expect([path, of("permissions-policy")]).toEqual([path, "camera=(), microphone=(), geolocation=()"]);
    const readers = path.includes("opengraph") ? "cross-origin" : "same-origin";
    expect([path, of("cross-origin-resource-policy")]).toEqual([path, readers]);
    expect([path, answer && isWronglyShared(answer)]).toEqual([path, false]);
    expect([path, of("x-powered-by")]).toEqual([path, undefined]);
    const isFrame = path.endsWith("/embed");
    if (!path.startsWith("/_next/static"))
      expect([path, of("content-security-policy")]).toEqual([
        path,
        expect.stringContaining(`frame-ancestors ${isFrame ? "*" : "'none'"}`),
      ]);
  }
});

describe("answers that are counted", () => {
  test("say how many more there may be; files and probes say nothing", async () => {
    for (const path of ["/", `/d/${CODE}`, "/api/v1/games", "/nowhere"])
      expect((await asked("GET", path))?.headers.get("ratelimit")).toMatch(/^"reads";r=[1-9]\d{0,3};t=\d+$/);
    for (const path of ["/healthz", "/readyz", "/icon.svg", script])
      expect((await asked("GET", path))?.headers.has("ratelimit")).toBe(false);
  });

  test("previews end with 429, and the answer says when to come again", async () => {
    // All at once, as the right to one comes back every two seconds.
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => asked("GET", `/d/x${n}/opengraph-image`)));
    const refused = answers.find((answer) => answer?.status === 429);
    expectProblem(refused, 429);
    expect(refused?.headers.get("retry-after")).toMatch(/^[12]$/);
    expect((await asked("GET", `/d/${CODE}`))?.status).toBe(200);
  });
});

test("the log says once that a proxy is there and not trusted, and who is counted does not change", async () => {
  const left = async (list: string) => {
    const answer = await asked("GET", "/nowhere", [`X-Forwarded-For: ${list}`]);
    return Number(/r=(\d+)/.exec(answer?.headers.get("ratelimit") ?? "")?.[1]);
  };
  const begun = performance.now();
  const before = await left("198.51.100.1");
  let after = before;
  for (let n = 2; n <= 20; n++) after = await left(`198.51.100.${n}`);
  // Nineteen more were counted for the same client, who got back one for each twentieth of a second.
  expect(after).toBeLessThanOrEqual(before - 19 + Math.ceil((performance.now() - begun) / 50));
  expect(server.said().match(/Set TRUSTED_PROXY_HOPS to/g)?.length).toBe(1);
});

describe("a server that is told to stop", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("by %s ends well, with nothing on its mind", async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), "drydock-stop-"));
    const env = { ...process.env, PORT: "0", DATABASE_FILE: join(folder, "stop.sqlite") };
    const child = spawn(process.execPath, START, { env });
    onTestFinished(() => {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    });
    let said = "";
    const port = await new Promise<number>((resolve) => {
      child.stdout.on("data", (data) => {
        said += data;
        const [, found] = /ready at http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? [];
        if (found) resolve(Number(found));
      });
    });
    // An idle connection, and one with a request that has not come in whole, keep nobody waiting.
    const idle = await connect(port);
    idle.on("error", () => {});
    const begun = await connect(port);
    const answered = answerOn(begun);
    begun.write("GET / HTTP/1.1\r\n");
    expect((await ask(port, request("GET", "/healthz")))?.status).toBe(200);
    const ended = new Promise((resolve) => child.once("exit", (code, by) => resolve([code, by])));
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(await answered).toBeUndefined();
  });
});

describe.runIf(process.env.NIGHTLY)("a sender who is slow is shut out in time (takes half a minute: NIGHTLY=1)", () => {
  /** Milliseconds until the connection was ended, and what was said to it, with a letter sent every half second. */
  async function dripped(start: string, letter: string): Promise<{ after: number; answer: Answer | undefined }> {
    const socket = await connect(portOf(server));
    const from = performance.now();
    const answered = answerOn(socket, 120_000);
    socket.write(start);
    const timer = setInterval(() => socket.writable && socket.write(letter), 500);
    const answer = await answered;
    clearInterval(timer);
    return { after: performance.now() - from, answer };
  }
  const body = request("POST", "/api/v1/recognise", ["Content-Length: 100000", "Content-Type: application/json"]);
  const chunked = request("POST", "/api/v1/recognise", [
    "Transfer-Encoding: chunked",
    "Content-Type: application/json",
  ]);

  test.concurrent.each([
    ["still headers", "GET / HTTP/1.1\r\nHost: l", "", 10_000],
    ["dripping headers", "GET / HTTP/1.1\r\nHost: l", "o", 10_000],
    ["a still body", body, "", 30_000],
    ["a dripping body", body, "1", 30_000],
    ["a body dripping in chunks", chunked, "1\r\na\r\n", 30_000],
    ["a dripping body that nobody wants", "POST / HTTP/1.1\r\nHost: l\r\nContent-Length: 100000\r\n\r\n", "1", 30_000],
  ])("%s", async (_, start, letter, limit) => {
    const { after, answer } = await dripped(start, letter);
    expect([408, 405]).toContain(answer?.status);
    expect(after).toBeGreaterThan(limit - 1_000);
    expect(after).toBeLessThan(limit + 5_000);
  });
});
