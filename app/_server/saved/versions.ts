import { versionsOf } from "../../../db/saved.ts";
import type { SavedVersions } from "../../../lib/contract/saved.ts";
import { ready } from "../pools.ts";
import type { Kind } from "./kind.ts";

/** Older versions than these are found by their number. */
const MOST = 50;

/** The newest versions of something saved, for a page. */
export async function newestVersions(
  kind: Kind,
  { id, newest }: { readonly id: string; readonly newest: number },
): Promise<SavedVersions["versions"]> {
  const rows = await versionsOf(await ready(), kind, { id, before: newest + 1, most: MOST });
  return rows.map(({ version, saved, by }) => ({ version, saved, ...(by === "" ? {} : { by }) }));
}
