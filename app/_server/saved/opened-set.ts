import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { openSaved } from "./open.ts";
import { SET } from "./set.ts";

/** The saved card set and the version that an address names, and where its list of cards goes on. */
export async function opened({ params, searchParams }: PageProps<"/sets/[id]">) {
  const [{ id }, { version, cursor }] = await Promise.all([params, searchParams]);
  const number = numberIn(version);
  const found = await openSaved(SET, id, number);
  const game = found.ok ? gameNamed(games, found.saved.game) : undefined;
  if (!found.ok || !game) return { id, number, why: found.ok ? "unknown" : found.why } as const;
  return { id, number, first: numberIn(cursor) ?? 0, saved: found.saved, game };
}

function numberIn(text: string | string[] | undefined): number | undefined {
  return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
