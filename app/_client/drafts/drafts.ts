import { changed, type Draft, type DraftChange } from "../../../lib/deck/draft/draft.ts";
import { type Read, readRecord, recordOf } from "../../../lib/deck/draft/draft-record.ts";
import { openStorage, type Stored } from "../storage.ts";

export type StoredDeck = Stored;

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

/** Opens this browser's storage. `games` are those whose decks can be read. */
export async function openDrafts(games: readonly string[]): Promise<Drafts> {
  const { all, get, atOnce, tell, watch } = await openStorage("drafts");
  const kept = (raw: StoredDeck): KeptDeck => ({ id: raw.id, read: readRecord(raw, games), raw });
  return {
    all: async () => (await all()).map(kept),
    get: async (id) => {
      const raw = await get(id);
      return raw === undefined ? undefined : kept(raw);
    },
    add: async (records) => {
      await atOnce(async (store) => {
        for (const record of records) await store.add(record);
      });
      for (const { id } of records) tell(id);
    },
    change: async (begun, changes) => {
      const draft = await atOnce(async (store) => {
        const after = afterChanges(await store.get(begun.id), games, begun, changes);
        await store.put(recordOf(after, Date.now()));
        return after;
      });
      tell(begun.id);
      return draft;
    },
    remove: async (id, version) => {
      const raw = await atOnce(async (store) => {
        const before = await store.get(id);
        if (version !== undefined && before?.version !== version) return undefined;
        await store.delete(id);
        return before;
      });
      tell(id);
      return raw;
    },
    watch,
  };
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
