import { join } from "node:path";
import Database from "better-sqlite3";
import { type BetterSQLite3Database, drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
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

/** The one place where SQLite is opened. */
export function openDatabase(file: string = databaseFile()): Db {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 22) throw new Error(`The database needs Node 22 or newer, and this is ${process.versions.node}.`);
  const client = new Database(file);
  client.pragma("journal_mode = WAL");
  client.pragma("synchronous = FULL");
  client.pragma("foreign_keys = ON");
  client.pragma("busy_timeout = 5000");
  const db = drizzle({ client, schema });
  migrate(db, { migrationsFolder: join(home(), "db", "migrations") });
  return db;
}

let shared: Db | undefined;

/** The database of this process, opened once. */
export function database(): Db {
  shared ??= openDatabase();
  return shared;
}
