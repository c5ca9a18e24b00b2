import { createHash } from "node:crypto";
import { asc, count, eq, sql } from "drizzle-orm";
import type { Card, CardSet } from "../lib/core/card/card.ts";
import { keptPer } from "../lib/core/kept-per.ts";
import type { Db } from "./client.ts";
import { cards, sets } from "./schema.ts";

export interface StoredSet {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly official: boolean;
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
  const stored = await builtInFingerprints(db);
  const same =
    stored.length === wanted.size &&
    stored.every(({ id, print }) => {
      const entry = wanted.get(id);
      return entry !== undefined && print === fingerprint(entry.set, entry.position);
    });
  if (same) return;
  db.transaction(
    (tx) => {
      for (const { id } of stored) if (!wanted.has(id)) tx.delete(sets).where(eq(sets.id, id)).run();
      for (const { set, position } of wanted.values()) {
        makeRoom(tx, set.id);
        write(tx, set, { position, builtIn: true, kindOf });
      }
    },
    { behavior: "immediate" },
  );
}

async function builtInFingerprints(db: Db): Promise<{ id: string; print: string }[]> {
  return db.select({ id: sets.id, print: sets.fingerprint }).from(sets).where(eq(sets.builtIn, true)).all();
}

/** Writes either a whole set or nothing. It never overwrites a set that came with the app. */
export async function saveSet(db: Db, set: CardSet, kindOf: (set: CardSet, card: Card) => string): Promise<Saved> {
  return db.transaction(
    (tx): Saved => {
      const before = tx.select().from(sets).where(eq(sets.id, set.id)).get();
      if (before && (before.builtIn || before.game !== set.game)) return "taken";
      const last = tx
        .select({ last: sql<number>`coalesce(max(${sets.position}), 0)` })
        .from(sets)
        .get();
      const position = before?.position ?? Math.max(1000, (last?.last ?? 0) + 1);
      if (before?.fingerprint === fingerprint(set, position)) return "unchanged";
      write(tx, set, { position, builtIn: false, kindOf });
      return before ? "replaced" : "added";
    },
    { behavior: "immediate" },
  );
}

type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

function write(
  tx: Transaction,
  set: CardSet,
  about: { position: number; builtIn: boolean; kindOf: (set: CardSet, card: Card) => string },
): void {
  tx.delete(sets).where(eq(sets.id, set.id)).run();
  const { id, game, name, official, source } = set;
  const { position, builtIn, kindOf } = about;
  tx.insert(sets)
    .values({ id, game, name, official, source, builtIn, position, fingerprint: fingerprint(set, position) })
    .run();
  const rows = set.cards.map((card, i) => ({ set: id, position: i, name: card.name, kind: kindOf(set, card), card }));
  for (let from = 0; from < rows.length; from += 500)
    tx.insert(cards)
      .values(rows.slice(from, from + 500))
      .run();
}

/** Gives an imported set another id if a built-in set needs its id. */
function makeRoom(tx: Transaction, id: string): void {
  const imported = tx.select().from(sets).where(eq(sets.id, id)).get();
  if (!imported || imported.builtIn) return;
  const taken = new Set(
    tx
      .select({ id: sets.id })
      .from(sets)
      .all()
      .map((row) => row.id),
  );
  let free = `${id}-imported`;
  for (let n = 2; taken.has(free); n++) free = `${id}-imported-${n}`;
  tx.insert(sets)
    .values({ ...imported, id: free })
    .run();
  tx.update(cards).set({ set: free }).where(eq(cards.set, id)).run();
}

function fingerprint(set: CardSet, position: number): string {
  return createHash("sha256")
    .update(JSON.stringify([position, set]))
    .digest("hex")
    .slice(0, 32);
}

/** The sets of a game with their cards, in the order in which they override each other. */
export async function setsOf(db: Db, game: string): Promise<readonly (StoredSet & CardSet)[]> {
  const found = db.select().from(sets).where(eq(sets.game, game)).orderBy(asc(sets.position), asc(sets.id)).all();
  return found.map(({ position: _, fingerprint: __, ...set }) => ({ ...set, cards: cardsOf(db, set.id) }));
}

export async function setById(db: Db, id: string): Promise<(StoredSet & CardSet) | undefined> {
  const found = db.select().from(sets).where(eq(sets.id, id)).get();
  if (!found) return undefined;
  const { position: _, fingerprint: __, ...set } = found;
  return { ...set, cards: cardsOf(db, id) };
}

function cardsOf(db: Db, id: string): Card[] {
  const rows = db.select({ card: cards.card }).from(cards).where(eq(cards.set, id)).orderBy(asc(cards.position)).all();
  return rows.map(({ card }) => card);
}

/** How many cards of each kind each set of a game has. */
export async function countsOf(db: Db, game: string): Promise<readonly SetCount[]> {
  const rows = db
    .select({ set: cards.set, kind: cards.kind, cards: count() })
    .from(cards)
    .innerJoin(sets, eq(cards.set, sets.id))
    .where(eq(sets.game, game))
    .groupBy(cards.set, cards.kind)
    .all();
  const found = db.select().from(sets).where(eq(sets.game, game)).orderBy(asc(sets.position), asc(sets.id)).all();
  return found.map(({ position: _, fingerprint: __, ...set }) => ({
    ...set,
    kinds: rows.filter((row) => row.set === set.id).map(({ kind, cards }) => ({ kind, cards })),
  }));
}

/** Every request needs this query, so it is prepared once per connection. */
const fingerprintsOf = keptPer((db: Db) =>
  db
    .select({ print: sets.fingerprint })
    .from(sets)
    .where(eq(sets.game, sql.placeholder("game")))
    .orderBy(asc(sets.position), asc(sets.id))
    .prepare(),
);

/** A stamp that changes whenever a set of the game is written. */
export async function stampOf(db: Db, game: string): Promise<string> {
  return createHash("sha256")
    .update(
      fingerprintsOf(db)
        .all({ game })
        .map(({ print }) => print)
        .join(),
    )
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
export async function listSets(db: Db): Promise<readonly ListedSet[]> {
  const { id, game, name, builtIn } = sets;
  return db
    .select({ id, game, name, cards: count(cards.set), builtIn })
    .from(sets)
    .leftJoin(cards, eq(cards.set, sets.id))
    .groupBy(sets.id)
    .orderBy(asc(sets.position), asc(sets.id))
    .all();
}

export type Removed = "removed" | "built-in" | "unknown";

/** Removes an imported set with its cards. A set that comes with the app cannot be removed. */
export async function removeSet(db: Db, id: string): Promise<Removed> {
  return db.transaction(
    (tx): Removed => {
      const found = tx.select({ builtIn: sets.builtIn }).from(sets).where(eq(sets.id, id)).get();
      if (!found) return "unknown";
      if (found.builtIn) return "built-in";
      tx.delete(sets).where(eq(sets.id, id)).run();
      return "removed";
    },
    { behavior: "immediate" },
  );
}
