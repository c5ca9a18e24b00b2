import { runInNewContext } from "node:vm";
import { expect, inject, test } from "vitest";
import type { Plan } from "../../app/_offline/plan.ts";
import { startServer } from "./server.ts";

const origin = inject("origin");

/** The plan that the service worker begins with. */
async function planOf(worker: Response): Promise<Plan> {
  const [line = ""] = (await worker.text()).split(";\n");
  return JSON.parse(line.slice("const PLAN=".length));
}

test("the worker is asked for each time, and its policy lets it ask this server alone", async () => {
  const worker = await fetch(`${origin}/sw.js`);
  expect([worker.status, worker.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(worker.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  const events: string[] = [];
  const scope = { addEventListener: (type: string) => events.push(type), location: { origin } };
  runInNewContext(await worker.text(), { ...scope, self: scope });
  expect(events.sort()).toEqual(["activate", "fetch", "install", "message"]);
});

test("all that the plan lists is there: files for ever, pages of this build, and no more than two megabytes", async () => {
  const { build, files, data, pages } = await planOf(await fetch(`${origin}/sw.js`));
  let bytes = 0;
  const ask = async (address: string) => {
    // A browser that keeps pages takes this coding too: it does so over HTTPS alone. What is sent has its length.
    const answer = await fetch(origin + address, { headers: { "accept-encoding": "br, gzip" } });
    const body = await answer.text();
    expect([address, answer.status]).toEqual([address, 200]);
    bytes += Number(answer.headers.get("content-length") ?? Number.NaN);
    return { body, cache: answer.headers.get("cache-control") };
  };
  for (const address of files) expect((await ask(address)).cache).toContain("immutable");
  for (const address of data) await ask(address);
  for (const { path } of pages) expect((await ask(path)).body, path).toContain(build);
  expect(bytes).toBeLessThan(2_000_000);
  const all = [...files, ...data, ...pages.map(({ path }) => path)];
  // The name of a script is a hash, which may spell anything.
  const named = all.filter((address) => !address.startsWith("/_next/static/"));
  expect(named.filter((address) => /^\/api|key/.test(address))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test("each icon of the manifest is there in the size that it says, and the page names the manifest", async () => {
  expect(await (await fetch(origin)).text()).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  const manifest = await (await fetch(`${origin}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ id: "/", start_url: "/", display: "standalone" });
  for (const { src, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await fetch(origin + src)).arrayBuffer());
    // Width and height stand in the header of a PNG.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => purpose ?? sizes)).toEqual([
    "192x192",
    "512x512",
    "maskable",
  ]);
});

test("with OFFLINE=off the worker is one that takes everything back", async () => {
  const server = await startServer(undefined, { OFFLINE: "off" });
  const worker = await (await fetch(`${server.origin}/sw.js`)).text();
  expect(worker).toContain("unregister");
  expect(worker).not.toContain("PLAN");
  await server.stop();
});
