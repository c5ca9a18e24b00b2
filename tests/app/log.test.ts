// The log: one line for each request, with the pattern of its address and nothing of what it carries.
import type { Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { Front, type Render } from "../../app/_server/front/front.ts";
import { RoutePatterns } from "../../app/_server/front/route-patterns.ts";
import { Log, type LogStyle } from "../../app/_server/log.ts";
import { ask, connect, request } from "../http/raw.ts";

const ROUTES = [
  "/",
  "/help",
  "/api/v1/games",
  "/d/[code]/text",
  "/d/[code]",
  "/api/[[...path]]",
  "/[game]/cards",
  "/[game]",
];

let front: Front | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await front?.stop(0);
  front = undefined;
});

const atOnce: Render = async (_request, response) => void response.end("made");

async function open(style: LogStyle, render: Render = atOnce, trustedHops = 0) {
  const lines: string[] = [];
  const log = new Log(style, (_level, line) => lines.push(line));
  front = new Front({
    settings: { trustedHops, scale: 1 },
    files: new Set(["/builder.png"]),
    render,
    log,
    routes: ROUTES,
  });
  const { server } = front;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  const { port } = address;
  return { port, lines, get: (path: string, ...headers: string[]) => ask(port, request("GET", path, headers)) };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("as JSON", () => {
  test("a request is one line: when, what, how it ended, how long it took, and its id", async () => {
    const { get, lines } = await open("json");
    const answer = await get("/d/SECRETCODE/text?q=x");
    await until(() => lines.length === 1);
    const line = JSON.parse(lines[0] ?? "");
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      level: "info",
      event: "request",
      id: answer?.headers.get("x-request-id"),
      method: "GET",
      route: "/d/[code]/text",
      status: 200,
      ms: expect.any(Number),
      bytes: Buffer.byteLength(answer?.text ?? "", "latin1"),
    });
  });

  test.each([
    ["/", "/"],
    ["/help", "/help"],
    ["/open-worlds", "/[game]"],
    ["/open-worlds/cards?q=SECRET", "/[game]/cards"],
    ["/d/%2e%2e/SECRET", "/[game]"],
    ["/d/", "other"],
    ["/api/v1/games", "/api/v1/games"],
    ["/api/SECRET/SECRET", "/api/[[...path]]"],
    ["/api", "/api/[[...path]]"],
    ["/_next/static/chunks/SECRET.js", "/_next/static/[file]"],
    ["/builder.png?SECRET", "/builder.png"],
    ["/a/b/SECRET", "other"],
    ["/_SECRET", "other"],
    ["http://SECRET.example/help", "/help"],
    ["/%ffSECRET", "unreadable"],
  ])("%s is told as %s", async (address, route) => {
    const { get, lines } = await open("json");
    await get(address);
    await until(() => lines.length === 1);
    expect(JSON.parse(lines[0] ?? "").route).toBe(route);
    expect(lines.join()).not.toContain("SECRET");
  });

  test("why a request was refused", async () => {
    const { port, lines } = await open("json");
    await ask(port, request("DELETE", "/help"));
    await ask(port, request("GET", "/help", [`X: ${"a".repeat(20_000)}`]));
    await until(() => lines.length === 2);
    const told = lines.map((line) => JSON.parse(line));
    expect(told.map(({ route, status, refused }) => [route, status, refused])).toEqual([
      ["/help", 405, "method"],
      [undefined, 431, "too-large"],
    ]);
  });

  test("a client that left before the answer was complete", async () => {
    const { port, lines } = await open("json", async (_request, response) => {
      await new Promise((resolve) => response.once("close", resolve));
    });
    const socket = await connect(port);
    socket.write(request("GET", "/api/v1/games"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
    await until(() => lines.length === 1);
    const { route, status } = JSON.parse(lines[0] ?? "");
    expect([route, status]).toEqual(["/api/v1/games", undefined]);
  });
});

describe.each<LogStyle>(["json", "text", "off"])("in style %s", (style) => {
  test("nothing that a request carries is told: code, query, body, key, address, browser, referrer", async () => {
    const { port, lines } = await open(style, async (incoming, response) => {
      if (incoming.url?.includes("fault")) throw new Error("a fault of the page");
      response.end("made");
    });
    const body = JSON.stringify({ list: "5 SECRETCARD", key: "dk1_SECRETKEY" });
    const headers = [
      "Authorization: Bearer dk1_SECRETKEY",
      "User-Agent: SECRETBROWSER",
      "Referer: https://SECRET.example/#k=dk1_SECRET",
      "X-Forwarded-For: 198.51.100.77",
      "Cookie: SECRET=1",
      "Idempotency-Key: SECRET",
      `X-Request-Id: SECRET-request-id`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
    ];
    for (const path of [
      "/d/SECRETCODE?list=SECRET",
      "/api/v1/SECRET",
      "/api/fault/SECRET",
      "/SECRET/x/y",
      "/help?SECRET",
    ])
      for (const method of ["GET", "POST", "DELETE", "PROPFIND"]) await ask(port, request(method, path, headers, body));
    await new Promise((resolve) => setTimeout(resolve, 20));
    // The faults of the pages are told of in every style.
    expect(lines.filter((line) => line.includes("a fault of the page")).length).toBe(3);
    expect(lines.length).toBeGreaterThanOrEqual(style === "off" ? 3 : 23);
    // The hint that a proxy is there names the header, and no address.
    expect(lines.join("\n")).not.toMatch(/SECRET|dk1_|198\.51|127\.0\.0\.1/);
  });
});

test("as text, a request is one line that people can read", async () => {
  const { get, lines } = await open("text");
  const answer = await get("/help");
  await until(() => lines.length === 1);
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z GET \/help 200 [\d.]+ ms \d+ bytes [0-9a-f-]{36}$/);
  expect(lines[0]).toContain(answer?.headers.get("x-request-id"));
});

test("by default requests leave no line, and faults do", async () => {
  const { get, lines } = await open("off", async (incoming, response) => {
    if (incoming.url === "/api/fault") throw new Error("a fault of the page");
    response.end();
  });
  await get("/help");
  expect((await get("/api/fault"))?.status).toBe(500);
  await until(() => lines.length > 0);
  expect(lines).toEqual([expect.stringMatching(/^Error: a fault of the page\n {4}at /)]);
});

describe("the id of a request", () => {
  test("comes from a trusted proxy if it is plain, and is our own otherwise", async () => {
    const given = (await open("off", atOnce, 1)).get;
    const idOf = async (get: typeof given, id: string) =>
      (await get("/", `X-Request-Id: ${id}`))?.headers.get("x-request-id");
    expect(await idOf(given, "0123abcd-proxy_id")).toBe("0123abcd-proxy_id");
    for (const id of ["short", "a".repeat(65), 'quo"te-1234', "semi;colon-123"])
      expect(await idOf(given, id)).toMatch(/^[0-9a-f-]{36}$/);
    await front?.stop(0);
    const { get } = await open("off", atOnce, 0);
    expect(await idOf(get, "0123abcd-proxy_id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("patterns of addresses", () => {
  const patterns = new RoutePatterns(["/d/new", "/d/[id]", "/files/[...path]", "/[[...all]]"]);
  test.each([
    ["/d/new", "/d/new"],
    ["/d/x", "/d/[id]"],
    ["/files/a/b", "/files/[...path]"],
    ["/", "/[[...all]]"],
    ["/d/x/y", "/[[...all]]"],
  ])("%s fits %s", (path, pattern) => {
    expect(patterns.of(path)).toBe(pattern);
  });
});
