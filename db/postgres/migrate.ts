import type { MigrationMeta } from "drizzle-orm/migrator";
import type { Pool } from "pg";
import { Unusable } from "../file.ts";

/** Any number that no other program is likely to lock. */
export const LOCK = 4_736_251;

/** For changes that nobody waits for: they may take minutes on a slow machine, or wait for another server's. */
export const LONG = "set local statement_timeout = '10min'; set local idle_in_transaction_session_timeout = '10min'";

/** Applies all pending migrations or none. Servers that start at the same time wait for each other. */
export async function migratePostgres(pool: Pool, migrations: readonly MigrationMeta[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${LONG}`);
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    await client.query("create table if not exists migrations (hash text not null, made bigint primary key)");
    const { rows } = await client.query<{ last: string | null }>("select max(made) as last from migrations");
    const last = Number(rows[0]?.last ?? 0);
    if (last > (migrations.at(-1)?.folderMillis ?? 0))
      throw new Unusable("a newer Drydock has written it, so start that one");
    for (const { sql, hash, folderMillis } of migrations) {
      if (folderMillis <= last) continue;
      for (const statement of sql) await client.query(statement);
      await client.query("insert into migrations (hash, made) values ($1, $2)", [hash, folderMillis]);
    }
    await client.query("commit");
  } catch (error) {
    // If the connection broke, the database has rolled back by itself. The first error says why.
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
