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

/**
 * The asker's key, or why there is none. It counts as used now, and nobody can revoke it before the end of this change.
 */
export async function held(db: Db, queries: Queries, asker: Asker, mayBeDeleted = false): Promise<string | Refused> {
  const { saved, keys } = db.tables;
  const { kind, id, key, now } = asker;
  const opened = queries
    .select({ one: sql`1` })
    .from(saved)
    .where(and(eq(saved.id, keys.saved), eq(saved.kind, kind), ...(mayBeDeleted ? [] : [isNull(saved.deleted)])));
  const [row] = await queries
    .update(keys)
    .set({ used: now })
    .where(and(eq(keys.saved, id), eq(keys.hash, key), isNull(keys.revoked), exists(opened)))
    .returning({ id: keys.id });
  if (row) return row.id;
  const why = await whyNot(db, queries, asker);
  return why.did === "conflict" ? { did: "refused" } : why;
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
