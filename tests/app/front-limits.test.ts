// What the server in front of the pages counts by: clients, tokens, places, settings. The clock is ours.
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clientOf } from "../../app/_server/front/client.ts";
import { Gate } from "../../app/_server/front/gate.ts";
import { PREVIEWS, RateLimit, READS, SAVES } from "../../app/_server/front/rate-limit.ts";
import { readSettings } from "../../app/_server/front/settings.ts";
import { readTarget } from "../../app/_server/front/target.ts";
import { runs } from "../runs.ts";

describe("a client is", () => {
  test.each<[string, string | undefined, string | undefined, number, string]>([
    ["the socket's address", "203.0.113.7", undefined, 0, "203.0.113.7"],
    ["not who a list says, without proxies", "203.0.113.7", "198.51.100.1", 0, "203.0.113.7"],
    ["who the one proxy saw", "127.0.0.1", "198.51.100.1", 1, "198.51.100.1"],
    ["the last of a list, behind one proxy", "127.0.0.1", "1.1.1.1, 2.2.2.2,198.51.100.1", 1, "198.51.100.1"],
    ["the last but one, behind two", "127.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
    ["the first of a list that is too short", "127.0.0.1", "198.51.100.1", 2, "198.51.100.1"],
    ["the socket where a proxy added nothing", "127.0.0.1", undefined, 1, "127.0.0.1"],
    ["the socket where no address stands", "127.0.0.1", "198.51.100.1, unknown", 1, "127.0.0.1"],
    ["without its port", "127.0.0.1", "198.51.100.1:5000", 1, "198.51.100.1"],
    ["without brackets and port", "127.0.0.1", "[2001:db8:1:2ff::1]:5000", 1, "2001:db8:1:200::/56"],
    ["without its zone", "fe80::1%eth0", undefined, 0, "fe80:0:0:0::/56"],
    ["IPv4 where it comes as IPv6", "::ffff:203.0.113.7", undefined, 0, "203.0.113.7"],
    ["56 bits of IPv6", "2001:db8:aaaa:bb01::1", undefined, 0, "2001:db8:aaaa:bb00::/56"],
    ["nobody where the socket is gone", undefined, undefined, 0, "unknown"],
  ])("%s", (_, socket, forwarded, hops, client) => {
    expect(clientOf(socket, forwarded, hops)).toBe(client);
  });

  test("the same whatever is sent ahead of what the proxies add", () => {
    const list = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), { maxLength: 6 });
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 3 }), (spoofed, hops) => {
        const added = ["198.51.100.1", "10.0.0.2", "10.0.0.3"].slice(0, hops);
        expect(clientOf("127.0.0.1", [...spoofed, ...added].join(", "), hops)).toBe("198.51.100.1");
      }),
      runs(500, 20_000),
    );
  });

  test("one for all addresses of a /56, and another one beside it", () => {
    const tail = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
    const bits = fc.integer({ min: 0, max: 0xff });
    fc.assert(
      fc.property(tail, bits, (groups, low) => {
        const rest = groups.map((group) => group.toString(16)).join(":");
        expect(clientOf(`2001:db8:1:${(0x200 + low).toString(16)}:${rest}`, undefined, 0)).toBe("2001:db8:1:200::/56");
        expect(clientOf(`2001:db8:1:${(0x300 + low).toString(16)}:${rest}`, undefined, 0)).toBe("2001:db8:1:300::/56");
      }),
      runs(500, 20_000),
    );
  });
});

describe.each([
  ["reads", READS, 1200],
  ["previews", PREVIEWS, 30],
] as const)("%s", (_, policy, quota) => {
  let now = 0;
  beforeEach(() => {
    now = 5_000;
  });
  const limit = () => new RateLimit(policy, { now: () => now });

  test(`${quota} at once, and not one more`, () => {
    const bucket = limit();
    for (let left = quota - 1; left >= 0; left--)
      expect(bucket.take("a")).toMatchObject({ allowed: true, left, wait: 0 });
    const over = bucket.take("a");
    expect(over).toEqual({ allowed: false, left: 0, full: 60, wait: Math.max(1, Math.ceil(60 / quota)) });
    expect(bucket.headers(over)).toEqual({
      "ratelimit-policy": `"${policy.name}";q=${quota};w=60`,
      ratelimit: `"${policy.name}";r=0;t=60`,
    });
    expect(bucket.take("b").allowed).toBe(true);
  });

  test("whoever waits as long as is said is let in once, and a minute later as often as at first", () => {
    const bucket = limit();
    while (bucket.take("a").allowed);
    now += 60_000 / quota - 1;
    expect(bucket.take("a").allowed).toBe(false);
    now += 1;
    expect(bucket.take("a").allowed).toBe(true);
    expect(bucket.take("a").allowed).toBe(false);
    now += 60_000;
    expect(bucket.take("a").left).toBe(quota - 1);
  });

  test("being turned away costs nothing more", () => {
    const bucket = limit();
    for (let n = 0; n < quota * 3; n++) bucket.take("a");
    now += 60_000 / quota;
    expect(bucket.take("a").allowed).toBe(true);
  });
});

test("over any times, nobody gets more than a full bucket and what came in since", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 300 }), (pauses) => {
      let now = 0;
      const bucket = new RateLimit(PREVIEWS, { now: () => now });
      let allowed = 0;
      for (const pause of pauses) {
        now += pause;
        if (bucket.take("a").allowed) allowed++;
        expect(allowed).toBeLessThanOrEqual(30 + now / 2000 + 0.001);
      }
    }),
    runs(200, 5_000),
  );
});

describe("servers that count together", () => {
  /** Two servers, and what they tell each other in place of a database. */
  function two() {
    let now = 0;
    const options = { now: () => now, isShared: true };
    const servers = [new RateLimit(SAVES, options), new RateLimit(SAVES, options)] as const;
    const emptyAt = new Map<string, number>();
    const tell = () => {
      for (const server of servers)
        for (const [client, by] of server.takeUntold(1_000)) {
          emptyAt.set(client, Math.max(emptyAt.get(client) ?? 0, now) + by);
          server.raise(client, emptyAt.get(client) ?? 0);
        }
    };
    const pass = (milliseconds: number) => {
      now += milliseconds;
    };
    return { servers, tell, pass };
  }

  test("a client gets no more from both than from one, but for what they have not told yet", () => {
    const { servers, tell, pass } = two();
    let allowed = 0;
    for (let second = 0; second < 60; second++) {
      // Each server hears of four requests a second, and 120 a minute are allowed at both.
      for (let n = 0; n < 8; n++) if (servers[n % 2]?.take("a").allowed) allowed++;
      tell();
      pass(1_000);
    }
    expect(allowed).toBeGreaterThan(200);
    expect(allowed).toBeLessThanOrEqual(120 + 120 + 8);
  });

  test("a client that comes back to a server is let in again when its bucket has drained", () => {
    const { servers, tell, pass } = two();
    while (servers[0].take("a").allowed);
    tell();
    servers[1].take("a");
    tell();
    expect(servers[1].take("a").allowed, "the other one has heard of it").toBe(false);
    expect(servers[1].take("a").wait, "until what both let in has drained").toBe(1);
    pass(60_500);
    expect(servers[1].take("a")).toMatchObject({ allowed: true, left: 119 });
  });

  test("what is told once is not told again", () => {
    const { servers } = two();
    for (const client of ["a", "a", "b", "c"]) servers[0].take(client);
    expect([...servers[0].takeUntold(2)]).toEqual([
      ["a", 1_000],
      ["b", 500],
    ]);
    expect([...servers[0].takeUntold(2)]).toEqual([["c", 500]]);
    expect([...servers[0].takeUntold(2)]).toEqual([]);
  });
});

test("the clients that are remembered are bounded; who asked last stays", () => {
  const bucket = new RateLimit(PREVIEWS, { now: () => 0, mostClients: 100 });
  for (let n = 0; n < 30; n++) bucket.take("busy");
  for (let n = 0; n < 1_000; n++) {
    bucket.take(`passer-by ${n}`);
    expect(bucket.take("busy").allowed).toBe(false);
  }
  expect(bucket.clients).toBe(100);
});

describe("a gate", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const stay = () => {};

  test("lets in as many as it has places, keeps a short line, and turns the next one away at once", async () => {
    const gate = new Gate({ atOnce: 2, line: 1, patience: 1_000 });
    expect(await gate.enter(stay), "the first comes in").toBe(true);
    expect(await gate.enter(stay), "the second comes in").toBe(true);
    const third = gate.enter(stay);
    expect(await gate.enter(stay)).toBe(false);
    gate.leave();
    expect(await third).toBe(true);
  });

  test("the first in line is the first in", async () => {
    const gate = new Gate({ atOnce: 1, line: 2, patience: 1_000 });
    await gate.enter(stay);
    const order: string[] = [];
    const waiting = ["second", "third"].map((name) => gate.enter(stay).then(() => order.push(name)));
    gate.leave();
    gate.leave();
    await Promise.all(waiting);
    expect(order).toEqual(["second", "third"]);
  });

  test("a few start in each turn of the event loop, so that others are heard between them", async () => {
    const gate = new Gate({ atOnce: 8, line: 0, patience: 1_000 });
    let started = 0;
    for (let n = 0; n < 8; n++) gate.enter(stay).then(() => started++);
    const seen: number[] = [];
    while (started < 8) {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(started);
    }
    expect(seen).toEqual([4, 8]);
  });

  test("nobody stands in line longer than is said", async () => {
    const gate = new Gate({ atOnce: 1, line: 5, patience: 1_000 });
    await gate.enter(stay);
    const waiting = gate.enter(stay);
    vi.advanceTimersByTime(1_000);
    expect(await waiting).toBe(false);
    gate.leave();
    expect(await gate.enter(stay)).toBe(true);
  });

  test("whoever gives up leaves the line to others", async () => {
    const gate = new Gate({ atOnce: 1, line: 1, patience: 1_000 });
    await gate.enter(stay);
    let giveUp = stay;
    const gone = gate.enter((call) => {
      giveUp = call;
    });
    giveUp();
    expect(await gone).toBe(false);
    const next = gate.enter(stay);
    gate.leave();
    expect(await next).toBe(true);
  });
});

describe("settings", () => {
  test("are as documented when nothing is set, and when what is set is empty", () => {
    const usual = {
      host: "127.0.0.1",
      port: 3000,
      trustedHops: 0,
      scale: 1,
      isOffline: true,
      log: "off",
      crossOrigin: "off",
      metricsToken: undefined,
    };
    expect(readSettings({})).toEqual(usual);
    const empty = {
      HOST: "",
      PORT: "",
      TRUSTED_PROXY_HOPS: "",
      RATE_LIMIT: "",
      OFFLINE: "",
      CORS: "",
      LOG: "",
      METRICS_TOKEN: "",
    };
    expect(readSettings(empty)).toEqual(usual);
  });

  test("are taken as they are set", () => {
    const server = { HOST: "::", PORT: "8080", TRUSTED_PROXY_HOPS: "2", RATE_LIMIT: "off" };
    expect(readSettings({ ...server, LOG: "json", METRICS_TOKEN: "0123456789abcdef" })).toEqual({
      host: "::",
      port: 8080,
      trustedHops: 2,
      scale: undefined,
      isOffline: true,
      log: "json",
      crossOrigin: "off",
      metricsToken: "0123456789abcdef",
    });
    expect(readSettings({ CORS: "https://a.example, https://b.example:8443" }).crossOrigin).toEqual(
      new Set(["https://a.example", "https://b.example:8443"]),
    );
    expect(readSettings({ CORS: "*" }).crossOrigin).toBe("*");
    expect(readSettings({ OFFLINE: "off" }).isOffline).toBe(false);
    expect(readSettings({ RATE_LIMIT: "2.5" }).scale).toBe(2.5);
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["TRUSTED_PROXY_HOPS", "one"],
    ["TRUSTED_PROXY_HOPS", "10"],
    ["RATE_LIMIT", "0"],
    ["RATE_LIMIT", "1e9"],
    ["RATE_LIMIT", "Off"],
    ["RATE_LIMIT", "-1"],
    ["OFFLINE", "no"],
    ["LOG", "yes"],
    ["CORS", "a.example"],
    ["CORS", "https://a.example/path"],
  ])("%s cannot be %s", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} is “${value}”\\. Write .*\\.$`));
  });
});

test.each(["xyz12", "fifteen letters", "sixteen letters!"])(
  "a token like “%s” is refused and not repeated",
  (token) => {
    const reading = () => readSettings({ METRICS_TOKEN: token });
    expect(reading).toThrow(/^METRICS_TOKEN is too short or has a character that a header cannot carry\. Write /);
    expect(reading).not.toThrow(token);
  },
);

describe("a target", () => {
  test.each([
    ["/d/abc?x=1", "/d/abc?x=1", "/d/abc"],
    ["http://elsewhere.example/d/abc?x=1", "/d/abc?x=1", "/d/abc"],
    ["HTTPS://elsewhere.example", "/", "/"],
    ["/./a/../_global-error", "/_global-error", "/_global-error"],
    ["/%2e/x", "/x", "/x"],
    ["/\\x", "//x", "//x"],
    ["/a%20b#c", "/a%20b", "/a b"],
  ])("%s is read as %s", (raw, url, path) => {
    expect(readTarget(raw)).toEqual({ url, path });
  });

  test.each(["", "*", "x", "example.com:443", "ftp://x/", "http://[:::", "http://", "/%", "/%ff", "/a%00b"])(
    "%j is no address",
    (raw) => {
      expect(readTarget(raw)).toBeUndefined();
    },
  );

  test("whatever is sent is read or refused, and reading again changes nothing", () => {
    const pieces = ["/", "..", ".", "%2e", "\\", "//", "?", "#", "%", "_next", "http://", "[", "@", ":", "é", "a"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const target = readTarget(parts.join(""));
        if (target) expect(readTarget(target.url)).toEqual(target);
      }),
      runs(2_000, 100_000),
    );
  });
});
