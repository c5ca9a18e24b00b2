import { openRecords } from "./storage.ts";
import { STORAGE_MS, withTimeout } from "./timeout.ts";

/**
 * The store of own sets and its reader. All that is loaded late asks here, because a late bundle that holds them as well
 * would tell the page that they have come while they are still on their way.
 */
export const lateOwnSets = () => import("./own-sets.ts");

/**
 * Whether this browser keeps any card set. Nobody waits for a storage that does not answer: the pages that read or write
 * in it say that it does not.
 */
export async function hasOwnSets(): Promise<boolean> {
  const looking = openRecords("sets", ({ id }) => id).then(
    async ({ all }) => (await all()).length > 0,
    // A browser that stores nothing has no sets. The pages that write say so.
    () => false,
  );
  const answer = await withTimeout(STORAGE_MS, looking);
  return answer.inTime && answer.value;
}
