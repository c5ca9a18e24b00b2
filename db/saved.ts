// What players save: versions, and requests that are carried out once.
import { and, type Column, desc, eq, isNull, lt, type Placeholder, sql } from "drizzle-orm";
import { memoPerKey } from "../lib/core/memo.ts";
import { held, type Refused, whyNot } from "./asker.ts";
import type { Db, Queries } from "./db.ts";
import type { NewKey } from "./keys.ts";
import type { SavedKind } from "./schema.ts";
import { statement } from "./statement.ts";
import { takenWith } from "./take.ts";
import type { Asker, NewVersion, Taken, Wanted } from "./wanted.ts";

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
  /** As JSON. */
  readonly content: string;
  /** The label of the key that saved this version. */
  readonly by: string;
}

/** A request that must not be carried out twice, by hashes of its name and of what it asks. */
export interface Once {
  readonly id: string;
  readonly asked: string;
}

/** Saves something new. A repeated request answers with what the first one made. */
export async function create(
  db: Db,
  made: { readonly kind: SavedKind; readonly id: string; readonly key: NewKey; readonly now: number },
  contents: NewVersion,
  once?: Once,
): Promise<{ did: "created" | "repeated"; id: string } | Refused> {
  const { saved, versions, keys } = db.tables;
  const { kind, id, key, now } = made;
  const { content, ...about } = contents;
  await forgetAtTimes(db, now);
  return db.write(async (queries) => {
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
export async function save(
  db: Db,
  asker: Asker,
  expected: number,
  contents: NewVersion,
  once?: Once,
): Promise<{ did: "saved"; saved: SavedVersion } | { did: "conflict" } | Refused> {
  const wanted = { ...asker, ...contents, expected };
  await forgetAtTimes(db, asker.now);
  if (once) return db.write((queries) => savedOnce(db, queries, wanted, once));
  const taken = await db.take(wanted);
  return taken ? savedAs(wanted, taken) : db.read((queries) => whyNot(db, queries, asker));
}

async function savedOnce(db: Db, queries: Queries, wanted: Wanted, once: Once): ReturnType<typeof save> {
  const { kind, id, now } = wanted;
  const key = await held(db, queries, wanted);
  if ("did" in key) return key;
  const before = await repeated(db, queries, once);
  if (before) {
    if (before.asked !== once.asked || before.saved !== id) return { did: "other request" };
    const found = await findVersion(db, queries, kind, id, before.version);
    return found.did === "found" ? { did: "saved", saved: found.saved } : found;
  }
  const taken = await takenWith(db, queries, wanted, key);
  if (!taken) return whyNot(db, queries, wanted);
  await remember(db, queries, once, { saved: id, version: taken.version, now });
  return savedAs(wanted, taken);
}

function savedAs({ id, game, listed, content, now }: Wanted, { version, made, by }: Taken) {
  const saved: SavedVersion = { id, game, version, newest: version, listed, made, saved: now, content, by };
  return { did: "saved", saved } as const;
}

/** Deletes something, or brings back what was deleted. */
export async function setDeleted(
  db: Db,
  asker: Asker,
  isDeleted: boolean,
  expected?: number,
): Promise<{ did: "done" } | { did: "conflict" } | Refused> {
  const { saved } = db.tables;
  const { kind, id, now } = asker;
  await forgetAtTimes(db, now);
  return db.write(async (queries) => {
    const key = await held(db, queries, asker, !isDeleted);
    if ("did" in key) return key;
    const [row] = await queries
      .update(saved)
      .set({ deleted: isDeleted ? now : null })
      .where(
        and(
          eq(saved.id, id),
          eq(saved.kind, kind),
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
export function versionOf(db: Db, kind: SavedKind, id: string, version?: number): Promise<Found> {
  return db.read((queries) => findVersion(db, queries, kind, id, version));
}

type Found = { did: "found"; saved: SavedVersion } | { did: "unknown" | "deleted" };

async function findVersion(db: Db, queries: Queries, kind: SavedKind, id: string, version?: number): Promise<Found> {
  const [row] =
    version === undefined
      ? await newestVersion(db, queries, { kind, id })
      : await oneVersion(db, queries, { kind, id, version });
  if (!row) return { did: "unknown" };
  const { deleted, by, ...found } = row;
  return deleted === null ? { did: "found", saved: { ...found, by: by ?? "" } } : { did: "deleted" };
}

const newestVersion = findingVersion("newest-version", ({ saved }) => saved.version);
const oneVersion = findingVersion("one-version", () => sql.placeholder("version"));

function findingVersion(name: string, which: (tables: Db["tables"]) => Column | Placeholder) {
  return statement(name, (queries, tables) => {
    const { saved, versions, keys } = tables;
    return queries
      .select({ ...columns(tables), deleted: saved.deleted })
      .from(saved)
      .innerJoin(versions, and(eq(versions.saved, saved.id), eq(versions.version, which(tables))))
      .leftJoin(keys, eq(keys.id, versions.by))
      .where(and(eq(saved.id, sql.placeholder("id")), eq(saved.kind, sql.placeholder("kind"))));
  });
}

/** Changes whenever the page of something saved does. It is cheap to ask for. Undefined if nothing is saved there. */
export async function savedStamp(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.read((queries) => askForStamp(db, queries, { id }));
  return row && `${row.version} ${row.listed} ${row.deleted}`;
}

const askForStamp = statement("saved-stamp", (queries, { saved }) =>
  queries
    .select({ version: saved.version, listed: saved.listed, deleted: saved.deleted })
    .from(saved)
    .where(eq(saved.id, sql.placeholder("id"))),
);

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
      .select(columns(db.tables, kind.brief))
      .from(saved)
      .innerJoin(versions, eq(versions.saved, saved.id))
      .leftJoin(keys, eq(keys.id, versions.by))
      .where(and(eq(saved.id, id), eq(saved.kind, kind.id), isNull(saved.deleted), lt(versions.version, before)))
      .orderBy(desc(versions.version))
      .limit(most);
    return rows.map(({ by, ...row }) => ({ ...row, by: by ?? "" }));
  });
}

export function columns({ saved, versions, keys }: Db["tables"], brief?: string) {
  const { content } = versions;
  return {
    id: saved.id,
    game: saved.game,
    version: versions.version,
    newest: saved.version,
    listed: saved.listed,
    made: saved.made,
    saved: versions.made,
    content: brief === undefined ? content : sql<string>`${content} -> ${brief}`.mapWith(content).as("brief"),
    by: keys.label,
  };
}

async function repeated(db: Db, queries: Queries, { id }: Once) {
  const [row] = await findRequest(db, queries, { id });
  return row;
}

const findRequest = statement("find-request", (queries, { requests }) =>
  queries
    .select()
    .from(requests)
    .where(eq(requests.id, sql.placeholder("id"))),
);

async function remember(
  db: Db,
  queries: Queries,
  once: Once,
  { now, ...done }: { saved: string; version: number; now: number },
): Promise<void> {
  await queries.insert(db.tables.requests).values({ ...once, ...done, made: now });
}

const lastForgotten = memoPerKey((_db: Db) => ({ at: Number.NEGATIVE_INFINITY }));

/**
 * Removes for good what can no longer be brought back, and requests that nobody repeats any more. Only the first change for a
 * while pays for that.
 */
async function forgetAtTimes(db: Db, now: number): Promise<void> {
  const last = lastForgotten(db);
  if (Math.abs(now - last.at) < BETWEEN_FORGETTING) return;
  last.at = now;
  const { saved, requests } = db.tables;
  await db.write(async (queries) => {
    await queries.delete(saved).where(lt(saved.deleted, now - RESTORABLE));
    await queries.delete(requests).where(lt(requests.made, now - REMEMBERED));
  });
}
