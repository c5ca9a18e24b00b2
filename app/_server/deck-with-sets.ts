import { cache } from "react";
import type { Pool } from "../../lib/cards/pool.ts";
import { PoolOver } from "../../lib/cards/pool-over.ts";
import { MOST_SETS } from "../../lib/contract/request.ts";
import type { NamedSet } from "../../lib/contract/saved-set.ts";
import type { Game } from "../../lib/core/game.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import type { OpenedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { drawOwn } from "../_client/art/data-url.ts";
import { openCode } from "./decks.ts";
import { poolOf } from "./pools.ts";
import type { Faults } from "./problem.ts";
import { partOf } from "./set-parts.ts";

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
  if (deck.ok) {
    const cards = deck.deck.entries.map(({ card }) => pool.of(card));
    drawOwn(game, cards, (await poolOf(game)).cards);
  }
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
  let pool = await poolOf(game);
  const sets: NamedSet[] = [];
  const faults: SetFault[] = [];
  for (const id of new Set(ids)) {
    const part = await partOf(game, id);
    if ("fault" in part) faults.push({ id, message: part.fault });
    else {
      sets.push(part.set);
      pool = new PoolOver(pool, part.pool);
    }
  }
  return { pool, sets, faults };
}
