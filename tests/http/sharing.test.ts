// Which answers a cache may keep: a browser's own, and one that many share.
import { beforeAll, describe, expect, inject, test } from "vitest";
import { visited } from "../samples.ts";

const CODE = "EOQHOTTBP";
const get = (path: string, headers: Record<string, string> = {}) => fetch(inject("origin") + path, { headers });
const cacheOf = async (path: string, headers?: Record<string, string>) => {
  const answer = await get(path, headers);
  await answer.arrayBuffer();
  return [path, answer.status, answer.headers.get("cache-control")];
};

const SHARED = "public, max-age=0, s-maxage=300, stale-while-revalidate=60";
const FOR_EVER = "public, max-age=31536000, immutable";
const PAGE = "private, no-cache, no-store, max-age=0, must-revalidate";

const addresses = { script: "", style: "", stamp: "" };
beforeAll(async () => {
  const page = await (await get("/open-worlds/build")).text();
  addresses.script = /"(\/_next\/static\/[^"\\]+\.js)/.exec(page)?.[1] ?? "";
  addresses.style = /"(\/_next\/static\/[^"\\]+\.css)/.exec(page)?.[1] ?? "";
  addresses.stamp = /\\?"stamp\\?":\\?"([^"\\]+)/.exec(page)?.[1] ?? "";
  expect(Object.values(addresses)).not.toContain("");
});

describe("same for everybody, and their address changes with them", () => {
  test("scripts, styles, and the cards of a game with their stamp", async () => {
    const { script, style, stamp } = addresses;
    for (const path of [script, style, `/games/open-worlds/pool?v=${encodeURIComponent(stamp)}`])
      expect(await cacheOf(path)).toEqual([path, 200, FOR_EVER]);
  });
});

describe("same for everybody until a card set changes", () => {
  test.each([
    "/api/v1/games",
    "/api/v1/games/open-worlds",
    "/api/v1/games/open-worlds/cards?q=city",
    "/api/v1/openapi.json",
    "/games/open-worlds/pool",
    "/games/open-worlds/piles",
    `/d/${CODE}/text`,
    `/d/${CODE}/opengraph-image`,
  ])("%s", async (path) => {
    expect(await cacheOf(path)).toEqual([path, 200, SHARED]);
  });
});

describe("asked for each time", () => {
  test.each([
    [`/d/${CODE}/laid`, "no-cache"],
    ["/games/open-worlds/pool?v=of-another-day", "no-cache"],
    ["/builder.png", "public, max-age=0"],
    ["/icon.svg", "public, max-age=0, must-revalidate"],
    ["/healthz", "no-store"],
    ["/readyz", "no-store"],
  ])("%s", async (path, cache) => {
    expect(await cacheOf(path)).toEqual([path, 200, cache]);
  });
});

describe("never kept by anybody: pages, because each is of one build", () => {
  const pages = ["/", "/help", "/check", "/compare", "/decks", "/sets", "/sets/edit"];
  const ofGames = [...new Set(visited.map(({ game }) => game.id))].flatMap((id) =>
    ["", "/build", "/cards", "/decks", "/learn", "/rules"].map((end) => `/${id}${end}`),
  );
  const ofDecks = ["", "/embed", "/sheet", "/play", "/measure", "/proxies"].map((end) => `/d/${CODE}${end}`);

  test.each([...pages, ...ofGames, ...ofDecks])("%s", async (path) => {
    expect(await cacheOf(path)).toEqual([path, 200, PAGE]);
  });

  test("parts of pages, which Next's own scripts ask for", async () => {
    for (const path of ["/open-worlds", `/d/${CODE}`])
      expect(await cacheOf(path, { rsc: "1" })).toEqual([path, 200, PAGE]);
  });
});

test("no cookie of a visitor is answered with another one, which a shared cache would keep", async () => {
  for (const path of ["/api/v1/games/open-worlds", `/d/${CODE}/text`, `/d/${CODE}`]) {
    const answer = await get(path, { cookie: "__prerender_bypass=x; __next_preview_data=x" });
    expect([path, answer.status, answer.headers.get("set-cookie")]).toEqual([path, 200, null]);
  }
});

describe("never kept by anybody: faults", () => {
  test.each([
    ["/d/nothing/text", 404],
    ["/d/nothing/laid", 404],
    ["/api/v1/games/chess", 404],
    ["/api/v1/games/open-worlds/cards?q=(", 400],
    ["/games/chess/pool", 404],
    ["/api/v1/nothing", 404],
    ["/%ff", 400],
    ["/_error", 404],
  ])("%s", async (path, status) => {
    expect(await cacheOf(path)).toEqual([path, status, "no-store"]);
  });

  test.each(["/nowhere", "/nowhere/at/all", "/_next/static/nowhere.js"])("%s", async (path) => {
    const [, status, cache] = await cacheOf(path);
    expect([status, cache]).toEqual([404, expect.stringContaining("no-store")]);
  });
});
