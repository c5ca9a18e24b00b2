import { Pool } from "../../lib/cards/pool.ts";
import type { CardSet } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { hasOwnSets, lateOwnSets } from "./has-own-sets.ts";

/** The cards of a game that a page works with, as they can be sent to a worker. */
export interface Cards {
  readonly sets: readonly CardSet[];
  readonly codes: readonly (readonly [string, number])[];
}

/** A game as pages list it that do not load its rules. */
type Listed = Pick<Game, "id" | "name">;

/**
 * Loads the cards of a game, and lays over them those that this browser keeps. The response for a URL never changes,
 * because the URL contains a stamp of the card sets.
 */
export async function loadCards(game: Listed, stamp: string): Promise<Cards> {
  const [{ sets, codes }, own] = await Promise.all([loadBuiltIn(game, stamp), ownSets(game)]);
  return { sets: withOwn(sets, own), codes };
}

/** The cards of a game as the server has them; without a stamp, those that are kept for when it does not answer. */
export async function loadBuiltIn(game: Listed, stamp?: string): Promise<Cards> {
  const address = `/games/${game.id}/pool`;
  const answer = stamp === undefined ? await fromCacheOrServer(address) : await fetch(`${address}?v=${stamp}`);
  if (!answer.ok) throw new Error(`The cards of ${game.name} could not be loaded (status ${answer.status}).`);
  return answer.json();
}

async function fromCacheOrServer(address: string): Promise<Response> {
  const kept = "caches" in globalThis ? await caches.match(address, { ignoreSearch: true }) : undefined;
  return kept ?? fetch(address);
}

export async function loadPool(game: Game, stamp?: string): Promise<Pool> {
  const [builtIn, own] = await Promise.all([loadBuiltIn(game, stamp), ownSets(game)]);
  const codes = new Map(builtIn.codes);
  const pool = new Pool(game, withOwn(builtIn.sets, own), codes);
  if (own.length === 0) return pool;
  const { drawOwn } = await import("./art/data-url.ts");
  drawOwn(game, pool.cards, new Pool(game, builtIn.sets, codes).cards);
  return pool;
}

/** Own sets lie over the others, each with an id of its own. */
function withOwn(sets: readonly CardSet[], own: readonly CardSet[]): readonly CardSet[] {
  const taken = new Set(sets.map(({ id }) => id));
  return [...sets, ...own.map((set) => (taken.has(set.id) ? { ...set, id: `${set.id}-own` } : set))];
}

/** The reader of card sets is loaded only if there are any, so that nobody else waits for it. */
async function ownSets({ id }: Listed): Promise<readonly CardSet[]> {
  if (!(await hasOwnSets())) return [];
  return (await lateOwnSets()).setsInUse(id);
}
