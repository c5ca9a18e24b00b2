import type { OwnSets } from "../../app/_client/own-sets.ts";
import { RecordRemoved, type Stored } from "../../app/_client/storage.ts";
import { type KeptSet, readKeptSet } from "../../lib/sheets/kept-set.ts";
import { setAfter } from "../../lib/sheets/set-change.ts";
import type { Row, Sheet } from "../../lib/sheets/sheet.ts";
import { games } from "../every-game.ts";

const ids = games.map(({ id }) => id);

/** Card sets in memory, as the tabs of a browser share them. Writes fail when they are told to. */
export class MemorySets {
  readonly records = new Map<string, Stored>();
  readonly #heard = new Map<object, (id: string) => void>();
  fault: Error | undefined;
  writes = 0;

  keep(sheet: Sheet, id = "one"): void {
    const set: KeptSet = { id, version: 1, updated: 0, place: 1, isUsed: true, sheet };
    this.records.set(id, structuredClone(set));
  }

  sheet(id = "one"): Sheet {
    return this.set(id).sheet;
  }

  set(id = "one"): KeptSet {
    const raw = this.records.get(id);
    if (raw === undefined) throw new RecordRemoved("card set");
    const read = readKeptSet(raw, ids);
    if (!read.ok) throw new Error(read.why);
    return structuredClone(read.set);
  }

  /** The sets as one tab sees them: it hears of what others write. */
  tab(): OwnSets {
    const own = {};
    const put = (set: KeptSet) => {
      if (this.fault) throw this.fault;
      const read = readKeptSet(structuredClone(set), ids);
      if (!read.ok) throw new Error(read.why);
      this.writes++;
      this.records.set(set.id, structuredClone(set));
      this.#tell(own, set.id);
      return set;
    };
    return {
      all: async () => [...this.records.values()].map((raw) => ({ id: raw.id, read: readKeptSet(raw, ids), raw })),
      get: async (id) => {
        const raw = this.records.get(id);
        return raw && { id, read: readKeptSet(structuredClone(raw), ids), raw };
      },
      begin: async (id, sheet) => put({ id, version: 1, updated: 0, place: 1, isUsed: true, sheet }),
      change: async (begun, changes) => {
        const isNew = begun.version === 0 && !this.records.has(begun.id);
        const set = changes.reduce(setAfter, isNew ? begun : this.set(begun.id));
        return put({ ...set, version: set.version + 1 });
      },
      remove: async (id) => {
        const before = this.records.get(id);
        this.records.delete(id);
        this.#tell(own, id);
        return before;
      },
      add: async (records) => {
        for (const record of records) this.records.set(record.id, record);
      },
      watch: (heard) => {
        this.#heard.set(own, heard);
        return () => this.#heard.delete(own);
      },
    };
  }

  #tell(own: object, id: string): void {
    for (const [tab, heard] of this.#heard) if (tab !== own) queueMicrotask(() => heard(id));
  }
}

export function sheetOfRows(game: string, ...rows: readonly Row["cells"][]): Sheet {
  return {
    game,
    id: "mine",
    name: "Mine",
    source: "",
    rows: rows.map((cells, at) => ({ id: `row-${at}`, cells, standIn: [], sources: {} })),
  };
}
