// A server that cannot serve ends with one line that says why, and leaves what it found as it was.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { foreignFile } from "../db/damaged.ts";
import { patience } from "../pace.ts";
import { START } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function started(settings: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, START, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", PORT: "0", ...settings },
    encoding: "utf8",
    timeout: patience(60_000),
  });
  return { status, last: stderr.trim().split("\n").at(-1) ?? "" };
}

test("a file that is no database of Drydock's is told of, and left as it was", () => {
  const file = foreignFile(folder);
  const before = readFileSync(file);
  const { status, last } = started({ DATABASE_FILE: file });
  expect(status).toBe(1);
  expect(last).toMatch(/^Drydock does not start\. The database \S+ cannot be used: another program has written it/);
  expect(readFileSync(file).equals(before)).toBe(true);
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

test.each<[Readonly<Record<string, string>>, RegExp]>([
  [
    { PUBLIC_ORIGIN: "https://decks.example/path" },
    /PUBLIC_ORIGIN is “https:\/\/decks\.example\/path”\. Write https:\/\/decks\.example alone/,
  ],
  [
    { DATABASE_URL: "mysql://me:secret@db/x" },
    /DATABASE_URL begins with mysql:, and Drydock only works with PostgreSQL\. Write it like/,
  ],
  [{ DRYDOCK_HOME: "/tmp" }, /DRYDOCK_HOME is \/tmp, but there is no db\/migrations in it\. Set it to/],
  [{ MAX_DB_MB: "much" }, /MAX_DB_MB is “much”\. Write a whole number of megabytes/],
])("settings that can't be used, %o, are told in one sentence", (settings, says) => {
  const { status, last } = started({ DATABASE_FILE: join(folder, "good.sqlite"), ...settings });
  expect([status, last]).toEqual([1, expect.stringMatching(says)]);
  expect(last).not.toContain("secret");
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
