import { type OwnSets, openOwnSets, type StoredSet } from "../_client/own-sets.ts";
import { useStored } from "../_client/use-stored.ts";

/** The card sets of this browser, once they have been read, or why they can't be. */
export function useOwnSets() {
  return useStored<StoredSet, OwnSets>(openOwnSets, "A set can be written only where it can be kept.");
}
