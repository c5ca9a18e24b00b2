import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll } from "vitest";

/** A folder of one test file alone, gone when its tests are over. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "drydock-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every row of a database file as it lies there, and that SQLite finds nothing wrong with it. */
export function rowsOf(file: string): { sets: readonly unknown[]; cards: readonly unknown[] } {
  const client = new Database(file, { fileMustExist: true });
  try {
    const faults = [client.pragma("integrity_check"), client.pragma("foreign_key_check")];
    if (JSON.stringify(faults) !== '[[{"integrity_check":"ok"}],[]]') throw new Error(JSON.stringify(faults));
    return {
      sets: client.prepare("select * from sets order by id").all(),
      cards: client.prepare("select * from cards order by set_id, position").all(),
    };
  } finally {
    client.close();
  }
}
