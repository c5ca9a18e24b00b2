// What players save: versions, keys, and requests that are carried out once.
import { and, asc, desc, eq, exists, isNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db, Queries } from "./db.ts";
import type { SavedKind } from "./schema.ts";

const DAY = 86_400_000;
/** How long what was deleted can be brought back, and how long a request is remembered, in milliseconds. */
export const RESTORABLE = 30 * DAY;
const REMEMBERED = DAY;

/** One version of something saved. */
export interface SavedVersion {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly newest: number;
  readonly listed: boolean;
  /** When it was first saved, and when this version was. */
  readonly made: number;
  readonly saved: number;
  readonly content: unknown;
  /** The label of the key that saved this version. */
  readonly by: string;
}

/** What a version says. */
export interface Contents {
  readonly game: string;
  readonly listed: boolean;
  /** What it is searched by, in small letters. */
  readonly words: string;
  readonly content: unknown;
}

export interface NewKey {
  readonly id: string;
  readonly hash: string;
  readonly label: string;
}

/** A request that must not be carried out twice, by hashes of its name and of what it asks. */
export interface Once {
  readonly id: string;
  readonly asked: string;
}

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

/** Saves something new. A repeated request answers with what the first one made. */
export function create(
  db: Db,
  made: { readonly kind: SavedKind; readonly id: string; readonly key: NewKey; readonly now: number },
  contents: Contents,
  once?: Once,
): Promise<{ did: "created" | "repeated"; id: string } | Refused> {
  const { saved, versions, keys } = db.tables;
  const { kind, id, key, now } = made;
  const { content, ...about } = contents;
  return db.write(async (queries) => {
    await forget(db, queries, now);
    const before = once && (await repeated(db, queries, once));
    if (before) return before.asked === once.asked ? { did: "repeated", id: before.saved } : { did: "other request" };
    await queries.insert(saved).values({ id, kind, ...about, version: 1, made: now, changed: now });
    await queries.insert(keys).values({ ...key, saved: id, made: now });
    await queries.insert(versions).values({ saved: id, version: 1, content, made: now, by: key.id });
    if (once) await remember(db, queries, once, { saved: id, version: 1, now });
    return { did: "created", id };
  });
}

/**
 * Saves a new version of what was `expected` to be the newest one. Of several that are saved on one version at the same time
 * exactly one is taken.
 */
export function save(
  db: Db,
  asker: Asker,
  expected: number,
  contents: Contents,
  once?: Once,
): Promise<{ did: "saved"; version: number } | { did: "conflict" } | Refused> {
  const { saved, versions } = db.tables;
  const { id, now } = asker;
  const { content, game, ...about } = contents;
  return db.write(async (queries) => {
    const key = await held(db, queries, asker);
    if (typeof key !== "string") return key;
    await forget(db, queries, now);
    const before = once && (await repeated(db, queries, once));
    if (before) {
      if (before.asked !== once.asked || before.saved !== id) return { did: "other request" };
      return { did: "saved", version: before.version };
    }
    const [row] = await queries
      .update(saved)
      .set({ ...about, version: expected + 1, changed: now })
      .where(and(theirs(db, queries, asker), isNull(saved.deleted), eq(saved.game, game), eq(saved.version, expected)))
      .returning({ version: saved.version });
    if (!row) return whyNot(db, queries, asker);
    await queries.insert(versions).values({ saved: id, version: row.version, content, made: now, by: key });
    await used(db, queries, key, now);
    if (once) await remember(db, queries, once, { saved: id, version: row.version, now });
    return { did: "saved", version: row.version };
  });
}

/** Deletes something, or brings back what was deleted. */
export function setDeleted(
  db: Db,
  asker: Asker,
  isDeleted: boolean,
  expected?: number,
): Promise<{ did: "done" } | { did: "conflict" } | Refused> {
  const { saved } = db.tables;
  const { now } = asker;
  return db.write(async (queries) => {
    const key = await held(db, queries, asker, !isDeleted);
    if (typeof key !== "string") return key;
    await forget(db, queries, now);
    const [row] = await queries
      .update(saved)
      .set({ deleted: isDeleted ? now : null })
      .where(
        and(
          theirs(db, queries, asker),
          ...(isDeleted ? [isNull(saved.deleted)] : []),
          ...(expected === undefined ? [] : [eq(saved.version, expected)]),
        ),
      )
      .returning({ id: saved.id });
    if (!row) return whyNot(db, queries, asker);
    await used(db, queries, key, now);
    return { did: "done" };
  });
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
    if (typeof by !== "string") return by;
    await queries.insert(keys).values({ ...key, saved: asker.id, made: asker.now });
    await used(db, queries, by, asker.now);
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
    const by = await held(db, queries, asker);
    if (typeof by !== "string") return by;
    const rows = await queries.select().from(keys).where(eq(keys.saved, id));
    const found = rows.find((row) => row.id === key);
    if (!found) return { did: "no key" };
    if (found.revoked !== null) return { did: "done" };
    if (!rows.some((row) => row.id !== key && row.revoked === null)) return { did: "last" };
    await used(db, queries, by, now);
    await queries.update(keys).set({ revoked: now }).where(eq(keys.id, key));
    return { did: "done" };
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

/** A version, or the newest one. */
export function versionOf(
  db: Db,
  kind: SavedKind,
  id: string,
  version?: number,
): Promise<{ did: "found"; saved: SavedVersion } | { did: "unknown" | "deleted" }> {
  const { saved, versions } = db.tables;
  return db.read(async (queries) => {
    const [row] = await queries
      .select({ ...columns(db), deleted: saved.deleted })
      .from(saved)
      .innerJoin(versions, and(eq(versions.saved, saved.id), eq(versions.version, version ?? saved.version)))
      .leftJoin(db.tables.keys, eq(db.tables.keys.id, versions.by))
      .where(and(eq(saved.id, id), eq(saved.kind, kind)));
    if (!row) return { did: "unknown" };
    const { deleted, by, ...found } = row;
    return deleted === null ? { did: "found", saved: { ...found, by: by ?? "" } } : { did: "deleted" };
  });
}

/** The versions before one, the newest first. */
export function versionsOf(
  db: Db,
  kind: SavedKind,
  id: string,
  before: number,
  most: number,
): Promise<readonly SavedVersion[]> {
  const { saved, versions, keys } = db.tables;
  return db.read(async (queries) => {
    const rows = await queries
      .select(columns(db))
      .from(saved)
      .innerJoin(versions, eq(versions.saved, saved.id))
      .leftJoin(keys, eq(keys.id, versions.by))
      .where(and(eq(saved.id, id), eq(saved.kind, kind), isNull(saved.deleted), lt(versions.version, before)))
      .orderBy(desc(versions.version))
      .limit(most);
    return rows.map(({ by, ...row }) => ({ ...row, by: by ?? "" }));
  });
}

export interface ListedAsked {
  readonly kind: SavedKind;
  readonly game?: string;
  /** Words in small letters. All of them have to occur. */
  readonly words: readonly string[];
  /** The last one of the page before. */
  readonly after?: { readonly changed: number; readonly id: string };
  readonly most: number;
}

/** What is listed, the most recently changed first. */
export function listedOf(db: Db, { kind, game, words, after, most }: ListedAsked): Promise<readonly SavedVersion[]> {
  const { saved, versions, keys } = db.tables;
  const holds = (word: string) => like(saved.words, `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
  return db.read(async (queries) => {
    const rows = await queries
      .select(columns(db))
      .from(saved)
      .innerJoin(versions, and(eq(versions.saved, saved.id), eq(versions.version, saved.version)))
      .leftJoin(keys, eq(keys.id, versions.by))
      .where(
        and(
          eq(saved.kind, kind),
          eq(saved.listed, true),
          isNull(saved.deleted),
          ...(game === undefined ? [] : [eq(saved.game, game)]),
          ...words.map((word) => sql`${holds(word)} escape '\\'`),
          ...(after ? [behind(db, after)] : []),
        ),
      )
      .orderBy(desc(saved.changed), desc(saved.id))
      .limit(most);
    return rows.map(({ by, ...row }) => ({ ...row, by: by ?? "" }));
  });
}

function behind(db: Db, { changed, id }: { changed: number; id: string }): SQL | undefined {
  const { saved } = db.tables;
  return or(lt(saved.changed, changed), and(eq(saved.changed, changed), lt(saved.id, id)));
}

function columns({ tables: { saved, versions, keys } }: Db) {
  return {
    id: saved.id,
    game: saved.game,
    version: versions.version,
    newest: saved.version,
    listed: saved.listed,
    made: saved.made,
    saved: versions.made,
    content: versions.content,
    by: keys.label,
  };
}

/** What the asker's key opens. */
function theirs(db: Db, queries: Queries, { kind, id, key }: Asker): SQL | undefined {
  const { saved, keys } = db.tables;
  const mine = queries
    .select({ one: sql`1` })
    .from(keys)
    .where(and(eq(keys.saved, saved.id), eq(keys.hash, key), isNull(keys.revoked)));
  return and(eq(saved.id, id), eq(saved.kind, kind), exists(mine));
}

/** The asker's key, which nobody can revoke before the end of this change, or why there is none. */
async function held(db: Db, queries: Queries, asker: Asker, mayBeDeleted = false): Promise<string | Refused> {
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

async function used(db: Db, queries: Queries, key: string, now: number): Promise<void> {
  const { keys } = db.tables;
  await queries.update(keys).set({ used: now }).where(eq(keys.id, key));
}

/** Why nothing was changed: if the key is good and nothing is deleted, then by another version. */
async function whyNot(db: Db, queries: Queries, { kind, id, key }: Asker): Promise<Refused | { did: "conflict" }> {
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

async function repeated(db: Db, queries: Queries, { id }: Once) {
  const { requests } = db.tables;
  const [row] = await queries.select().from(requests).where(eq(requests.id, id));
  return row;
}

async function remember(
  db: Db,
  queries: Queries,
  once: Once,
  { now, ...done }: { saved: string; version: number; now: number },
): Promise<void> {
  await queries.insert(db.tables.requests).values({ ...once, ...done, made: now });
}

/** Removes for good what can no longer be brought back, and requests that nobody repeats any more. */
async function forget(db: Db, queries: Queries, now: number): Promise<void> {
  const { saved, requests } = db.tables;
  await queries.delete(saved).where(lt(saved.deleted, now - RESTORABLE));
  await queries.delete(requests).where(lt(requests.made, now - REMEMBERED));
}
