// The saved things that everybody finds.
import { listedOf } from "../../../db/listed.ts";
import type { Listing } from "../../../lib/contract/saved.ts";
import type { Game } from "../../../lib/core/game.ts";
import { ready } from "../pools.ts";
import { type Kind, wordsOf } from "./kind.ts";

/** The most that one page of a list has. */
export const MOST = 100;
const MOST_WORDS = 8;

interface AskedList {
  readonly game?: string;
  readonly q: string;
  readonly limit: number;
  readonly cursor?: string;
}

/** What is listed on one page, or undefined if there is no such page. */
export async function listOf<Listed>(
  kind: Kind<unknown, Listed>,
  { game, q, limit, cursor }: AskedList,
): Promise<Listing<Listed> | undefined> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined) return undefined;
  const words = wordsOf(q.slice(0, 200)).slice(0, MOST_WORDS);
  const rows = await listedOf(await ready(), kind, {
    words,
    most: limit + 1,
    ...(game === undefined ? {} : { game }),
    ...(after === undefined ? {} : { after }),
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    listed: page.map((row) => kind.short(row)),
    ...(last && rows.length > page.length ? { next: `${last.saved}-${last.id}` } : {}),
  };
}

/** How many a page lists. */
const ON_A_PAGE = 20;

/** What a page lists, as its address asks. One with a damaged cursor shows the list from its beginning. */
export async function listFrom<Listed>(
  kind: Kind<unknown, Listed>,
  game: Game | undefined,
  search: URLSearchParams,
): Promise<{ readonly q: string; readonly listing: Listing<Listed> }> {
  const q = search.get("q")?.slice(0, 200) ?? "";
  const cursor = search.get("cursor");
  const asked = { q, limit: ON_A_PAGE, ...(game ? { game: game.id } : {}) };
  const from = cursor === null ? undefined : await listOf(kind, { ...asked, cursor });
  return { q, listing: from ?? (await listOf(kind, asked)) ?? { listed: [] } };
}

function readCursor(cursor: string): { changed: number; id: string } | undefined {
  const [, changed, id] = /^(\d{1,15})-([0-9a-z]{1,20})$/.exec(cursor) ?? [];
  return changed === undefined || id === undefined ? undefined : { changed: Number(changed), id };
}

/** A whole number of at most nine digits, or NaN. */
export function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
