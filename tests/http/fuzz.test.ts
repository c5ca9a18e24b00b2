// Requests as nobody should send them. Whatever comes, the server answers, and never with a fault of its own.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runs } from "../runs.ts";
import { type Answer, answerOn, connect, request } from "./raw.ts";
import { type Server, startServer } from "./server.ts";
import { isWronglyShared } from "./sharing.ts";

/** One at a time shows what a single request costs the server's thread. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 24);

let server: Server;
let scripts: readonly string[] = [];
beforeAll(async () => {
  // Everything comes from one address here, and is meant to arrive.
  const measured = "--import ./tests/http/longest-stretch.ts";
  server = await startServer(undefined, { RATE_LIMIT: "off", NODE_OPTIONS: measured });
  const page = await (await fetch(server.origin)).text();
  scripts = [...page.matchAll(/"(\/_next\/static\/[^"]+\.(?:js|css))"/g)].map(([, path = ""]) => path);
  expect(scripts.length).toBeGreaterThan(0);
});
afterAll(async () => {
  await server?.stop();
  console.log(/^The thread.*/m.exec(server?.said() ?? "")?.[0]);
});

const CODE = "EOQHOTTBP";
const PAGES = [
  "/",
  "/open-worlds",
  "/conquest-of-fates/build",
  "/compare",
  `/d/${CODE}`,
  `/d/${CODE}/embed`,
  "/d/x/play",
];
const CHEAP = [
  "/nowhere",
  "/healthz",
  "/readyz",
  "/builder.png",
  "/icon.svg",
  "/favicon.ico",
  "/robots.txt",
  `/d/${CODE}/text`,
  "/d/not-a-code",
  "/api",
  "/api/v1/games",
  "/api/v1/games/open-worlds",
  "/api/v1/games/open-worlds/cards?q=c%3C3&limit=2",
  "/api/v1/games/open-worlds/check",
  "/api/v1/games/chess/check",
  "/api/v1/recognise",
  "/api/v1/decks",
  "/api/v1/decks?game=open-worlds&q=%25&limit=2&cursor=9-z",
  "/api/v1/decks/none",
  "/api/v1/decks/none/restore",
  "/api/v1/decks/none/keys",
  "/api/v1/decks/none/keys/none",
  "/api/v1/decks/none/versions/2",
  "/api/v1/sets",
  "/api/v1/sets?game=open-worlds&q=%25&limit=2&cursor=9-z",
  "/api/v1/sets/none",
  "/api/v1/sets/none/restore",
  "/api/v1/sets/none/keys",
  "/api/v1/sets/none/keys/none",
  "/api/v1/sets/none/versions/2",
  "/api/v1/parcels",
  "/api/v1/parcels/none/open",
  "/api/v1/openapi.json",
  "/games/open-worlds/pool?v=1",
  "/_next/static/nowhere.js",
  "/_next/data/x/index.json",
  "/_next/image?url=%2Fbuilder.png&w=64&q=75",
  "/_global-error",
  "/_not-found",
  "/_error",
  "/404",
  "/500",
  "/index",
  "/index.html",
];
const ODD = [
  "*",
  "",
  "?",
  "#",
  "//",
  "/\\",
  "/..",
  "/%",
  "/%ff",
  "/%00",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/[game]",
  "x",
  ":",
];
const ABSOLUTE = [
  "http://[:::",
  "http://",
  "http://evil.example",
  "https://evil.example/api/v1/games",
  "ftp://x/",
  "x:80",
];
const BITS = [
  "/",
  "//",
  "..",
  "/./",
  "%2f",
  "%5f",
  "%",
  "%zz",
  "\\",
  "?",
  "#",
  ";",
  ".rsc",
  ".json",
  ".segments/x",
  "é",
  "\u00ff",
];

const target = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...PAGES) },
  { weight: 12, arbitrary: fc.constantFrom(...CHEAP) },
  { weight: 3, arbitrary: fc.nat().map((n) => scripts[n % scripts.length] ?? "/") },
  { weight: 3, arbitrary: fc.constantFrom(...ODD) },
  { weight: 2, arbitrary: fc.constantFrom(...ABSOLUTE) },
  { weight: 1, arbitrary: fc.constantFrom(...CHEAP).map((path) => `http://drydock.example${path}`) },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 20_000 }).map((length) => `/${"a".repeat(length)}`) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...CHEAP, ...ODD),
        fc.array(fc.tuple(fc.constantFrom(...BITS), fc.nat()), { maxLength: 3 }),
      )
      .map(([path, bits]) =>
        bits.reduce((so, [bit, at]) => so.slice(0, at % (so.length + 1)) + bit + so.slice(at % (so.length + 1)), path),
      ),
  },
);

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST") },
  {
    weight: 3,
    arbitrary: fc.constantFrom("OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND", "QUERY"),
  },
  { weight: 1, arbitrary: fc.constantFrom("get", "G E T", "BREW", "", "GET\t", "PRI") },
);

const header = fc.constantFrom(
  ...["bytes=0-", "bytes=999999999-", "bytes=-1", "bytes=0-0,5-9,2-3", "lines=1-2"].map((value) => `Range: ${value}`),
  ...['"x"', "*", 'W/"x"', "x,,y"].flatMap((tag) => [`If-Match: ${tag}`, `If-None-Match: ${tag}`, `If-Range: ${tag}`]),
  ...["Thu, 01 Jan 1970 00:00:00 GMT", "yesterday"].flatMap((day) => [
    `If-Modified-Since: ${day}`,
    `If-Unmodified-Since: ${day}`,
  ]),
  ...["gzip", "br;q=1,*;q=0", "identity;q=0", ",,,"].map((value) => `Accept-Encoding: ${value}`),
  ...["text/html", "*/*;q=x", "application/json"].map((value) => `Accept: ${value}`),
  ...["upgrade", "keep-alive", "x-forwarded-for", "close, te"].map((value) => `Connection: ${value}`),
  ...["Upgrade: websocket", "Upgrade: h2c", "TE: trailers", "Trailer: X", "Keep-Alive: 9", "Proxy-Connection: x"],
  ...["Expect: 100-continue", "Expect: the-moon", "Max-Forwards: 0", "HTTP2-Settings: AAMAAABk"],
  ...["x-middleware-subrequest: proxy:proxy:proxy:proxy:proxy", "x-middleware-rewrite: /_global-error"],
  ...["x-middleware-next: 1", "x-middleware-invoke: 1", "x-middleware-prefetch: 1", "x-matched-path: /_global-error"],
  ...["x-invoke-status: 500", "x-invoke-path: /_error", "x-nextjs-data: 1", "x-now-route-matches: 1=x"],
  ...["rsc: 1", "next-router-prefetch: 1", "next-router-segment-prefetch: /_tree", "next-router-state-tree: %5B%5D"],
  ...["next-router-state-tree: {", "next-action: 0123456789", "next-url: //evil", "x-prerender-revalidate: x"],
  ...["Host: evil.example", "Host: ", "X-Forwarded-Host: [", "X-Forwarded-Proto: gopher", "X-Forwarded-For: 1, 2, x"],
  ...[
    "Origin: null",
    "Cookie: __prerender_bypass=x; =; ;",
    "Content-Security-Policy: x",
    "X-Nonce: evil",
    "Forwarded: for=x",
  ],
  ...[
    "sec-fetch-dest: image",
    "Purpose: prefetch",
    "Authorization: Bearer x",
    `Authorization: Bearer dk_${"a".repeat(32)}`,
    'If-Match: "1"',
    "Idempotency-Key: x",
    `Idempotency-Key: ${"a".repeat(20)}`,
    "X: \u00ff\u0001",
    "Bad Name: x",
    "NoColon",
  ],
);

const JSONS = [
  '{"text":"5 Exploit"}',
  '{"game":"open-worlds","text":"5 Exploit"}',
  '{"game":"open-worlds","deck":{"sections":{"player":[["\\u0000\\ud800",1e30]]}}}',
  "{}",
  "[",
  '{"text":7}',
  '{"deck":{"sections":{"player":[["City 20",1]]}}}',
  "null",
  "\u00ff",
];
const body = fc.oneof(
  { weight: 5, arbitrary: fc.constant("") },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...JSONS)
      .map((json) => `Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "Content-Length: 2\r\n\r\nlonger than it says",
      "Content-Length: x\r\n\r\n",
      "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
      "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
      "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
      "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
      "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\n\r\n--x--",
      "Content-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
    ),
  },
);

/** Bodies that never come to their end: their sender breaks off. */
const CUT_OFF = [
  "Content-Length: 20\r\n\r\nshort",
  "Content-Length: 99999999999\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\nfffffffff\r\n",
];

const fuzzed = fc
  .tuple(
    method,
    target,
    fc.array(header, { maxLength: 4 }),
    fc.constantFrom("1.1", "1.1", "1.1", "1.0", "2.0"),
    fc.oneof({ weight: 9, arbitrary: body }, { weight: 1, arbitrary: fc.constantFrom(...CUT_OFF) }),
  )
  .map(([verb, path, headers, version, rest]) => {
    const head = [`${verb} ${path} HTTP/${version}`, "Host: localhost", "Connection: close", ...headers];
    // A body that is none, behind an upgrade that nobody takes, is waited for until the request takes too long.
    const isNever = rest.endsWith("zz\r\n") && headers.some((line) => /upgrade/i.test(line));
    const isWhole = !CUT_OFF.includes(rest) && !isNever;
    return { text: `${head.join("\r\n")}\r\n${rest === "" ? "\r\n" : rest}`, isWhole };
  });

/** What an answer must not tell of the machine it comes from. */
const SECRETS = [/\bat .{1,200}\.(ts|tsx|js|mjs|cjs):\d+/, /node:internal/, /node_modules/, /\/app\/_server\//];

function faultOf(answer: Answer | undefined, isWhole: boolean): string | undefined {
  if (answer === undefined) return isWhole ? "no answer" : undefined;
  const cache = answer.headers.get("cache-control") ?? "";
  if (answer.status >= 500 && !(answer.status === 503 && answer.headers.has("retry-after"))) return `${answer.status}`;
  if (isWronglyShared(answer)) return cache;
  if (answer.headers.get("x-content-type-options") !== "nosniff") return "no nosniff";
  // Scripts are the same for everyone, and name what they are made of.
  if (cache.includes("immutable")) return undefined;
  return [...SECRETS, process.cwd()].map((secret) => answer.text.match(secret)?.[0]).find((found) => found);
}

/** The answer, and after how many milliseconds it came. What follows may keep the connection open for longer. */
async function send({ text, isWhole }: { text: string; isWhole: boolean }): Promise<[Answer | undefined, number]> {
  const socket = await connect(Number(new URL(server.origin).port));
  const answered = answerOn(socket, 10_000);
  const from = performance.now();
  let came = from;
  socket.once("data", () => {
    came = performance.now();
  });
  socket.write(Buffer.from(text, "latin1"));
  if (!isWhole) socket.end();
  return [await answered, came - from];
}

/** How long answers took with so many asked at once. Few figures say it: the middle one, all but one in 1,000, the longest. */
function timesOf(times: readonly (readonly [milliseconds: number, text: string])[]): string {
  const sorted = times.toSorted(([a], [b]) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))]?.[0] ?? 0);
  const last = sorted.slice(-3).map(([ms, text]) => `  ${Math.round(ms)} ms: ${JSON.stringify(text)}`);
  return [
    `Answered in ${at(0.5)} ms (p50), ${at(0.999)} ms (p99.9), ${at(1)} ms (longest), ${AT_ONCE} at once:`,
    ...last,
  ].join("\n");
}

test("any request is answered, without a fault of the server and without a word about its inside", async () => {
  const { numRuns, seed } = runs(5_000, 50_000);
  console.log(`${numRuns.toLocaleString("en")} requests, seed ${seed}`);
  const requests = fc.sample(fuzzed, { numRuns, seed });
  const faults: string[] = [];
  const times: (readonly [milliseconds: number, text: string])[] = [];
  let next = 0;
  const work = async () => {
    for (let one = requests[next++]; one !== undefined; one = requests[next++]) {
      const [answer, milliseconds] = await send(one);
      if (answer) times.push([milliseconds, `${answer.status} to ${one.text.slice(0, 80)}`]);
      const fault = faultOf(answer, one.isWhole);
      if (fault !== undefined) faults.push(`${fault}: ${JSON.stringify(one.text.slice(0, 400))}`);
    }
  };
  // The code of a page is loaded when it is first asked for, which is not the fault of the request that meets it.
  for (const path of [...PAGES, ...CHEAP]) await send({ text: request("GET", path), isWhole: true });
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(timesOf(times));
  expect(faults.slice(0, 20)).toEqual([]);
  const [ready] = await send({ text: request("GET", "/readyz"), isWhole: true });
  expect(ready?.status).toBe(200);
  expect(server.said()).not.toMatch(/uncaughtException|unhandledRejection|Error:/);
});
