import { setImmediate as pause } from "node:timers/promises";
import { cache } from "react";
import { codesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { checkInSlices } from "../../lib/contract/card-set.ts";
import { MOST_SETS } from "../../lib/contract/request.ts";
import type { NamedSet, SavedSet } from "../../lib/contract/saved-set.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import type { OpenedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { drawOwn } from "../_client/art/data-url.ts";
import { openCode } from "./decks.ts";
import { poolOf, stampFor } from "./pools.ts";
import type { Faults } from "./problem.ts";
import { openSaved } from "./saved/open.ts";
import { SET } from "./saved/set.ts";

/** Pools that stay in memory, so that a link many people follow is not read anew for each of them. */
const MOST_POOLS = 8;
const ID = /^[0-9a-z]{1,20}$/;

export interface OpenedWithSets {
  readonly opened: OpenedDeck;
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
  const { pool, sets, faults: missing } = await madeWith(game, ids.slice(0, MOST_SETS));
  const faults = [
    ...(ids.length > MOST_SETS ? [`A link names at most ${MOST_SETS} card sets. The others are left out.`] : []),
    ...missing.map(({ message }) => `${message} Ask whoever sent the link.`),
  ];
  if (sets.length === 0) return { opened: await openCode(code), sets, faults };
  const deck = unpacked(pool, read.carried);
  return {
    opened: deck.ok ? { ok: true, shared: { pool, deck: deck.deck, report: report(games, pool, deck.deck) } } : deck,
    sets,
    faults,
  };
});

/** The cards of a game with those of saved sets over them, or why one of these sets can't be used. */
export async function poolWithSets(game: Game, ids: readonly string[]): Promise<Pool | Faults> {
  const { pool, faults } = await madeWith(game, ids);
  return faults.length === 0 ? pool : faults.map(({ id, message }) => ({ at: `sets[${ids.indexOf(id)}]`, message }));
}

interface SetFault {
  readonly id: string;
  readonly message: string;
}

/** The cards of a game with those of the saved sets that can be used, and why the others can't. */
interface Made {
  readonly pool: Pool;
  readonly sets: readonly NamedSet[];
  readonly faults: readonly SetFault[];
}

async function madeWith(game: Game, ids: readonly string[]): Promise<Made> {
  const found: SavedSet[] = [];
  const faults: SetFault[] = [];
  for (const id of new Set(ids)) {
    const opened = ID.test(id) ? await openSaved(SET, id) : undefined;
    if (opened?.ok && opened.saved.game === game.id) found.push(opened.saved);
    else faults.push({ id, message: unusable(id, opened) });
  }
  if (found.length === 0) return { pool: await poolOf(game), sets: [], faults };
  const made = await kept(game, found);
  return { ...made, faults: [...faults, ...made.faults] };
}

function unusable(id: string, opened: Awaited<ReturnType<typeof openSaved<SavedSet>>> | undefined): string {
  if (opened?.ok) return `The card set “${opened.saved.set.name}” is for another game.`;
  const name = id.slice(0, 20);
  return opened?.why === "deleted" ? `The card set “${name}” was deleted.` : `This server has no card set “${name}”.`;
}

const pools = new Map<string, Promise<Made>>();

async function kept(game: Game, saved: readonly SavedSet[]): Promise<Made> {
  const key = [game.id, await stampFor(game), ...saved.map(({ id, version }) => `${id}@${version}`)].join();
  const made = pools.get(key) ?? make(game, saved);
  pools.delete(key);
  pools.set(key, made);
  for (const oldest of pools.keys()) if (pools.size > MOST_POOLS) pools.delete(oldest);
  // A pool that could not be made is made again for the next request.
  made.catch(() => pools.delete(key));
  return made;
}

async function make(game: Game, saved: readonly SavedSet[]): Promise<Made> {
  const base = await poolOf(game);
  const taken = new Set(base.sets.map(({ id }) => id));
  const used: CardSet[] = [];
  const sets: NamedSet[] = [];
  const faults: SetFault[] = [];
  for (const { id, version, set, cards } of saved) {
    const file = { game: game.id, set: { ...set, id: taken.has(set.id) ? id : set.id }, cards };
    const checked = await checkInSlices(game, file, pause);
    if (checked.ok) {
      used.push(checked.set);
      sets.push({ id, version, name: set.name });
      continue;
    }
    // It was sound when it was saved. A later Drydock may ask more of a set.
    const [{ at, message } = { at: "", message: "" }] = checked.faults;
    faults.push({ id, message: `The card set “${set.name}” can’t be used any more: “${at}”: ${message}.` });
  }
  const pool = await Pool.inSlices(game, [...base.sets, ...used], codesOf(game), pause);
  drawOwn(pool, base);
  return { pool, sets, faults };
}
