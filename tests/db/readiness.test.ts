// What /readyz asks of the database, fault by fault; tests/http/ready.test.ts asks a running server.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { openDatabase } from "../../db/client.ts";
import { readAndWrite } from "../../db/readiness.ts";
import { soundFile } from "./damaged.ts";
import { rowsOf, testFolder } from "./folder.ts";

const folder = testFolder();
let files = 0;

async function opened() {
  const file = await soundFile(join(folder, `${++files}.sqlite`));
  const db = openDatabase(file);
  return { file, probe: () => db.whyNotReady(), close: () => db.closeNow() };
}

test("a sound database is ready, and asking leaves nothing in it", async () => {
  const database = await opened();
  const before = rowsOf(database.file);
  for (let n = 0; n < 50; n++) expect(await database.probe()).toBeUndefined();
  expect(rowsOf(database.file)).toEqual(before);
  database.close();
});

test.each<[string, (file: string) => () => void, RegExp]>([
  ["another program's write lock", locked, /locked/],
  ["a dropped table", renamedTable, /no such table: cards/],
  ["a deleted file", deleted, /no such file/],
  ["a replaced file", replaced, /another file has replaced/],
  ["a damaged file", damaged, /it is damaged/],
])("%s: not ready, and ready again without it", async (_, spoil, says) => {
  const database = await opened();
  const mend = spoil(database.file);
  expect(await database.probe()).toMatch(says);
  expect(await database.probe()).toMatch(says);
  mend();
  expect(await database.probe()).toBeUndefined();
  database.close();
});

test("a full disk: what is tried does not fit", async () => {
  const { file, close } = await opened();
  const client = new Database(file);
  client.pragma(`max_page_count = ${client.pragma("page_count", { simple: true })}`);
  expect(() => readAndWrite(client)).toThrow(/full/);
  client.pragma("max_page_count = 1000000");
  expect(() => readAndWrite(client)).not.toThrow();
  client.close();
  close();
});

const AS_NOBODY = `
  import { chmodSync } from "node:fs";
  import { openDatabase } from "./db/client.ts";
  const [file] = process.argv.slice(1);
  const database = openDatabase(file);
  const probe = () => database.whyNotReady();
  const said = [(await probe()) ?? "ready"];
  chmodSync(file, 0o444);
  said.push((await probe()) ?? "ready");
  try { openDatabase(file); said.push("opened"); } catch (error) { said.push(error.message); }
  chmodSync(file, 0o644);
  said.push((await probe()) ?? "ready");
  console.log(JSON.stringify(said));`;

test("a file that may only be read: not ready, and no database to start with", async ({ skip }) => {
  // Nothing is read-only to root, so that root asks as somebody else.
  const own = mkdtempSync(join(tmpdir(), "drydock-nobody-"));
  const file = await soundFile(join(own, "read.sqlite"));
  const someone = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (someone.uid) for (const path of [own, file]) chownSync(path, someone.uid, someone.gid);
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", AS_NOBODY, file], {
    ...someone,
    encoding: "utf8",
  });
  rmSync(own, { recursive: true });
  if (run.error || /EACCES/.test(run.stderr)) return skip(`Another user may not read this folder: ${run.stderr}`);
  expect(JSON.parse(run.stdout)).toEqual([
    "ready",
    expect.stringMatching(/cannot be opened for writing/),
    expect.stringMatching(/cannot be used: it cannot be opened for writing\./),
    "ready",
  ]);
});

function locked(file: string): () => void {
  const other = new Database(file);
  other.exec("begin immediate");
  return () => other.close();
}

function renamedTable(file: string): () => void {
  const other = new Database(file);
  other.exec("alter table cards rename to gone");
  return () => {
    other.exec("alter table gone rename to cards");
    other.close();
  };
}

function deleted(file: string): () => void {
  renameSync(file, `${file}.away`);
  return () => renameSync(`${file}.away`, file);
}

function replaced(file: string): () => void {
  renameSync(file, `${file}.away`);
  copyFileSync(`${file}.away`, file);
  return () => renameSync(`${file}.away`, file);
}

function damaged(file: string): () => void {
  const content = readFileSync(file);
  writeFileSync(file, Buffer.alloc(content.length, 7));
  chmodSync(file, 0o644);
  return () => writeFileSync(file, content);
}
