import { type OwnSets, openOwnSets, type StoredSet } from "../_client/own-sets.ts";
import { useKept } from "../_client/use-kept.ts";

/** The card sets of this browser, once they have been read, or why they can't be. */
export function useOwnSets() {
  return useKept<StoredSet, OwnSets>(openOwnSets, "A set can be written only where it can be kept.");
}
