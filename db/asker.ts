// Who asks for a change of what is saved, and whether they may.
import { and, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Queries } from "./db.ts";
import type { SavedKind } from "./schema.ts";

/** Why something saved was not changed. */
export type Refused = { readonly did: "unknown" | "deleted" | "refused" | "other request" };

/** Who asks, for what, and when. */
export interface Asker {
  readonly kind: SavedKind;
  readonly id: string;
  /** The hash of the key. */
  readonly key: string;
  readonly now: number;
}

/** What the asker's key opens. */
export function theirs(db: Db, queries: Queries, { kind, id, key }: Asker): SQL | undefined {
  const { saved, keys } = db.tables;
  const mine = queries
    .select({ one: sql`1` })
    .from(keys)
    .where(and(eq(keys.saved, saved.id), eq(keys.hash, key), isNull(keys.revoked)));
  return and(eq(saved.id, id), eq(saved.kind, kind), exists(mine));
}

/** The asker's key, which nobody can revoke before the end of this change, or why there is none. */
export async function held(db: Db, queries: Queries, asker: Asker, mayBeDeleted = false): Promise<string | Refused> {
  const { keys } = db.tables;
  const { id, key } = asker;
  const [row] = await queries
    .update(keys)
    .set({ hash: key })
    .where(and(eq(keys.saved, id), eq(keys.hash, key), isNull(keys.revoked)))
    .returning({ id: keys.id });
  const why = await whyNot(db, queries, asker);
  if (row && (why.did === "conflict" || (mayBeDeleted && why.did === "deleted"))) return row.id;
  return why.did === "conflict" ? { did: "refused" } : why;
}

export async function used(db: Db, queries: Queries, key: string, now: number): Promise<void> {
  const { keys } = db.tables;
  await queries.update(keys).set({ used: now }).where(eq(keys.id, key));
}

/** Why nothing was changed: if the key is good and nothing is deleted, then by another version. */
export async function whyNot(
  db: Db,
  queries: Queries,
  { kind, id, key }: Asker,
): Promise<Refused | { did: "conflict" }> {
  const { saved, keys } = db.tables;
  const [row] = await queries
    .select({ deleted: saved.deleted, key: keys.id })
    .from(saved)
    .leftJoin(keys, and(eq(keys.saved, saved.id), eq(keys.hash, key), isNull(keys.revoked)))
    .where(and(eq(saved.id, id), eq(saved.kind, kind)));
  if (!row) return { did: "unknown" };
  if (row.key === null) return { did: "refused" };
  return { did: row.deleted === null ? "conflict" : "deleted" };
}
