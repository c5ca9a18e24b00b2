import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "./db.ts";
import { statement } from "./statement.ts";

const ID = "secret";

/** A secret of this database, which its backups hold too. It is made when it is first asked for. */
export async function secretOf(db: Db): Promise<string> {
  const found = await asked(db);
  if (found !== undefined) return found;
  const fresh = { id: ID, stamp: randomBytes(32).toString("base64url") };
  // Another server may be faster.
  await db.write((queries) => queries.insert(db.tables.state).values(fresh).onConflictDoNothing());
  return (await asked(db)) ?? fresh.stamp;
}

async function asked(db: Db): Promise<string | undefined> {
  const [row] = await db.read((queries) => ask(db, queries, { id: ID }));
  return row?.stamp;
}

const ask = statement("state", (queries, { state }) =>
  queries
    .select({ stamp: state.stamp })
    .from(state)
    .where(eq(state.id, sql.placeholder("id"))),
);
