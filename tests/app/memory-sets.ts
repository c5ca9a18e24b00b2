import type { OwnSets } from "../../app/_client/own-sets.ts";
import { type KeptSet, readKeptSet } from "../../lib/sheets/kept-set.ts";
import { merged } from "../../lib/sheets/merge.ts";
import { games } from "../every-game.ts";

const ids = games.map(({ id }) => id);

/** Card sets in memory, in the place of a browser's storage. It refuses what a browser would refuse to read again. */
export class MemorySets {
  readonly records = new Map<string, KeptSet>();
  isFull = false;

  readonly store: OwnSets = {
    all: async () => [...this.records.values()].map((raw) => ({ id: raw.id, read: readKeptSet(raw, ids), raw })),
    get: async (id) => {
      const raw = this.records.get(id);
      return raw && { id, read: readKeptSet(raw, ids), raw };
    },
    add: async (id, sheet) => this.#put({ id, version: 1, updated: 1, place: 1, isUsed: true, sheet }),
    change: async (id, base, mine) => {
      const before = this.#get(id);
      return this.#put({ ...before, version: before.version + 1, sheet: merged(base, mine, before.sheet) });
    },
    use: async (id, isUsed) => this.#put({ ...this.#get(id), isUsed }),
    remove: async (id) => {
      const before = this.records.get(id);
      this.records.delete(id);
      return before;
    },
    restore: async () => undefined,
    watch: () => () => undefined,
  };

  #get(id: string): KeptSet {
    const set = this.records.get(id);
    if (!set) throw new Error("there is no such set");
    return set;
  }

  #put(set: KeptSet): KeptSet {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    const read = readKeptSet(structuredClone(set), ids);
    if (!read.ok) throw new Error(read.why);
    this.records.set(set.id, read.set);
    return read.set;
  }
}
