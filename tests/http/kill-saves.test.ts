// What was answered as saved is there, however the server or its database ends.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { Client } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { createdSchema, savedSchema } from "../../lib/contract/saved.ts";
import { Dice } from "../../lib/core/random.ts";
import { balancer } from "../balancer.ts";
import { patience } from "../pace.ts";
import { startPostgres } from "../postgres.ts";
import { runs } from "../runs.ts";
import { bundled } from "./bundled.ts";
import { START as BUILT, type Server, startServer } from "./server.ts";

// Dozens of starts take long where a machine is slow, and hundreds at night.
vi.setConfig({ testTimeout: process.env.NIGHTLY ? 3_600_000 : patience(600_000) });
const folder = mkdtempSync(join(tmpdir(), "drydock-kills-"));
const [postgres, saves] = await Promise.all([
  startPostgres({ isDurable: true }),
  bundled("tests/http/saves-server.ts"),
]);
afterAll(async () => {
  if (typeof postgres !== "string") await postgres.stop();
  for (const used of [folder, saves.folder]) rmSync(used, { recursive: true, force: true });
});

const SETTINGS = { RATE_LIMIT: "off" };
/** At night the built app is killed. In every run it is what it saves with, because the app starts slowly. */
const START = process.env.NIGHTLY ? BUILT : [saves.script];
const WRITERS = 4;
const { numRuns: KILLS, seed: SEED } = runs(20, 200);

/** One deck, what was last answered of it, and what was last asked. */
class Writer {
  #deck: { readonly id: string; readonly editKey: string } | undefined;
  readonly #name: string;
  #answered = 0;
  #asked = 0;
  saves = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /**
   * Saves one version after the other until the server does not answer any more, or has no database, or, for what is back
   * before this writer asks again, until `isEnough`.
   */
  async write(origin: string, isEnough = () => false): Promise<void> {
    try {
      while (!isEnough() && (await this.#save(origin))) this.saves++;
    } catch (error) {
      // The connection broke: nobody knows whether the last save was taken.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async #save(origin: string): Promise<boolean> {
    const deck = this.#deck;
    this.#asked = this.#answered + 1;
    const answer = await fetch(`${origin}/api/v1/decks${deck ? `/${deck.id}` : ""}`, {
      method: deck ? "PUT" : "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `${this.#name}-of-${this.#asked}-`.padEnd(20, "x"),
        ...(deck ? { authorization: `Bearer ${deck.editKey}`, "if-match": `"${this.#answered}"` } : {}),
      },
      body: JSON.stringify({ game: "open-worlds", text: `Exploit`, notes: `${this.#name} ${this.#asked}` }),
    });
    const said = await answer.text();
    if (answer.status === 503) return false;
    expect([answer.status, said]).toEqual([deck ? 200 : 201, said]);
    if (!deck) this.#deck = createdSchema.pick({ id: true, editKey: true }).parse(JSON.parse(said));
    this.#answered = this.#asked;
    return true;
  }

  /** Whether the server has its database again. */
  async isAnswered(origin: string): Promise<boolean> {
    return this.#deck === undefined || (await fetch(`${origin}/api/v1/decks/${this.#deck.id}`)).status !== 503;
  }

  /** What was answered is there, or one save more that was not answered any more; and what it said. */
  async check(origin: string): Promise<void> {
    if (!this.#deck) return;
    const read = savedSchema.pick({ version: true, notes: true });
    const saved = read.parse(await (await fetch(`${origin}/api/v1/decks/${this.#deck.id}`)).json());
    expect([this.#answered, this.#asked]).toContain(saved.version);
    expect(saved.notes).toBe(`${this.#name} ${saved.version}`);
    this.#answered = saved.version;
  }
}

function savesOf(writers: readonly Writer[]): number {
  return writers.reduce((sum, writer) => sum + writer.saves, 0);
}

interface Chain {
  readonly id: string;
  readonly newest: number;
  readonly versions: number;
}
/** Every deck has all versions up to its newest one. */
const CHAINS =
  "select s.id, s.version as newest, (select count(*) from versions v where v.saved_id = s.id and v.version <= s.version) as versions from saved s";
const expectWhole = (chains: readonly Chain[]) => {
  expect(chains.length).toBeGreaterThan(0);
  for (const { newest, versions } of chains) expect(Number(versions)).toBe(newest);
};

async function killed(settings: Record<string, string>, seed: number): Promise<void> {
  const dice = Dice.of(String(seed));
  const writers = Array.from({ length: WRITERS }, (_, n) => new Writer(`writer-${n}`));
  const start = () => startServer(join(folder, "kills.sqlite"), { ...SETTINGS, ...settings }, START);
  let server: Server = await start();
  for (let kill = 0; kill < KILLS; kill++) {
    const before = savesOf(writers);
    const written = Promise.all(writers.map((writer) => writer.write(server.origin)));
    await until(async () => savesOf(writers) > before + WRITERS);
    await pause(dice.below(30));
    process.kill(server.pid, "SIGKILL");
    await written;
    await server.stop();
    server = await start();
    await Promise.all(writers.map((writer) => writer.check(server.origin)));
  }
  await server.stop();
  console.log(`${KILLS} kills of the server, ${savesOf(writers)} saves answered. SEED=${seed}`);
}

test.concurrent("SQLite: the server is killed while decks are saved", async () => {
  await killed({}, SEED);
  const client = new Database(join(folder, "kills.sqlite"));
  expect(client.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(client.pragma("foreign_key_check")).toEqual([]);
  expectWhole(client.prepare<[], Chain>(CHAINS).all());
  client.close();
});

const PG_KILLS = Math.ceil(KILLS / 4);

test.concurrent("PostgreSQL is killed itself, and the server goes on when it is back", async ({ skip }) => {
  const durable = await startPostgres({ isDurable: true });
  if (typeof durable === "string") return skip(durable);
  const url = await durable.newDatabase();
  const server = await startServer(undefined, { ...SETTINGS, DATABASE_URL: url }, START);
  const writers = Array.from({ length: WRITERS }, (_, n) => new Writer(`writer-${n}`));
  const dice = Dice.of(String(SEED));
  for (let kill = 0; kill < PG_KILLS; kill++) {
    const before = savesOf(writers);
    let isBack = false;
    const written = Promise.all(writers.map((writer) => writer.write(server.origin, () => isBack)));
    await until(async () => savesOf(writers) > before + WRITERS);
    await pause(dice.below(30));
    await durable.killed();
    isBack = true;
    await written;
    await until(() => writers[0]?.isAnswered(server.origin));
    await Promise.all(writers.map((writer) => writer.check(server.origin)));
  }
  console.log(`${PG_KILLS} kills of PostgreSQL, ${savesOf(writers)} saves answered. SEED=${SEED}`);
  await expectWholeAt(url);
  await server.stop();
  await durable.stop();
});

test.concurrent("PostgreSQL: the server is killed while decks are saved", async ({ skip }) => {
  if (typeof postgres === "string") return skip(postgres);
  const url = await postgres.newDatabase();
  await killed({ DATABASE_URL: url }, SEED);
  await expectWholeAt(url);
});

test.concurrent("the standby takes over: what was answered is there, and saving goes on", async ({ skip }) => {
  const first = await startPostgres({ isDurable: true });
  if (typeof first === "string") return skip(first);
  const name = new URL(await first.newDatabase()).pathname;
  const standby = await first.standby();
  let primary = first.port;
  const address = await balancer(() => primary);
  const url = `postgres://drydock@127.0.0.1:${address.port}${name}`;
  const server = await startServer(undefined, { ...SETTINGS, DATABASE_URL: url }, START);
  const writers = Array.from({ length: WRITERS }, (_, n) => new Writer(`writer-${n}`));
  const written = Promise.all(writers.map((writer) => writer.write(server.origin)));
  await until(async () => savesOf(writers) > 2 * WRITERS);
  await first.kill();
  await written;
  await standby.takeOver();
  primary = standby.port;
  address.breakOff();
  await until(() => writers[0]?.isAnswered(server.origin));
  await Promise.all(writers.map((writer) => writer.check(server.origin)));
  const before = writers.map(({ saves }) => saves);
  const more = Promise.all(writers.map((writer) => writer.write(server.origin)));
  await until(async () => writers.every(({ saves }, n) => saves > (before[n] ?? 0)));
  await server.stop();
  await more;
  await expectWholeAt(url);
  address.close();
  address.breakOff();
  await standby.stop();
  await first.stop();
});

async function until(isSo: () => Promise<boolean> | undefined): Promise<void> {
  for (const last = Date.now() + patience(60_000); !(await isSo()); await pause(20))
    if (Date.now() > last) throw new Error("It did not become so.");
}

async function expectWholeAt(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  expectWhole((await client.query<Chain>(CHAINS)).rows);
  await client.end();
}
