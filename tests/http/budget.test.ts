import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { encode } from "../../lib/deck/code/code-writer.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { games } from "../../lib/games/index.ts";

const origin = inject("origin");

/** The scripts that a page asks for at first. */
async function scriptsOf(path: string): Promise<readonly string[]> {
  const html = await (await fetch(`${origin}${path}`)).text();
  // The page's last script asks for all others, after the first paint.
  const last = html.slice(html.lastIndexOf("<script"));
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag));
  expect(tags).toEqual([]);
  const addresses = [...new Set(last.match(/\/_next\/static\/[\w/.~-]+\.js/g))];
  return Promise.all(addresses.map(async (src) => (await fetch(`${origin}${src}`)).text()));
}

function sampleCode(at: number): string {
  const game = games[at];
  const [sample] = game ? samplesOf(game) : [];
  if (!game || !sample) throw new Error("no sample");
  const pool = builtInPool(game);
  const read = readText(games, pool, sample.text);
  return (read.ok && encode(games, pool, read.reading.deck)) || "";
}

test.each<[string, () => string, number]>([
  ["a shared deck", () => `/d/${sampleCode(0)}`, 195_000],
  ["another game's shared deck", () => `/d/${sampleCode(4)}`, 195_000],
  ["the first page", () => "/", 195_000],
  ["the decks of a browser", () => "/decks", 195_000],
  ["the organiser's desk", () => "/check", 195_000],
  ["a game", () => "/open-worlds", 195_000],
  ["its cards", () => "/open-worlds/cards", 195_000],
  ["its decks", () => "/open-worlds/decks", 195_000],
  ["a table", () => `/d/${sampleCode(0)}/play`, 265_000],
  ["another game's table", () => `/d/${sampleCode(4)}/play`, 265_000],
  ["a deck's measures", () => `/d/${sampleCode(0)}/measure`, 265_000],
  ["the builder", () => "/open-worlds/build", 265_000],
])("first load of %s", async (_, path, most) => {
  const scripts = await scriptsOf(path());
  const size = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(size).toBeGreaterThan(50_000);
  // A page that comes within a tenth of its budget is looked at before the next thing is added to it.
  expect(size).toBeLessThanOrEqual(most * 0.9);
});

test("the typefaces that a page asks for ahead are those of its style sheet", async () => {
  const page = await fetch(origin);
  const asked = [...(page.headers.get("link") ?? "").matchAll(/<([^>]+)>; rel=preload; as="font"/g)];
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(await page.text()) ?? [];
  const style = await (await fetch(`${origin}${sheet}`)).text();
  expect(asked.length).toBeGreaterThan(0);
  for (const [, address = ""] of asked) expect(style).toContain(address.slice(address.lastIndexOf("/")));
});

test("what no script changes on a deck's page is sent once, as markup", async () => {
  const pages: string[] = [];
  for (const game of games) {
    const pool = builtInPool(game);
    for (const { text } of samplesOf(game)) {
      const read = readText(games, pool, text);
      const code = read.ok && encode(games, pool, read.reading.deck);
      pages.push(await (await fetch(`${origin}/d/${code || ""}`)).text());
    }
  }
  const told = pages.map((html) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].join("").length / 2);
  expect(Math.max(...told)).toBeLessThan(20_000);
  const sizes = pages.map(({ length }) => length);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
  expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(78_000);
});
