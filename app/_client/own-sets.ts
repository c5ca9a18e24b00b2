import type { CardSet } from "../../lib/core/card/card.ts";
import { games } from "../../lib/games/index.ts";
import { type KeptSet, type KeptSetRead, readKeptSet } from "../../lib/sheets/kept-set.ts";
import { type SetChange, setAfter } from "../../lib/sheets/set-change.ts";
import { readSheet, type Sheet } from "../../lib/sheets/sheet.ts";
import { openRecords, type RecordRead, RecordRemoved, type Records, type Stored } from "./storage.ts";

/** A card set that this browser keeps. */
export type StoredSet = RecordRead<KeptSetRead>;

/** This browser's card sets. */
export interface OwnSets extends Records<KeptSetRead> {
  /** Keeps a new set, laid over all others. It never overwrites one. */
  begin(id: string, sheet: Sheet): Promise<KeptSet>;
  /**
   * Makes either all changes or none, in the newest record, whoever wrote it, so that no tab undoes another one's work.
   * A set whose version is 0 was never stored, or is stored once more. A set that begins to be used is laid over all
   * others.
   */
  change(begun: KeptSet, changes: readonly SetChange[]): Promise<KeptSet>;
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
    change: (begun, changes) =>
      records.change(begun.id, async (before, all) => {
        const set = changes.reduce(setAfter, before === undefined && begun.version === 0 ? begun : sound(before));
        const isMoved = set.version === 0 || changes.some((change) => "isUsed" in change);
        const place = isMoved ? above(await all()) : set.place;
        return { ...set, place, version: set.version + 1, updated: Date.now() };
      }),
  };
}

function sound(raw: Stored | undefined): KeptSet {
  if (raw === undefined) throw new RecordRemoved("card set");
  const read = readKeptSet(raw, GAMES);
  if (!read.ok) throw new Error(read.why);
  return read.set;
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
