import type { Game } from "../../lib/core/game.ts";

/** A page that a browser keeps. */
export interface KeptPage {
  readonly path: string;
  /** Whether the page reads its query in the browser, so that the kept page is right for every query. */
  readonly anyQuery: boolean;
}

/** What a browser keeps so that Drydock works without its server. */
export interface Plan {
  /** The id of the build. Every page of the build contains it. */
  readonly build: string;
  /** Changes with every build and whenever a built-in card set changes. */
  readonly version: string;
  /** Addresses whose content never changes. */
  readonly files: readonly string[];
  /** Data that is asked for again whenever the server answers. */
  readonly data: readonly string[];
  /** Pages that are asked for again whenever the server answers. */
  readonly pages: readonly KeptPage[];
}

/** Stands in for every page that is not kept. */
export const OFFLINE_PAGE = "/offline";
/** Stands in for the table of every deck: it deals the deck of its address by itself. */
export const OFFLINE_TABLE = "/offline/table";
/** Stands in for the page that measures a deck, likewise. */
export const OFFLINE_MEASURE = "/offline/measure";

/** How the names of our caches begin. The version of the plan follows. */
export const CACHE = "drydock-";
/** The engines of releases, which never change: each is kept from its first use on, whatever build comes next. */
export const ENGINE_CACHE = `${CACHE}engines`;

/** What a page tells a worker that waits: that it may take over, or that it may do so if no other page is open. */
export type ToWorker = "take over" | "take over if alone";

/** The pages that are kept. A page whose server reads its query is kept for the address without one only. */
export function keptPages(games: readonly Pick<Game, "id">[]): readonly KeptPage[] {
  const bare = ["/", "/help", OFFLINE_PAGE, OFFLINE_TABLE, OFFLINE_MEASURE];
  const reading = ["/decks", "/sets", "/sets/edit", "/check"];
  for (const { id } of games) {
    bare.push(`/${id}`, ...["cards", "learn", "rules"].map((part) => `/${id}/${part}`));
    reading.push(`/${id}/build`);
  }
  return [...bare.map((path) => ({ path, anyQuery: false })), ...reading.map((path) => ({ path, anyQuery: true }))];
}
