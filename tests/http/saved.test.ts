// Saved decks and card sets over HTTP, with two servers on one database: on one file, and on PostgreSQL.
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtInSets, samplesOf } from "../../lib/cards/built-in.ts";
import { problemSchema } from "../../lib/contract/answers.ts";
import { MOST_SET_BYTES } from "../../lib/contract/card-set.ts";
import { createdSchema, keysSchema, newKeySchema, savedSchema, versionsSchema } from "../../lib/contract/saved.ts";
import { listedSetsSchema, savedSetSchema } from "../../lib/contract/saved-set.ts";
import { games } from "../../lib/games/index.ts";
import { type Postgres, startPostgres } from "../postgres.ts";
import { KINDS, setCalled } from "./saved-kinds.ts";
import { type Server, startServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-saved-"));
const postgres = await startPostgres();
const file = join(folder, "shared.sqlite");

afterAll(async () => {
  if (typeof postgres !== "string") await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const JSON_TYPE = { "content-type": "application/json" };

const METRICS_TOKEN = "canary0123456789";

const NO_SET = { game: "", id: "", name: "", source: "", cards: [] };

describe.each(["SQLite", "PostgreSQL"])("%s", (name) => {
  if (name === "PostgreSQL" && typeof postgres === "string") {
    test.skip(`was not tried: ${postgres}`, () => {});
    return;
  }
  let servers: readonly Server[] = [];
  let settings: { readonly DATABASE_URL: string } | Record<string, never> = {};
  beforeAll(async () => {
    if (name === "PostgreSQL") settings = { DATABASE_URL: await (postgres as Postgres).newDatabase() };
    const start = () => startServer(file, { RATE_LIMIT: "off", LOG: "json", METRICS_TOKEN, ...settings });
    servers = await Promise.all([start(), start()]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  const asked = (at: number, method: string, path: string, headers: Record<string, string> = {}, body?: unknown) =>
    fetch(`${servers[at % 2]?.origin}/api/v1${path}`, {
      method,
      headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const created = async (kind: string, body: object) => {
    const answer = await asked(0, "POST", `/${kind}`, {}, body);
    expect(answer.status).toBe(201);
    return createdSchema.parse(await answer.json());
  };
  const withKey = (key: string, version?: number) => ({
    authorization: `Bearer ${key}`,
    ...(version === undefined ? {} : { "if-match": `"${version}"` }),
  });
  const current = async (kind: string, id: string) => (await asked(1, "GET", `/${kind}/${id}`)).json();

  test.each(games.map((game) => [game.id, game] as const))(
    "%s: a deck is saved, read, and its code opens",
    async (id, game) => {
      const [sample] = samplesOf(game);
      const { id: deck } = await created("decks", {
        game: id,
        text: sample?.text,
        notes: "n\n2",
        tags: ["a"],
        author: "Ann",
      });
      const saved = savedSchema.parse(await current("decks", deck));
      expect(saved).toMatchObject({
        game: id,
        version: 1,
        newest: 1,
        author: "Ann",
        notes: "n\n2",
        tags: ["a"],
        listed: false,
      });
      expect((await fetch(`${servers[0]?.origin}/d/${saved.code}/text`)).status).toBe(200);
      const again = await created("decks", {
        game: id,
        format: saved.format,
        options: saved.options,
        house: saved.house,
        deck: saved.deck,
      });
      expect(await current("decks", again.id)).toMatchObject({ deck: saved.deck, code: saved.code });
    },
  );

  test.each(games.map((game) => [game.id, game] as const))(
    "%s: a card set is saved and read card by card, and is never official",
    async (id, game) => {
      const [{ game: of, id: setId, name, source, cards } = NO_SET] = builtInSets(game);
      const body = { game: of, set: { id: setId, name, source, official: true }, cards, listed: true };
      const { id: saved } = await created("sets", body);
      expect(savedSetSchema.parse(await current("sets", saved))).toMatchObject({
        game: id,
        version: 1,
        set: { id: setId, name, source, official: false },
        cards,
      });
      const { sets } = listedSetsSchema.parse(await (await asked(1, "GET", `/sets?game=${id}`)).json());
      expect(sets).toMatchObject([{ id: saved, name, cards: cards.length }]);
    },
  );

  test("a card set may be as large as a browser reads at once, and no deck may", async () => {
    const filled = (bytes: number) => {
      const [text, image] = ["x".repeat(2000), "y".repeat(8000)];
      const cards = Array.from({ length: Math.floor(bytes / 10_060) }, (_, n) => ({
        name: `C ${n}`,
        kind: "world",
        text,
        image,
      }));
      return { game: "open-worlds", set: { id: "large", name: "Large" }, cards };
    };
    expect((await asked(0, "POST", "/sets", {}, filled(MOST_SET_BYTES))).status).toBe(201);
    expect((await asked(0, "POST", "/sets", {}, filled(MOST_SET_BYTES * 1.1))).status).toBe(413);
    expect((await asked(0, "POST", "/decks", {}, filled(MOST_SET_BYTES / 10))).status).toBe(413);
  });

  test("a fault in a card set names its place and what may stand there", async () => {
    const cards = [{ name: "A", kind: "facility", defense: "ten" }];
    const answer = await asked(0, "POST", "/sets", {}, { ...setCalled("x"), cards });
    expect(problemSchema.parse(await answer.json())).toMatchObject({
      status: 400,
      detail: '“cards[0].defense”: expected a number, got "ten".',
      errors: [{ at: "cards[0].defense" }],
    });
  });

  describe.each(KINDS)("$path", (kind) => {
    const LIST = kind.body("Try");
    const ask = (at: number, method: string, path: string, headers?: Record<string, string>, body?: unknown) =>
      asked(at, method, `/${kind.path}${path}`, headers, body);
    const made = (more: object = {}) => created(kind.path, { ...LIST, ...more });
    const namesPageByPage = async (id: string, cursor = ""): Promise<readonly (string | undefined)[]> => {
      const answer = await ask(1, "GET", `/${id}/versions?limit=2${cursor}`);
      const { versions, next } = versionsSchema.parse(await answer.json());
      const names = versions.map(({ name }) => name);
      return next === undefined ? names : [...names, ...(await namesPageByPage(id, `&cursor=${next}`))];
    };
    const now = async (id: string) => kind.answer.parse(await current(kind.path, id));

    test("of eight saves on one version, on two servers, exactly one wins, and the others get what won", async () => {
      const { id, editKey } = await made();
      for (let version = 1; version <= 5; version++) {
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, n) =>
            ask(n, "PUT", `/${id}`, withKey(editKey, version), kind.body(`Try ${n}`)),
          ),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
        const newest = await now(id);
        expect(newest.version).toBe(version + 1);
        for (const answer of answers.filter(({ status }) => status === 412)) {
          const said = (await answer.json()) as { current: unknown };
          expect(problemSchema.parse(said).detail).toContain(`version ${version + 1}`);
          expect(said.current).toEqual(newest);
          expect(answer.headers.get("etag")).toBe(`"${version + 1}"`);
        }
      }
    });

    test("a thousand repeats of one request make one version, and one deck", async () => {
      const repeats = process.env.NIGHTLY ? 1000 : 60;
      const named = { "idempotency-key": randomUUID() };
      const decks = new Set<string>();
      for (let n = 0; n < repeats / 10; n++) {
        const answers = await Promise.all(Array.from({ length: 5 }, (_, m) => ask(m, "POST", "", named, LIST)));
        for (const answer of answers) decks.add(await answer.text());
      }
      expect([...decks].map((text) => createdSchema.parse(JSON.parse(text)))).toHaveLength(1);
      const { id, editKey } = createdSchema.parse(JSON.parse([...decks][0] ?? ""));
      const headers = { ...withKey(editKey, 1), "idempotency-key": randomUUID() };
      for (let n = 0; n < repeats / 10; n++) {
        const answers = await Promise.all(Array.from({ length: 10 }, (_, m) => ask(m, "PUT", `/${id}`, headers, LIST)));
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      }
      expect((await now(id)).newest).toBe(2);
      const other = await ask(0, "PUT", `/${id}`, headers, kind.body("Other"));
      expect([other.status, (await ask(0, "POST", "", { "idempotency-key": "short" }, LIST)).status]).toEqual([
        422, 400,
      ]);
    });

    test("no write without its key, whichever way it is tried; and the row stays as it was", async () => {
      const { id, editKey, key } = await made();
      const second = await ask(0, "POST", `/${id}/keys`, withKey(editKey), { label: "second" });
      const { editKey: revoked, key: revokedKey } = newKeySchema.parse(await second.json());
      expect((await ask(0, "DELETE", `/${id}/keys/${revokedKey}`, withKey(editKey))).status).toBe(204);
      const foreign = await made();
      const before = await now(id);
      const keys: readonly (readonly [string | undefined, number])[] = [
        [undefined, 401],
        ["", 403],
        [`dk_${"a".repeat(32)}`, 403],
        [`${editKey}a`, 403],
        [editKey.toUpperCase(), 403],
        [`${editKey} ${editKey}`, 403],
        [revoked, 403],
        [foreign.editKey, 403],
        [id, 403],
        [key, 403],
        ["' or 1=1 --", 403],
      ];
      const writes: readonly (readonly [string, string, object?])[] = [
        ["PUT", "", LIST],
        ["DELETE", ""],
        ["POST", "/restore", {}],
        ["GET", "/keys"],
        ["POST", "/keys", { label: "theirs" }],
        ["DELETE", `/keys/${key}`],
      ];
      const tricks: readonly Record<string, string>[] = [
        {},
        { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
        { "x-middleware-override-headers": "authorization", "x-middleware-request-authorization": `Bearer ${editKey}` },
        {
          "x-http-method-override": "GET",
          "x-original-url": `/api/v1/${kind.path}/${foreign.id}`,
          "x-forwarded-host": "localhost",
        },
        { cookie: `key=${editKey}; authorization=${editKey}`, "next-action": "a".repeat(40) },
        {
          "x-forwarded-for": "127.0.0.1",
          "x-real-ip": "127.0.0.1",
          "x-matched-path": `/api/v1/${kind.path}/${foreign.id}`,
        },
      ];
      const ways = keys.flatMap((key) =>
        writes.flatMap((write) => tricks.map((trick) => [key, write, trick] as const)),
      );
      for (const [[secret, status], [method, path, body], trick] of ways) {
        const bearer: Record<string, string> = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
        const answer = await ask(0, method, `/${id}${path}`, { ...trick, ...bearer, "if-match": '"1"' }, body);
        expect([secret, method, path, trick, answer.status]).toEqual([secret, method, path, trick, status]);
      }
      for (const path of [
        `/${id}?key=${editKey}`,
        `/${id}/?authorization=Bearer%20${editKey}`,
        `/${id.toUpperCase()}`,
        `/${foreign.id}/../${id}`,
      ])
        expect([401, 308, 403, 404]).toContain((await ask(0, "PUT", path, { "if-match": '"1"' }, LIST)).status);
      expect(await now(id)).toEqual(before);
    });

    test("without If-Match, with a wrong one, with a body that cannot be read: one sentence, and nothing is changed", async () => {
      const { id, editKey } = await made();
      const before = await now(id);
      const bad: readonly (readonly [Record<string, string>, unknown, number])[] = [
        [withKey(editKey), LIST, 428],
        [{ ...withKey(editKey), "if-match": "*" }, LIST, 400],
        [{ ...withKey(editKey), "if-match": 'W/"1"' }, LIST, 400],
        [withKey(editKey, 2), LIST, 412],
        [withKey(editKey, 1), { ...LIST, game: "chess" }, 400],
        [withKey(editKey, 1), { ...LIST, more: 1 }, 400],
        ...kind.bad.map((body) => [withKey(editKey, 1), body, 400] as const),
        [withKey(editKey, 1), kind.foreign, 409],
        [withKey(editKey, 1), [], 400],
      ];
      for (const [headers, body, status] of bad) {
        const answer = await ask(0, "PUT", `/${id}`, headers, body);
        const said = await answer.json();
        expect([body, answer.status, problemSchema.safeParse(said).success]).toEqual([body, status, true]);
        expect((said as { detail: string }).detail.length).toBeGreaterThan(10);
      }
      expect(await now(id)).toEqual(before);
    });

    test("versions page by page, each as it was; unchanged is answered without a body", async () => {
      const { id, editKey } = await made();
      for (let version = 1; version < 5; version++)
        await ask(0, "PUT", `/${id}`, withKey(editKey, version), kind.body(`V${version + 1}`));
      expect(await namesPageByPage(id)).toEqual(["V5", "V4", "V3", "V2", "Try"]);
      const third = await (await ask(1, "GET", `/${id}/versions/3`)).json();
      expect(kind.answer.parse(third)).toMatchObject({ version: 3, newest: 5 });
      expect(kind.nameOf(third)).toBe("V3");
      expect((await ask(1, "GET", `/${id}/versions/6`)).status).toBe(404);
      const kept = await ask(0, "GET", `/${id}`, { "if-none-match": '"5"' });
      expect([kept.status, await kept.text()]).toEqual([304, ""]);
      for (const path of ["?limit=0", "?limit=x", "?cursor=x"])
        expect((await ask(0, "GET", `/${id}/versions${path}`)).status).toBe(400);
    });

    test("keys: another person gets one, and is shut out; the last one stays", async () => {
      const { id, editKey, key } = await made({ label: "mine" });
      const { editKey: theirs, key: theirKey } = newKeySchema.parse(
        await (await ask(0, "POST", `/${id}/keys`, withKey(editKey), { label: "Anna’s phone" })).json(),
      );
      expect((await ask(1, "PUT", `/${id}`, withKey(theirs, 1), LIST)).status).toBe(200);
      expect(await now(id)).toMatchObject({ by: "Anna’s phone", version: 2 });
      const { keys } = keysSchema.parse(await (await ask(0, "GET", `/${id}/keys`, withKey(editKey))).json());
      expect(keys.map(({ label, isThis }) => [label, isThis])).toEqual([
        ["mine", true],
        ["Anna’s phone", false],
      ]);
      expect(JSON.stringify(keys)).not.toMatch(/dk_|hash/);
      expect((await ask(0, "DELETE", `/${id}/keys/${theirKey}`, withKey(editKey))).status).toBe(204);
      expect((await ask(1, "PUT", `/${id}`, withKey(theirs, 2), LIST)).status).toBe(403);
      expect((await ask(0, "DELETE", `/${id}/keys/${key}`, withKey(editKey))).status).toBe(409);
    });

    test("deleted and brought back; listed and found", async () => {
      const { id, editKey } = await made({ ...kind.body("Zanzibar Örs"), listed: true });
      const list = async (query: string) => kind.listed(await (await ask(1, "GET", `?${query}`)).json());
      expect(await list("q=ZANZI%20ors&game=open-worlds")).toEqual([id]);
      expect(await list("q=zanzi&game=orions-spur")).toEqual([]);
      expect((await ask(0, "DELETE", `/${id}`, withKey(editKey))).status).toBe(204);
      expect([await list("q=zanzi"), (await ask(1, "GET", `/${id}`)).status]).toEqual([[], 410]);
      expect((await ask(0, "POST", `/${id}/restore`, withKey(editKey), {})).status).toBe(200);
      expect(await list("q=zanzi")).toEqual([id]);
      expect((await ask(0, "GET", "?cursor=x")).status).toBe(400);
    });

    test("no key stands anywhere in clear: in what the servers say or measure, in the database, in a backup of it", async () => {
      const { id, editKey } = await made();
      const named = randomUUID();
      await ask(0, "PUT", `/${id}`, { ...withKey(editKey, 1), "idempotency-key": named }, LIST);
      const pages = servers.map(({ origin }) => fetch(`${origin}/metrics`, { headers: withKey(METRICS_TOKEN) }));
      const metrics = await Promise.all((await Promise.all(pages)).map((answer) => answer.text()));
      expect(metrics.join()).toContain("drydock_");
      const copy = join(folder, `${randomUUID()}.sqlite`);
      const env = { ...process.env, DATABASE_FILE: file, ...settings };
      execFileSync(process.execPath, ["lib/cli/drydock.mjs", "backup", copy], { env, stdio: "pipe" });
      const backup = readFileSync(copy, "latin1");
      expect(backup).toContain(id);
      const stored =
        "DATABASE_URL" in settings
          ? (postgres as Postgres).dump(settings.DATABASE_URL)
          : ["", "-wal"].map((end) => readFileSync(file + end, "latin1")).join();
      expect(stored).toContain(id);
      const said = servers.map((server) => server.said());
      for (const text of [...said, ...metrics, backup, stored])
        for (const secret of [editKey, editKey.slice(3), named]) expect(text.includes(secret)).toBe(false);
    });
  });
});
