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
export type Store = IDBPObjectStore<Schema, [Kind], Kind, "readwrite">;

/** The records of one kind that this browser keeps, and word of every change to them, by this tab or another one. */
export interface Storage {
  /** All records, the most recently changed first. */
  all(): Promise<readonly Stored[]>;
  get(id: string): Promise<Stored | undefined>;
  /** Runs one transaction. When it returns, everything is on disk. If it throws, nothing is. */
  atOnce<T>(work: (store: Store) => Promise<T>): Promise<T>;
  tell(id: string): void;
  /** Reports every change to a record. Call the returned function to stop. */
  watch(heard: (id: string) => void): () => void;
}

/** Why the storage failed, as the end of a sentence. */
export function storageFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "QuotaExceededError") return "this browser's storage is full";
  if (error.name === "VersionError") return "a newer Drydock uses this browser's storage, so reload the page";
  return error.message;
}

/** Opens this browser's storage of one kind of record. */
export async function openStorage(kind: Kind): Promise<Storage> {
  let connection: IDBPDatabase<Schema> | undefined = await connect(() => (connection = undefined));
  const database = async () => (connection ??= await connect(() => (connection = undefined)));
  const channel = new BroadcastChannel(`drydock-${kind}`);
  return {
    all: async () => {
      const records = await (await database()).getAll(kind);
      return records.sort((a, b) => timeOf(b) - timeOf(a));
    },
    get: async (id) => (await database()).get(kind, id),
    atOnce: async (work) => atOnce(await database(), kind, work),
    tell: (id) => channel.postMessage(id),
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
