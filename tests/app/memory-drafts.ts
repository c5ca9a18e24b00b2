import { afterChanges, type Drafts, type KeptDeck } from "../../app/_client/drafts/drafts.ts";
import type { Stored } from "../../app/_client/storage.ts";
import type { Draft } from "../../lib/deck/draft/draft.ts";
import { readRecord, recordOf } from "../../lib/deck/draft/draft-record.ts";
import { games } from "../../lib/games/index.ts";

const ids = games.map(({ id }) => id);

/** A storage in memory that fails when it is told to: its transactions are whole or nothing, as those of a browser are. */
export class MemoryDrafts {
  readonly records = new Map<string, Stored>();
  readonly #heard = new Map<object, (id: string) => void>();
  /** How many writes were asked for. */
  writes = 0;
  /** Whether the n-th write, counted from 1, fails. */
  failing: (write: number) => boolean = () => false;

  /** What is kept of a deck. */
  draft(id: string): Draft | undefined {
    const read = readRecord(this.records.get(id), ids);
    return read.ok ? read.draft : undefined;
  }

  /** The storage as one tab sees it: like a browser, it tells a tab only of what others have written. */
  tab(): Drafts {
    const own = {};
    const tell = (id: string) => {
      for (const [tab, heard] of this.#heard) if (tab !== own) queueMicrotask(() => heard(id));
    };
    const kept = (raw: Stored): KeptDeck => ({ id: raw.id, read: readRecord(raw, ids), raw });
    return {
      all: async () => [...this.records.values()].map(kept),
      get: async (id) => {
        const raw = this.records.get(id);
        return raw && kept(raw);
      },
      add: async (records) => {
        if (records.some(({ id }) => this.records.has(id))) throw new Error("there is such a deck");
        for (const record of records) this.#put(record, tell);
      },
      change: async (begun, changes) => {
        const after = afterChanges(this.records.get(begun.id), ids, begun, changes);
        this.#put(recordOf(after, 0), tell);
        return after;
      },
      remove: async (id) => {
        const before = this.records.get(id);
        this.records.delete(id);
        tell(id);
        return before;
      },
      watch: (heard) => {
        this.#heard.set(own, heard);
        return () => this.#heard.delete(own);
      },
    };
  }

  #put(record: Stored, tell: (id: string) => void): void {
    if (this.failing(++this.writes)) throw new DOMException("full", "QuotaExceededError");
    // Like a browser's storage it keeps a copy.
    this.records.set(record.id, structuredClone(record));
    tell(record.id);
  }
}
