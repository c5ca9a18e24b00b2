// A card set as browsers and backup files store it. What was stored may be as old or as damaged as any file, so it is
// checked before it is used.

import { MOST_CARDS } from "../contract/card-set.ts";
import * as z from "../contract/zod.ts";
import type { Sheet } from "./sheet.ts";

/** A card set of this browser. */
export interface KeptSet {
  /** The id of the record. The set's own id is that of its sheet. */
  readonly id: string;
  /** How often it was written. */
  readonly version: number;
  /** When it was written last, in milliseconds. */
  readonly updated: number;
  /** Sets are laid over each other by their places, the lowest first. */
  readonly place: number;
  /** Whether its cards are laid over the built-in ones. */
  readonly isUsed: boolean;
  readonly sheet: Sheet;
}

/** A set that was stored, or why it can't be read. The detail names the place in the record for those who mend it by hand. */
export type KeptSetRead =
  | { readonly ok: true; readonly set: KeptSet }
  | { readonly ok: false; readonly why: string; readonly detail?: string };

/** The longest that a cell can be: a picture as a data address. */
const LONGEST_CELL = 200_000;
const key = z.string().min(1).max(80);
const row = z.strictObject({
  // In a saved set it is the key of the card.
  id: z.string().min(1).max(200),
  cells: z.record(key, z.string().max(LONGEST_CELL)),
  standIn: z.array(key).max(100),
  sources: z.record(key, z.string().max(1000)),
});
const sheet = z.strictObject({
  game: key,
  id: z.string().max(80),
  name: z.string().max(200),
  source: z.string().max(1000),
  rows: z.array(row).max(MOST_CARDS),
});
const schema = z.strictObject({
  id: key,
  version: z.int().min(1),
  updated: z.number(),
  place: z.number(),
  isUsed: z.boolean(),
  sheet,
});

/** What is wrong with a sheet that was stored, if anything is. */
export function faultInSheet(value: unknown, at: string): string | undefined {
  const [issue] = sheet.safeParse(value).error?.issues ?? [];
  return issue && `${[at, ...issue.path].join(".")}: ${issue.message}`;
}

/** Reads the record of a set. `games` are the ones that this version of Drydock knows. */
export function readKeptSet(value: unknown, games: readonly string[]): KeptSetRead {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const detail = `${issue?.path.join(".") || "The record"}: ${issue?.message ?? ""}.`;
    return { ok: false, why: "This card set is damaged, so its cards can’t be read.", detail };
  }
  const set = parsed.data;
  if (!games.includes(set.sheet.game))
    return { ok: false, why: `This version of Drydock has no game “${set.sheet.game}”.` };
  return { ok: true, set };
}
