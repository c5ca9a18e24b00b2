// What can be done with the card sets of a browser, with what was done in words and how to undo it.

import type { KeptSet } from "../../lib/sheets/kept-set.ts";
import { idFor } from "../../lib/sheets/set-id.ts";
import type { Outcome } from "../_client/drafts/changing.ts";
import { newId } from "../_client/new-id.ts";
import type { OwnSets } from "../_client/own-sets.ts";

/** Adds a copy of a set under a name that says so. The copy is not used, because its cards are those of the set. */
export async function duplicated(store: OwnSets, { sheet }: KeptSet, taken: readonly string[]): Promise<Outcome> {
  const name = `${sheet.name.slice(0, 70)} (copy)`;
  const id = newId();
  const copy = await store.begin(id, { ...sheet, name, id: idFor(name, taken) });
  await store.change(copy, [{ isUsed: false }]);
  const undo = async () => {
    await store.remove(id);
    return { says: `${name} removed.` };
  };
  return { says: `${name} added.`, undo };
}

export async function used(store: OwnSets, set: KeptSet, isUsed: boolean): Promise<Outcome> {
  await store.change(set, [{ isUsed }]);
  const { name } = set.sheet;
  return {
    says: isUsed ? `The cards of ${name} are used, above those of all other sets.` : `${name} is not used now.`,
  };
}
