// A server that is stopped, or killed, leaves one file with everything in it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { Dice } from "../../lib/core/random.ts";
import { soundFile } from "../db/damaged.ts";
import { rowsOf } from "../db/folder.ts";
import { fileOfSet, setOf } from "../db/sets.ts";
import { runs } from "../runs.ts";
import { freePort, START, startServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "drydock-stop-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

test("a server whose log nobody reads any more goes on, and stops as always", async () => {
  const port = await freePort();
  const env = { ...process.env, DATABASE_FILE: join(folder, "unread.sqlite"), PORT: String(port), LOG: "text" };
  const child = spawn(process.execPath, START, { env, stdio: ["ignore", "pipe", "pipe"] });
  for (let said = ""; !said.includes("is ready at"); ) said += (await once(child.stdout, "data"))[0];
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  for (let n = 0; n < 5; n++) expect((await fetch(`http://127.0.0.1:${port}/api/v1/games`)).status).toBe(200);
  const ended = once(child, "exit");
  child.kill();
  expect(await ended).toEqual([0, null]);
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
      openDatabase(file).closeNow();
      const ids = idsOf(file);
      const kept = isNew ? [] : ["kept"];
      expect([kept, [...all, ...kept].sort()]).toContainEqual(ids);
      if (ids.length === kept.length) hit++;
    }
  }
  console.log(`${numRuns} kills at the start, ${hit} before the built-in sets were in. SEED=${seed}`);
});
