// Pages and pictures of decks that the front keeps, with pages that are made as the test says.
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { keptPages } from "../../app/_offline/plan.ts";
import { withPolicy } from "../../app/_server/front/cache/page-policy.ts";
import { Front, type Render } from "../../app/_server/front/front.ts";
import { answerOn, ask, connect, request } from "../http/raw.ts";

let front: Front | undefined;
let version = 1;
/** What is saved, by its id, and how it stands. */
const saved = new Map<string, string>();
const stamps = { sets: async () => String(version), saved: async (id: string) => saved.get(id) };
/** The answers to all requests that the front has heard. */
let heard: ServerResponse[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await front?.stop(0);
  front = undefined;
  version = 1;
  saved.clear();
});

async function open(render: Render, scale: number | undefined = 1): Promise<number> {
  const settings = { trustedHops: 1, scale };
  front = new Front({ settings, files: new Set(), render, now: () => 0, stamps });
  const { server } = front;
  heard = [];
  server.on("request", (_request, response) => heard.push(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

/** The nonce that a page is made with. */
const nonceOf = ({ headers }: IncomingMessage) => String(headers["x-nonce"]);

/** Makes pages as ours are made, and counts them. */
class Pages {
  readonly asked: IncomingMessage[] = [];
  readonly render: Render = async (incoming, response) => {
    this.asked.push(incoming);
    const nonce = nonceOf(incoming);
    response.setHeader("link", `</a.css>; rel=preload; as=style; nonce="${nonce}"`);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.write(`<html><script nonce="${nonce}">said("${nonce}")</script>${incoming.url}<script>bad()</script>`);
    response.end(`<style nonce="${nonce}">p {}</style></html>`);
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const LONG = "<p>Ein längerer Text</p>".repeat(100);
const PATHS = ["/d/abc", "/d/abc/embed", "/d/abc/sheet", "/d/abc/play", "/d/abc/measure"];
/** The pages that every browser asks for, to keep them. One of them lists what players have saved. */
const LISTING = "/sets";
const FOR_ALL = keptPages([{ id: "open-worlds" }])
  .map(({ path }) => path)
  .filter((path) => path !== LISTING);
const get = (port: number, path = "/d/abc", ...headers: string[]) => ask(port, request("GET", path, headers));
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const POLICY = `default-src 'none'; script-src 'self' ${hashOf('said("")')}; style-src 'self' ${hashOf("p {}")}; `;

describe("a page that is the same for everybody", () => {
  test.each([...PATHS, ...FOR_ALL])(
    "%s is made once, with a policy that allows its own scripts and styles",
    async (path) => {
      const pages = new Pages();
      const port = await open(pages.render);
      const answers = [await get(port, path), await get(port, path), await get(port, path)];
      expect(pages.asked.length).toBe(1);
      for (const answer of answers) {
        expect(answer?.status).toBe(200);
        expect(answer?.headers.get("content-security-policy")?.startsWith(POLICY)).toBe(true);
        expect(answer?.headers.get("link")).toBe("</a.css>; rel=preload; as=style");
        expect(answer?.body).toBe(
          `<html><script>said("")</script>${path}<script>bad()</script><style>p {}</style></html>`,
        );
        expect(answer?.body.length).toBe(Number(answer?.headers.get("content-length")));
      }
    },
  );

  test.each([
    ["/d/abc", ["?x=1", "?version=2", "?"]],
    ["/d/abc/play", ["?at=15"]],
    ["/decks/abc", ["?x=1", "?version=a", "?version=1&version=2", "?Version=1"]],
    ["/sets/abc?version=2&cursor=30", ["&x", "&CURSOR=7"]],
  ])("%s is made once, whatever else its query says", async (path, more) => {
    saved.set("abc", "1");
    const pages = new Pages();
    const port = await open(pages.render);
    for (const query of ["", ...more]) await get(port, path + query);
    expect(pages.asked.map(({ url }) => url)).toEqual([path]);
  });

  test("but a deck that names card sets of the server is made each time, and is told of those alone", async () => {
    const pages = new Pages();
    const port = await open(pages.render);
    for (const query of ["?set=a&x=1", "?x=2&set=a", "?set=a&set=b"]) await get(port, `/d/abc${query}`);
    expect(pages.asked.map(({ url }) => url)).toEqual(["/d/abc?set=a", "/d/abc?set=a", "/d/abc?set=a&set=b"]);
  });

  test("the table of a game in its address is made each time, and no other page reads a game", async () => {
    const pages = new Pages();
    const port = await open(pages.render);
    for (const path of ["/d/abc/play?game=2.x&y=1", "/d/abc/play?game=2.x", "/d/abc?game=2.x", "/d/abc"])
      await get(port, path);
    expect(pages.asked.map(({ url }) => url)).toEqual(["/d/abc/play?game=2.x", "/d/abc/play?game=2.x", "/d/abc"]);
  });

  test("but the list of card sets, which shows what was saved a moment ago, is made each time", async () => {
    const pages = new Pages();
    const port = await open(pages.render);
    for (const _ of [1, 2]) await get(port, LISTING);
    expect(pages.asked.length).toBe(2);
  });

  test("only the embedded deck may stand in another site's frame", async () => {
    const port = await open(new Pages().render);
    const framed = async (path: string) =>
      /frame-ancestors (.*)$/.exec((await get(port, path))?.headers.get("content-security-policy") ?? "")?.[1];
    expect(await framed("/d/abc/embed")).toBe("*");
    for (const path of ["/d/abc", "/d/abc/sheet", "/open-worlds/embed", "/embed"])
      expect([path, await framed(path)]).toEqual([path, "'none'"]);
  });

  test("is compressed for whoever takes brotli or else gzip", async () => {
    const port = await open(async (incoming, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end(`<html>${incoming.url}${LONG}</html>`);
    });
    const zipped = async (accepts: string) => {
      const answer = await get(port, "/d/abc", `Accept-Encoding: ${accepts}`);
      expect(answer?.headers.get("vary")).toBe("accept-encoding");
      const coding = answer?.headers.get("content-encoding");
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ""];
      return unpack && [coding, unpack(Buffer.from(answer?.body ?? "", "latin1")).toString()];
    };
    const page = `<html>/d/abc${LONG}</html>`;
    for (const accepts of ["gzip, deflate, br", "BR;q=1, gzip;q=0.5", "br"])
      expect(await zipped(accepts)).toEqual(["br", page]);
    for (const accepts of ["gzip, deflate", "br;q=0, GZIP;q=0.5"])
      expect(await zipped(accepts)).toEqual(["gzip", page]);
    for (const accepts of ["gzip;q=0", "identity", "br;q=0"]) expect(await zipped(accepts)).toBeUndefined();
  });

  test("has the same head for HEAD, and no body", async () => {
    const pages = new Pages();
    const port = await open(pages.render);
    const [whole, head] = [await get(port), await ask(port, request("HEAD", "/d/abc"))];
    expect(head?.body).toBe("");
    expect([...(head?.headers.keys() ?? [])]).toEqual([...(whole?.headers.keys() ?? [])]);
    expect(head?.headers.get("content-length")).toBe(whole?.headers.get("content-length"));
    expect(pages.asked.length).toBe(1);
  });

  test("is made again when a card set or the day has changed", async () => {
    const pages = new Pages();
    const port = await open(pages.render);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 31, 23, 59) });
    for (const change of [() => {}, () => version++, () => vi.setSystemTime(Date.UTC(2026, 1, 1))]) {
      change();
      await get(port);
      await get(port);
    }
    expect(pages.asked.length).toBe(3);
  });

  test.each(["/decks/abc", "/decks/abc?version=2", "/sets/abc"])(
    "of %s is made again when that was saved anew",
    async (path) => {
      const pages = new Pages();
      const port = await open(pages.render);
      saved.set("abc", "2 false null");
      for (const change of [() => {}, () => saved.set("abc", "3 false null"), () => saved.set("other", "1")]) {
        change();
        await get(port, path);
        await get(port, path);
      }
      expect(pages.asked.length).toBe(2);
    },
  );

  test("of something that is not saved is not kept", async () => {
    const pages = new Pages();
    const port = await open(pages.render);
    for (let n = 0; n < 3; n++) await get(port, "/decks/abc");
    expect(pages.asked.length).toBe(3);
  });

  test("is made from its address alone, whatever a visitor sends", async () => {
    const pages = new Pages();
    const port = await open(pages.render);
    const sent = ["Cookie: __prerender_bypass=1", "X-Forwarded-Host: evil.example", "X-Nonce: mine", "User-Agent: Bot"];
    await get(port, "http://evil.example/d/abc", ...sent);
    expect([pages.asked[0]?.method, pages.asked[0]?.url]).toEqual(["GET", "/d/abc"]);
    const nonce = pages.asked[0] && nonceOf(pages.asked[0]);
    expect(nonce).toMatch(/^[\da-f-]{36}$/);
    expect(pages.asked[0]?.headers).toEqual({
      host: "localhost",
      "user-agent": "Drydock",
      "x-nonce": nonce,
      "content-security-policy": `script-src 'nonce-${nonce}'`,
    });
  });

  test.each([
    ["a part of it as data", "/d/abc", "RSC: 1"],
    ["a part of it ahead of time", "/d/abc", "Next-Router-Prefetch: 1"],
    ["a list of decks", "/open-worlds/decks", "Accept: */*"],
    ["a list of card sets", "/sets", "Accept: */*"],
    ["a search", "/open-worlds/cards?q=x", "Accept: */*"],
    ["an address below it", "/d/abc/text", "Accept: */*"],
  ])("is not kept for %s", async (_, path, header) => {
    const pages = new Pages();
    const port = await open(pages.render);
    for (let n = 0; n < 2; n++) await get(port, path, header);
    expect(pages.asked).toHaveLength(2);
  });
});

describe("what is not a whole page", () => {
  const asHtml = { "content-type": "text/html" };
  test.each<[string, (response: ServerResponse) => void, number | undefined]>([
    ["a fault", (response) => response.writeHead(404, asHtml).end("<html></html>"), 404],
    ["something else", (response) => response.writeHead(200, { "content-type": "text/plain" }).end("text"), 200],
    ["a page without an end", (response) => response.writeHead(200, asHtml).end("<html>"), 200],
    ["a page that breaks off", (response) => response.writeHead(200, asHtml).destroy(), undefined],
  ])("is not kept: %s", async (_, end, status) => {
    let made = 0;
    const port = await open(async (_request, response) => {
      made++;
      end(response);
    });
    for (let n = 1; n <= 2; n++) expect([(await get(port))?.status, made]).toEqual([status, n]);
  });

  test("is a fault of our own for everybody who waits, and the next one asks anew", async () => {
    const { write } = process.stderr;
    process.stderr.write = () => true;
    try {
      const port = await open(() => Promise.reject(new Error("secret")));
      const answers = await Promise.all([get(port), get(port)]);
      expect(answers.map((answer) => answer?.status)).toEqual([500, 500]);
    } finally {
      process.stderr.write = write;
    }
  });
});

describe("ten who ask for the same page at once", () => {
  test("wait for one page", async () => {
    const pages = new Pages();
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const port = await open(async (incoming, response) => {
      await held;
      await pages.render(incoming, response);
    });
    const answers = Array.from({ length: 10 }, () => get(port));
    await until(() => heard.length === 10);
    go();
    const bodies = (await Promise.all(answers)).map((answer) => answer?.body);
    expect([pages.asked.length, bodies.length, new Set(bodies).size]).toEqual([1, 10, 1]);
  });

  test("take one place of those where pages are made", async () => {
    const responses: ServerResponse[] = [];
    const port = await open(async (_request, response) => {
      responses.push(response);
      await new Promise((resolve) => response.once("close", resolve));
    });
    const answers = Array.from({ length: 10 }, () => get(port));
    const other = get(port, "/d/other");
    await until(() => responses.length === 2);
    for (const response of responses) response.end("made");
    expect((await Promise.all([...answers, other])).map((answer) => answer?.status)).toEqual(Array(11).fill(200));
  });

  test("get it although the one who asked first has left; it is given up when all have", async () => {
    const responses: ServerResponse[] = [];
    const port = await open(async (_request, response) => {
      responses.push(response);
      await new Promise((resolve) => response.once("close", resolve));
    });
    const [first, second] = [await connect(port), await connect(port)];
    first.write(request("GET", "/d/abc"));
    await until(() => responses.length === 1);
    second.write(request("GET", "/d/abc"));
    const answered = answerOn(second);
    await until(() => heard.length === 2);
    first.destroy();
    await until(() => heard[0]?.closed === true);
    expect(responses[0]?.destroyed).toBe(false);
    responses[0]?.end("made");
    expect((await answered)?.body).toBe("made");
    const third = await connect(port);
    third.write(request("GET", "/d/abc"));
    await until(() => responses.length === 2);
    third.destroy();
    await until(() => responses[1]?.destroyed === true);
  });
});

describe("a page that is kept", () => {
  test("is sent while all places are taken, and what is not kept is turned away when the line is full", async () => {
    const pages = new Pages();
    let isHeld = false;
    const port = await open(async (incoming, response) => {
      if (isHeld) await new Promise((resolve) => response.once("close", resolve));
      else await pages.render(incoming, response);
    });
    await get(port);
    isHeld = true;
    const sockets = await Promise.all(
      Array.from({ length: 108 }, async (_, n) => {
        const socket = await connect(port);
        socket.on("error", () => {});
        socket.write(request("GET", `/d/x${n}`, [`X-Forwarded-For: 198.51.100.${n}`]));
        return socket;
      }),
    );
    await until(() => heard.length === 109);
    expect((await get(port))?.status).toBe(200);
    const turned = await get(port, "/d/one-more");
    expect([turned?.status, turned?.headers.get("retry-after")]).toEqual([503, "2"]);
    for (const socket of sockets) socket.destroy();
  });

  test("is counted by the limits of a client", async () => {
    const port = await open(new Pages().render, 0.1);
    const answers = [];
    for (let n = 0; n < 121; n++) answers.push((await get(port))?.status);
    expect(answers.lastIndexOf(200)).toBe(119);
    expect(answers.at(-1)).toBe(429);
  });
});

test("a picture is drawn once whatever the day, and again when a card set has changed", async () => {
  let drawn = 0;
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]);
  const port = await open(async (_request, response) => {
    drawn++;
    response.writeHead(200, { "content-type": "image/png" }).end(png);
  });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 31, 23, 59) });
  const picture = () => get(port, "/d/abc/opengraph-image?43a66eeea1e13973");
  expect((await picture())?.body).toBe(png.toString("latin1"));
  vi.setSystemTime(Date.UTC(2026, 1, 1));
  expect((await picture())?.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(drawn).toBe(1);
  version++;
  await picture();
  expect(drawn).toBe(2);
});

test("the picture of a card is made once for everybody, and nobody is refused for asking for many", async () => {
  let drawn = 0;
  const port = await open(async (_request, response) => {
    drawn++;
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(`<svg>${"x".repeat(2000)}</svg>`);
  }, 0.01);
  const asked = Array.from({ length: 100 }, () => get(port, "/art/any-game/0abc-large.svg"));
  for (const answer of await Promise.all(asked)) expect(answer?.status).toBe(200);
  expect(drawn).toBe(1);
  await get(port, "/art/any-game/0abc-large.svg?x");
  await get(port, "/art/any-game/0abc-large.svg?x");
  expect(drawn).toBe(3);
});

describe("the policy of a page", () => {
  const policyOf = (html: string) => withPolicy(html, "N0", "/");

  test("allows each script and style that carries the nonce, as a browser will read it", () => {
    const own = `<script nonce="N0">one()</script><script id="a" nonce="N0" async="">"</style>"\n</script>`;
    const { html, policy } = policyOf(`${own}<style nonce="N0">ä {}</style><script src="/a.js" nonce="N0"></script>`);
    expect(html).toBe(
      `<script>one()</script><script id="a" async="">"</style>"\n</script><style>ä {}</style><script src="/a.js"></script>`,
    );
    expect(policy).toContain(`script-src 'self' ${hashOf("one()")} ${hashOf('"</style>"\n')}; `);
    expect(policy).toContain(`style-src 'self' ${hashOf("ä {}")}; `);
  });

  test.each(["<script>bad()</script>", '<script nonce="x">bad()</script>', "<style>bad {}</style>", "N0"])(
    "allows nothing that got in without it: %s",
    (bad) => {
      const { html, policy } = policyOf(`<p>${bad}</p><script nonce="N0">good()</script>`);
      expect(policy).toContain(`script-src 'self' ${hashOf("good()")}; style-src 'self'; `);
      expect(html).not.toContain("N0");
    },
  );
});
