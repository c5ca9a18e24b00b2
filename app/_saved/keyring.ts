import { KEY_SCHEMA, type KeyRecord, readKeyRecord, type SavedAs } from "../../lib/deck/saved/key-record.ts";
import { openStorage } from "../_client/storage.ts";

/** What a record says besides its id. */
export type KeyParts = Pick<KeyRecord, "saved" | "pending">;

/** The keys of this browser to the decks that it saved on the server. Each belongs to a draft, and has its id. */
export interface Keyring {
  /** The keys that can be read, the most recently changed first. */
  all(): Promise<readonly KeyRecord[]>;
  get(id: string): Promise<KeyRecord | undefined>;
  /** The key to a deck on the server, by the deck's id there. */
  to(deck: string): Promise<(KeyRecord & { readonly saved: SavedAs }) | undefined>;
  /** Changes a key in one transaction, whichever tab wrote it last, and answers with what is kept now. */
  change(id: string, work: (before: KeyRecord | undefined) => KeyParts): Promise<KeyRecord>;
  remove(id: string): Promise<void>;
  /** Reports every change by another tab. */
  watch(heard: (id: string) => void): () => void;
}

export async function openKeyring(): Promise<Keyring> {
  const { all, get, atOnce, tell, watch } = await openStorage("keys");
  const readable = async () =>
    (await all()).flatMap((raw) => {
      const read = readKeyRecord(raw);
      return read.ok ? read.record : [];
    });
  return {
    all: readable,
    get: async (id) => opened(await get(id)),
    to: async (deck) => {
      for (const record of await readable()) if (isSavedAs(record, deck)) return record;
      return undefined;
    },
    change: async (id, work) => {
      const record = await atOnce(async (store) => {
        const { saved, pending } = work(opened(await store.get(id)));
        const after: KeyRecord = {
          id,
          schema: KEY_SCHEMA,
          updated: Date.now(),
          ...(saved ? { saved } : {}),
          ...(pending ? { pending } : {}),
        };
        await store.put(after);
        return after;
      });
      tell(id);
      return record;
    },
    remove: async (id) => {
      await atOnce((store) => store.delete(id));
      tell(id);
    },
    watch,
  };
}

function opened(raw: unknown): KeyRecord | undefined {
  if (raw === undefined) return undefined;
  const read = readKeyRecord(raw);
  // A key that can't be read may still be the only one, so nothing is written over it.
  if (!read.ok) throw new Error(read.why);
  return read.record;
}

function isSavedAs(record: KeyRecord, deck: string): record is KeyRecord & { readonly saved: SavedAs } {
  return record.saved?.deck === deck;
}
