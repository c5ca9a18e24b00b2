import { describe, expect, inject, test } from "vitest";
import { builtInPool, samplesOf } from "../../lib/cards/built-in.ts";
import { cardsSchema, gameSchema, gamesSchema, problemSchema, verdictSchema } from "../../lib/contract/answers.ts";
import { problemKinds } from "../../lib/contract/problems.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";

const origin = inject("origin");

const get = (path: string) => fetch(`${origin}${path}`);
const post = (path: string, body: string | Buffer<ArrayBuffer>, type = "application/json") =>
  fetch(`${origin}${path}`, { method: "POST", body, headers: { "content-type": type } });
const each = games.map((game) => [game.id, game] as const);

describe("games and cards", () => {
  test("all games are listed", async () => {
    const answer = gamesSchema.parse(await (await get("/api/v1/games")).json());
    expect(answer.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  });

  test.each(each)("%s is told of whole", async (id, game) => {
    const answer = gameSchema.parse(await (await get(`/api/v1/games/${id}`)).json());
    expect(answer.rules.map(({ id }) => id)).toEqual(expect.arrayContaining(game.rules.map((rule) => rule.id)));
  });

  test.each(each)("%s: cards come page by page, each once", async (id, game) => {
    const labels: string[] = [];
    for (let path: string | undefined = `/api/v1/games/${id}/cards?limit=70`; path; ) {
      const answer: ReturnType<typeof cardsSchema.parse> = cardsSchema.parse(await (await get(path)).json());
      labels.push(...answer.cards.map(({ label }) => label));
      path = answer.next === undefined ? undefined : `/api/v1/games/${id}/cards?limit=70&cursor=${answer.next}`;
    }
    expect(labels.sort()).toEqual(
      builtInPool(game)
        .cards.map(({ label }) => label)
        .sort(),
    );
  });

  test("a question finds what the command line finds", async () => {
    const answer = cardsSchema.parse(
      await (await get("/api/v1/games/open-worlds/cards?q=k%3Aorbital%20c%3C%3D3")).json(),
    );
    expect([answer.total, answer.says]).toEqual([4, "cards of kind orbital, with Class at most 3"]);
  });
});

describe("checking", () => {
  test.each(each)("%s: every sample deck gets the one verdict", async (id, game) => {
    for (const { text } of samplesOf(game)) {
      const verdict = verdictSchema.parse(
        await (await post(`/api/v1/games/${id}/check`, JSON.stringify({ text }))).json(),
      );
      const pool = builtInPool(game);
      const read = readText(games, pool, text);
      if (!read.ok) throw new Error("not read");
      expect(verdict).toEqual(JSON.parse(JSON.stringify(report(games, pool, read.reading.deck, read.reading))));
    }
  });

  test("a deck as JSON gets the verdict of its list", async () => {
    const deck = {
      sections: {
        player: [
          ["City 20", 2],
          ["Outpost", 52],
        ],
      },
    };
    const verdict = verdictSchema.parse(
      await (await post("/api/v1/games/open-worlds/check", JSON.stringify({ deck }))).json(),
    );
    expect(verdict.findings.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([
      "City 20 is in the deck 2 times, but only 1 is allowed.",
    ]);
  });
});

const CHECK = "/api/v1/games/open-worlds/check";

describe("a bad request gets one clear problem", () => {
  test.each<[string, () => Promise<Response>, number]>([
    ["a game that is none", () => get("/api/v1/games/chess"), 404],
    ["cards of a game that is none", () => get("/api/v1/games/chess/cards"), 404],
    ["a check of a game that is none", () => post("/api/v1/games/chess/check", "{}"), 404],
    ["a question that is not understood", () => get("/api/v1/games/open-worlds/cards?q=foo%3A3"), 400],
    ["an endless question", () => get(`/api/v1/games/open-worlds/cards?q=${"x".repeat(300)}`), 400],
    ["a limit of a million", () => get("/api/v1/games/open-worlds/cards?limit=1000000"), 400],
    ["a parameter that nobody asked for", () => get("/api/v1/games/open-worlds/cards?order=desc"), 400],
    [
      "a parcel that is not base64",
      () => post("/api/v1/parcels", JSON.stringify({ sealed: "decks, ".repeat(9) })),
      400,
    ],
    ["a parcel that is too large", () => post("/api/v1/parcels", JSON.stringify({ sealed: "A".repeat(250_004) })), 400],
    ["a parcel that is far too large", () => post("/api/v1/parcels", JSON.stringify({ sealed: "A".repeat(9e6) })), 413],
    ["a parcel that does not wait", () => post("/api/v1/parcels/0123456789/open", "{}"), 404],
    ["no JSON", () => post(CHECK, "{"), 400],
    ["nothing", () => post(CHECK, ""), 400],
    ["a list of another type", () => post(CHECK, '{"text": 7}'), 400],
    ["text and deck at once", () => post(CHECK, '{"text": "x", "deck": {"sections": {}}}'), 400],
    ["what nobody asked for", () => post(CHECK, '{"text": "x", "admin": true}'), 400],
    ["a trap as a key", () => post(CHECK, '{"text": "x", "__proto__": {"a": 1}}'), 400],
    ["brackets without end", () => post(CHECK, "[".repeat(100_000)), 400],
    ["a format that is none", () => post(CHECK, '{"text": "Exploit", "format": "vintage"}'), 400],
    ["a list that is too long", () => post(CHECK, JSON.stringify({ text: "x\n".repeat(2000) })), 400],
    ["a body that is too large", () => post(CHECK, JSON.stringify({ text: "x".repeat(10_000_000) })), 413],
    ["a form", () => post(CHECK, '{"text": "x"}', "text/plain"), 415],
    ["bytes that are no letters", () => post(CHECK, Buffer.from('{"text": "Exploit \xff"}', "latin1")), 400],
  ])("%s", async (_, ask, status) => {
    const answer = await ask();
    const text = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
    const problem = problemSchema.parse(JSON.parse(text));
    expect(problem.detail).toMatch(/^[A-Z“].*\.$/);
    expect(text).not.toMatch(/\bat .*\.(ts|js):\d/);
  });

  test.each([
    "/%E0%A4%A",
    "/%ff",
    "/open-worlds/%00",
    "/api/v1/games/%E0%A4%A",
    `/${"a".repeat(5000)}`,
    "/api/v1/nothing",
  ])("%s is no error of the server", async (path) => {
    expect((await get(path)).status).toBeLessThan(500);
  });
});

describe("a problem says where it is", () => {
  test.each([
    ["a fault of form", { text: "x".repeat(70_000) }, "text", "“text”: longer than 65536 characters."],
    [
      "a format",
      { text: "Exploit", format: "vintage" },
      "format",
      "Open Worlds has no format “vintage”. It has standard and introductory.",
    ],
    [
      "a format in the list",
      { text: "Format: vintage" },
      "line 1",
      "Open Worlds has no format “vintage”. It has standard and introductory.",
    ],
    [
      "a house rule",
      { deck: { sections: {} }, house: { singles: true } },
      "house.singles",
      "Open Worlds has no house rule “singles”. It has none.",
    ],
    [
      "an option",
      { deck: { sections: {} }, options: { points: 6 } },
      "options.points",
      "Open Worlds standard has no option “points”. It has none.",
    ],
  ])("%s", async (_, body, at, detail) => {
    const problem = problemSchema.parse(await (await post(CHECK, JSON.stringify(body))).json());
    expect([problem.errors?.[0]?.at, problem.detail]).toEqual([at, detail]);
  });

  test.each(["/healthz", "/readyz", "/api/v1/games", "/d/EOQHOTTBP/text"])("%s says how it is asked", async (path) => {
    const answer = await fetch(`${origin}${path}`, { method: "PUT" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect((await fetch(`${origin}${path}`, { method: "HEAD" })).status).toBe(200);
  });
});

describe("every answer is as it is described", () => {
  test.each(["1,2,3 Exploit", "[Nowhere]\n1.5 Exploit\n0 Koti\n1.2.3 City 20", "100000000000000000000000 Exploit"])(
    "to %j",
    async (text) => {
      const answer = await post(CHECK, JSON.stringify({ text }));
      expect(verdictSchema.safeParse(await answer.json()).error).toBeUndefined();
    },
  );

  test.each([1.5, -3, 0, 1e300])("to %d copies in a section that is none", async (count) => {
    const answer = await post(CHECK, JSON.stringify({ deck: { sections: { nowhere: [["Exploit", count]] } } }));
    expect(verdictSchema.safeParse(await answer.json()).error).toBeUndefined();
  });
});

describe("what every answer carries", () => {
  const ownScripts =
    /^default-src 'none'; script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+; style-src 'self'( 'sha256-[A-Za-z0-9+/=]+')+; /;
  const nothing = /^default-src 'none'; frame-ancestors 'none'$/;
  test.each([
    ["/", ownScripts],
    ["/open-worlds", ownScripts],
    ["/nowhere", ownScripts],
    ["/api/v1/games", nothing],
    ["/api/nowhere", nothing],
  ])("%s", async (path, policy) => {
    const { headers } = await get(path);
    expect(headers.get("content-security-policy")).toMatch(policy);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("a policy that the asker sends is not taken", async () => {
    const answer = await fetch(`${origin}/`, {
      headers: { "content-security-policy": "script-src 'nonce-evil'" },
    });
    expect(`${answer.headers.get("content-security-policy")}${await answer.text()}`).not.toContain("evil");
  });

  test("health and readiness", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
    expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });
  });
});

describe("the API describes itself", () => {
  test("every address of the description answers, and only methods that it names", async () => {
    const api = (await (await get("/api/v1/openapi.json")).json()) as {
      openapi: string;
      info: { license: { identifier: string } };
      paths: Record<string, Record<string, { responses: Record<string, unknown>; security: unknown[] }>>;
    };
    expect(api.openapi).toMatch(/^3\.1/);
    expect(api.info.license.identifier).toBe("MIT");
    for (const { responses, security } of Object.values(api.paths).flatMap((methods) => Object.values(methods))) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["429", "503"]));
      expect(security).toEqual("401" in responses ? [{ editKey: [] }] : []);
      expect(Object.keys(responses).filter((status) => /^2/.test(status))).toHaveLength(1);
    }
    for (const [path, methods] of Object.entries(api.paths)) {
      const address = `${origin}/api/v1${path.replace("{game}", "open-worlds").replaceAll(/\{\w+\}/g, "none")}`;
      const options = await fetch(address, { method: "OPTIONS" });
      const told = Object.keys(methods).flatMap((method) =>
        method === "get" ? ["GET", "HEAD"] : method.toUpperCase(),
      );
      expect([path, options.headers.get("allow")?.split(", ").sort()]).toEqual([path, [...told, "OPTIONS"].sort()]);
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
        const { status } = await fetch(address, { method });
        expect([path, method, status === 405]).toEqual([path, method, !told.includes(method)]);
      }
    }
  });
});

describe("problems", () => {
  test("lead to a page that says more", async () => {
    const { type, title } = problemSchema.parse(await (await get("/api/v1/games/chess")).json());
    const page = await get(type);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`>${title}</h1>`)]);
    for (const problem of problemKinds.keys())
      expect([problem, (await get(`/problems/${problem}`)).status]).toEqual([problem, 200]);
    expect((await get("/problems/none")).status).toBe(404);
  });
});

describe("what other sites read of ours", () => {
  test.each(["/", "/open-worlds", "/open-worlds/cards", "/sets", "/help", "/check", "/compare"])(
    "%s has a title, a sentence and a picture to unfurl",
    async (path) => {
      const html = await (await get(path)).text();
      const of = (property: string) => new RegExp(`<meta property="og:${property}" content="([^"]+)"`).exec(html)?.[1];
      expect([of("site_name"), of("type")]).toEqual(["Drydock", "website"]);
      expect(of("title")).toMatch(/\S/);
      expect(of("description")).toMatch(/\.$/);
      expect(of("image")).toMatch(/^http.*\.png/);
      expect(html).toContain('rel="apple-touch-icon"');
    },
  );

  test("robots, icon and map of the site are there", async () => {
    expect(await (await get("/robots.txt")).text()).toMatch(/^User-Agent: \*\nAllow: \/\nDisallow: \/api\//);
    const icon = await get("/favicon.ico");
    expect([icon.status, [...new Uint8Array(await icon.arrayBuffer()).slice(0, 4)]]).toEqual([200, [0, 0, 1, 0]]);
    const map = await (await get("/sitemap.xml")).text();
    for (const game of games) expect(map).toContain(`/${game.id}/rules</loc>`);
  });
});

describe("the start of the API", () => {
  const ask = (path: string, accept: string) =>
    fetch(`${origin}${path}`, { headers: { accept }, redirect: "manual" }).then(({ status, headers }) => [
      status,
      headers.get("location") ?? headers.get("content-type"),
    ]);

  test.each(["/api", "/api/v1"])(
    "leads a person from %s to the help, and tells a program that it is none",
    async (path) => {
      const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
      expect(await ask(path, browser)).toEqual([307, "/help#api"]);
      for (const program of ["*/*", "application/json"])
        expect(await ask(path, program)).toEqual([404, "application/problem+json"]);
    },
  );

  test("leads nobody away from an address that is mistyped", async () => {
    expect(await ask("/api/v1/gmaes", "text/html")).toEqual([404, "application/problem+json"]);
  });
});

describe("pages", () => {
  test("home names the five games", async () => {
    const html = await (await get("/")).text();
    for (const { id, name } of games) {
      expect(html).toContain(`href="/${id}"`);
      expect(html).toContain(name.replace("'", "&#x27;"));
    }
  });

  test.each(each)("%s begins with its sample decks, and its rules stand with their places", async (id, game) => {
    const start = await (await get(`/${id}`)).text();
    for (const { name } of samplesOf(game)) expect(start).toContain(name.replaceAll("'", "&#x27;"));
    const rules = await (await get(`/${id}/rules`)).text();
    for (const { cite } of game.rules) expect(rules).toContain(cite.part.replaceAll("'", "&#x27;"));
  });

  test("a question to the cards finds some, and a wrong one says what is wrong, also at its old address", async () => {
    for (const path of ["/conquest-of-fates/cards", "/conquest-of-fates"]) {
      expect(await (await get(`${path}?q=is%3Aapex`)).text()).toContain("cards that are Apex");
      expect(await (await get(`${path}?q=foo%3A3`)).text()).toContain("There is no field “foo”");
    }
  });

  test("what people type is shown as text", async () => {
    expect(
      await (await get(`/open-worlds?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).text(),
    ).not.toContain("<script>alert");
  });

  test("an address that is none is told so, with status 404", async () => {
    const answer = await get("/chess");
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining("There is nothing at this address"),
    ]);
  });
});
