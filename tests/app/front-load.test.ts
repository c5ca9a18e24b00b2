// What one client and many clients may ask of the server in front of the pages.
import { describe, expect, test } from "vitest";
import type { Render } from "../../app/_server/front/front.ts";
import { problemSchema } from "../../lib/contract/answers.ts";
import { answerOn, ask, request } from "../http/raw.ts";
import { atOnce, closeAfterEach, from, Held, open, send, sockets, until } from "./opened-front.ts";

closeAfterEach();

describe("one client", () => {
  test("may draw 30 previews, and the 31st is told when to come again", async () => {
    const port = await open(atOnce);
    const preview = () => ask(port, request("GET", "/d/abc/opengraph-image", [from(1)]));
    for (let left = 29; left >= 0; left--) {
      const answer = await preview();
      expect([answer?.status, answer?.headers.get("ratelimit")]).toEqual([
        200,
        expect.stringContaining(`"previews";r=${left};`),
      ]);
      expect(answer?.headers.get("ratelimit-policy")).toBe('"previews";q=30;w=60');
      expect(answer?.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
    const answer = await preview();
    expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([429, "2"]);
    expect(answer?.headers.get("ratelimit")).toBe('"previews";r=0;t=60');
    expect(problemSchema.parse(JSON.parse(answer?.body ?? "")).detail).toBe(
      "You are sending requests too fast. Try again in 2 s.",
    );
    expect((await ask(port, request("GET", "/d/abc/opengraph-image", [from(2)])))?.status).toBe(200);
    expect((await ask(port, request("GET", "/d/abc", [from(1)])))?.status).toBe(200);
  });

  test("may read 1,200 times whatever it writes into its list, and files and probes are not counted", async () => {
    const port = await open(atOnce);
    for (let n = 0; n < 1200; n += 30)
      await Promise.all(
        Array.from({ length: 30 }, async (_, i) => {
          const spoofed = `X-Forwarded-For: 203.0.113.${(n + i) % 250}, 198.51.100.1`;
          expect((await ask(port, request("GET", "/open-worlds", [spoofed])))?.status).toBe(200);
        }),
      );
    const same = "X-Forwarded-For: 192.0.2.1, 198.51.100.1";
    expect((await ask(port, request("GET", "/open-worlds", [same])))?.status).toBe(429);
    for (const path of ["/_next/static/chunks/a.js", "/builder.png", "/healthz", "/readyz"]) {
      const answer = await ask(port, request("GET", path, [same]));
      expect([path, answer?.status, answer?.headers.get("ratelimit")]).toEqual([path, 200, undefined]);
    }
  });

  test("pays for the bytes that it saves, and for the time that its answers take", async () => {
    let now = 0;
    const slow: Render = async (_request, response) => {
      now += 100;
      response.end("made");
    };
    const port = await open(slow, { scale: 1, now: () => now });
    const left = async (bytes: string) => (await ask(port, bytes))?.headers.get("ratelimit");
    expect(await left(request("GET", "/", [from(1)]))).toContain('"reads";r=1199;');
    // A tenth of a second costs ten.
    expect(await left(request("GET", "/", [from(1)]))).toContain('"reads";r=1189;');
    const length = 1024 * 1024;
    const large = request("POST", "/api/v1/sets", [from(2), `Content-Length: ${length}`], "x".repeat(length));
    expect(await left(large)).toContain('"saves";r=103;');
  });

  test("pays for all the time that its answers take, but not for what they wait for", async () => {
    let now = 0;
    const held = new Held();
    const port = await open(held.render, { scale: 1, now: () => now });
    const waits = await send(port, request("GET", "/a", [from(1)]));
    await held.until(1);
    now += 30;
    const works = await send(port, request("GET", "/b", [from(2)]));
    await held.until(2);
    now += 4_000;
    for (const response of held.responses) response.end("made");
    await Promise.all([answerOn(waits), answerOn(works)]);
    const left = async (client: number) => {
      const counted = send(port, request("GET", "/c", [from(client)]));
      await held.until(3);
      held.responses.pop()?.end("made");
      return (await answerOn(await counted))?.headers.get("ratelimit");
    };
    // They share what the thread did while both were open: 30 + 2,000 ms, and 2,000.
    expect(await left(1)).toContain('"reads";r=996;');
    expect(await left(2)).toContain('"reads";r=999;');
  });

  test("plays one trial at a time, and pays for the time that it is played elsewhere", async () => {
    const held = new Held();
    const port = await open(held.render);
    const trial = (client: number) =>
      request("POST", "/api/v1/games/any/trials", [from(client), "Content-Length: 2"], "{}");
    const first = await send(port, trial(1));
    await held.until(1);
    const second = await ask(port, trial(1));
    expect([second?.status, second?.headers.get("retry-after")]).toEqual([429, "5"]);
    expect(second?.body).toContain("You have a trial that is being played. Wait for its answer.");
    const other = await send(port, trial(2));
    await held.until(2);
    for (const response of held.responses) response.setHeader("Server-Timing", "trial;dur=15000").end("played");
    expect((await answerOn(first))?.status).toBe(200);
    await answerOn(other);
    // Fifteen seconds are 1,500 requests, and 1,200 were left.
    const again = await ask(port, trial(1));
    expect([again?.status, again?.headers.get("retry-after")]).toEqual([429, "16"]);
  });

  test("may leave twenty parcels", async () => {
    const port = await open(atOnce);
    const parcel = request("POST", "/api/v1/parcels", [from(1), "Content-Length: 2"], "{}");
    for (let n = 0; n < 20; n++) expect((await ask(port, parcel))?.status).toBe(200);
    const answer = await ask(port, parcel);
    expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([429, "45"]);
    expect(answer?.body).toContain("You have left too many parcels. Try again in 45 s.");
  });

  test("may have 32 requests open, and not 33", async () => {
    const held = new Held();
    const port = await open(held.render);
    for (let n = 0; n < 32; n++) await send(port, request("GET", "/", [from(1)]));
    await held.until(8);
    const answer = await ask(port, request("GET", "/", [from(1)]));
    expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([429, "1"]);
    for (const socket of sockets.splice(0)) socket.destroy();
    await until(() => held.responses.every(({ closed, destroyed }) => closed || destroyed));
    const again = send(port, request("GET", "/", [from(1)]));
    await held.until(9);
    held.responses.at(-1)?.end("made");
    expect((await answerOn(await again))?.status).toBe(200);
  });

  test("has no limits where they are switched off", async () => {
    const port = await open(atOnce, { scale: undefined });
    for (let n = 0; n < 40; n++) {
      const answer = await ask(port, request("GET", "/d/abc/opengraph-image"));
      expect([answer?.status, answer?.headers.get("ratelimit")]).toEqual([200, undefined]);
    }
  });
});

describe("under load", () => {
  test("two previews are drawn at once, forty-eight wait, the next is turned away at once; probes and pages are answered", async () => {
    const held = new Held();
    const port = await open((incoming, response) =>
      incoming.url?.includes("opengraph") ? held.render(incoming, response) : atOnce(incoming, response),
    );
    for (let n = 0; n < 50; n++) await send(port, request("GET", "/d/abc/opengraph-image", [from(n)]));
    await held.until(2);
    const answer = await ask(port, request("GET", "/d/abc/opengraph-image", [from(99)]));
    expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(problemSchema.parse(JSON.parse(answer?.body ?? "")).status).toBe(503);
    expect(held.responses.length).toBe(2);
    for (const path of ["/healthz", "/readyz", "/d/abc", "/_next/static/a.js"])
      expect([path, (await ask(port, request("GET", path)))?.status]).toEqual([path, 200]);
  });

  test("eight pages are made at once, a hundred wait, the next is turned away at once; all else is answered", async () => {
    const held = new Held();
    const port = await open((incoming, response) =>
      incoming.url?.startsWith("/d/") ? held.render(incoming, response) : atOnce(incoming, response),
    );
    for (let n = 0; n < 108; n++) await send(port, request("GET", "/d/abc", [from(n)]));
    await held.until(8);
    const answer = await ask(port, request("GET", "/d/abc", [from(200)]));
    expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(held.responses.length).toBe(8);
    for (const path of ["/healthz", "/readyz", "/_next/static/a.js", "/api/v1/games"])
      expect([path, (await ask(port, request("GET", path)))?.status]).toEqual([path, 200]);
    held.responses[0]?.end();
    await held.until(9);
  });

  test("of calls, which are cheap, as many wait as can be connected", async () => {
    const held = new Held();
    const port = await open(held.render);
    for (let n = 0; n < 300; n++) await send(port, request("GET", "/api/v1/games", [from(n)]));
    const answers = sockets.map((socket) => answerOn(socket));
    for (let made = 0; made < 300; made++) {
      await until(() => held.responses.length > made);
      held.responses[made]?.end("made");
    }
    expect((await Promise.all(answers)).filter((answer) => answer?.status !== 200)).toEqual([]);
  });

  test("bodies have so much memory together, and get it back", async () => {
    const held = new Held();
    const port = await open(held.render);
    const length = 5 * 1024 * 1024;
    const body = "x".repeat(length);
    const large = (n: number) => request("POST", "/api/v1/sets", [from(n), `Content-Length: ${length}`], body);
    for (let n = 0; n < 3; n++) await send(port, large(n));
    await held.until(3);
    const answer = await ask(port, large(3));
    expect([answer?.status, answer?.headers.get("retry-after")]).toEqual([503, "2"]);
    for (const socket of sockets.splice(0)) socket.destroy();
    await until(() => held.responses.every(({ closed, destroyed }) => closed || destroyed));
    for (let n = 4; n < 7; n++) await send(port, large(n));
    await held.until(6);
  });

  test("whoever sends a body slowly holds no place", async () => {
    const port = await open(async (incoming, response) => {
      for await (const _ of incoming);
      response.end();
    });
    for (let n = 0; n < 20; n++)
      await send(port, request("POST", "/api/v1/recognise", [from(n), "Content-Length: 100"], "{"));
    expect((await ask(port, request("GET", "/", [from(99)])))?.status).toBe(200);
  });

  test("whoever does not read holds no place", async () => {
    const page = Buffer.alloc(64 * 1024, "a");
    let made = 0;
    const port = await open(async (_request, response) => {
      for (let part = 0; part < 128; part++) {
        if (!response.write(page)) await new Promise((resolve) => response.once("drain", resolve));
      }
      response.end();
      made++;
    });
    for (let n = 0; n < 16; n++) (await send(port, request("GET", "/", [from(n)]))).pause();
    await until(() => made === 16);
    expect((await ask(port, request("GET", "/", [from(99)])))?.body.length).toBe(128 * page.length);
  });

  test("whoever leaves gives the place back, with all that stood behind each other on the connection", async () => {
    const held = new Held();
    const port = await open(held.render);
    const piped = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(8);
    (await send(port, piped)).on("error", () => {});
    await held.until(8);
    for (const socket of sockets.splice(0)) socket.destroy();
    for (let n = 0; n < 8; n++) await send(port, request("GET", "/", [from(n)]));
    await held.until(16);
  });
});
