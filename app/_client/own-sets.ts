import type { CardSet } from "../../lib/core/card/card.ts";
import { games } from "../../lib/games/index.ts";
import { type KeptSet, type KeptSetRead, readKeptSet } from "../../lib/sheets/kept-set.ts";
import { merged } from "../../lib/sheets/merge.ts";
import { readSheet, type Sheet } from "../../lib/sheets/sheet.ts";
import { openStorage, type Stored } from "./storage.ts";

/** What this browser keeps under an id: the result of reading the record, and the record itself. */
export interface StoredSet {
  readonly id: string;
  readonly read: KeptSetRead;
  readonly raw: Stored;
}

/** This browser's card sets. */
export interface OwnSets {
  /** All sets, the most recently changed first. */
  all(): Promise<readonly StoredSet[]>;
  get(id: string): Promise<StoredSet | undefined>;
  /** Keeps a new set, laid over all others. It never overwrites one. */
  add(id: string, sheet: Sheet): Promise<KeptSet>;
  /**
   * Makes the changes from `base` to `mine` in the newest record, whoever wrote it, so that no tab undoes another one's
   * work. Answers with what is kept now.
   */
  change(id: string, base: Sheet, mine: Sheet): Promise<KeptSet>;
  /** Says whether a set is used, and lays it over all others. */
  use(id: string, isUsed: boolean): Promise<KeptSet>;
  /** Removes a set and returns its record. */
  remove(id: string): Promise<Stored | undefined>;
  /** Puts a record back that was removed. */
  restore(record: Stored): Promise<void>;
  /** Reports every change to a set, by another tab. */
  watch(heard: (id: string) => void): () => void;
}

/** Thrown for a set that was removed since it was read. */
export class SetRemoved extends Error {}

const GAMES = games.map(({ id }) => id);

export async function openOwnSets(): Promise<OwnSets> {
  const { all, get, atOnce, tell, watch } = await openStorage("sets");
  const stored = (raw: Stored): StoredSet => ({ id: raw.id, read: readKeptSet(raw, GAMES), raw });
  const put = async (work: (before: Stored | undefined, all: readonly Stored[]) => KeptSet, id: string) => {
    const after = await atOnce(async (store) => {
      const now = work(await store.get(id), await store.getAll());
      await store.put(now);
      return now;
    });
    tell(id);
    return after;
  };
  return {
    all: async () => (await all()).map(stored),
    get: async (id) => {
      const raw = await get(id);
      return raw === undefined ? undefined : stored(raw);
    },
    add: (id, sheet) =>
      put((before, others) => {
        if (before !== undefined) throw new Error("there is such a set");
        return { id, version: 1, updated: Date.now(), place: above(others), isUsed: true, sheet };
      }, id),
    change: (id, base, mine) =>
      put((before) => {
        const set = sound(before);
        return next(set, { sheet: merged(base, mine, set.sheet) });
      }, id),
    use: (id, isUsed) => put((before, others) => next(sound(before), { isUsed, place: above(others) }), id),
    remove: async (id) => {
      const raw = await atOnce(async (store) => {
        const before = await store.get(id);
        await store.delete(id);
        return before;
      });
      tell(id);
      return raw;
    },
    restore: async (record) => {
      await atOnce((store) => store.add(record));
      tell(record.id);
    },
    watch,
  };
}

function sound(raw: Stored | undefined): KeptSet {
  if (raw === undefined) throw new SetRemoved("this card set was removed in another tab");
  const read = readKeptSet(raw, GAMES);
  if (!read.ok) throw new Error(read.why);
  return read.set;
}

function next(set: KeptSet, change: Partial<KeptSet>): KeptSet {
  return { ...set, ...change, version: set.version + 1, updated: Date.now() };
}

function above(others: readonly Stored[]): number {
  const places = others.map((one) => Reflect.get(one, "place")).filter((place) => typeof place === "number");
  return Math.max(0, ...places) + 1;
}

/** The sound cards of the sets that this browser keeps for a game and uses, the lowest first. */
export async function setsInUse(gameId: string): Promise<readonly CardSet[]> {
  const game = games.find(({ id }) => id === gameId);
  if (!game) return [];
  const { all } = await openOwnSets();
  return (await all())
    .flatMap(({ read }) => (read.ok && read.set.isUsed && read.set.sheet.game === game.id ? [read.set] : []))
    .sort((a, b) => a.place - b.place)
    .map(({ sheet, version }) => ({ ...readSheet(game, sheet).set, version }));
}
