// Calls of the API as the server in front sends them: tags, compression, and what other sites may do.
import { afterAll, expect, test } from "vitest";
import { Front } from "../../app/_server/front/front.ts";
import { SHARED } from "../../app/_server/http.ts";

const LONG = "a card ".repeat(500);

const front = new Front({
  settings: { trustedHops: 0, scale: undefined, crossOrigin: new Set(["https://friend.example"]) },
  files: new Set(),
  render: async ({ url, headers }, response) => {
    // Next would compress by itself.
    if (headers["accept-encoding"] !== undefined) throw new Error("compressed twice");
    if (url === "/api/v1/games") for (const [name, value] of Object.entries(SHARED)) response.setHeader(name, value);
    if (url === "/api/gone") response.writeHead(204, { "x-gone": "yes" }).end();
    else response.end(url === "/api/long" ? LONG : "short");
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

test("an answer without a body has no length", async () => {
  const gone = await answerTo("/api/gone", { method: "DELETE" });
  expect([gone.status, gone.headers.get("x-gone"), gone.headers.get("content-length")]).toEqual([204, "yes", null]);
});

test("HEAD is answered as GET, without the body", async () => {
  const [head, get] = await Promise.all(["HEAD", "GET"].map((method) => answerTo("/api/long", { method })));
  expect(head?.headers.get("content-length")).toBe(get?.headers.get("content-length"));
  expect([head?.status, await head?.text()]).toEqual([200, ""]);
});

test.each([
  ["gzip, br", "br"],
  ["br;q=1, gzip;q=0", "br"],
  ["identity", null],
])("to a client that accepts “%s” a long answer is sent as %s", async (accepts, coding) => {
  const answer = await answerTo("/api/long", { headers: { "accept-encoding": accepts } });
  expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual([coding, "accept-encoding"]);
  expect(await answer.text()).toBe(LONG);
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
