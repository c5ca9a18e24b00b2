// A server that cannot serve ends with one line that says why, and leaves what it found as it was. One that is stopped, or
// killed, leaves one file with everything in it.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { Dice } from "../../lib/core/table/random.ts";
import { type Damaged, damagedFiles, foreignFile, soundFile } from "../db/damaged.ts";
import { rowsOf } from "../db/folder.ts";
import { fileOfSet, setOf } from "../db/sets.ts";
import { runs } from "../runs.ts";
import { START, startServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const aFolder = join(folder, "a-folder");
mkdirSync(aFolder);

const spoiled: readonly Damaged[] = [
  ...(await damagedFiles(join(folder, "damaged"))),
  { what: "a file of another program", file: foreignFile(folder), says: /another program has written it/ },
  { what: "no folder", file: join(folder, "none", "x.sqlite"), says: /its folder does not exist\. Make the folder/ },
  { what: "a folder", file: aFolder, says: /cannot be opened for writing/ },
];

function started(settings: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, START, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", PORT: "0", ...settings },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, last: stderr.trim().split("\n").at(-1) ?? "" };
}

test.each(spoiled)("$what is no database to start with", ({ file, says }) => {
  const before = existsSync(file) && file !== aFolder ? readFileSync(file) : undefined;
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

/** Runs a command beside the server; this process goes on meanwhile, so that it sees which connections the server closes. */
async function drydock(file: string, ...words: readonly string[]) {
  const env = { ...process.env, DATABASE_FILE: file };
  const child = spawn(process.execPath, ["lib/cli/drydock.mjs", ...words], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (stderr += text));
  const [status] = await once(child, "close");
  return { status, stderr };
}

async function imported(file: string, set: ReturnType<typeof setOf>) {
  const path = join(folder, `${set.id}.json`);
  writeFileSync(path, fileOfSet(set));
  return drydock(file, "import", path);
}

const idsOf = (file: string) => rowsOf(file).sets.map((row) => (row as { id: string }).id);

test("after the start, after an import and after the stop, the one file holds everything", async () => {
  const own = mkdtempSync(join(folder, "one-"));
  const file = join(own, "data.sqlite");
  const server = await startServer(file);
  const alone = () => {
    const copy = join(folder, "alone.sqlite");
    copyFileSync(file, copy);
    return idsOf(copy);
  };
  const atStart = alone();
  expect(atStart.length).toBeGreaterThan(5);
  expect(await imported(file, setOf("mine", 100))).toEqual({ status: 0, stderr: "" });
  expect(alone()).toEqual([...atStart, "mine"].sort());
  await server.stop();
  expect([existsSync(`${file}-wal`), existsSync(`${file}-shm`)]).toEqual([false, false]);
  expect(alone()).toEqual([...atStart, "mine"].sort());
});

test("a running server shows at once what a restore brought back, and stays ready", async () => {
  const own = mkdtempSync(join(folder, "restored-"));
  const [file, copy] = [join(own, "data.sqlite"), join(own, "copy.sqlite")];
  const server = await startServer(file);
  const shown = async () => {
    const answer = await fetch(`${server.origin}/api/v1/games/shoulder-of-orion/cards?q=set:mine`);
    return (await answer.text()).includes("Version 1.");
  };
  const done = { status: 0, stderr: "" };
  expect(await imported(file, setOf("mine", 20))).toEqual(done);
  expect([await drydock(file, "backup", copy), await shown()]).toEqual([done, true]);
  expect([await drydock(file, "sets", "remove", "mine"), await shown()]).toEqual([done, false]);
  expect(await drydock(file, "restore", copy)).toEqual(done);
  expect([await shown(), (await fetch(`${server.origin}/readyz`)).status]).toEqual([true, 200]);
  await server.stop();
  expect(idsOf(file)).toEqual(idsOf(copy));
});

function begun(file: string): ChildProcess {
  return spawn(process.execPath, START, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", PORT: "0", DATABASE_FILE: file },
    stdio: "ignore",
  });
}

const moment = (length: number) => new Promise((resolve) => setTimeout(resolve, length));

/** The sets that a whole start leaves in a new file. */
async function builtInIds(): Promise<readonly string[]> {
  const file = join(folder, "whole.sqlite");
  const server = await startServer(file);
  await server.stop();
  return idsOf(file);
}

test("a server that is killed while it starts leaves nothing half-done and loses nothing", async () => {
  const { numRuns, seed } = runs(4, 200);
  const dice = Dice.of(String(seed));
  const all = await builtInIds();
  let hit = 0;
  for (let n = 0; n < numRuns; n++) {
    const file = join(folder, `killed-${n}.sqlite`);
    const isNew = n % 2 === 0;
    if (!isNew) await soundFile(file);
    const child = begun(file);
    // SQLite makes the log beside the file when it begins to read it.
    while (!existsSync(`${file}-wal`) && child.exitCode === null) await moment(2);
    await moment((120 * dice.next()) / 2 ** 32);
    child.kill("SIGKILL");
    await once(child, "exit");
    if (existsSync(file)) {
      openDatabase(file).$client.close();
      const ids = idsOf(file);
      const kept = isNew ? [] : ["kept"];
      expect([kept, [...all, ...kept].sort()]).toContainEqual(ids);
      if (ids.length === kept.length) hit++;
    }
  }
  console.log(`${numRuns} kills at the start, ${hit} before the built-in sets were in. SEED=${seed}`);
});
