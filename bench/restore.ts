import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../db/client.ts";
import { contentsOf } from "../db/contents.ts";
import { seedBuiltIn } from "../lib/cli/seed.ts";
import { figure, notes, table } from "./table.ts";

const DECKS = 50_000;
const VERSIONS = 2;
/** How many letters each version has, as many as a deck of sixty cards. */
const LETTERS = 1_000;

/** The drill of an operator: back up a database with many saved decks, lose the disk, and restore the backup. */
export async function restore(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "drydock-drill-"));
  try {
    const [file, copy] = [join(folder, "data.sqlite"), join(folder, "copy.sqlite")];
    const before = await filled(file);
    const backup = secondsOf(file, "backup", copy);
    for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
    const again = secondsOf(file, "restore", copy);
    const isWhole = printOf(file) === before;
    table(
      `${DECKS} saved decks with ${VERSIONS} versions each`,
      ["database, MB", "backup, s", "restore, s", "whole"],
      [[figure(statSync(copy).size / 1e6), figure(backup), figure(again), isWhole ? "yes" : "NO"]],
    );
    notes(["Both commands compare every row. The restore begins without a database, as after a lost disk."]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a database with the built-in sets and many decks, and answers a fingerprint of its rows. */
async function filled(file: string): Promise<string> {
  const db = openDatabase(file);
  await seedBuiltIn(db);
  const { $client: client } = db;
  const saved = client.prepare("insert into saved values (?, 'deck', 'toy', ?, 1, 'words', 0, 0, null)");
  const version = client.prepare("insert into versions values (?, ?, ?, 0, 'key')");
  const key = client.prepare("insert into keys values (?, ?, ?, 'label', 0, null, null)");
  const letters = (bytes: number) => randomBytes(bytes).toString("base64url");
  client.transaction(() => {
    for (let n = 0; n < DECKS; n++) {
      const id = letters(9);
      saved.run(id, VERSIONS);
      key.run(letters(9), id, letters(32));
      for (let v = 1; v <= VERSIONS; v++) version.run(id, v, JSON.stringify({ notes: letters((LETTERS * 3) / 4) }));
    }
  })();
  const { print } = contentsOf(client);
  db.settle();
  await db.close();
  return print;
}

function printOf(file: string): string {
  const { $client: client } = openDatabase(file);
  const { print } = contentsOf(client);
  client.close();
  return print;
}

function secondsOf(file: string, ...words: readonly string[]): number {
  const from = performance.now();
  const env = { ...process.env, DATABASE_FILE: file };
  const run = spawnSync(process.execPath, ["lib/cli/drydock.mjs", ...words], { env, encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  return (performance.now() - from) / 1000;
}
