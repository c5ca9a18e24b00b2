import type { KeptSet } from "./kept-set.ts";
import { merged } from "./merge.ts";
import type { Sheet } from "./sheet.ts";

/** A change of a set that a browser keeps: from one sheet to another, or whether its cards are used. */
export type SetChange = { readonly from: Sheet; readonly to: Sheet } | { readonly isUsed: boolean };

export function setAfter(set: KeptSet, change: SetChange): KeptSet {
  if ("isUsed" in change) return { ...set, isUsed: change.isUsed };
  return { ...set, sheet: merged(change.from, change.to, set.sheet) };
}
