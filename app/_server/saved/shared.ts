import { cache } from "react";
import type { SavedDeck } from "../../../lib/contract/saved.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { deckOfDraft } from "../../../lib/deck/draft/draft.ts";
import { contentOfSent } from "../../../lib/deck/saved/content.ts";
import type { JudgedDeck } from "../../../lib/deck/verdict/judged-deck.ts";
import { report } from "../../../lib/deck/verdict/report.ts";
import { games } from "../../../lib/games/index.ts";
import { poolOf } from "../pools.ts";
import { DECK } from "./deck.ts";
import { openSaved } from "./open.ts";

type OpenedVersion =
  | { readonly ok: true; readonly saved: SavedDeck; readonly shared: JudgedDeck }
  | { readonly ok: false; readonly why: "unknown" | "deleted" };

/** A version of a saved deck, judged. Without a number it is the newest one. */
export const openShared = cache(async (id: string, version?: number): Promise<OpenedVersion> => {
  const opened = await openSaved(DECK, id, version);
  if (!opened.ok) return opened;
  const { saved } = opened;
  const game = gameNamed(games, saved.game);
  if (!game) return { ok: false, why: "unknown" };
  const pool = await poolOf(game);
  const deck = deckOfDraft(pool, contentOfSent(saved));
  return { ok: true, saved, shared: { pool, deck, report: report(games, pool, deck) } };
});

const ADDRESS = /^(?:https?:\/\/[^/\s]+)?\/decks\/([0-9a-z]{1,20})(?:\?version=(\d{1,9}))?(?:#\S*)?$/;

/** The saved deck whose address a text is. */
export function savedIn(text: string): { readonly id: string; readonly version?: number } | undefined {
  const [, id, version] = ADDRESS.exec(text.trim()) ?? [];
  if (id === undefined) return undefined;
  return version === undefined ? { id } : { id, version: Number(version) };
}
