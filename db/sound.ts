import type Database from "better-sqlite3";
import type { MigrationMeta } from "drizzle-orm/migrator";
import { DAMAGED, damage, Fault, inMemory } from "./file.ts";
import { lastMigration, migrate, tablesOf } from "./migrate.ts";

/** Rejects a file that is damaged or that no version of Drydock made. An empty file is new. Writes nothing. */
export function assertSound(client: Database.Database, migrations: readonly MigrationMeta[]): void {
  if (client.pragma("quick_check(1)", { simple: true }) !== "ok") throw damage(DAMAGED);
  const tables = tablesOf(client);
  if (tables.length === 0) return;
  if (!tables.includes("__drizzle_migrations"))
    throw new Fault("another program has written it", "Set DATABASE_FILE to another file.", false);
  const last = lastMigration(client);
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  if (last > newest)
    throw new Fault(
      "a newer Drydock has written it",
      "Start that one, or restore a backup from before with “npx drydock restore FILE”.",
      true,
    );
  // A start that was killed before its first migration leaves only an empty list of migrations.
  if (last === 0 && tables.length > 1) throw damage("its list of migrations is empty");
  if (last === newest) assertComplete(client, migrations);
}

/** Rejects a file whose tables differ from those that Drydock makes, or whose rows contradict each other. */
export function assertComplete(client: Database.Database, migrations: readonly MigrationMeta[]): void {
  const found = definitionsOf(client);
  for (const [name, sql] of expected(migrations)) {
    if (!found.has(name)) throw damage(`${name} is missing`);
    if (found.get(name) !== sql) throw damage(`${name} is not as Drydock makes it`);
  }
  const loose = client.pragma("foreign_key_check", { simple: true });
  if (loose !== undefined)
    throw damage(loose === "cards" ? "it has cards of no set" : `its ${loose} belong to nothing`);
  const unreadable = (column: string, table: string) =>
    client.prepare(`select 1 from ${table} where not json_valid(${column}) limit 1`).get() !== undefined;
  if (unreadable("card", "cards")) throw damage("it has a card that cannot be read");
  if (unreadable("content", "versions")) throw damage("it has a saved deck that cannot be read");
}

/** What the migrations turn an empty database into. */
function expected(migrations: readonly MigrationMeta[]): ReadonlyMap<string, unknown> {
  const client = inMemory();
  try {
    migrate(client, migrations);
    return definitionsOf(client);
  } finally {
    client.close();
  }
}

/** The statement that created each table and index, by names such as "table cards". */
function definitionsOf(client: Database.Database): ReadonlyMap<string, unknown> {
  const rows = client
    .prepare<[], { name: string; sql: unknown }>(
      "select 'its ' || type || ' ' || name as name, sql from sqlite_schema where sql is not null and name not like '\\_\\_%' escape '\\'",
    )
    .all();
  return new Map(rows.map(({ name, sql }) => [name, sql]));
}
