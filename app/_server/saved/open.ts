import { cache } from "react";
import { versionOf } from "../../../db/saved.ts";
import type { SavedDeck } from "../../../lib/contract/saved.ts";
import { ready } from "../pools.ts";
import { answerOf } from "./deck.ts";

type OpenedSaved =
  | { readonly ok: true; readonly saved: SavedDeck }
  | { readonly ok: false; readonly why: "unknown" | "deleted" };

/** A saved deck for a page. It is read once per request, however many parts of the page ask for it. */
export const openSaved = cache(async (id: string, version?: number): Promise<OpenedSaved> => {
  const found = await versionOf(await ready(), "deck", id, version);
  return found.did === "found" ? { ok: true, saved: await answerOf(found.saved) } : { ok: false, why: found.did };
});
