// Format and house rules in the query of a URL: ?format=introductory&house=one-faction,copies=3
import type { Game } from "../../core/game.ts";
import type { Settings } from "../place.ts";
import { houseWords, settingsOf } from "../settings.ts";

/** The format and house rules that a game is played with. */
export type Agreed = Pick<Settings, "format" | "house">;

/** Reads what a URL asks for. Reports every fault, not only the first. */
export function agreedIn(game: Game, search: URLSearchParams): ReturnType<typeof settingsOf> {
  const house = Object.fromEntries(houseWords(search.getAll("house").join()));
  return settingsOf(game, { format: search.get("format") ?? undefined, house });
}

/** The query that asks for these settings. It is empty for the first format without house rules. */
export function agreedAsked(game: Game, { format, house }: Agreed): string {
  const rules = Object.entries(house).flatMap(([id, value]) => {
    if (value === false) return [];
    return [value === true ? id : `${id}=${value}`];
  });
  const parts = format === game.formats[0].id ? [] : [`format=${format}`];
  return [...parts, ...(rules.length > 0 ? [`house=${rules.join()}`] : [])].join("&");
}
