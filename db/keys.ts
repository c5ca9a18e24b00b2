// The keys of what is saved.
import { and, asc, eq, exists, isNull, sql } from "drizzle-orm";
import { held, type Refused, whyNot } from "./asker.ts";
import type { Db } from "./db.ts";
import type { SavedKind } from "./schema.ts";
import type { Asker } from "./wanted.ts";

export interface NewKey {
  readonly id: string;
  readonly hash: string;
  readonly label: string;
}

export interface KeyRow {
  readonly id: string;
  readonly label: string;
  readonly made: number;
  readonly used: number | null;
  readonly revoked: number | null;
  readonly isThis: boolean;
}

/** All keys of something, for whoever has one of them. */
export function keysOf(db: Db, asker: Asker): Promise<{ did: "found"; keys: readonly KeyRow[] } | Refused> {
  const { keys } = db.tables;
  return db.read(async (queries) => {
    const why = await whyNot(db, queries, asker);
    if (why.did !== "conflict" && why.did !== "deleted") return why;
    const rows = await queries
      .select()
      .from(keys)
      .where(eq(keys.saved, asker.id))
      .orderBy(asc(keys.made), asc(keys.id));
    return {
      did: "found",
      keys: rows.map(({ hash, saved: _, ...key }) => ({ ...key, isThis: hash === asker.key })),
    };
  });
}

export function addKey(db: Db, asker: Asker, key: NewKey): Promise<{ did: "done" } | Refused> {
  const { keys } = db.tables;
  return db.write(async (queries) => {
    const by = await held(db, queries, asker);
    if ("did" in by) return by;
    await queries.insert(keys).values({ ...key, saved: asker.id, made: asker.now });
    return { did: "done" };
  });
}

/** Revokes a key. The last one stays, as nobody could change the deck without it. */
export function revokeKey(
  db: Db,
  asker: Asker,
  key: string,
): Promise<{ did: "done" } | { did: "last" } | { did: "no key" } | Refused> {
  const { keys } = db.tables;
  const { id, now } = asker;
  return db.write(async (queries) => {
    // Holds all its keys until the end of this change: of two that revoke each other or themselves, the second one has to see
    // what the first one did.
    await queries.update(keys).set({ saved: id }).where(eq(keys.saved, id));
    const by = await held(db, queries, asker);
    if ("did" in by) return by;
    const rows = await queries.select().from(keys).where(eq(keys.saved, id));
    const found = rows.find((row) => row.id === key);
    if (!found) return { did: "no key" };
    if (found.revoked !== null) return { did: "done" };
    if (!rows.some((row) => row.id !== key && row.revoked === null)) return { did: "last" };
    await queries.update(keys).set({ revoked: now }).where(eq(keys.id, key));
    return { did: "done" };
  });
}

/** All keys of something, for the operator. */
export function keysOfAny(db: Db, kind: SavedKind, id: string): Promise<readonly Omit<KeyRow, "isThis">[] | undefined> {
  const { saved, keys } = db.tables;
  return db.read(async (queries) => {
    const { id: key, label, made, used, revoked } = keys;
    const rows = await queries
      .select({ id: key, label, made, used, revoked })
      .from(keys)
      .innerJoin(saved, eq(saved.id, keys.saved))
      .where(and(eq(saved.id, id), eq(saved.kind, kind)))
      .orderBy(asc(keys.made), asc(keys.id));
    return rows.length === 0 ? undefined : rows;
  });
}

/** Revokes a key for the operator, also the last one. */
export function revokeUnasked(db: Db, kind: SavedKind, id: string, key: string, now: number): Promise<boolean> {
  const { saved, keys } = db.tables;
  return db.write(async (queries) => {
    const theirs = queries
      .select({ one: sql`1` })
      .from(saved)
      .where(and(eq(saved.id, keys.saved), eq(saved.kind, kind)));
    const rows = await queries
      .update(keys)
      .set({ revoked: now })
      .where(and(eq(keys.id, key), eq(keys.saved, id), isNull(keys.revoked), exists(theirs)))
      .returning({ id: keys.id });
    return rows.length > 0;
  });
}

/** A new key for the operator to hand out, whoever has the others. */
export function addKeyUnasked(db: Db, kind: SavedKind, id: string, key: NewKey, now: number): Promise<boolean> {
  const { saved, keys } = db.tables;
  return db.write(async (queries) => {
    const found = await queries
      .select({ id: saved.id })
      .from(saved)
      .where(and(eq(saved.id, id), eq(saved.kind, kind)));
    if (found.length === 0) return false;
    await queries.insert(keys).values({ ...key, saved: id, made: now });
    return true;
  });
}
