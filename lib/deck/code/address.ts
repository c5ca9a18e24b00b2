// Format and house rules as an address carries them: ?format=introductory&house=one-faction,copies=3
import type { Game } from "../../core/game.ts";
import type { Settings } from "../place.ts";
import { houseWords, settingsOf } from "../settings.ts";

/** Under which of its formats and house rules a game is played. */
export type Agreed = Pick<Settings, "format" | "house">;

/** What an address asks for: all faults of it, not the first. */
export function agreedIn(game: Game, search: URLSearchParams): ReturnType<typeof settingsOf> {
  const house = Object.fromEntries(houseWords(search.getAll("house").join()));
  return settingsOf(game, { format: search.get("format") ?? undefined, house });
}

/** The part of an address that asks for it; empty for the first format without a house rule. */
export function agreedAsked(game: Game, { format, house }: Agreed): string {
  const rules = Object.entries(house).flatMap(([id, value]) => {
    if (value === false) return [];
    return [value === true ? id : `${id}=${value}`];
  });
  const parts = format === game.formats[0].id ? [] : [`format=${format}`];
  return [...parts, ...(rules.length > 0 ? [`house=${rules.join()}`] : [])].join("&");
}
