import { setImmediate as pause } from "node:timers/promises";
import { cache } from "react";
import { codesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { checkInSlices } from "../../lib/contract/card-set.ts";
import { MOST_SETS } from "../../lib/contract/request.ts";
import type { SavedSet } from "../../lib/contract/saved-set.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { type Opened, openCode } from "./decks.ts";
import { poolOf, stampFor } from "./pools.ts";
import type { Faults } from "./problem.ts";
import { openSaved } from "./saved/open.ts";
import { SET } from "./saved/set.ts";

/** Pools that stay in memory, so that a link many people follow is not read anew for each of them. */
const MOST_POOLS = 8;
const ID = /^[0-9a-z]{1,20}$/;

/** A set of this server that a link names. */
export interface NamedSet {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

export interface OpenedWithSets {
  readonly opened: Opened;
  /** The sets that the deck was judged with. */
  readonly sets: readonly NamedSet[];
  /** What the link names and what cannot be used, in sentences. */
  readonly faults: readonly string[];
}

/** What the address of a deck says about sets: “?set=a&set=b”, or both behind one comma. */
export function askedSets(set: string | readonly string[] | undefined): string {
  const all = (typeof set === "string" ? [set] : (set ?? [])).flatMap((one) => one.split(","));
  return [...new Set(all.map((id) => id.trim()).filter((id) => id !== ""))].slice(0, MOST_SETS + 1).join();
}

/** The deck in a code, judged with sets that are saved here. This runs once per request, however many parts ask for it. */
export const openWithSets = cache(async (code: string, asked: string): Promise<OpenedWithSets> => {
  const read = decode(games, code);
  const ids = asked === "" ? [] : asked.split(",");
  if (ids.length === 0 || !read.ok) return { opened: await openCode(code), sets: [], faults: [] };
  const { game } = read.carried;
  const { found, faults: missing } = await setsOf(game, ids.slice(0, MOST_SETS));
  const faults = [
    ...(ids.length > MOST_SETS ? [`A link names at most ${MOST_SETS} card sets. The others are left out.`] : []),
    ...missing.map(({ message }) => `${message} Ask whoever sent the link.`),
  ];
  if (found.length === 0) return { opened: await openCode(code), sets: [], faults };
  const pool = await poolWith(game, found);
  const deck = unpacked(pool, read.carried);
  return {
    opened: deck.ok ? { ok: true, shared: { pool, deck: deck.deck, report: report(games, pool, deck.deck) } } : deck,
    sets: found.map(({ id, version, set }) => ({ id, version, name: set.name })),
    faults,
  };
});

/** The cards of a game with those of saved sets over them, or why one of these sets can't be used. */
export async function poolWithSets(game: Game, ids: readonly string[]): Promise<Pool | Faults> {
  const { found, faults } = await setsOf(game, ids);
  if (faults.length > 0) return faults.map(({ id, message }) => ({ at: `sets[${ids.indexOf(id)}]`, message }));
  return found.length === 0 ? poolOf(game) : poolWith(game, found);
}

/** The saved sets with these ids, and what is wrong with the others. */
async function setsOf(game: Game, ids: readonly string[]) {
  const found: SavedSet[] = [];
  const faults: { readonly id: string; readonly message: string }[] = [];
  for (const id of new Set(ids)) {
    const opened = ID.test(id) ? await openSaved(SET, id) : undefined;
    if (opened?.ok && opened.saved.game === game.id) found.push(opened.saved);
    else faults.push({ id, message: unusable(id, opened) });
  }
  return { found, faults };
}

function unusable(id: string, opened: Awaited<ReturnType<typeof openSaved<SavedSet>>> | undefined): string {
  if (opened?.ok) return `The card set “${opened.saved.set.name}” is for another game.`;
  const name = id.slice(0, 20);
  return opened?.why === "deleted" ? `The card set “${name}” was deleted.` : `This server has no card set “${name}”.`;
}

const pools = new Map<string, Promise<Pool>>();

async function poolWith(game: Game, saved: readonly SavedSet[]): Promise<Pool> {
  const key = [game.id, await stampFor(game), ...saved.map(({ id, version }) => `${id}@${version}`)].join();
  const kept = pools.get(key) ?? made(game, saved);
  pools.delete(key);
  pools.set(key, kept);
  for (const oldest of pools.keys()) if (pools.size > MOST_POOLS) pools.delete(oldest);
  // A pool that could not be made is made again for the next request.
  kept.catch(() => pools.delete(key));
  return kept;
}

async function made(game: Game, saved: readonly SavedSet[]): Promise<Pool> {
  const base = await poolOf(game);
  const taken = new Set(base.sets.map(({ id }) => id));
  const sets: CardSet[] = [];
  for (const { id, set, cards } of saved) {
    const file = { game: game.id, set: { ...set, id: taken.has(set.id) ? id : set.id }, cards };
    const checked = await checkInSlices(game, file, pause);
    if (checked.ok) sets.push(checked.set);
  }
  return Pool.inSlices(game, [...base.sets, ...sets], codesOf(game), pause);
}
