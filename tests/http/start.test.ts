// A server that cannot serve ends with one line that says why, and leaves what it found as it was.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { START } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 131 + 7) % 251));

/** A file as Drydock leaves it, with something done to it. */
function spoilt(name: string, spoil: (file: string) => void): string {
  const file = join(folder, name);
  openDatabase(file).$client.close();
  spoil(file);
  return file;
}

/** What another program does to a file. */
function statement(sql: string): (file: string) => void {
  return (file) => {
    const client = new Database(file);
    client.exec(sql);
    client.close();
  };
}

function written(name: string, content: Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

function foreign(): string {
  const file = join(folder, "foreign.sqlite");
  statement("create table notes (text)")(file);
  return file;
}

function overwritten(file: string): void {
  const all = readFileSync(file);
  bytes(3000).copy(all, 4096);
  writeFileSync(file, all);
}

const aFolder = join(folder, "a-folder");
mkdirSync(aFolder);

const damaged = /is damaged, or no database at all\. Put a backup/;
const newer = "insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)";
const spoiled: readonly (readonly [what: string, file: string, says: RegExp])[] = [
  ["a file of anything", written("garbage.sqlite", bytes(8192)), damaged],
  ["a short file of anything", written("short.sqlite", bytes(64)), damaged],
  ["a page written over", spoilt("page.sqlite", overwritten), damaged],
  ["a file cut off", spoilt("cut.sqlite", (file) => truncateSync(file, 10_000)), damaged],
  ["a file of another program", foreign(), /another program has written it/],
  ["a file of a newer Drydock", spoilt("newer.sqlite", statement(newer)), /a newer Drydock has written it/],
  ["no folder", join(folder, "none", "x.sqlite"), /its folder does not exist\. Make the folder/],
  ["a folder", aFolder, /cannot be opened for writing/],
];

function started(settings: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, START, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", PORT: "0", ...settings },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, last: stderr.trim().split("\n").at(-1) ?? "" };
}

test.each(spoiled)("%s is no database to start with", (_, file, says) => {
  const before = file.endsWith(".sqlite") && !file.includes("none") ? readFileSync(file) : undefined;
  const { status, last } = started({ DATABASE_FILE: file });
  expect([status, last]).toEqual([1, expect.stringMatching(says)]);
  expect(last).toMatch(/^Drydock does not start\. The database \S+ cannot be used: /);
  if (before) expect(readFileSync(file).equals(before)).toBe(true);
});

test("an address that is none is no address to start with", () => {
  const { status, last } = started({ DATABASE_FILE: join(folder, "good.sqlite"), PUBLIC_ORIGIN: "decks.example" });
  expect([status, last]).toEqual([
    1,
    expect.stringMatching(/^Drydock does not start\. PUBLIC_ORIGIN is “decks\.example”/),
  ]);
});

test.each([
  ["PORT", "eighty", /^Drydock does not start\. PORT is “eighty”\. Write a whole number/],
  ["TRUSTED_PROXY_HOPS", "yes", /^Drydock does not start\. TRUSTED_PROXY_HOPS is “yes”\. Write how many/],
  ["RATE_LIMIT", "none", /^Drydock does not start\. RATE_LIMIT is “none”\. Write a number/],
  [
    "HOST",
    "192.0.2.1",
    /^Drydock does not start\. It cannot listen on port 0 of 192\.0\.2\.1: this machine does not have/,
  ],
])("%s cannot be %s", (name, value, says) => {
  const { status, last } = started({ DATABASE_FILE: join(folder, "good.sqlite"), [name]: value });
  expect([status, last]).toEqual([1, expect.stringMatching(says)]);
});

test("a port that is taken is told of", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const address = other.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const { status, last } = started({ DATABASE_FILE: join(folder, "good.sqlite"), PORT: port });
  other.close();
  expect([status, last]).toEqual([
    1,
    expect.stringContaining(`port ${port} of 127.0.0.1: another program already uses it`),
  ]);
});
