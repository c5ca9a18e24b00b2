import { versionsOf } from "../../../db/saved.ts";
import type { SavedDeck, SavedVersions } from "../../../lib/contract/saved.ts";
import { ready } from "../pools.ts";

/** Older versions than these are found by their number. */
const MOST = 50;

/** The newest versions of a saved deck, for a page. */
export async function newestVersions({ id, newest }: SavedDeck): Promise<SavedVersions["versions"]> {
  const rows = await versionsOf(await ready(), "deck", id, newest + 1, MOST);
  return rows.map(({ version, saved, by }) => ({ version, saved, ...(by === "" ? {} : { by }) }));
}
