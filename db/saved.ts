// What players save: versions, and requests that are carried out once.
import { and, desc, eq, isNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import { keptPer } from "../lib/core/kept-per.ts";
import { type Asker, held, type Refused, theirs, whyNot } from "./asker.ts";
import type { Db, Queries } from "./db.ts";
import type { NewKey } from "./keys.ts";
import type { SavedKind } from "./schema.ts";

const DAY = 86_400_000;
/** How long what was deleted can be brought back, and how long a request is remembered, in milliseconds. */
export const RESTORABLE = 30 * DAY;
const REMEMBERED = DAY;
const BETWEEN_FORGETTING = 60_000;

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

/** What a new version says. */
export interface NewVersion {
  readonly game: string;
  readonly listed: boolean;
  /** What it is searched by, in small letters. */
  readonly words: string;
  readonly content: unknown;
}

/** A request that must not be carried out twice, by hashes of its name and of what it asks. */
export interface Once {
  readonly id: string;
  readonly asked: string;
}

/** Saves something new. A repeated request answers with what the first one made. */
export function create(
  db: Db,
  made: { readonly kind: SavedKind; readonly id: string; readonly key: NewKey; readonly now: number },
  contents: NewVersion,
  once?: Once,
): Promise<{ did: "created" | "repeated"; id: string } | Refused> {
  const { saved, versions, keys } = db.tables;
  const { kind, id, key, now } = made;
  const { content, ...about } = contents;
  const forgets = isTimeToForget(db, now);
  return db.write(async (queries) => {
    if (forgets) await forget(db, queries, now);
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
  contents: NewVersion,
  once?: Once,
): Promise<{ did: "saved"; version: number } | { did: "conflict" } | Refused> {
  const { saved, versions } = db.tables;
  const { id, now } = asker;
  const { content, game, ...about } = contents;
  const forgets = isTimeToForget(db, now);
  return db.write(async (queries) => {
    const key = await held(db, queries, asker);
    if (typeof key !== "string") return key;
    if (forgets) await forget(db, queries, now);
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
  const forgets = isTimeToForget(db, now);
  return db.write(async (queries) => {
    const key = await held(db, queries, asker, !isDeleted);
    if (typeof key !== "string") return key;
    if (forgets) await forget(db, queries, now);
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
    return { did: "done" };
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

/** Changes whenever the page of something saved does. It is cheap to ask for. Undefined if nothing is saved there. */
export function savedStamp(db: Db, id: string): Promise<string | undefined> {
  const { saved } = db.tables;
  return db.read(async (queries) => {
    const [row] = await queries
      .select({ version: saved.version, listed: saved.listed, deleted: saved.deleted })
      .from(saved)
      .where(eq(saved.id, id));
    return row && `${row.version} ${row.listed} ${row.deleted}`;
  });
}

/** What a list asks for: things of one kind, and of their content only a part, if its parts can be large. */
export interface Shortly {
  readonly id: SavedKind;
  /** The one part of the content that is read. Without it, all of it is. */
  readonly brief?: string;
}

export interface VersionsAsked {
  readonly id: string;
  /** The number that the first of them has to be below. */
  readonly before: number;
  readonly most: number;
}

/** The versions before one, the newest first. */
export function versionsOf(
  db: Db,
  kind: Shortly,
  { id, before, most }: VersionsAsked,
): Promise<readonly SavedVersion[]> {
  const { saved, versions, keys } = db.tables;
  return db.read(async (queries) => {
    const rows = await queries
      .select(columns(db, kind.brief))
      .from(saved)
      .innerJoin(versions, eq(versions.saved, saved.id))
      .leftJoin(keys, eq(keys.id, versions.by))
      .where(and(eq(saved.id, id), eq(saved.kind, kind.id), isNull(saved.deleted), lt(versions.version, before)))
      .orderBy(desc(versions.version))
      .limit(most);
    return rows.map(({ by, ...row }) => ({ ...row, by: by ?? "" }));
  });
}

export interface ListedAsked {
  readonly game?: string;
  /** Words in small letters. All of them have to occur. */
  readonly words: readonly string[];
  /** The last one of the page before. */
  readonly after?: { readonly changed: number; readonly id: string };
  readonly most: number;
}

/** What is listed, the most recently changed first. */
export function listedOf(
  db: Db,
  kind: Shortly,
  { game, words, after, most }: ListedAsked,
): Promise<readonly SavedVersion[]> {
  const { saved, versions, keys } = db.tables;
  const holds = (word: string) => like(saved.words, `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
  return db.read(async (queries) => {
    const rows = await queries
      .select(columns(db, kind.brief))
      .from(saved)
      .innerJoin(versions, and(eq(versions.saved, saved.id), eq(versions.version, saved.version)))
      .leftJoin(keys, eq(keys.id, versions.by))
      .where(
        and(
          eq(saved.kind, kind.id),
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

function columns({ tables: { saved, versions, keys } }: Db, brief?: string) {
  const { content } = versions;
  return {
    id: saved.id,
    game: saved.game,
    version: versions.version,
    newest: saved.version,
    listed: saved.listed,
    made: saved.made,
    saved: versions.made,
    content: brief === undefined ? content : sql<unknown>`${content} -> ${brief}`.mapWith(content).as("brief"),
    by: keys.label,
  };
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

const lastForgotten = keptPer((_db: Db) => ({ at: Number.NEGATIVE_INFINITY }));

/** Whether a change is the first one for a while, so that not every one of them pays for forgetting. */
function isTimeToForget(db: Db, now: number): boolean {
  const last = lastForgotten(db);
  if (Math.abs(now - last.at) < BETWEEN_FORGETTING) return false;
  last.at = now;
  return true;
}

/** Removes for good what can no longer be brought back, and requests that nobody repeats any more. */
async function forget(db: Db, queries: Queries, now: number): Promise<void> {
  const { saved, requests } = db.tables;
  await queries.delete(saved).where(lt(saved.deleted, now - RESTORABLE));
  await queries.delete(requests).where(lt(requests.made, now - REMEMBERED));
}
