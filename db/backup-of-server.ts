// Backups of a database that is not a file: a file all the same, which either kind of database is restored from.
import { existsSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { besides, syncFolder } from "./backup.ts";
import { openDatabase } from "./client.ts";
import type { Db } from "./db.ts";
import { Unusable } from "./file.ts";
import { copyAll, type Moved } from "./move.ts";

/** Copies everything as it is at one moment into a new file, while servers read and write. */
export async function backUpServer(db: Db, to: string, { force = false } = {}): Promise<Moved> {
  return besides(to, async (part) => {
    const copy = openDatabase(part);
    const moved = await copyAll(db, copy);
    copy.settle();
    copy.$client.pragma("journal_mode = DELETE");
    copy.closeNow();
    if (!force && existsSync(to)) throw new Unusable(`${to} exists already. Add --force to replace it.`);
    renameSync(part, to);
    syncFolder(dirname(to));
    return moved;
  });
}

/** Replaces everything by what a backup holds, all of it or nothing, and keeps what was there before in another file. */
export async function restoreServer(from: string, db: Db, keep: string): Promise<Moved> {
  if (!existsSync(from)) throw new Unusable(`There is no file ${from} to restore from.`);
  const source = openDatabase(from);
  try {
    await backUpServer(db, keep);
    return await copyAll(source, db, { replace: true });
  } finally {
    source.closeNow();
  }
}
