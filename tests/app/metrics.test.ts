// What the server tells whoever has the token, in the text format of Prometheus.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { Front, type Render } from "../../app/_server/front/front.ts";
import { exposition } from "../../app/_server/front/monitor/exposition.ts";
import { readExposition } from "../http/exposition.ts";
import { ask, connect, request } from "../http/raw.ts";

const TOKEN = "a-token-of-the-operator";
const folder = mkdtempSync(join(tmpdir(), "drydock-metrics-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let front: Front | undefined;
afterEach(async () => {
  await front?.stop(0);
  front = undefined;
});

const page: Render = async (_request, response) => {
  response.writeHead(200, { "content-type": "text/html" });
  response.end("<html><p>A page that is long enough to be measured</p></html>");
};

async function open(render: Render = page, token: string | undefined = TOKEN): Promise<number> {
  const databaseFile = join(folder, "data.sqlite");
  writeFileSync(databaseFile, "12345");
  front = new Front({
    settings: { trustedHops: 1, scale: 1 },
    files: new Set(["/builder.png"]),
    render,
    stamps: { sets: async () => "1", saved: async () => undefined },
    ...(token ? { metrics: { token, about: { version: "1.2.3", build: 'b"1', databaseFile } } } : {}),
  });
  const { server } = front;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

const scrape = (port: number, authorization = `Bearer ${TOKEN}`) =>
  ask(port, request("GET", "/metrics", [`Authorization: ${authorization}`]));

async function metrics(port: number) {
  const answer = await scrape(port);
  expect([answer?.status, answer?.headers.get("content-type"), answer?.headers.get("cache-control")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
    "no-store",
  ]);
  const read = readExposition(answer?.body ?? "");
  return (name: string) => read.get(name);
}

describe("without the token, /metrics is a page like any other", () => {
  const missing: Render = async (_request, response) => void response.writeHead(404).end("no such page");

  test.each([
    ["no token was set", undefined, `Bearer ${TOKEN}`],
    ["another token", TOKEN, "Bearer a-token-of-somebody-else"],
    ["the beginning of the token", TOKEN, `Bearer ${TOKEN.slice(0, -1)}`],
    ["the token as a password", TOKEN, `Basic ${btoa(`x:${TOKEN}`)}`],
    ["an empty token", TOKEN, "Bearer "],
  ])("%s", async (_, token, authorization) => {
    const port = await open(missing, token ?? "");
    for (const answer of [
      await scrape(port, authorization),
      await ask(port, request("GET", `/metrics?token=${TOKEN}`)),
    ]) {
      expect([answer?.status, answer?.body]).toEqual([404, "no such page"]);
      // It counts against the limits, so that guessing does not pay.
      expect(answer?.headers.has("ratelimit")).toBe(true);
    }
  });
});

describe("with the token", () => {
  test("reading is never counted against a limit, and only reading is possible", async () => {
    const port = await open();
    expect((await scrape(port))?.headers.has("ratelimit")).toBe(false);
    expect((await scrape(port, `bearer  ${TOKEN}`))?.status).toBe(200);
    const post = request("POST", "/metrics", [`Authorization: Bearer ${TOKEN}`, "Content-Length: 0"]);
    expect((await ask(port, post))?.status).toBe(405);
    const head = await ask(port, request("HEAD", "/metrics", [`Authorization: Bearer ${TOKEN}`]));
    expect([head?.status, head?.body]).toEqual([200, ""]);
  });

  test("requests are counted by kind and status, and their durations add up", async () => {
    const port = await open();
    const atFirst = await metrics(port);
    expect(atFirst('drydock_http_requests_total{kind="page",status="2xx"}')).toBeUndefined();
    for (let n = 0; n < 3; n++) await ask(port, request("GET", "/d/abc"));
    await ask(port, request("GET", "/healthz"));
    await ask(port, request("GET", "/_error"));
    const read = await metrics(port);
    expect(read('drydock_http_requests_total{kind="page",status="2xx"}')).toBe(3);
    expect(read('drydock_http_requests_total{kind="probe",status="2xx"}')).toBe(1);
    expect(read('drydock_http_requests_total{kind="internal",status="4xx"}')).toBe(1);
    expect(read('drydock_http_requests_total{kind="metrics",status="2xx"}')).toBe(1);
    expect(read('drydock_http_request_duration_seconds_count{kind="page"}')).toBe(3);
    expect(read('drydock_http_request_duration_seconds_bucket{kind="page",le="+Inf"}')).toBe(3);
    expect(read('drydock_http_request_duration_seconds_bucket{kind="page",le="10"}')).toBe(3);
    expect(read('drydock_http_request_duration_seconds_sum{kind="page"}')).toBeGreaterThan(0);
  });

  test("a bucket of the histogram counts everything up to its bound", async () => {
    const port = await open(async (incoming, response) => {
      await new Promise((resolve) => setTimeout(resolve, incoming.url === "/slow" ? 60 : 0));
      response.end();
    });
    for (const path of ["/slow", "/fast", "/slow"]) await ask(port, request("POST", `/api${path}`));
    const read = await metrics(port);
    const upTo = (le: string) => read(`drydock_http_request_duration_seconds_bucket{kind="route",le="${le}"}`);
    const bounds = ["0.001", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "0.5", "1", "2.5", "5", "10", "+Inf"];
    const counts = bounds.map((le) => upTo(le) ?? Number.NaN);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(upTo("10")).toBe(3);
  });

  test("what was refused is counted by its reason, on broken connections too", async () => {
    const port = await open();
    await ask(port, request("DELETE", "/"));
    await ask(port, request("GET", "/%ff"));
    await ask(port, request("POST", "/api/v1/recognise", ["Content-Length: 262145"]));
    await ask(port, request("GET", "/", [`X: ${"a".repeat(20_000)}`]));
    await ask(port, "\u0016\u0003\u0001 hello\r\n\r\n", 1_000);
    for (let n = 0; n < 31; n++) await ask(port, request("GET", "/d/abc/opengraph-image"));
    const read = await metrics(port);
    const refused = ["method", "malformed", "too-large", "too-fast"].map((reason) =>
      read(`drydock_http_refused_total{reason="${reason}"}`),
    );
    expect(refused).toEqual([1, 2, 2, 1]);
  });

  test("requests in flight, and those whose client left", async () => {
    const port = await open(async (_request, response) => {
      await new Promise((resolve) => response.once("close", resolve));
    });
    const socket = await connect(port);
    socket.write(request("GET", "/api/slow"));
    const inFlight = async () => (await metrics(port))("drydock_http_requests_in_flight");
    while ((await inFlight()) !== 2) await new Promise((resolve) => setTimeout(resolve, 5));
    socket.destroy();
    while ((await inFlight()) !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await metrics(port))('drydock_http_requests_total{kind="route",status="aborted"}')).toBe(1);
  });

  test("what is kept, and how often that helped", async () => {
    const port = await open();
    for (let n = 0; n < 3; n++) await ask(port, request("GET", "/d/abc"));
    await ask(port, request("GET", "/compare?a=x"));
    const read = await metrics(port);
    expect(read('drydock_cache_entries{kind="page"}')).toBe(1);
    expect(read('drydock_cache_bytes{kind="page"}')).toBeGreaterThan(50);
    expect(read('drydock_cache_requests_total{kind="page",result="hit"}')).toBe(2);
    expect(read('drydock_cache_requests_total{kind="page",result="miss"}')).toBe(1);
    expect(read('drydock_cache_requests_total{kind="preview",result="miss"}')).toBe(0);
  });

  test("process, event loop, database and build", async () => {
    const read = await metrics(await open());
    expect(read(`drydock_build_info{version="1.2.3",build="b\\"1",node="${process.versions.node}"}`)).toBe(1);
    expect(read("process_start_time_seconds")).toBeCloseTo(Date.now() / 1000 - process.uptime(), 0);
    expect(read("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(read("nodejs_heap_size_used_bytes")).toBeGreaterThan(1_000_000);
    expect(read("nodejs_heap_size_total_bytes")).toBeGreaterThan(1_000_000);
    expect(read("process_cpu_seconds_total")).toBeGreaterThan(0);
    expect(read("nodejs_eventloop_lag_p50_seconds")).toBeGreaterThanOrEqual(0);
    expect(read("nodejs_eventloop_lag_p99_seconds")).toBeLessThan(60);
    expect(read('drydock_database_bytes{file="database"}')).toBe(5);
    expect(read('drydock_database_bytes{file="wal"}')).toBe(0);
  });

  test("visitors cannot make the metrics grow, and nothing of theirs is in them", async () => {
    const port = await open();
    const secret = "SECRETDECK";
    for (let n = 0; n < 50; n++)
      await ask(port, request("GET", `/d/${secret}${n}?q=${secret}`, [`X-Forwarded-For: 198.51.100.${n}`]));
    await scrape(port);
    const { body = "" } = (await scrape(port)) ?? {};
    const lines = body.split("\n").length;
    await ask(port, request("GET", `/${secret}/${secret}/x`));
    expect((await scrape(port))?.body.split("\n").length).toBe(lines);
    expect(body).not.toMatch(/SECRET|198\.51|d\/\[/);
  });
});

test("names, labels and values are written as the format asks", () => {
  const samples = [
    { labels: { path: 'C:\\a "b"\nc' }, value: Number.POSITIVE_INFINITY },
    { labels: {}, value: 1e21 },
  ];
  const text = exposition([{ name: "x_total", help: "Some help.", type: "counter", samples }]);
  expect(text).toBe(
    '# HELP x_total Some help.\n# TYPE x_total counter\nx_total{path="C:\\\\a \\"b\\"\\nc"} +Inf\nx_total 1e+21\n',
  );
  expect(readExposition(text).size).toBe(2);
});
