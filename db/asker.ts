// Who asks for a change of what is saved, and whether they may.
import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Db, Queries } from "./db.ts";
import { given, statement } from "./statement.ts";
import type { Asker } from "./wanted.ts";

/** Why something saved was not changed. */
export type Refused = { readonly did: "unknown" | "deleted" | "refused" | "other request" };

/** The key that a change is made with. */
export interface Held {
  readonly id: string;
  readonly label: string;
}

/**
 * The asker's key, or why there is none. It counts as used now, and nobody can revoke it before the end of this change.
 */
export async function held(db: Db, queries: Queries, asker: Asker, mayBeDeleted = false): Promise<Held | Refused> {
  const key = await heldKey(db, queries, asker, mayBeDeleted);
  if (key) return key;
  const why = await whyNot(db, queries, asker);
  return why.did === "conflict" ? { did: "refused" } : why;
}

/** The asker's key, if there is one. */
export async function heldKey(db: Db, queries: Queries, asker: Asker, mayBeDeleted = false): Promise<Held | undefined> {
  const [row] = await (mayBeDeleted ? holdKeyOfAny : holdKey)(db, queries, asker);
  return row;
}

const holdKey = holding("hold-key", false);
const holdKeyOfAny = holding("hold-key-of-any", true);

function holding(name: string, mayBeDeleted: boolean) {
  return statement(name, (queries, { saved, keys }) => {
    const opened = queries
      .select({ one: sql`1` })
      .from(saved)
      .where(
        and(
          eq(saved.id, keys.saved),
          eq(saved.kind, sql.placeholder("kind")),
          ...(mayBeDeleted ? [] : [isNull(saved.deleted)]),
        ),
      );
    return queries
      .update(keys)
      .set({ used: given(keys.used, "now") })
      .where(
        and(
          eq(keys.saved, sql.placeholder("id")),
          eq(keys.hash, sql.placeholder("key")),
          isNull(keys.revoked),
          exists(opened),
        ),
      )
      .returning({ id: keys.id, label: keys.label });
  });
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
