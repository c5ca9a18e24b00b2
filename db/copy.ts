import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUp } from "./backup.ts";
import { openDatabase } from "./client.ts";
import type { Db } from "./db.ts";
import { databaseFile } from "./file.ts";

/** Runs something on a copy of the database and then deletes the copy. */
export async function withCopy<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "drydock-"));
  try {
    const copy = join(folder, "copy.sqlite");
    if (existsSync(databaseFile())) await backUp(databaseFile(), copy);
    const db = openDatabase(copy);
    try {
      return await use(db);
    } finally {
      db.closeNow();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
