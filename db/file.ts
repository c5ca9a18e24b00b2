import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";

/** The folder of the app: DRYDOCK_HOME, or the folder that it was started from. */
export function home(): string {
  return process.env.DRYDOCK_HOME ?? process.cwd();
}

export function sqliteMigrations(): MigrationMeta[] {
  return migrationsIn(join("db", "migrations"));
}

/** The migrations in a folder of the app. */
export function migrationsIn(folder: string): MigrationMeta[] {
  const migrationsFolder = join(home(), folder);
  if (existsSync(join(migrationsFolder, "meta"))) return readMigrationFiles({ migrationsFolder });
  throw new Unusable(
    `DRYDOCK_HOME is ${home()}, but there is no ${folder} in it. Set it to the app’s folder, or to nothing.`,
  );
}

/** The database file: DATABASE_FILE, or drydock.sqlite beside the app. */
export function databaseFile(): string {
  return process.env.DATABASE_FILE || join(home(), "drydock.sqlite");
}

/** The URL of a PostgreSQL database, from DATABASE_URL. Without it, the database is a file. */
export function databaseUrl(): string | undefined {
  const url = process.env.DATABASE_URL || undefined;
  if (url === undefined || /^postgres(ql)?:\/\//.test(url)) return url;
  // Only its beginning is told, because it may hold a password.
  const [begin] = /^[a-z0-9+]{1,20}:/i.exec(url) ?? ["something else"];
  throw new Unusable(
    `DATABASE_URL begins with ${begin}, and Drydock only works with PostgreSQL. Write it like postgres://user:password@host:5432/name, or leave it out to keep all data in a file.`,
  );
}

/** What is wrong with a file, as the end of a sentence, and what to do if it is the database. */
export class Fault extends Error {
  readonly advice: string;
  /** Whether a backup may replace the file. It may not if the file belongs to another program. */
  readonly replaceable: boolean;

  constructor(what: string, advice: string, replaceable: boolean) {
    super(what);
    this.advice = advice;
    this.replaceable = replaceable;
  }
}

/** A file that cannot be used. The message is for the operator. */
export class Unusable extends Error {}

export const PATIENCE = "busy_timeout = 5000";

/**
 * The settings of every connection. With FULL, each commit is on the disk before it is acknowledged, unlike the
 * driver's default.
 */
const SETTINGS: readonly (readonly [pragma: string, value: unknown])[] = [
  ["synchronous", 2],
  ["foreign_keys", 1],
  ["busy_timeout", 5000],
];

/** The only place that opens SQLite. Nothing is written yet. A missing file is created only on request. */
export function connect(file: string, { create = false, readonly = false } = {}): Database.Database {
  if (!readonly && existsSync(file)) accessSync(file, constants.W_OK);
  const client = new Database(file, { fileMustExist: !create, readonly });
  try {
    client.pragma("synchronous = FULL");
    client.pragma("foreign_keys = ON");
    client.pragma(PATIENCE);
    for (const [pragma, value] of SETTINGS) {
      const is = client.pragma(pragma, { simple: true });
      if (is !== value) throw new Error(`SQLite does not take the setting ${pragma} = ${value}.`);
    }
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** A connection that never waits for other programs. */
export function connectWithoutWaiting(file: string): Database.Database {
  accessSync(file, constants.W_OK);
  return new Database(file, { fileMustExist: true, timeout: 0 });
}

/** A database that exists only in memory. */
export function inMemory(): Database.Database {
  return new Database(":memory:");
}

/** Moves the write-ahead log into the database file, so that one file holds everything. Answers why, if it cannot. */
export function foldLog(client: Database.Database): string | undefined {
  // Waits only briefly for readers, because nothing is lost if the log stays.
  client.pragma("busy_timeout = 1000");
  try {
    const busy = client.pragma("wal_checkpoint(TRUNCATE)", { simple: true });
    return busy === 0 ? undefined : "another program is reading it";
  } catch (error) {
    if (error instanceof Database.SqliteError) return error.message;
    throw error;
  } finally {
    client.pragma(PATIENCE);
  }
}

const RESTORE = "Restore a backup with “npx drydock restore FILE”, or set DATABASE_FILE to another file.";
const ALLOW = "Give whoever runs Drydock the right to write the file and its folder.";

/** A fault in a file's contents, which restoring a backup repairs. */
export function damage(what: string): Fault {
  return new Fault(what, RESTORE, true);
}

export const DAMAGED = "it is damaged, or not a database at all";
const UNWRITABLE = new Fault("it cannot be opened for writing", ALLOW, false);

/** Faults by the beginning of an SQLite error code. */
const KNOWN: readonly (readonly [code: string, fault: Fault])[] = [
  ["SQLITE_NOTADB", damage(DAMAGED)],
  ["SQLITE_CORRUPT", damage(DAMAGED)],
  ["SQLITE_READONLY", UNWRITABLE],
  ["SQLITE_CANTOPEN", UNWRITABLE],
  ["EACCES", UNWRITABLE],
  ["EROFS", UNWRITABLE],
  ["SQLITE_FULL", new Fault("there is no space left on its disk", "Make room there.", false)],
  ["SQLITE_BUSY", new Fault("another program keeps it locked", "Try again when that has ended.", false)],
];

/** What an error says about a file. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (!(error instanceof Error)) return new Fault(String(error), "", false);
  const code = "code" in error ? String(error.code) : "";
  const known = KNOWN.find(([start]) => code.startsWith(start));
  if (known) return known[1];
  if (error instanceof TypeError)
    return new Fault("its folder does not exist", "Make the folder, or set DATABASE_FILE to another file.", false);
  return new Fault((error.message.split("\n", 1)[0] ?? "").replace(/\.$/, ""), "", false);
}

/** What is wrong with the database, in one line. */
export function unusable(file: string, error: unknown): Unusable {
  const { message, advice } = faultOf(error);
  return new Unusable(`The database ${file} cannot be used: ${message}. ${advice}`.trimEnd(), { cause: error });
}
