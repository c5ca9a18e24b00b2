import type { Provenance } from "../../lib/contract/provenance.ts";
import type { DealtHand } from "../../lib/deck/table-setup.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { publicOrigin } from "./origin.ts";
import { stampFor } from "./pools.ts";
import { provenanceOf } from "./provenance.ts";
import { firstHandOf } from "./tables.ts";

/** The parts of a deck's page that only the server knows. */
interface DeckPage {
  /** The whole link of the deck. */
  readonly link: string;
  /** A stamp of the game's cards. */
  readonly stamp: string;
  /** A first hand. It follows from the deck's code, so that everybody who opens the page sees the same one. */
  readonly hand: DealtHand | undefined;
  readonly made: Provenance;
}

export async function deckPageOf(shared: JudgedDeck, code: string | null, path: string): Promise<DeckPage> {
  const { game } = shared.pool;
  return {
    link: `${publicOrigin() ?? ""}${path}`,
    stamp: await stampFor(game),
    hand: code === null ? undefined : await firstHandOf(shared, code),
    made: await provenanceOf(game),
  };
}
