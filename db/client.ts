import { statSync } from "node:fs";
import type Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { connect, databaseFile, foldLog, migrationsFolder, unusable } from "./file.ts";
import { migrate } from "./migrate.ts";
import * as schema from "./schema.ts";
import { assertComplete, assertSound } from "./sound.ts";

export type Db = BetterSQLite3Database<typeof schema> & { readonly $client: Database.Database };

/**
 * Opens a database and updates its tables. A file that is damaged or not Drydock's is rejected before anything is
 * written.
 */
export function openDatabase(file: string = databaseFile()): Db {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 22) throw new Error(`The database needs Node 22 or newer, and this is ${process.versions.node}.`);
  try {
    const client = connectSound(file, { create: true });
    try {
      if (client.pragma("journal_mode = WAL", { simple: true }) !== "wal")
        throw new Error("its folder does not allow a write-ahead log, so put it on a local disk");
      const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
      if (migrate(client, migrations)) assertComplete(client, migrations);
      return drizzle({ client, schema });
    } catch (error) {
      client.close();
      throw error;
    }
  } catch (error) {
    throw unusable(file, error);
  }
}

/** A connection to a file that has been checked. Nothing is written. */
export function connectSound(file: string, options: Parameters<typeof connect>[1]): Database.Database {
  const client = connect(file, options);
  try {
    assertSound(client, readMigrationFiles({ migrationsFolder: migrationsFolder() }));
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** The database of this process, and the identity of its file, because another file may get the same name. */
export interface Opened {
  readonly db: Db;
  readonly file: string;
  readonly identity: string;
}

declare global {
  // The built server loads this module several times, so they share one database.
  var drydockDatabase: Opened | undefined;
}

/** The database of this process. It is opened once and closed when the process ends. */
export function database(): Db {
  globalThis.drydockDatabase ??= openShared();
  return globalThis.drydockDatabase.db;
}

/** The database of this process, if it has been opened. */
export function openedDatabase(): Opened | undefined {
  return globalThis.drydockDatabase;
}

function openShared(): Opened {
  const file = databaseFile();
  const db = openDatabase(file);
  process.once("exit", () => {
    foldDatabase(db, file);
    db.$client.close();
  });
  return { db, file, identity: identityOf(file) };
}

/** Tells one file from another with the same name. */
export function identityOf(file: string): string {
  const { dev, ino } = statSync(file);
  return `${dev}:${ino}`;
}

/** Moves the write-ahead log into the database file, and reports on standard error if that is not possible. */
export function foldDatabase(db: Db, file: string = databaseFile()): void {
  const why = foldLog(db.$client);
  if (why === undefined) return;
  process.stderr.write(
    `All changes are saved, but some are still in ${file}-wal: they could not be moved into ${file} (${why}). Keep the two files together.\n`,
  );
}
