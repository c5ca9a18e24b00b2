import { near } from "../../lib/cards/near.ts";
import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import type { Found } from "../../lib/contract/found.ts";
import { fold } from "../../lib/core/words.ts";
import { codeIn } from "../../lib/deck/code/code-in-text.ts";
import { titleOf } from "../../lib/deck/verdict/judged-deck.ts";
import { games } from "../../lib/games/index.ts";
import { cardPath } from "../_ui/cards/card-path.ts";
import { openCode } from "./decks.ts";
import { poolOf } from "./pools.ts";
import { openShared, savedIn } from "./saved/shared.ts";

const MOST_FOUND = 8;
const MOST_LETTERS = 8_192;

/** The deck of a code or an address, or the cards of all games whose names are what was typed, or near it. */
export async function findAnywhere(typed: string): Promise<readonly Found[]> {
  const text = typed.trim().slice(0, MOST_LETTERS);
  if (text === "" || text.includes("\n")) return [];
  const deck = await deckAt(text);
  return deck ? [deck] : cardsNamed(await Promise.all(games.map(poolOf)), text);
}

async function deckAt(text: string): Promise<Found | undefined> {
  const saved = savedIn(text);
  const code = codeIn(text);
  const opened = saved ? await openShared(saved.id, saved.version) : code && (await openCode(code.letters));
  if (!opened?.ok) return undefined;
  const { id, name } = opened.shared.pool.game;
  const version = saved?.version === undefined ? "" : `?version=${saved.version}`;
  const href = saved ? `/decks/${saved.id}${version}` : `/d/${code?.letters}`;
  return { href, name: titleOf(opened.shared), game: id, gameName: name, kind: "deck" };
}

/** Names that begin with what was typed come first, then those that contain it. Near names are for want of both. */
export function cardsNamed(pools: readonly Pool[], typed: string): readonly Found[] {
  const key = fold(typed);
  const all = pools.flatMap((pool) => pool.cards.map((entry) => ({ pool, entry })));
  const begins = all.filter(({ entry }) => entry.folded.startsWith(key));
  const contains = all.filter(({ entry }) => !entry.folded.startsWith(key) && entry.folded.includes(key));
  const named = [...begins, ...contains];
  const found = named.length > 0 ? named : pools.flatMap((pool) => near(pool, typed).map((entry) => ({ pool, entry })));
  return found.slice(0, MOST_FOUND).map(({ pool, entry }) => foundCard(pool, entry));
}

function foundCard({ game }: Pool, entry: PoolCard): Found {
  return { href: cardPath(game, entry), name: entry.label, game: game.id, gameName: game.name, kind: "card" };
}
