import type { KeptSet } from "../../../lib/sheets/kept-set.ts";
import { idFor } from "../../../lib/sheets/set-id.ts";
import type { Sheet } from "../../../lib/sheets/sheet.ts";
import { newId } from "../../_client/new-id.ts";
import { type OwnSets, openOwnSets } from "../../_client/own-sets.ts";
import { storageFault } from "../../_client/storage.ts";
import { STORAGE_MS, withTimeout } from "../../_client/timeout.ts";

export type Kept = { readonly ok: true; readonly set: KeptSet } | { readonly ok: false; readonly why: string };

/** Keeps a new set in this browser. `wish` is the id that a card-set file gave it, or its name. */
export function keptNew(sheet: Sheet, wish: string): Promise<Kept> {
  return attempt(async (store) => {
    const all = await store.all();
    const taken = all.flatMap(({ read }) => (read.ok ? read.set.sheet.id : []));
    return store.begin(newId(), { ...sheet, id: idFor(wish, taken) });
  });
}

/** Changes a set that this browser keeps. */
export function keptChange(set: KeptSet, to: Sheet): Promise<Kept> {
  return attempt((store) => store.change(set, [{ from: set.sheet, to }]));
}

async function attempt(work: (store: OwnSets) => Promise<KeptSet>): Promise<Kept> {
  try {
    const opened = await withTimeout(STORAGE_MS, openOwnSets());
    if (!opened.inTime) return { ok: false, why: "This browser's storage does not answer. Your cards are still here." };
    return { ok: true, set: await work(opened.value) };
  } catch (error) {
    return { ok: false, why: `Nothing was saved: ${storageFault(error)}. Your cards are still here.` };
  }
}
