// Saving where the database is full, locked, or gone: one sentence, nothing half-saved, and it goes on by itself.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test, vi } from "vitest";
import { ready } from "../../app/_server/pools.ts";
import { DECK } from "../../app/_server/saved/deck.ts";
import { createSaved, readSaved, saveVersion } from "../../app/_server/saved/routes.ts";
import { SqliteDb } from "../../db/sqlite.ts";
import { problemSchema } from "../../lib/contract/answers.ts";
import { type Created, createdSchema } from "../../lib/contract/saved.ts";
import { startPostgres } from "../postgres.ts";
import { deckRequest } from "./deck-request.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-trouble-"));
const file = join(folder, "trouble.sqlite");
vi.stubEnv("DATABASE_FILE", file);
vi.spyOn(process.stderr, "write").mockReturnValue(true);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIST = { game: "open-worlds", text: "5 Exploit" };
const created = async (): Promise<Created> =>
  createdSchema.parse(await (await createSaved(DECK, deckRequest("POST", LIST))).json());
const saving = ({ id, editKey }: Created, notes: string, version = 1) =>
  saveVersion(
    DECK,
    deckRequest("PUT", { ...LIST, notes }, { authorization: `Bearer ${editKey}`, "if-match": `"${version}"` }),
    id,
  );
const told = async (answer: Response) => [answer.status, problemSchema.parse(await answer.json()).detail];

test("a full disk: 507, what was saved is read, and saving goes on when there is room", async () => {
  const db = await ready();
  if (!(db instanceof SqliteDb)) throw new Error("not a file");
  const deck = await created();
  db.$client.pragma(`max_page_count = ${db.$client.pragma("page_count", { simple: true })}`);
  const long = "n".repeat(10_000);
  expect(await told(await saving(deck, long))).toEqual([
    507,
    expect.stringMatching(/disk of this server is full, so nothing was saved/),
  ]);
  expect(await (await readSaved(DECK, new Request("http://127.0.0.1/"), deck.id)).json()).toMatchObject({ version: 1 });
  db.$client.pragma("max_page_count = 1000000");
  expect((await saving(deck, long)).status).toBe(200);
});

test("another program's lock: reading goes on, saving waits for it", async () => {
  const deck = await created();
  const other = new Database(file);
  other.exec("begin immediate");
  const waiting = saving(deck, "after the lock");
  // If the lock held up the whole process, saving would give up before it is released.
  expect((await readSaved(DECK, new Request("http://127.0.0.1/"), deck.id)).status).toBe(200);
  other.exec("commit");
  other.close();
  expect((await waiting).status).toBe(200);
});

test("a database that is as large as it may be: nothing new, while what is there can be changed", async () => {
  const deck = await created();
  vi.stubEnv("MAX_DB_MB", "1");
  const db = await ready();
  const bytes = vi.spyOn(db, "bytes").mockResolvedValue(1024 * 1024);
  expect(await told(await createSaved(DECK, deckRequest("POST", LIST)))).toEqual([
    507,
    expect.stringMatching(/no room for more, so nothing was saved/),
  ]);
  expect((await saving(deck, "changed")).status).toBe(200);
  bytes.mockResolvedValue(1.2 * 1024 * 1024);
  expect((await saving(deck, "again", 2)).status).toBe(507);
  bytes.mockRestore();
  expect(await db.bytes()).toBeGreaterThan(100_000);
  vi.stubEnv("MAX_DB_MB", "");
  expect((await createSaved(DECK, deckRequest("POST", LIST))).status).toBe(201);
});

test("PostgreSQL that is gone: 503 with Retry-After, and again by itself when it is back", async ({ skip }) => {
  const postgres = await startPostgres({ isDurable: true });
  if (typeof postgres === "string") return skip(postgres);
  vi.stubEnv("DATABASE_URL", await postgres.newDatabase());
  vi.resetModules();
  globalThis.drydockDatabase = undefined;
  const { createSaved, readSaved } = await import("../../app/_server/saved/routes.ts");
  const { DECK } = await import("../../app/_server/saved/deck.ts");
  const deck = createdSchema.parse(await (await createSaved(DECK, deckRequest("POST", LIST))).json());
  await postgres.killed(async () => {
    const answer = await createSaved(DECK, deckRequest("POST", LIST));
    expect([answer.headers.get("retry-after"), ...(await told(answer))]).toEqual([
      "2",
      503,
      expect.stringMatching(/does not answer, so nothing was saved/),
    ]);
    expect((await readSaved(DECK, new Request("http://127.0.0.1/"), deck.id)).status).toBe(503);
  });
  expect((await readSaved(DECK, new Request("http://127.0.0.1/"), deck.id)).status).toBe(200);
  expect((await createSaved(DECK, deckRequest("POST", LIST))).status).toBe(201);
  await (await ready()).close();
  await postgres.stop();
});
