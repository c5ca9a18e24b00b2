// What was answered is on the disk, in the one file, whoever else writes.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { connect, foldLog } from "../../db/file.ts";
import { saveSet } from "../../db/sets.ts";
import { soundFile } from "./damaged.ts";
import { rowsOf, testFolder } from "./folder.ts";
import { fileOfSet, setOf } from "./sets.ts";

const folder = testFolder();
const COMMAND = "lib/cli/drydock.mjs";

function drydock(file: string, ...words: readonly string[]) {
  return spawnSync(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, DATABASE_FILE: file },
    encoding: "utf8",
  });
}

function setFile(id: string, cards: number, version = "1"): string {
  const file = join(folder, `${id}-${version}.json`);
  writeFileSync(file, fileOfSet(setOf(id, cards, version)));
  return file;
}

test("every connection waits for the disk, holds to foreign keys and waits for other writers", () => {
  const file = join(folder, "settings.sqlite");
  const { $client } = openDatabase(file);
  for (const client of [$client, connect(file)]) {
    const settings = ["synchronous", "foreign_keys", "journal_mode", "busy_timeout"];
    expect(settings.map((name) => client.pragma(name, { simple: true }))).toEqual([2, 1, "wal", 5000]);
    client.close();
  }
});

test("each commit is put on the disk before it is answered", ({ skip }) => {
  const file = join(folder, "synced.sqlite");
  openDatabase(file).closeNow();
  const code = `
    import { openDatabase } from "./db/client.ts";
    import { saveSet } from "./db/sets.ts";
    import { setOf } from "./tests/db/sets.ts";
    const db = openDatabase(process.argv[1]);
    for (let n = 0; n < 100; n++) await saveSet(db, setOf("set-" + n, 1), () => "item");
    process.kill(process.pid, "SIGKILL");`;
  const log = join(folder, "calls");
  const node = [process.execPath, "--input-type=module", "-e", code, file];
  const { error, stderr } = spawnSync("strace", ["-f", "-y", "-e", "trace=fsync,fdatasync", "-o", log, ...node], {
    encoding: "utf8",
  });
  if (error || !existsSync(log)) return skip(`There is no strace that works here: ${error?.message ?? stderr}`);
  const syncs = readFileSync(log, "utf8").match(/\bf(data)?sync\(\d+<[^>]*synced\.sqlite-wal>/g) ?? [];
  expect(rowsOf(file).sets).toHaveLength(100);
  expect(syncs.length).toBeGreaterThanOrEqual(100);
});

test("after an import the one file holds everything, also while others have it open", async () => {
  const file = await soundFile(join(folder, "one.sqlite"));
  const open = openDatabase(file);
  expect(drydock(file, "import", setFile("mine", 200))).toMatchObject({ status: 0, stderr: "" });
  const alone = join(folder, "alone.sqlite");
  copyFileSync(file, alone);
  expect(rowsOf(alone).sets).toEqual(expect.arrayContaining([expect.objectContaining({ id: "mine" })]));
  open.closeNow();
  expect(existsSync(`${file}-wal`), `whether ${file}-wal is there`).toBe(false);
  expect(existsSync(`${file}-shm`), `whether ${file}-shm is there`).toBe(false);
});

test("an import says where the one file does not hold everything, and loses nothing", async () => {
  const file = await soundFile(join(folder, "read.sqlite"));
  const reader = new Database(file);
  reader.exec("begin; select count(*) from sets");
  reader.prepare("select count(*) from sets").get();
  const { status, stdout, stderr } = drydock(file, "import", setFile("mine", 20));
  expect([status, stdout]).toEqual([0, "Set mine (mine): 20 cards of Shoulder of Orion added.\n"]);
  expect(stderr).toMatch(/^All changes are saved, but some are still in \S+-wal: .*another program is reading it/);
  reader.close();
  expect(rowsOf(file).sets).toEqual(expect.arrayContaining([expect.objectContaining({ id: "mine" })]));
});

test("where the disk is full nothing is lost, and what fits again is taken again", async () => {
  const db = openDatabase(join(folder, "full.sqlite"));
  await saveSet(db, setOf("kept", 50), () => "item");
  const pages = Number(db.$client.pragma("page_count", { simple: true }));
  db.$client.pragma(`max_page_count = ${pages}`);
  await expect(saveSet(db, setOf("large", 2000), () => "item")).rejects.toMatchObject({ code: "SQLITE_FULL" });
  expect(db.$client.prepare("select id from sets").pluck().all()).toEqual(["kept"]);
  db.$client.pragma("max_page_count = 1000000");
  expect(await saveSet(db, setOf("large", 2000), () => "item")).toBe("added");
  expect(foldLog(db.$client)).toBeUndefined();
  db.closeNow();
});

test("processes that begin on one new file, and write it at the same time, lose nothing", async () => {
  const file = join(folder, "together.sqlite");
  const each = process.env.NIGHTLY ? 40 : 5;
  const code = `
    import { openDatabase } from "./db/client.ts";
    import { saveSet } from "./db/sets.ts";
    import { setOf } from "./tests/db/sets.ts";
    const [file, name, sets] = process.argv.slice(1);
    const db = openDatabase(file);
    for (let n = 0; n < Number(sets); n++) await saveSet(db, setOf(name + "-" + n, 10), () => "item");`;
  const children = ["a", "b", "c", "d"].map((name) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", code, file, name, String(each)]);
    let said = "";
    child.stderr.on("data", (text) => (said += text));
    return once(child, "exit").then(([status]) => ({ status, said }));
  });
  const ends = await Promise.all(children);
  expect(ends).toEqual(ends.map(() => ({ status: 0, said: "" })));
  expect(rowsOf(file).cards).toHaveLength(4 * each * 10);
});
