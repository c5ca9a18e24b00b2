import type { DBSchema, IDBPDatabase, IDBPObjectStore } from "idb";
import { changed, type Draft, type DraftChange } from "../../lib/deck/draft/draft.ts";
import { type Read, readRecord, recordOf } from "../../lib/deck/draft/draft-record.ts";

/** A stored record. It may be older, newer or damaged, so it is checked before it is used. */
export interface StoredDeck {
  readonly id: string;
  readonly version?: unknown;
  readonly updated?: unknown;
}

type Store = IDBPObjectStore<Schema, ["drafts"], "drafts", "readwrite">;

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDeck };
}

/** A deck that this browser keeps: the result of reading its record, and the record itself. */
export interface KeptDeck {
  readonly id: string;
  readonly read: Read;
  readonly raw: StoredDeck;
}

/** This browser's storage of decks, with one record for each deck. */
export interface Drafts {
  /** All decks, the most recently changed first. */
  all(): Promise<readonly KeptDeck[]>;
  get(id: string): Promise<KeptDeck | undefined>;
  /** Adds either all of the records or none. It never overwrites one. */
  add(records: readonly StoredDeck[]): Promise<void>;
  /**
   * Makes either all changes or none. They apply to the newest record, whoever wrote it, so that no tab undoes another
   * one's work. A deck that was never stored starts from `begun`.
   */
  change(begun: Draft, changes: readonly DraftChange[]): Promise<Draft>;
  /** Removes a deck and returns its record. If a version is given, only that version is removed. */
  remove(id: string, version?: number): Promise<StoredDeck | undefined>;
  /** Reports every change to a record, by this tab or another one. */
  watch(heard: (id: string) => void): () => void;
}

/** Thrown for a deck that was stored and has been removed since. */
export class DeckRemoved extends Error {}

/** Why the storage failed, as the end of a sentence. */
export function storageFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "QuotaExceededError") return "this browser's storage is full";
  if (error.name === "VersionError") return "a newer Drydock uses this browser's storage, so reload the page";
  return error.message;
}

const CHANNEL = "drydock-drafts";

/** Opens this browser's storage. `games` are those whose decks can be read. */
export async function openDrafts(games: readonly string[]): Promise<Drafts> {
  let connection: IDBPDatabase<Schema> | undefined = await connect(() => (connection = undefined));
  const database = async () => (connection ??= await connect(() => (connection = undefined)));
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (id: string) => channel.postMessage(id);
  const kept = (raw: StoredDeck): KeptDeck => ({ id: raw.id, read: readRecord(raw, games), raw });
  return {
    all: async () => {
      const records = await (await database()).getAll("drafts");
      return records.sort((a, b) => timeOf(b) - timeOf(a)).map(kept);
    },
    get: async (id) => {
      const raw = await (await database()).get("drafts", id);
      return raw === undefined ? undefined : kept(raw);
    },
    add: async (records) => {
      await atOnce(await database(), async (store) => {
        for (const record of records) await store.add(record);
      });
      for (const { id } of records) tell(id);
    },
    change: async (begun, changes) => {
      const draft = await atOnce(await database(), async (store) => {
        const after = afterChanges(await store.get(begun.id), games, begun, changes);
        await store.put(recordOf(after, Date.now()));
        return after;
      });
      tell(begun.id);
      return draft;
    },
    remove: async (id, version) => {
      const raw = await atOnce(await database(), async (store) => {
        const before = await store.get(id);
        if (version !== undefined && before?.version !== version) return undefined;
        await store.delete(id);
        return before;
      });
      tell(id);
      return raw;
    },
    watch: (heard) => {
      const listener = ({ data }: MessageEvent) => heard(String(data));
      channel.addEventListener("message", listener);
      return () => channel.removeEventListener("message", listener);
    },
  };
}

/** A browser closes a connection when a newer page wants to change the storage or when site data are cleared. */
async function connect(closed: () => void): Promise<IDBPDatabase<Schema>> {
  // Loaded beside the cards of the game, which every page that opens the storage waits for anyway.
  const { openDB } = await import("idb");
  return openDB<Schema>("drydock", 1, {
    upgrade: (database) => void database.createObjectStore("drafts", { keyPath: "id" }),
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      closed();
    },
    terminated: closed,
  });
}

function timeOf({ updated }: StoredDeck): number {
  return typeof updated === "number" ? updated : 0;
}

/** Runs one transaction. When it returns, everything is on disk. If it throws, nothing is. */
async function atOnce<T>(db: IDBPDatabase<Schema>, work: (store: Store) => Promise<T>): Promise<T> {
  const transaction = db.transaction("drafts", "readwrite", { durability: "strict" });
  try {
    const value = await work(transaction.store);
    await transaction.done;
    return value;
  } catch (error) {
    // A transaction that failed by itself is already aborted and would not accept a second abort.
    if (transaction.error === null) transaction.abort();
    // This rejects with the same error that is thrown below.
    await transaction.done.catch(() => undefined);
    throw error;
  }
}

/** The draft that results from applying changes to the stored one. */
export function afterChanges(
  raw: unknown,
  games: readonly string[],
  begun: Draft,
  changes: readonly DraftChange[],
): Draft {
  if (raw === undefined && begun.version > 0) throw new DeckRemoved("this deck was removed in another tab");
  const read: Read = raw === undefined ? { ok: true, draft: begun } : readRecord(raw, games);
  if (!read.ok) throw new Error(read.why);
  return changes.reduce(changed, read.draft);
}
