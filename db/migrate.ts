import type Database from "better-sqlite3";
import type { MigrationMeta } from "drizzle-orm/migrator";

export function tablesOf(client: Database.Database): readonly unknown[] {
  return client.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
}

/** When the last migration applied to a file was made, or 0. */
export function lastMigration(client: Database.Database): number {
  return Number(client.prepare("select max(created_at) from __drizzle_migrations").pluck().get() ?? 0);
}

/**
 * Applies either all pending migrations or none, and answers whether there were any. Drizzle's own runner has two
 * faults: it checks before it locks, so two servers that start on a new file could both create the tables, and it
 * leaves foreign keys on, so recreating a table empties the tables that refer to it.
 */
export function migrate(client: Database.Database, migrations: readonly MigrationMeta[]): boolean {
  if (isCurrent(client, migrations)) return false;
  client.pragma("foreign_keys = OFF");
  try {
    client.transaction(() => step(client, migrations)).immediate();
  } finally {
    client.pragma("foreign_keys = ON");
  }
  return true;
}

function isCurrent(client: Database.Database, migrations: readonly MigrationMeta[]): boolean {
  return (
    tablesOf(client).includes("__drizzle_migrations") &&
    lastMigration(client) === (migrations.at(-1)?.folderMillis ?? 0)
  );
}

function step(client: Database.Database, migrations: readonly MigrationMeta[]): void {
  client.exec(
    "create table if not exists __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)",
  );
  const last = lastMigration(client);
  const note = client.prepare("insert into __drizzle_migrations (hash, created_at) values (?, ?)");
  for (const { sql, hash, folderMillis } of migrations) {
    if (folderMillis <= last) continue;
    for (const statement of sql) client.exec(statement);
    note.run(hash, folderMillis);
  }
  if (client.pragma("foreign_key_check", { simple: true }) !== undefined)
    throw new Error("A migration would leave rows that refer to none.");
}
