// Calls of the API, which the server answers without Next.
import { afterAll, expect, test } from "vitest";
import { Calls, type Handlers } from "../../app/_server/front/calls.ts";
import { Front } from "../../app/_server/front/front.ts";
import { SHARED } from "../../app/_server/http.ts";

const LONG = "a card ".repeat(500);
const loaded: string[] = [];

const allowing = () => new Response(null, { status: 204, headers: { allow: "POST, OPTIONS" } });

const FILES: Readonly<Record<string, Handlers>> = {
  "/api/decks": { GET: () => Response.json({ list: true }) },
  "/api/decks/[id]": {
    GET: async ({ url }, { params }) => Response.json({ ...(await params), query: new URL(url).search }),
    PUT: async (asked) =>
      Response.json({ got: await asked.text(), of: asked.headers.get("if-match") }, { status: 201 }),
    DELETE: () => new Response(null, { status: 204, headers: { "x-gone": "yes" } }),
  },
  "/api/decks/[id]/keys/[key]": { GET: async (_, { params }) => Response.json(await params) },
  "/api/long": { GET: () => new Response(LONG) },
  "/api/v1/games": { GET: () => Response.json({ games: [] }, { headers: SHARED }) },
  "/api/v1/games/[game]/check": { POST: () => Response.json({ status: "legal" }), OPTIONS: allowing },
  "/api/v1/decks/[id]": { PUT: () => Response.json({ saved: true }), OPTIONS: allowing },
  "/api/broken": {
    GET: () => {
      throw new Error("a fault in a handler");
    },
  },
  "/api/[[...path]]": { GET: () => new Response("nothing here", { status: 404 }) },
};

const calls = new Calls(Object.keys(FILES), (pattern) => {
  loaded.push(pattern);
  return FILES[pattern] ?? {};
});
const front = new Front({
  settings: { trustedHops: 0, scale: undefined, crossOrigin: new Set(["https://friend.example"]) },
  files: new Set(),
  render: async (request, response) => {
    if (!(await calls.answer(request, response))) response.writeHead(418).end("left to the pages");
  },
});
const { server } = front;
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => front.stop(0));

function answerTo(path: string, init: RequestInit = {}): Promise<Response> {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return fetch(`http://127.0.0.1:${address.port}${path}`, { redirect: "manual", ...init });
}

test.each([
  ["/api/decks", { list: true }],
  ["/api/decks/x1?limit=3&q=%20", { id: "x1", query: "?limit=3&q=%20" }],
  ["/api/decks/a%2Fb%20%C3%A9", { id: "a/b é", query: "" }],
  ["/api/decks/x/keys/y", { id: "x", key: "y" }],
])("%s is answered by the handler of its pattern", async (path, said) => {
  const answer = await answerTo(path);
  expect([answer.status, answer.headers.get("content-type"), await answer.json()]).toEqual([
    200,
    "application/json",
    said,
  ]);
});

test("a handler gets body and headers, and its status and headers are answered", async () => {
  const put = await answerTo("/api/decks/x", { method: "PUT", body: "3 Ä", headers: { "if-match": '"1"' } });
  expect([put.status, await put.json()]).toEqual([201, { got: "3 Ä", of: '"1"' }]);
  const gone = await answerTo("/api/decks/x", { method: "DELETE" });
  expect([gone.status, gone.headers.get("x-gone"), await gone.text()]).toEqual([204, "yes", ""]);
});

test("HEAD is answered as GET, without the body", async () => {
  const [head, get] = await Promise.all(["HEAD", "GET"].map((method) => answerTo("/api/long", { method })));
  expect(head?.headers.get("content-length")).toBe(get?.headers.get("content-length"));
  expect([head?.status, await head?.text()]).toEqual([200, ""]);
});

test.each([
  ["gzip, br", "gzip"],
  ["br;q=1, gzip;q=0", null],
  ["identity", null],
])("to a client that accepts “%s” a long answer is sent as %s", async (accepts, coding) => {
  const answer = await answerTo("/api/long", { headers: { "accept-encoding": accepts } });
  expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual([coding, "accept-encoding"]);
  expect(await answer.text()).toBe(LONG);
});

test.each([
  ["a path that Next redirects", "/api/decks/", "GET", 418],
  ["another one", "/api//decks", "GET", 418],
  ["a method without a handler", "/api/decks", "POST", 418],
  ["a page", "/decks/x", "GET", 418],
  ["what no other pattern fits", "/api/nothing/at/all", "GET", 404],
])("%s: %s", async (_, path, method, status) => {
  expect((await answerTo(path, { method })).status).toBe(status);
});

test("an answer for everybody has a tag, and whoever has it is told that it is still so", async () => {
  const first = await answerTo("/api/v1/games");
  const tag = first.headers.get("etag") ?? "";
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const known of [tag, tag.slice(2), `"other", ${tag}`, "*"]) {
    const again = await answerTo("/api/v1/games", { headers: { "if-none-match": known } });
    expect([known, again.status, await again.text(), again.headers.get("etag")]).toEqual([known, 304, "", tag]);
  }
  expect((await answerTo("/api/v1/games", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  expect((await answerTo("/api/decks")).headers.get("etag")).toBeNull();
});

test.each([
  ["reads", "GET", "/api/v1/games", "https://friend.example", true],
  ["checks", "POST", "/api/v1/games/x/check", "https://friend.example", true],
  ["asks before a check", "OPTIONS", "/api/v1/games/x/check", "https://friend.example", true],
  ["saves", "PUT", "/api/v1/decks/x", "https://friend.example", false],
  ["reads from elsewhere", "GET", "/api/v1/games", "https://foe.example", false],
  ["reads a page", "GET", "/decks/x", "https://friend.example", false],
])("another site that %s", async (_, method, path, origin, isAllowed) => {
  const { headers } = await answerTo(path, { method, headers: { origin } });
  expect(headers.get("access-control-allow-origin")).toBe(isAllowed ? origin : null);
  expect(headers.get("cross-origin-resource-policy")).toBe(isAllowed ? "cross-origin" : "same-origin");
  expect(headers.get("access-control-allow-credentials")).toBeNull();
});

test("before a save another site is told that it may only read", async () => {
  const { headers } = await answerTo("/api/v1/decks/x", {
    method: "OPTIONS",
    headers: { origin: "https://friend.example", "access-control-request-method": "PUT" },
  });
  expect(headers.get("access-control-allow-methods")).toBe("GET");
});

test("a fault in a handler is answered as a fault of the server, and the next call as ever", async () => {
  expect((await answerTo("/api/broken")).status).toBe(500);
  expect((await answerTo("/api/decks")).status).toBe(200);
});

test("a file of handlers is loaded when it is first asked for, once", () => {
  expect(loaded.length).toBe(new Set(loaded).size);
});
