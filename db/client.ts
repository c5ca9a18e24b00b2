import type Database from "better-sqlite3";
import type { Db } from "./db.ts";
import { connect, databaseFile, databaseUrl, sqliteMigrations, Unusable, unusable } from "./file.ts";
import { migrate } from "./migrate.ts";
import { assertComplete, assertSound } from "./sound.ts";
import { SqliteDb } from "./sqlite.ts";

/**
 * Opens a database file and updates its tables. A file that is damaged or not Drydock's is rejected before anything is
 * written.
 */
export function openDatabase(file: string = databaseFile()): SqliteDb {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 22) throw new Error(`The database needs Node 22 or newer, and this is ${process.versions.node}.`);
  try {
    const client = connectSound(file, { create: true });
    try {
      if (client.pragma("journal_mode = WAL", { simple: true }) !== "wal")
        throw new Error("its folder does not allow a write-ahead log, so put it on a local disk");
      const migrations = sqliteMigrations();
      if (migrate(client, migrations)) assertComplete(client, migrations);
      return new SqliteDb(client, file);
    } catch (error) {
      client.close();
      throw error;
    }
  } catch (error) {
    throw error instanceof Unusable ? error : unusable(file, error);
  }
}

/** A connection to a file that has been checked. Nothing is written. */
export function connectSound(file: string, options: Parameters<typeof connect>[1]): Database.Database {
  const client = connect(file, options);
  try {
    assertSound(client, sqliteMigrations());
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

declare global {
  // The built server loads this module several times, so they share one database.
  var drydockDatabase: Promise<Db> | undefined;
}

/**
 * The database of this process: the one that DATABASE_URL names, or a file. It is opened once. `patience` is for how many
 * milliseconds one that does not answer is tried again.
 */
export function database(patience?: number): Promise<Db> {
  globalThis.drydockDatabase ??= openShared(patience);
  return globalThis.drydockDatabase;
}

/** The database of this process, if it has been opened. */
export function openedDatabase(): Promise<Db> | undefined {
  return globalThis.drydockDatabase;
}

async function openShared(patience?: number): Promise<Db> {
  const url = databaseUrl();
  // Loaded on demand, because a command has no time for what it does not use.
  if (url !== undefined) return (await import("./postgres/postgres.ts")).openPostgres(url, patience);
  const db = openDatabase();
  process.once("exit", () => {
    db.settle();
    db.closeNow();
  });
  return db;
}
