import { join } from "node:path";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import * as schema from "./schema.ts";

export type Db = BetterSQLite3Database<typeof schema> & { readonly $client: Database.Database };

/** Where the app lies: DRYDOCK_HOME, or the folder it was started from. */
function home(): string {
  return process.env.DRYDOCK_HOME ?? process.cwd();
}

/** The file of data: DATABASE_FILE, or drydock.sqlite beside the app. */
export function databaseFile(): string {
  return process.env.DATABASE_FILE || join(home(), "drydock.sqlite");
}

/** A file of data that cannot be used; its message is for whoever runs Drydock. */
export class Unusable extends Error {}

/** The one place where SQLite is opened. A file that is not sound, or not Drydock's, is refused before anything is written. */
export function openDatabase(file: string = databaseFile()): Db {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 22) throw new Error(`The database needs Node 22 or newer, and this is ${process.versions.node}.`);
  try {
    return opened(file);
  } catch (error) {
    throw new Unusable(`The database ${file} cannot be used: ${whyNot(error)}`, { cause: error });
  }
}

function opened(file: string): Db {
  const client = new Database(file);
  try {
    const migrationsFolder = join(home(), "db", "migrations");
    look(client, readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0);
    client.pragma("journal_mode = WAL");
    client.pragma("synchronous = FULL");
    client.pragma("foreign_keys = ON");
    client.pragma("busy_timeout = 5000");
    const db = drizzle({ client, schema });
    migrate(db, { migrationsFolder });
    return db;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Whether a file is whole, and written by Drydock as it is now or before; an empty one is new. */
function look(client: Database.Database, newest: number): void {
  if (client.pragma("quick_check(1)", { simple: true }) !== "ok") throw new Error(DAMAGED);
  const tables = client.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
  if (tables.length === 0) return;
  if (!tables.includes("__drizzle_migrations"))
    throw new Error("another program has written it. Name another file in DATABASE_FILE.");
  const last = client.prepare("select max(created_at) from __drizzle_migrations").pluck().get();
  if (Number(last) > newest)
    throw new Error("a newer Drydock has written it. Start that one, or put a backup from before in its place.");
}

const DAMAGED =
  "it is damaged, or no database at all. Put a backup in its place, or name another file in DATABASE_FILE.";

const UNWRITABLE =
  "it cannot be opened for writing. Give whoever runs Drydock the right to write the file and its folder.";

/** By the beginning of what SQLite calls a fault. */
const REASONS: readonly (readonly [code: string, says: string])[] = [
  ["SQLITE_NOTADB", DAMAGED],
  ["SQLITE_CORRUPT", DAMAGED],
  ["SQLITE_READONLY", UNWRITABLE],
  ["SQLITE_CANTOPEN", UNWRITABLE],
];

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Database.SqliteError) {
    const found = REASONS.find(([code]) => error.code.startsWith(code));
    return found ? found[1] : `${error.message}.`;
  }
  return error instanceof TypeError
    ? "its folder does not exist. Make the folder, or name another file in DATABASE_FILE."
    : error.message;
}

let shared: Db | undefined;

/** The database of this process, opened once. */
export function database(): Db {
  shared ??= openDatabase();
  return shared;
}
