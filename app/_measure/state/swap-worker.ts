// Finds the legal swaps of a deck in a thread of its own, and writes the decks that some of them make.
import { Pool } from "../../../lib/cards/pool.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import type { Start } from "../../../lib/core/table/board.ts";
import { encode } from "../../../lib/deck/code/code-writer.ts";
import { givenDeck } from "../../../lib/deck/code/given-deck.ts";
import { changed, deckOfDraft, newDraft } from "../../../lib/deck/draft/draft.ts";
import { type DeckSwap, type Swaps, swapsIn } from "../../../lib/deck/swaps.ts";
import { games } from "../../../lib/games/index.ts";
import { dealerFor, type Trial } from "../../../lib/trials/trial.ts";
import { unusedIn } from "../../../lib/trials/unused.ts";
import type { Cards } from "../../_client/pool.ts";

/** A deck whose swaps are wanted, and then the swaps whose decks are. */
export type ToSwap =
  | {
      readonly game: string;
      readonly code: string;
      readonly cards: Cards;
      readonly start: Start;
      readonly trial: Trial;
    }
  | { readonly write: readonly DeckSwap[] };

/** A code is undefined if no link can carry the deck. */
export type SwapAnswer =
  | { readonly swaps: Swaps /** The cards that its pilot makes nothing of. */; readonly unused: readonly string[] }
  | { readonly codes: readonly (string | undefined)[] };

let opened: { readonly pool: Pool; readonly deck: Deck } | undefined;

async function answer(data: ToSwap): Promise<SwapAnswer> {
  if ("write" in data) return { codes: data.write.map(codeAfter) };
  const game = gameNamed(games, data.game);
  const pool = game && new Pool(game, data.cards.sets, new Map(data.cards.codes));
  const given = pool && givenDeck(games, pool, data.code);
  if (!pool || !given || "why" in given) throw new Error(`there is no deck of ${data.game}`);
  opened = { pool, deck: given.deck };
  const { start, trial } = data;
  const goldfish = await game.goldfish();
  const sections = game.sections.map(({ id }) => id);
  return {
    swaps: swapsIn(pool, given.deck, goldfish, start),
    unused: unusedIn(dealerFor(goldfish, trial), start, trial, sections),
  };
}

function codeAfter({ cut, add, edits }: DeckSwap): string | undefined {
  if (!opened) return undefined;
  const { pool, deck } = opened;
  const step = { says: `${add} for ${cut}`, edits };
  return encode(games, pool, deckOfDraft(pool, changed(newDraft(pool.game, "swapped", deck), { do: "step", step })));
}

// A failure reaches the page only if it is reported.
addEventListener(
  "message",
  ({ data }: MessageEvent<ToSwap>) =>
    void answer(data)
      .then((said) => postMessage(said))
      .catch(reportError),
);
