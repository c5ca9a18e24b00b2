import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, existsSync, linkSync, renameSync, statSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import type Database from "better-sqlite3";
import { backUp, besides, copied, isSame, syncFolder } from "./backup.ts";
import { connectSound, openDatabase } from "./client.ts";
import { type Contents, contentsOf, TABLES } from "./contents.ts";
import { faultOf, foldLog, Unusable } from "./file.ts";
import type { SqliteDb } from "./sqlite.ts";

export interface Restored {
  readonly contents: Contents;
  /** Where the earlier data is kept, if there was any. */
  readonly kept: string | undefined;
  /** Whether the file itself was replaced, so that a server that has it open must be restarted. */
  readonly newFile: boolean;
}

/**
 * Replaces everything in a database with the data of a backup, completely or not at all, even if the process is killed.
 * If the database can be opened, its rows are replaced in one transaction, which running servers see like any other
 * change.
 */
export async function restoreFrom(
  from: string,
  to: string,
  prepare: (db: SqliteDb) => Promise<void>,
): Promise<Restored> {
  if (isSame(from, to)) throw new Unusable(`${from} is the database itself. Name a backup of it.`);
  return besides(to, async (part) => {
    const contents = await prepared(from, part, prepare);
    const kept = existsSync(to) ? keptName(to) : undefined;
    const target = kept === undefined ? undefined : openUnlessBroken(to);
    if (target && kept !== undefined) {
      await replaceRows(target.$client, part, () => backUp(to, kept));
      return { contents, kept, newFile: false };
    }
    if (kept !== undefined) setAside(to, kept, part);
    renameSync(part, to);
    syncFolder(dirname(to));
    if (kept !== undefined) for (const name of filesOf(kept)) chmodSync(name, 0o600);
    return { contents, kept, newFile: kept !== undefined };
  });
}

/** A copy of the backup in one closed file, checked and migrated. */
async function prepared(from: string, part: string, prepare: (db: SqliteDb) => Promise<void>): Promise<Contents> {
  const { sets } = await copied(opened(from), part, part);
  if (sets === 0) throw new Unusable(`${from} cannot be restored: it holds no card sets.`);
  const db = openDatabase(part);
  try {
    await prepare(db);
    foldLog(db.$client);
    return contentsOf(db.$client);
  } finally {
    db.closeNow();
  }
}

function opened(file: string): Database.Database {
  if (!existsSync(file)) throw new Unusable(`There is no file ${file} to restore from.`);
  try {
    return connectSound(file, { readonly: true });
  } catch (error) {
    throw new Unusable(`${file} cannot be restored: ${faultOf(error).message}.`, { cause: error });
  }
}

/** The database as it is, or undefined if it is damaged and a backup may replace it. */
function openUnlessBroken(file: string): SqliteDb | undefined {
  try {
    return openDatabase(file);
  } catch (error) {
    if (error instanceof Unusable && faultOf(error.cause).replaceable) return undefined;
    throw error;
  }
}

/** Keeps the old rows of all tables and then replaces them. Nobody can write in between. */
async function replaceRows(client: Database.Database, part: string, keep: () => Promise<unknown>): Promise<void> {
  try {
    client.prepare("attach ? as restored").run(part);
    client.exec("begin immediate");
    await keep();
    for (const table of TABLES.toReversed()) client.exec(`delete from main.${table}`);
    for (const table of TABLES) client.exec(`insert into main.${table} select * from restored.${table}`);
    // Servers keep pages of what was there, which may have the same numbers as what is there now.
    client.prepare("update state set stamp = ? where id = 'sets'").run(randomUUID());
    client.exec("commit");
    client.exec("detach restored");
    foldLog(client);
  } finally {
    client.close();
  }
}

/**
 * Keeps a damaged file under another name, together with its log, until the new file takes its place. The log must move
 * too, or SQLite would use it for the new file.
 */
function setAside(file: string, kept: string, successor: string): void {
  const { mode, uid, gid } = statSync(file);
  chmodSync(successor, mode);
  if (process.getuid?.() === 0) chownSync(successor, uid, gid);
  linkSync(file, kept);
  for (const name of filesOf(file).slice(1)) renameSync(name, kept + name.slice(file.length));
}

/** A database file and the files beside it while it is open. */
function filesOf(file: string): readonly string[] {
  return [file, `${file}-wal`, `${file}-shm`].filter((name) => existsSync(name));
}

/** A name with the time in it, such as drydock.replaced-2026-01-31-120000.sqlite. */
function keptName(file: string): string {
  const { dir, name, ext } = parse(file);
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "").replace("T", "-");
  for (let n = 1; ; n++) {
    const kept = join(dir, `${name}.replaced-${time}${n === 1 ? "" : `-${n}`}${ext}`);
    if (!existsSync(kept)) return kept;
  }
}
