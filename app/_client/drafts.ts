import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type Change, changed, type Draft } from "../../lib/deck/draft.ts";

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft & { readonly updated: number } };
}

/** Where drafts are kept: this browser's own storage, one record a deck. */
export interface Drafts {
  all(): Promise<readonly Draft[]>;
  get(id: string): Promise<Draft | undefined>;
  put(draft: Draft): Promise<void>;
  /** Does a change to the newest record, whoever wrote it, so that no tab undoes another one's work; a deck that was
   * never kept begins with what is given. */
  change(begun: Draft, change: Change): Promise<Draft>;
  remove(id: string): Promise<void>;
  /** Tells of every change of a record, by this tab or another. */
  watch(heard: (id: string) => void): () => void;
}

const CHANNEL = "drydock-drafts";

export async function openDrafts(): Promise<Drafts> {
  const db = await openDB<Schema>("drydock", 1, {
    upgrade: (database) => void database.createObjectStore("drafts", { keyPath: "id" }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const channel = new BroadcastChannel(CHANNEL);
  const told = (id: string) => channel.postMessage(id);
  return {
    all: async () => (await db.getAll("drafts")).sort((a, b) => b.updated - a.updated),
    get: (id) => db.get("drafts", id),
    put: async (draft) => {
      await db.put("drafts", { ...draft, updated: Date.now() });
      told(draft.id);
    },
    change: async (begun, change) => {
      const draft = await changeIn(db, begun, change);
      told(begun.id);
      return draft;
    },
    remove: async (id) => {
      await db.delete("drafts", id);
      told(id);
    },
    watch: (heard) => {
      const listener = ({ data }: MessageEvent) => heard(String(data));
      channel.addEventListener("message", listener);
      return () => channel.removeEventListener("message", listener);
    },
  };
}

async function changeIn(db: IDBPDatabase<Schema>, begun: Draft, change: Change): Promise<Draft> {
  const transaction = db.transaction("drafts", "readwrite", { durability: "strict" });
  const before = (await transaction.store.get(begun.id)) ?? (begun.version === 0 ? begun : undefined);
  if (!before) {
    transaction.abort();
    throw new Error("This deck was removed in another tab.");
  }
  const after = { ...before, ...changed(before, change), updated: Date.now() };
  await transaction.store.put(after);
  await transaction.done;
  return after;
}
