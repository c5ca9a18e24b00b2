import type { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from "idb";

/** A stored record. It may be older, newer or damaged, so it is checked before it is used. */
export interface Stored {
  readonly id: string;
  readonly version?: unknown;
  readonly updated?: unknown;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Stored };
  sets: { key: string; value: Stored };
  keys: { key: string; value: Stored };
  setKeys: { key: string; value: Stored };
}

type Kind = StoreNames<Schema>;
type Store = IDBPObjectStore<Schema, [Kind], Kind, "readwrite">;

/** What this browser has under an id: the record, and the result of reading it. */
export interface RecordRead<R> {
  readonly id: string;
  readonly read: R;
  readonly raw: Stored;
}

/** The records of one kind in this browser. R is the result of reading one. */
export interface Records<R> {
  /** All records, the most recently changed first. */
  all(): Promise<readonly RecordRead<R>[]>;
  get(id: string): Promise<RecordRead<R> | undefined>;
  /** Adds either all of the records or none. It never overwrites one. */
  add(records: readonly Stored[]): Promise<void>;
  /** Removes a record and returns it. If a version is given, only that version is removed. */
  remove(id: string, version?: number): Promise<Stored | undefined>;
  /** Reports every change to a record by another tab. Call the returned function to stop. */
  watch(heard: (id: string) => void): () => void;
}

/** The records of one kind, and what writes one of them. */
export interface Writable<R> extends Records<R> {
  /**
   * Makes a record from the newest one, whichever tab wrote that, and returns it. When this returns, the record is on disk.
   * If `work` throws, nothing is written. `work` waits for nothing but `all`.
   */
  change<T extends Stored>(
    id: string,
    work: (before: Stored | undefined, all: () => Promise<readonly Stored[]>) => T | Promise<T>,
  ): Promise<T>;
}

/** Thrown for something that was stored and has been removed since. */
export class RecordRemoved extends Error {
  constructor(noun: string) {
    super(`this ${noun} was removed in another tab`);
  }
}

/** Why the storage failed, as the end of a sentence. */
export function storageFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "QuotaExceededError") return "this browser's storage is full";
  if (error.name === "VersionError") return "a newer Drydock uses this browser's storage, so reload the page";
  return error.message;
}

/** Opens this browser's records of one kind. `read` checks one before it is used. */
export async function openRecords<R>(kind: Kind, read: (raw: Stored) => R): Promise<Writable<R>> {
  let connection: IDBPDatabase<Schema> | undefined = await connect(() => (connection = undefined));
  const database = async () => (connection ??= await connect(() => (connection = undefined)));
  const channel = new BroadcastChannel(`drydock-${kind}`);
  const opened = (raw: Stored): RecordRead<R> => ({ id: raw.id, read: read(raw), raw });
  /** Runs one transaction, and then tells the other tabs which records it changed. */
  const write = async <T>(ids: readonly string[], work: (store: Store) => Promise<T>) => {
    const value = await atOnce(await database(), kind, work);
    for (const id of ids) channel.postMessage(id);
    return value;
  };
  return {
    all: async () => {
      const records = await (await database()).getAll(kind);
      return records.sort((a, b) => timeOf(b) - timeOf(a)).map(opened);
    },
    get: async (id) => {
      const raw = await (await database()).get(kind, id);
      return raw && opened(raw);
    },
    add: async (records) => {
      const ids = records.map(({ id }) => id);
      await write(ids, async (store) => {
        for (const record of records) await store.add(record);
      });
    },
    change: (id, work) =>
      write([id], async (store) => {
        const after = await work(await store.get(id), () => store.getAll());
        await store.put(after);
        return after;
      }),
    remove: (id, version) =>
      write([id], async (store) => {
        const before = await store.get(id);
        if (version !== undefined && before?.version !== version) return undefined;
        await store.delete(id);
        return before;
      }),
    watch: (heard) => {
      const listener = ({ data }: MessageEvent) => heard(String(data));
      channel.addEventListener("message", listener);
      return () => channel.removeEventListener("message", listener);
    },
  };
}

/** The kinds of record in the order in which they came. Each made the storage one version newer. */
const KINDS: readonly Kind[] = ["drafts", "sets", "keys", "setKeys"];

/** A browser closes a connection when a newer page wants to change the storage or when site data are cleared. */
async function connect(closed: () => void): Promise<IDBPDatabase<Schema>> {
  // Loaded beside the cards of the game, which every page that opens the storage waits for anyway.
  const { openDB } = await import("idb");
  return openDB<Schema>("drydock", KINDS.length, {
    upgrade: (database, before) => {
      for (const kind of KINDS.slice(before)) database.createObjectStore(kind, { keyPath: "id" });
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      closed();
    },
    terminated: closed,
  });
}

function timeOf({ updated }: Stored): number {
  return typeof updated === "number" ? updated : 0;
}

async function atOnce<T>(db: IDBPDatabase<Schema>, kind: Kind, work: (store: Store) => Promise<T>): Promise<T> {
  const transaction = db.transaction(kind, "readwrite", { durability: "strict" });
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
