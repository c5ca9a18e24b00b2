import {
  KEY_SCHEMA,
  type KeyRead,
  type KeyRecord,
  readKeyRecord,
  type SavedAs,
} from "../../../lib/deck/saved/key-record.ts";
import { openRecords } from "../storage.ts";
import type { Kind } from "./kind.ts";

/** What a record says besides its id. */
export type KeyParts<C = unknown> = Pick<KeyRecord<C>, "saved" | "pending">;

/** The keys of this browser to what it saved on the server, of one kind. Each has the id of what it belongs to here. */
export interface Keyring<C = unknown> {
  /** The keys that can be read, the most recently changed first. */
  all(): Promise<readonly KeyRecord<C>[]>;
  get(id: string): Promise<KeyRecord<C> | undefined>;
  /** The key to something on the server, by its id there. */
  to(at: string): Promise<HeldKey<C> | undefined>;
  /** Changes a key in one transaction, whichever tab wrote it last, and answers with what is kept now. */
  change(id: string, work: (before: KeyRecord<C> | undefined) => KeyParts<C>): Promise<KeyRecord<C>>;
  remove(id: string): Promise<void>;
  /** Reports every change by another tab. */
  watch(heard: (id: string) => void): () => void;
}

/** A key that fits something on the server. */
export type HeldKey<C = unknown> = KeyRecord<C> & { readonly saved: SavedAs<C> };

export async function openKeyring<C>({ keys, shape }: Kind<C>): Promise<Keyring<C>> {
  const records = await openRecords(keys, (raw) => readKeyRecord<C>(raw, shape));
  const all = async () => (await records.all()).flatMap(({ read }) => (read.ok ? read.record : []));
  return {
    all,
    get: async (id) => sound((await records.get(id))?.read),
    to: async (at) => {
      for (const record of await all()) if (isSavedAs(record, at)) return record;
      return undefined;
    },
    change: (id, work) =>
      records.change(id, (raw): KeyRecord<C> => {
        const { saved, pending } = work(sound(raw && readKeyRecord<C>(raw, shape)));
        return {
          id,
          schema: KEY_SCHEMA,
          updated: Date.now(),
          ...(saved ? { saved } : {}),
          ...(pending ? { pending } : {}),
        };
      }),
    remove: async (id) => void (await records.remove(id)),
    watch: records.watch,
  };
}

function sound<C>(read: KeyRead<C> | undefined): KeyRecord<C> | undefined {
  // A key that can't be read may still be the only one, so nothing is written over it.
  if (read && !read.ok) throw new Error(read.why);
  return read?.record;
}

function isSavedAs<C>(record: KeyRecord<C>, at: string): record is HeldKey<C> {
  return record.saved?.at === at;
}
