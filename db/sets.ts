import { createHash, randomUUID } from "node:crypto";
import { asc, count, eq, max, type SQL } from "drizzle-orm";
import type { Card, CardSet } from "../lib/core/card/card.ts";
import type { Db, Queries } from "./db.ts";

export interface StoredSet {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly official: boolean;
  readonly practice: boolean;
  readonly builtIn: boolean;
  readonly source: string;
}

export interface SetCount extends StoredSet {
  /** How many cards of each kind it has. */
  readonly kinds: readonly { readonly kind: string; readonly cards: number }[];
}

export type Saved = "added" | "replaced" | "unchanged" | "taken";

/**
 * Stores the sets that come with the app. A set is written only if it has changed, and one that no longer exists is
 * removed.
 */
export async function seed(
  db: Db,
  builtIn: readonly CardSet[],
  kindOf: (set: CardSet, card: Card) => string,
): Promise<void> {
  const wanted = new Map(builtIn.map((set, position) => [set.id, { set, position }]));
  type Stored = Awaited<ReturnType<typeof builtInFingerprints>>;
  const isCurrent = (stored: Stored) =>
    stored.length === wanted.size &&
    stored.every(({ id, print }) => {
      const entry = wanted.get(id);
      return entry !== undefined && print === fingerprint(entry.set, entry.position);
    });
  if (isCurrent(await db.read((queries) => builtInFingerprints(db, queries)))) return;
  await db.write(
    async (queries) => {
      const { sets } = db.tables;
      await hold(db, queries);
      // Another server may have written them meanwhile.
      const stored = await builtInFingerprints(db, queries);
      if (isCurrent(stored)) return;
      for (const { id } of stored) if (!wanted.has(id)) await queries.delete(sets).where(eq(sets.id, id));
      for (const { set, position } of wanted.values()) {
        await makeRoom(db, queries, set.id);
        await write(db, queries, set, { position, builtIn: true, kindOf });
      }
      await stamp(db, queries);
    },
    { isLong: true },
  );
}

async function builtInFingerprints(db: Db, queries: Queries): Promise<readonly { id: string; print: string }[]> {
  const { sets } = db.tables;
  return queries.select({ id: sets.id, print: sets.fingerprint }).from(sets).where(eq(sets.builtIn, true));
}

/** Writes either a whole set or nothing. It never overwrites a set that came with the app. */
export function saveSet(db: Db, set: CardSet, kindOf: (set: CardSet, card: Card) => string): Promise<Saved> {
  const { sets } = db.tables;
  return db.write(async (queries): Promise<Saved> => {
    await hold(db, queries);
    const [before] = await queries.select().from(sets).where(eq(sets.id, set.id));
    if (before && (before.builtIn || before.game !== set.game)) return "taken";
    const [last] = await queries.select({ position: max(sets.position) }).from(sets);
    const position = before?.position ?? Math.max(1000, (last?.position ?? 0) + 1);
    if (before?.fingerprint === fingerprint(set, position)) return "unchanged";
    await write(db, queries, set, { position, builtIn: false, kindOf });
    await stamp(db, queries);
    return before ? "replaced" : "added";
  });
}

interface About {
  readonly position: number;
  readonly builtIn: boolean;
  readonly kindOf: (set: CardSet, card: Card) => string;
}

/** As many rows as one statement takes on every database. */
const ROWS = 500;

async function write(db: Db, queries: Queries, set: CardSet, { position, builtIn, kindOf }: About): Promise<void> {
  const { sets, cards } = db.tables;
  await queries.delete(sets).where(eq(sets.id, set.id));
  const { id, game, name, official, practice = false, source } = set;
  const print = fingerprint(set, position);
  await queries
    .insert(sets)
    .values({ id, game, name, official, practice, source, builtIn, position, fingerprint: print });
  const rows = set.cards.map((card, i) => ({ set: id, position: i, name: card.name, kind: kindOf(set, card), card }));
  for (let from = 0; from < rows.length; from += ROWS)
    await queries.insert(cards).values(rows.slice(from, from + ROWS));
}

/** Keeps others from changing the card sets until the end of this change. */
async function hold(db: Db, queries: Queries): Promise<void> {
  const { state } = db.tables;
  const row = { id: "sets" };
  await queries
    .insert(state)
    .values({ ...row, stamp: "" })
    .onConflictDoUpdate({ target: state.id, set: row });
}

/** Tells all processes that what they keep of this database may be no longer true. */
export async function stamp(db: Db, queries: Queries): Promise<void> {
  const { state } = db.tables;
  await queries.update(state).set({ stamp: randomUUID() }).where(eq(state.id, "sets"));
}

/** Gives an imported set another id if a built-in set needs its id. */
async function makeRoom(db: Db, queries: Queries, id: string): Promise<void> {
  const { sets, cards } = db.tables;
  const [imported] = await queries.select().from(sets).where(eq(sets.id, id));
  if (!imported || imported.builtIn) return;
  const taken = new Set((await queries.select({ id: sets.id }).from(sets)).map((row) => row.id));
  let free = `${id}-imported`;
  for (let n = 2; taken.has(free); n++) free = `${id}-imported-${n}`;
  await queries.insert(sets).values({ ...imported, id: free });
  await queries.update(cards).set({ set: free }).where(eq(cards.set, id));
}

function fingerprint(set: CardSet, position: number): string {
  return createHash("sha256")
    .update(JSON.stringify([position, set]))
    .digest("hex")
    .slice(0, 32);
}

/** The sets of a game with their cards, in the order in which they override each other. */
export function setsOf(db: Db, game: string): Promise<readonly (StoredSet & CardSet)[]> {
  return withCards(db, eq(db.tables.sets.game, game));
}

export async function setById(db: Db, id: string): Promise<(StoredSet & CardSet) | undefined> {
  const [found] = await withCards(db, eq(db.tables.sets.id, id));
  return found;
}

/** One query, so that sets and cards are of the same moment. */
async function withCards(db: Db, which: SQL): Promise<readonly (StoredSet & CardSet)[]> {
  const { sets, cards } = db.tables;
  const rows = await db.read(async (queries) =>
    queries
      .select({ ...about(db), card: cards.card })
      .from(sets)
      .leftJoin(cards, eq(cards.set, sets.id))
      .where(which)
      .orderBy(asc(sets.position), asc(sets.id), asc(cards.position)),
  );
  const found = new Map<string, StoredSet & { cards: Card[] }>();
  for (const { card, ...set } of rows) {
    const own = found.get(set.id)?.cards ?? [];
    if (card) own.push(card);
    if (!found.has(set.id)) found.set(set.id, { ...set, cards: own });
  }
  return [...found.values()];
}

function about(db: Db) {
  const { id, game, name, official, practice, builtIn, source } = db.tables.sets;
  return { id, game, name, official, practice, builtIn, source };
}

/** How many cards of each kind each set of a game has. */
export async function countsOf(db: Db, game: string): Promise<readonly SetCount[]> {
  const { sets, cards } = db.tables;
  const rows = await db.read(async (queries) =>
    queries
      .select({ ...about(db), kind: cards.kind, cards: count(cards.set) })
      .from(sets)
      .leftJoin(cards, eq(cards.set, sets.id))
      .where(eq(sets.game, game))
      .groupBy(sets.id, cards.kind)
      .orderBy(asc(sets.position), asc(sets.id), asc(cards.kind)),
  );
  const found = new Map<string, StoredSet & { kinds: { kind: string; cards: number }[] }>();
  for (const { kind, cards, ...set } of rows) {
    const own = found.get(set.id)?.kinds ?? [];
    if (kind !== null) own.push({ kind, cards });
    if (!found.has(set.id)) found.set(set.id, { ...set, kinds: own });
  }
  return [...found.values()];
}

interface Stamps {
  readonly of: string;
  readonly games: Map<string, Promise<string>>;
}

/** The stamps of the games, until any card set changes. */
const latest = new WeakMap<Db, Stamps>();

/** A stamp that changes whenever a set of the game is written. */
export async function stampOf(db: Db, game: string): Promise<string> {
  const of = await db.stamp();
  let stamps = latest.get(db);
  if (stamps?.of !== of) {
    stamps = { of, games: new Map() };
    latest.set(db, stamps);
  }
  let stamp = stamps.games.get(game);
  if (stamp === undefined) {
    stamp = madeStamp(db, game);
    stamps.games.set(game, stamp);
    // The next request asks again.
    stamp.catch(() => stamps.games.delete(game));
  }
  return stamp;
}

async function madeStamp(db: Db, game: string): Promise<string> {
  const { sets } = db.tables;
  const prints = await db.read(async (queries) =>
    queries
      .select({ print: sets.fingerprint })
      .from(sets)
      .where(eq(sets.game, game))
      .orderBy(asc(sets.position), asc(sets.id)),
  );
  return createHash("sha256")
    .update(prints.map(({ print }) => print).join())
    .digest("hex")
    .slice(0, 16);
}

export interface ListedSet {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly cards: number;
  readonly builtIn: boolean;
}

/** All sets of all games, the imported ones last. */
export function listSets(db: Db): Promise<readonly ListedSet[]> {
  const { sets, cards } = db.tables;
  const { id, game, name, builtIn } = sets;
  return db.read(async (queries) =>
    queries
      .select({ id, game, name, cards: count(cards.set), builtIn })
      .from(sets)
      .leftJoin(cards, eq(cards.set, sets.id))
      .groupBy(sets.id)
      .orderBy(asc(sets.position), asc(sets.id)),
  );
}

export type Removed = "removed" | "built-in" | "unknown";

/** Removes an imported set with its cards. A set that comes with the app cannot be removed. */
export function removeSet(db: Db, id: string): Promise<Removed> {
  const { sets } = db.tables;
  return db.write(async (queries): Promise<Removed> => {
    await hold(db, queries);
    const [found] = await queries.select({ builtIn: sets.builtIn }).from(sets).where(eq(sets.id, id));
    if (!found) return "unknown";
    if (found.builtIn) return "built-in";
    await queries.delete(sets).where(eq(sets.id, id));
    await stamp(db, queries);
    return "removed";
  });
}
