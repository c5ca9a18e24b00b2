import type { CardSet } from "../../lib/core/card/card.ts";
import { games } from "../../lib/games/index.ts";
import { type KeptSet, type KeptSetRead, readKeptSet } from "../../lib/sheets/kept-set.ts";
import { merged } from "../../lib/sheets/merge.ts";
import { readSheet, type Sheet } from "../../lib/sheets/sheet.ts";
import { openRecords, type RecordRead, RecordRemoved, type Records, type Stored } from "./storage.ts";

/** A card set that this browser keeps. */
export type StoredSet = RecordRead<KeptSetRead>;

/** This browser's card sets. */
export interface OwnSets extends Records<KeptSetRead> {
  /** Keeps a new set, laid over all others. It never overwrites one. */
  begin(id: string, sheet: Sheet): Promise<KeptSet>;
  /**
   * Makes the changes from `base` to `mine` in the newest record, whoever wrote it, so that no tab undoes another one's
   * work. Answers with what is kept now.
   */
  change(id: string, base: Sheet, mine: Sheet): Promise<KeptSet>;
  /** Says whether a set is used, and lays it over all others. */
  use(id: string, isUsed: boolean): Promise<KeptSet>;
}

const GAMES = games.map(({ id }) => id);

export async function openOwnSets(): Promise<OwnSets> {
  const records = await openRecords("sets", (raw) => readKeptSet(raw, GAMES));
  return {
    ...records,
    begin: (id, sheet) =>
      records.change(id, async (before, all): Promise<KeptSet> => {
        if (before !== undefined) throw new Error("there is such a set");
        return { id, version: 1, updated: Date.now(), place: above(await all()), isUsed: true, sheet };
      }),
    change: (id, base, mine) =>
      records.change(id, (before) => {
        const set = sound(before);
        return next(set, { sheet: merged(base, mine, set.sheet) });
      }),
    use: (id, isUsed) =>
      records.change(id, async (before, all) => next(sound(before), { isUsed, place: above(await all()) })),
  };
}

function sound(raw: Stored | undefined): KeptSet {
  if (raw === undefined) throw new RecordRemoved("card set");
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
