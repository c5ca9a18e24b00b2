// The server in front of the pages, with pages that do as they are told.
import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { problemSchema } from "../../lib/contract/answers.ts";
import { answerOn, ask, connect, request } from "../http/raw.ts";
import { atOnce, closeAfterEach, front, Held, open, send } from "./opened-front.ts";

closeAfterEach();

describe("what only needs refusing never reaches a page", () => {
  const file = "/_next/static/chunks/a.js";
  test.each<[string, string, number, string | undefined]>([
    ["a star", request("GET", "*"), 400, undefined],
    ["two hosts", request("GET", "/", ["Host: elsewhere"]), 400, undefined],
    [
      "chunks in HTTP/1.0",
      "POST /api/v1/recognise HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
      undefined,
    ],
    ["an address that is none", request("GET", "http://[:::"), 400, undefined],
    ["an address in letters that are none", request("GET", "/%ff"), 400, undefined],
    ["TRACE", request("TRACE", "/"), 405, "GET, HEAD"],
    ["TRACE with less of a body than it says", request("TRACE", "/", ["Content-Length: 9"], "ab"), 405, "GET, HEAD"],
    ["CONNECT", request("CONNECT", "example.com:443"), 405, "GET, HEAD"],
    ["Next's page of faults", request("GET", "/_global-error"), 404, undefined],
    ["the same, with detours", request("GET", "/x/.././%5fglobal-error"), 404, undefined],
    ["Next's other names", request("GET", "/500"), 404, undefined],
    ["POST to a page", request("POST", "/open-worlds"), 405, "GET, HEAD"],
    ["PUT to a page", request("PUT", "/"), 405, "GET, HEAD"],
    ["DELETE of a deck", request("DELETE", "/d/abc"), 405, "GET, HEAD"],
    ["OPTIONS of a page", request("OPTIONS", "/"), 405, "GET, HEAD"],
    ["POST to a script", request("POST", file), 405, "GET, HEAD"],
    ["OPTIONS of a file", request("OPTIONS", "/builder.png"), 405, "GET, HEAD"],
    [
      "a method that nobody knows, to the API",
      request("PROPFIND", "/api/v1/games"),
      405,
      "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
    ],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400, undefined],
    ["no HTTP", "\u0016\u0003\u0001 hello\r\n\r\n", 400, undefined],
    ["an endless header", request("GET", "/", [`X: ${"a".repeat(20_000)}`]), 431, undefined],
    ["an expectation", request("GET", "/", ["Expect: the-moon"]), 417, undefined],
    ["a body over 256 KiB", request("POST", "/api/v1/recognise", ["Content-Length: 262145"]), 413, undefined],
  ])("%s", async (_, bytes, status, allow) => {
    let isReached = false;
    const port = await open(async (_request, response) => {
      isReached = true;
      response.end();
    });
    const answer = await ask(port, bytes, 1_000);
    expect([answer?.status, answer?.headers.get("allow")]).toEqual([status, allow]);
    expect(answer?.headers.get("content-type")).toBe("application/problem+json");
    expect(answer?.headers.get("cache-control")).toBe("no-store");
    expect(answer?.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer?.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    const problem = problemSchema.parse(JSON.parse(answer?.body ?? ""));
    expect([problem.status, problem.detail]).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect(isReached).toBe(false);
  });

  test("the server itself can be asked what it takes", async () => {
    const answer = await ask(await open(atOnce), request("OPTIONS", "*"));
    expect([answer?.status, answer?.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
  });

  test("HEAD is refused without a body", async () => {
    const answer = await ask(await open(atOnce), request("HEAD", "/_global-error"));
    expect([answer?.status, answer?.body]).toEqual([404, ""]);
  });
});

describe("what reaches a page", () => {
  /** What the page is told of a request. */
  async function seen(bytes: string): Promise<Partial<IncomingMessage> & { body: string }> {
    let told: (Partial<IncomingMessage> & { body: string }) | undefined;
    const port = await open(async (incoming, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const { method, url, headers } = incoming;
      told = {
        ...(method ? { method } : {}),
        ...(url ? { url } : {}),
        headers,
        body: Buffer.concat(chunks).toString(),
      };
      response.end();
    });
    await ask(port, bytes);
    if (!told) throw new Error("the page was not asked");
    return told;
  }

  test("has its path alone where the whole address was sent", async () => {
    expect((await seen(request("GET", "http://elsewhere.example/d/abc?x=1"))).url).toBe("/d/abc?x=1");
  });

  test("asks for the whole answer", async () => {
    const narrow = [
      "Range: bytes=9-",
      "If-Range: x",
      'If-Match: "x"',
      "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT",
    ];
    const { headers } = await seen(request("GET", "/builder.png", [...narrow, 'If-None-Match: "y"']));
    expect(headers).toEqual({ host: "localhost", connection: "close", "if-none-match": '"y"' });
  });

  test("calls no Server Action, because there is none", async () => {
    const { headers } = await seen(request("GET", "/", ["Next-Action: 0123456789abcdef"]));
    expect(headers).toEqual({ host: "localhost", connection: "close" });
  });

  test("keeps its condition where it writes", async () => {
    const { headers } = await seen(request("PUT", "/api/v1/decks/1", ['If-Match: "x"']));
    expect(headers?.["if-match"]).toBe('"x"');
  });

  test.each([
    ["with its length", ["Content-Length: 5"], "hello"],
    ["in chunks", ["Transfer-Encoding: chunked"], "2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n"],
  ])("has its body, sent %s", async (_, headers, body) => {
    expect(await seen(request("POST", "/api/v1/recognise", headers, body))).toMatchObject({
      method: "POST",
      body: "hello",
    });
  });
});

describe("requests that stand behind each other on a connection", () => {
  const piped = (paths: readonly string[]) =>
    paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join("");

  test("are at most sixteen: the connection of more is ended, and the next one is answered", async () => {
    const port = await open(new Held().render);
    const socket = await send(port, piped(Array<string>(17).fill("/readyz")));
    await new Promise((resolve) => socket.once("close", resolve));
    expect((await ask(port, request("GET", "/_global-error")))?.status).toBe(404);
  });
});

test("nothing is written into an answer that has been begun", async () => {
  const port = await open(async (_request, response) => {
    response.write("begun");
  });
  const socket = await send(port, "GET /builder.png HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const answered = answerOn(socket);
  socket.once("data", () => socket.write("no HTTP\r\n\r\n"));
  expect((await answered)?.text).not.toContain("problem");
});

describe("when the server is told to stop", () => {
  test("it says so at once, answers what was asked, and is gone", async () => {
    const held = new Held();
    const port = await open((incoming, response) =>
      incoming.url === "/" ? held.render(incoming, response) : atOnce(incoming, response),
    );
    const asked = answerOn(await send(port, request("GET", "/")));
    await held.until(1);
    const stopped = front?.stop(5_000);
    const ready = await ask(port, "GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect([ready?.status, ready?.headers.get("retry-after"), ready?.headers.get("connection")]).toEqual([
      503,
      "5",
      "close",
    ]);
    expect((await ask(port, request("GET", "/healthz")))?.status).toBe(200);
    held.responses[0]?.end("made");
    expect((await asked)?.body).toContain("made");
    await stopped;
    await expect(connect(port)).rejects.toThrow("ECONNREFUSED");
  });

  test("it does not wait for ever", async () => {
    const held = new Held();
    const port = await open(held.render);
    const asked = answerOn(await send(port, request("GET", "/")));
    await held.until(1);
    await front?.stop(20);
    expect(await asked).toBeUndefined();
  });
});

test("a fault of our own is told to the log, and not to who asked", async () => {
  const written: string[] = [];
  const { write } = process.stderr;
  process.stderr.write = (text) => written.push(String(text)) > 0;
  try {
    const answer = await ask(await open(() => Promise.reject(new Error("secret"))), request("GET", "/"));
    expect(answer?.status).toBe(500);
    expect(answer?.text).not.toMatch(/secret|\.ts|node_modules/);
    expect(written.join("")).toContain("secret");
  } finally {
    process.stderr.write = write;
  }
});

test("time and size are limited as documented", async () => {
  await open(atOnce);
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = front?.server ?? {};
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 75_000,
    timeout: 60_000,
    maxConnections: 1_000,
  });
});
